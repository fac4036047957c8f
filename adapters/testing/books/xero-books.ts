import { randomUUID } from 'node:crypto';
import { accounts } from './xero-chart.ts';
import type schema from './xero-schema.json';

export type Json = Readonly<Record<string, unknown>>;
export type ShapeName = keyof (typeof schema)['$defs'];
export type XeroReply = {
  readonly status: number;
  readonly body: unknown;
  readonly shape?: ShapeName;
};

/** What an organisation in Xero holds. */
export type XeroBooks = {
  readonly invoices: Map<string, Json>;
  readonly creditNotes: Map<string, Json>;
  readonly payments: Map<string, Json>;
  readonly contacts: Map<string, Json>;
};

export const refusal = (...messages: readonly string[]): XeroReply => ({
  status: 400,
  shape: 'Error',
  body: {
    ErrorNumber: 10,
    Type: 'ValidationException',
    Message: 'A validation exception occurred',
    Elements: [{ ValidationErrors: messages.map((Message) => ({ Message })) }],
  },
});

export const listed = (
  all: ReadonlyMap<string, Json>,
  name: ShapeName,
  isWanted: (one: Json) => boolean,
): XeroReply => ({
  status: 200,
  shape: name,
  body: { [name]: [...all.values()].filter(isWanted) },
});

export const byId = (all: ReadonlyMap<string, Json>, name: ShapeName, id = ''): XeroReply => {
  const one = all.get(id);
  return one === undefined
    ? { status: 404, body: {} }
    : { status: 200, shape: name, body: { [name]: [one] } };
};

/** By number, or everything from a day on; Xero's own filter language is not played. */
export function matchesQuery({ query }: { readonly query: URLSearchParams }, one: Json): boolean {
  const number = String(one['InvoiceNumber'] ?? one['CreditNoteNumber']);
  const numbers = query.get('InvoiceNumbers');
  const where = query.get('where') ?? '';
  if (numbers !== null) return numbers === number;
  return where.includes('CreditNoteNumber==') ? where.includes(`"${number}"`) : true;
}

const firstOf = (body: unknown, name: string): Json =>
  ((body as Json)[name] as readonly Json[])[0] as Json;

export function saveContact(state: XeroBooks, body: unknown): XeroReply {
  const sent = firstOf(body, 'Contacts');
  const isTaken = [...state.contacts.values()].some(({ Name }) => Name === sent['Name']);
  if (isTaken) return refusal(`The contact name ${String(sent['Name'])} is already assigned.`);
  const contact = { ...sent, ContactID: randomUUID(), ContactStatus: 'ACTIVE' };
  state.contacts.set(contact.ContactID, contact);
  return { status: 200, shape: 'Contacts', body: { Contacts: [contact] } };
}

export function changeContact(state: XeroBooks, body: unknown): XeroReply {
  const sent = firstOf(body, 'Contacts');
  const id = String(sent['ContactID']);
  const contact = { ...state.contacts.get(id), ...sent };
  state.contacts.set(id, contact);
  return { status: 200, shape: 'Contacts', body: { Contacts: [contact] } };
}

