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
  readonly overpayments: Map<string, Json>;
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
  const [, type] = /Type=="([^"]+)"/.exec(where) ?? [];
  if (type !== undefined && type !== one['Type']) return false;
  return where.includes('Number==') ? where.includes(`"${number}"`) : true;
}

/** The conditions that Xero answers fast for payments: page payments, "optimised filtering". */
export function isPaymentSought({ query }: { readonly query: URLSearchParams }, one: Json) {
  const { InvoiceID } = (one['Invoice'] ?? {}) as { readonly InvoiceID?: string };
  return (query.get('where') ?? '').split(' AND ').every((condition) => {
    const [, member = '', value = ''] =
      /^([A-Za-z.]+)==(?:guid\()?"(.*?)"\)?$/.exec(condition) ?? [];
    return (member === 'Invoice.InvoiceID' ? InvoiceID : one[member]) === value;
  });
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
  // Suppliers number their bills: only sales have unique numbers.
  const isTaken = [...state.invoices.values()].some(
    (one) =>
      sent['Type'] === 'ACCREC' &&
      one['Type'] === 'ACCREC' &&
      one['InvoiceNumber'] === sent['InvoiceNumber'] &&
      one['Status'] !== 'VOIDED',
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

/** The credit notes and overpayments, from which money is taken. */
const creditsOf = (state: XeroBooks, name: string): Map<string, Json> =>
  name === 'CreditNotes' ? state.creditNotes : state.overpayments;

/** Takes an amount off what is left of a credit, or a negative one back on. */
function takeFrom(credits: Map<string, Json>, id: string, amount: number): boolean {
  const credit = credits.get(id);
  const left = Number(credit?.['RemainingCredit']);
  if (credit === undefined || amount > left) return false;
  const RemainingCredit = cents(left - amount);
  credits.set(id, {
    ...credit,
    RemainingCredit,
    Status: RemainingCredit === 0 ? 'PAID' : 'AUTHORISED',
  });
  return true;
}

/** Of an invoice or bill; of a credit note or overpayment it is a refund. */
function payTarget(state: XeroBooks, sent: Json): string | undefined {
  const amount = Number(sent['Amount']);
  const idIn = (member: string, id: string) =>
    (sent[member] as Json | undefined)?.[id] as string | undefined;
  const creditId = idIn('CreditNote', 'CreditNoteID');
  if (creditId !== undefined) {
    return takeFrom(state.creditNotes, creditId, amount) ? 'ARCREDITPAYMENT' : undefined;
  }
  const prepaidId = idIn('Overpayment', 'OverpaymentID');
  if (prepaidId !== undefined) {
    const isTaken = takeFrom(state.overpayments, prepaidId, amount);
    return isTaken ? 'AROVERPAYMENTPAYMENT' : undefined;
  }
  const id = String(idIn('Invoice', 'InvoiceID'));
  if (!reduce(state, id, amount)) return undefined;
  return state.invoices.get(id)?.['Type'] === 'ACCPAY' ? 'ACCPAYPAYMENT' : 'ACCRECPAYMENT';
}

export function savePayment(state: XeroBooks, body: unknown): XeroReply {
  const sent = firstOf(body, 'Payments');
  const PaymentType = payTarget(state, sent);
  if (PaymentType === undefined) {
    return refusal('Payment amount exceeds the amount outstanding on this document');
  }
  const id = randomUUID();
  const made = { PaymentID: id, Date: jsonDate(sent['Date']), Status: 'AUTHORISED', PaymentType };
  const payment = { ...sent, ...made };
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

/** A bank transaction of this type is an overpayment with the same id. */
export function receiveOverpayment(state: XeroBooks, body: unknown): XeroReply {
  const sent = firstOf(body, 'BankTransactions');
  const lines = sent['LineItems'] as readonly { readonly UnitAmount: number }[];
  const Total = cents(lines.reduce((sum, { UnitAmount }) => sum + UnitAmount, 0));
  const id = randomUUID();
  const { ContactID } = sent['Contact'] as { readonly ContactID: string };
  const shared = {
    Type: 'RECEIVE-OVERPAYMENT',
    Contact: { ContactID, Name: state.contacts.get(ContactID)?.['Name'] },
    LineItems: sent['LineItems'],
    Date: jsonDate(sent['Date']),
    Total,
    Status: 'AUTHORISED',
    OverpaymentID: id,
  };
  state.overpayments.set(id, { ...shared, RemainingCredit: Total });
  const transaction = { ...shared, BankTransactionID: id, BankAccount: sent['BankAccount'] };
  return {
    status: 200,
    shape: 'BankTransactions',
    body: { BankTransactions: [transaction] },
  };
}

/** The bank transactions of overpayments, which are all that are here. */
export const bankTransactions = (state: XeroBooks): XeroReply => ({
  status: 200,
  shape: 'BankTransactions',
  body: {
    BankTransactions: [...state.overpayments].map(([id, one]) => ({
      Type: one['Type'],
      Contact: one['Contact'],
      LineItems: one['LineItems'],
      Date: one['Date'],
      Total: one['Total'],
      OverpaymentID: id,
      BankTransactionID: id,
      Status: 'AUTHORISED',
      BankAccount: {},
    })),
  },
});

type Source = { readonly name: string; readonly id: string };

/** Applies a credit note or overpayment to an invoice. */
export function allocate(state: XeroBooks, { name, id }: Source, body: unknown): XeroReply {
  const sent = firstOf(body, 'Allocations');
  const credits = creditsOf(state, name);
  const amount = Number(sent['Amount']);
  const { InvoiceID } = sent['Invoice'] as { readonly InvoiceID: string };
  const isOwed = amount <= Number(state.invoices.get(InvoiceID)?.['AmountDue']);
  if (!isOwed || !takeFrom(credits, id, amount) || !reduce(state, InvoiceID, amount)) {
    return refusal('The amount to allocate exceeds what is left of the credit.');
  }
  const allocation = { ...sent, AllocationID: randomUUID() };
  const before = (credits.get(id)?.['Allocations'] ?? []) as readonly Json[];
  credits.set(id, { ...credits.get(id), Allocations: [...before, allocation] });
  return { status: 200, shape: 'Allocations', body: { Allocations: [allocation] } };
}

export function release(state: XeroBooks, { name, id }: Source, allocationId: string): XeroReply {
  const credits = creditsOf(state, name);
  const before = (credits.get(id)?.['Allocations'] ?? []) as readonly Json[];
  const gone = before.find(({ AllocationID }) => AllocationID === allocationId);
  if (gone === undefined) return { status: 404, body: {} };
  const { InvoiceID } = gone['Invoice'] as { readonly InvoiceID: string };
  reduce(state, InvoiceID, -Number(gone['Amount']));
  takeFrom(credits, id, -Number(gone['Amount']));
  const Allocations = before.filter((each) => each !== gone);
  credits.set(id, { ...credits.get(id), Allocations });
  return { status: 200, body: { AllocationID: allocationId, IsDeleted: true } };
}

type Entered = {
  readonly invoiceNumber: string;
  readonly amount: number;
  readonly date: string;
  readonly reference: string;
};

export function payInXero(state: XeroBooks, entered: Entered): string {
  const { invoiceNumber, amount, date, reference } = entered;
  const [id = ''] =
    [...state.invoices].find(([, one]) => one['InvoiceNumber'] === invoiceNumber) ?? [];
  const payment = {
    Invoice: { InvoiceID: id },
    Amount: amount,
    Date: date,
    Reference: reference,
  };
  const { body } = savePayment(state, { Payments: [payment] });
  return String(firstOf(body, 'Payments')['PaymentID']);
}