type Line = {
  readonly UnitAmount: number;
  readonly TaxAmount: number;
  readonly AccountCode: string;
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;

function totalsOf(sent: Json) {
  const lines = sent['LineItems'] as readonly Line[];
  const SubTotal = cents(lines.reduce((sum, line) => sum + line.UnitAmount, 0));
  const TotalTax = cents(lines.reduce((sum, line) => sum + line.TaxAmount, 0));
  return { SubTotal, TotalTax, Total: cents(SubTotal + TotalTax), lines };
}

const unknownAccount = (lines: readonly Line[]) =>
  lines.find(({ AccountCode }) => !accounts.some(({ Code }) => Code === AccountCode));

/** As Xero sends dates: midnight UTC in milliseconds. */
const jsonDate = (day: unknown): string => `/Date(${Date.parse(String(day))}+0000)/`;

export function saveInvoice(state: XeroBooks, body: unknown): XeroReply {
  const sent = firstOf(body, 'Invoices');
  const { lines, ...totals } = totalsOf(sent);
  const isTaken = [...state.invoices.values()].some(
    (one) => one['InvoiceNumber'] === sent['InvoiceNumber'] && one['Status'] !== 'VOIDED',
  );
  if (isTaken) return refusal('Invoice # must be unique.');
  const wrong = unknownAccount(lines);
  if (wrong !== undefined) return refusal(`Account code '${wrong.AccountCode}' is not valid.`);
  const id = randomUUID();
  const { ContactID } = sent['Contact'] as { readonly ContactID: string };
  const invoice = {
    ...sent,
    ...totals,
    InvoiceID: id,
    Date: jsonDate(sent['Date']),
    Contact: { ContactID, Name: state.contacts.get(ContactID)?.['Name'] },
    AmountDue: totals.Total,
    AmountPaid: 0,
  };
  state.invoices.set(id, invoice);
  return { status: 200, shape: 'Invoices', body: { Invoices: [invoice] } };
}

export function saveCreditNote(state: XeroBooks, body: unknown): XeroReply {
  const sent = firstOf(body, 'CreditNotes');
  const { lines: _, ...totals } = totalsOf(sent);
  const id = randomUUID();
  const note = {
    ...sent,
    ...totals,
    CreditNoteID: id,
    Date: jsonDate(sent['Date']),
    RemainingCredit: totals.Total,
  };
  state.creditNotes.set(id, note);
  return { status: 200, shape: 'CreditNotes', body: { CreditNotes: [note] } };
}

export function setStatus(all: Map<string, Json>, name: ShapeName, id = ''): XeroReply {
  const one = all.get(id);
  if (one === undefined) return { status: 404, body: {} };
  if (Number(one['AmountPaid'] ?? 0) > 0) return refusal('Invoice with payments cannot be voided.');
  const after = { ...one, Status: 'VOIDED', ...('AmountDue' in one && { AmountDue: 0 }) };
  all.set(id, after);
  return { status: 200, shape: name, body: { [name]: [after] } };
}

/** Takes an amount off an invoice, or a negative one back on. */
function reduce(state: XeroBooks, id: string, amount: number): boolean {
  const invoice = state.invoices.get(id);
  const due = Number(invoice?.['AmountDue']);
  if (invoice === undefined || amount > due) return false;
  const after = {
    ...invoice,
    AmountDue: cents(due - amount),
    AmountPaid: cents(Number(invoice['AmountPaid']) + amount),
    Status: cents(due - amount) === 0 ? 'PAID' : 'AUTHORISED',
  };
  state.invoices.set(id, after);
  return true;
}

export function savePayment(state: XeroBooks, body: unknown): XeroReply {
  const sent = firstOf(body, 'Payments');
  const { InvoiceID } = sent['Invoice'] as { readonly InvoiceID: string };
  if (!reduce(state, InvoiceID, Number(sent['Amount']))) {
    return refusal('Payment amount exceeds the amount outstanding on this document');
  }
  const id = randomUUID();
  const payment = {
    ...sent,
    PaymentID: id,
    Date: jsonDate(sent['Date']),
    Status: 'AUTHORISED',
    PaymentType: 'ACCRECPAYMENT',
  };
  state.payments.set(id, payment);
  return { status: 200, shape: 'Payments', body: { Payments: [payment] } };
}

export function deletePayment(state: XeroBooks, id: string): XeroReply {
  const payment = state.payments.get(id);
  if (payment === undefined) return { status: 404, body: {} };
  const { InvoiceID } = payment['Invoice'] as { readonly InvoiceID: string };
  reduce(state, InvoiceID, -Number(payment['Amount']));
  const after = { ...payment, Status: 'DELETED' };
  state.payments.set(id, after);
  return { status: 200, shape: 'Payments', body: { Payments: [after] } };
}

export function allocate(state: XeroBooks, id: string, body: unknown): XeroReply {
  const sent = firstOf(body, 'Allocations');
  const note = state.creditNotes.get(id);
  const amount = Number(sent['Amount']);
  const { InvoiceID } = sent['Invoice'] as { readonly InvoiceID: string };
  const left = Number(note?.['RemainingCredit']);
  if (note === undefined || amount > left || !reduce(state, InvoiceID, amount)) {
    return refusal('The amount to allocate exceeds what is left of the credit.');
  }
  const allocation = { ...sent, AllocationID: randomUUID() };
  const before = (note['Allocations'] ?? []) as readonly Json[];
  const after = { RemainingCredit: cents(left - amount), Allocations: [...before, allocation] };
  state.creditNotes.set(id, { ...note, ...after });
  return { status: 200, shape: 'Allocations', body: { Allocations: [allocation] } };
}

export function release(state: XeroBooks, id: string, allocationId: string): XeroReply {
  const note = state.creditNotes.get(id);
  const before = (note?.['Allocations'] ?? []) as readonly Json[];
  const gone = before.find(({ AllocationID }) => AllocationID === allocationId);
  if (note === undefined || gone === undefined) return { status: 404, body: {} };
  const { InvoiceID } = gone['Invoice'] as { readonly InvoiceID: string };
  reduce(state, InvoiceID, -Number(gone['Amount']));
  const left = cents(Number(note['RemainingCredit']) + Number(gone['Amount']));
  const Allocations = before.filter((each) => each !== gone);
  state.creditNotes.set(id, { ...note, RemainingCredit: left, Allocations });
  return { status: 200, body: { AllocationID: allocationId, IsDeleted: true } };
}

type Entered = { readonly invoiceNumber: string; readonly amount: number; readonly date: string };

export function payInXero(state: XeroBooks, { invoiceNumber, amount, date }: Entered): string {
  const [id = ''] =
    [...state.invoices].find(([, one]) => one['InvoiceNumber'] === invoiceNumber) ?? [];
  const payment = {
    Invoice: { InvoiceID: id },
    Amount: amount,
    Date: date,
    Reference: 'Bank feed',
  };
  const { body } = savePayment(state, { Payments: [payment] });
  return String(firstOf(body, 'Payments')['PaymentID']);
}
