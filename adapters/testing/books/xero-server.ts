import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import schema from './xero-schema.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;
type ShapeName = keyof typeof schema.$defs;

const shapes = new Map<ShapeName, z.ZodType>();
function faultsOf(name: ShapeName, value: unknown): string[] {
  const shape =
    shapes.get(name) ??
    z.fromJSONSchema({
      $ref: `#/$defs/${name}`,
      $defs: schema.$defs,
    } as z.core.JSONSchema.JSONSchema);
  shapes.set(name, shape);
  const read = shape.safeParse(value);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${name}.${path.join('.')}: ${message}`);
}

export type XeroRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly key: string | undefined;
  readonly body: unknown;
};

export type XeroServer = {
  readonly url: string;
  /** Requests and responses that violate Xero's published schema. */
  readonly faults: string[];
  readonly received: XeroRequest[];
  readonly invoices: Map<string, Json>;
  readonly creditNotes: Map<string, Json>;
  readonly payments: Map<string, Json>;
  readonly contacts: Map<string, Json>;
  readonly organisations: { readonly tenantId: string; readonly tenantName: string }[];
  /** Replies that go before those of the API, one per request. */
  readonly troubles: XeroTrouble[];
  /** Requests that are processed, but whose response is lost. */
  readonly swallows: RegExp[];
  /** Refresh tokens that are valid: each is used once. */
  readonly refreshTokens: Set<string>;
  /** How often tokens were refreshed. */
  readonly refreshed: { count: number };
  /** A user of Xero enters a payment of an invoice. */
  pay(invoiceNumber: string, amount: number, date: string): string;
  close(): Promise<void>;
};

type XeroTrouble = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

type State = Omit<XeroServer, 'url' | 'close' | 'pay'> & {
  readonly codes: Map<string, string>;
  readonly accessTokens: Set<string>;
  readonly answered: Map<string, Reply>;
};
type Reply = { readonly status: number; readonly body: unknown; readonly shape?: ShapeName };

/**
 * Xero reduced to what tests need: its sign-in, token rotation and calls follow its documentation,
 * and every request and response of the API is checked against the published schema.
 */
export async function xeroServer(port = 0): Promise<XeroServer> {
  const state: State = {
    faults: [],
    received: [],
    invoices: new Map(),
    creditNotes: new Map(),
    payments: new Map(),
    contacts: new Map(),
    organisations: [{ tenantId: randomUUID(), tenantName: 'Acme Freight Pty Ltd' }],
    troubles: [],
    swallows: [],
    refreshTokens: new Set(),
    refreshed: { count: 0 },
    codes: new Map(),
    accessTokens: new Set(),
    answered: new Map(),
  };
  const server: Server = createServer((request, response) => {
    void serve(state, request, response);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: used } = server.address() as AddressInfo;
  return {
    ...state,
    url: `http://127.0.0.1:${used}`,
    pay: (invoiceNumber, amount, date) => payInXero(state, { invoiceNumber, amount, date }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://xero');
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  if (url.pathname === '/identity/connect/authorize') return authorize(state, url, response);
  if (url.pathname === '/connect/token') return send(response, tokens(state, request, text));
  const { troubles, swallows, received } = state;
  const trouble = troubles.shift();
  if (trouble !== undefined) {
    return send(response, { status: trouble.status, body: trouble.body ?? {} }, trouble.headers);
  }
  const one: XeroRequest = {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    key: request.headers['idempotency-key'] as string | undefined,
    body: text === '' ? undefined : JSON.parse(text),
  };
  received.push(one);
  const reply = guarded(state, request, one);
  if (reply.shape !== undefined) state.faults.push(...faultsOf(reply.shape, reply.body));
  const at = swallows.findIndex((swallow) => swallow.test(`${one.method} ${one.path}`));
  if (at !== -1) {
    swallows.splice(at, 1);
    return response.destroy();
  }
  return send(response, reply);
}

function send(response: ServerResponse, { status, body }: Reply, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  return response.end(JSON.stringify(body));
}

/** The page on which a user allows access: here everybody does at once. */
function authorize(state: State, url: URL, response: ServerResponse) {
  const code = randomUUID();
  state.codes.set(code, url.searchParams.get('code_challenge') ?? '');
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('code', code);
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  response.writeHead(302, { location: back.href });
  return response.end();
}

function tokens(state: State, request: IncomingMessage, text: string): Reply {
  const form = new URLSearchParams(text);
  const hasClient = form.has('client_id') || request.headers.authorization?.startsWith('Basic ');
  if (!hasClient) return { status: 400, body: { error: 'invalid_client' } };
  if (!isGranted(state, form)) return { status: 400, body: { error: 'invalid_grant' } };
  const accessToken = randomUUID();
  const refreshToken = randomUUID();
  state.accessTokens.clear();
  state.accessTokens.add(accessToken);
  state.refreshTokens.add(refreshToken);
  const body = {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: 1800,
    token_type: 'Bearer',
  };
  state.faults.push(...faultsOf('AccessToken', body));
  return { status: 200, body };
}

function isGranted(state: State, form: URLSearchParams): boolean {
  if (form.get('grant_type') === 'refresh_token') {
    const isValid = state.refreshTokens.delete(form.get('refresh_token') ?? '');
    if (isValid) state.refreshed.count += 1;
    return isValid;
  }
  const code = form.get('code') ?? '';
  const challenge = state.codes.get(code);
  state.codes.delete(code);
  const verifier = form.get('code_verifier') ?? '';
  return challenge === createHash('sha256').update(verifier).digest('base64url');
}

function guarded(state: State, request: IncomingMessage, one: XeroRequest): Reply {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  if (!state.accessTokens.has(token)) {
    return { status: 401, body: { Title: 'Unauthorized', Status: 401 } };
  }
  if (one.path === '/connections') {
    const connections = state.organisations.map((each) => ({
      ...each,
      id: randomUUID(),
      tenantType: 'ORGANISATION',
    }));
    return { status: 200, body: connections, shape: 'Connections' };
  }
  const tenant = request.headers['xero-tenant-id'];
  if (!state.organisations.some(({ tenantId }) => tenantId === tenant)) {
    return { status: 403, body: { Title: 'Forbidden', Status: 403 } };
  }
  const known = one.key === undefined ? undefined : state.answered.get(one.key);
  if (known !== undefined) return known;
  const reply = replyOf(state, one);
  if (one.key !== undefined && reply.status === 200) state.answered.set(one.key, reply);
  return reply;
}

function replyOf(state: State, one: XeroRequest): Reply {
  const [, collection = '', id, part, partId] = one.path.replace('/api.xro/2.0', '').split('/');
  const query = `${one.method} /${collection}${id === undefined ? '' : '/id'}${part === undefined ? '' : `/${part}`}`;
  switch (query) {
    case 'GET /Accounts':
      return { status: 200, body: { Accounts: accounts }, shape: 'Accounts' };
    case 'GET /TaxRates':
      return { status: 200, body: { TaxRates: taxRates }, shape: 'TaxRates' };
    case 'GET /TrackingCategories':
      return {
        status: 200,
        body: { TrackingCategories: trackingCategories },
        shape: 'TrackingCategories',
      };
    case 'GET /Contacts':
      return listed(state.contacts, 'Contacts', (contact) => {
        const [member = '', value] = (one.query.get('where') ?? '').split('==');
        return value === `"${String(contact[member])}"`;
      });
    case 'POST /Contacts':
      return checked(state, 'Contacts', one.body, () => changeContact(state, one.body));
    case 'PUT /Contacts':
      return checked(state, 'Contacts', one.body, () => saveContact(state, one.body));
    case 'GET /Invoices':
      return listed(state.invoices, 'Invoices', (invoice) => isAsked(one, invoice));
    case 'GET /Invoices/id':
      return byId(state.invoices, 'Invoices', id);
    case 'PUT /Invoices':
      return checked(state, 'Invoices', one.body, () => saveInvoice(state, one.body));
    case 'POST /Invoices/id':
      return checked(state, 'Invoices', one.body, () => setStatus(state.invoices, 'Invoices', id));
    case 'GET /CreditNotes':
      return listed(state.creditNotes, 'CreditNotes', (note) => isAsked(one, note));
    case 'GET /CreditNotes/id':
      return byId(state.creditNotes, 'CreditNotes', id);
    case 'PUT /CreditNotes':
      return checked(state, 'CreditNotes', one.body, () => saveCreditNote(state, one.body));
    case 'POST /CreditNotes/id':
      return setStatus(state.creditNotes, 'CreditNotes', id);
    case 'PUT /CreditNotes/id/Allocations':
      return checked(state, 'Allocations', one.body, () => allocate(state, id ?? '', one.body));
    case 'DELETE /CreditNotes/id/Allocations':
      return release(state, id ?? '', partId ?? '');
    case 'GET /Payments':
      return listed(state.payments, 'Payments', () => true);
    case 'GET /Payments/id':
      return byId(state.payments, 'Payments', id);
    case 'PUT /Payments':
      return checked(state, 'Payments', one.body, () => savePayment(state, one.body));
    case 'POST /Payments/id':
      return checked(state, 'PaymentDelete', one.body, () => deletePayment(state, id ?? ''));
    default:
      return { status: 404, body: { Title: 'Not found', Status: 404 } };
  }
}

function checked(state: State, shape: ShapeName, body: unknown, reply: () => Reply): Reply {
  const faults = faultsOf(shape, body);
  state.faults.push(...faults);
  return faults.length > 0 ? refusal(faults.join('; ')) : reply();
}

const refusal = (...messages: readonly string[]): Reply => ({
  status: 400,
  shape: 'Error',
  body: {
    ErrorNumber: 10,
    Type: 'ValidationException',
    Message: 'A validation exception occurred',
    Elements: [{ ValidationErrors: messages.map((Message) => ({ Message })) }],
  },
});

const listed = (
  all: ReadonlyMap<string, Json>,
  name: ShapeName,
  isWanted: (one: Json) => boolean,
): Reply => ({
  status: 200,
  shape: name,
  body: { [name]: [...all.values()].filter(isWanted) },
});

const byId = (all: ReadonlyMap<string, Json>, name: ShapeName, id = ''): Reply => {
  const one = all.get(id);
  return one === undefined
    ? { status: 404, body: {} }
    : { status: 200, shape: name, body: { [name]: [one] } };
};

/** By number, or everything from a day on; Xero's own filter language is not played. */
function isAsked({ query }: XeroRequest, one: Json): boolean {
  const number = String(one['InvoiceNumber'] ?? one['CreditNoteNumber']);
  const numbers = query.get('InvoiceNumbers');
  const where = query.get('where') ?? '';
  if (numbers !== null) return numbers === number;
  return where.includes('CreditNoteNumber==') ? where.includes(`"${number}"`) : true;
}

const firstOf = (body: unknown, name: string): Json =>
  ((body as Json)[name] as readonly Json[])[0] as Json;

function saveContact(state: State, body: unknown): Reply {
  const sent = firstOf(body, 'Contacts');
  const isTaken = [...state.contacts.values()].some(({ Name }) => Name === sent['Name']);
  if (isTaken) return refusal(`The contact name ${String(sent['Name'])} is already assigned.`);
  const contact = { ...sent, ContactID: randomUUID(), ContactStatus: 'ACTIVE' };
  state.contacts.set(contact.ContactID, contact);
  return { status: 200, shape: 'Contacts', body: { Contacts: [contact] } };
}

function changeContact(state: State, body: unknown): Reply {
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

function saveInvoice(state: State, body: unknown): Reply {
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

function saveCreditNote(state: State, body: unknown): Reply {
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

function setStatus(all: Map<string, Json>, name: ShapeName, id = ''): Reply {
  const one = all.get(id);
  if (one === undefined) return { status: 404, body: {} };
  if (Number(one['AmountPaid'] ?? 0) > 0) return refusal('Invoice with payments cannot be voided.');
  const after = { ...one, Status: 'VOIDED', ...('AmountDue' in one && { AmountDue: 0 }) };
  all.set(id, after);
  return { status: 200, shape: name, body: { [name]: [after] } };
}

/** Takes an amount off an invoice, or a negative one back on. */
function reduce(state: State, id: string, amount: number): boolean {
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

function savePayment(state: State, body: unknown): Reply {
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

function deletePayment(state: State, id: string): Reply {
  const payment = state.payments.get(id);
  if (payment === undefined) return { status: 404, body: {} };
  const { InvoiceID } = payment['Invoice'] as { readonly InvoiceID: string };
  reduce(state, InvoiceID, -Number(payment['Amount']));
  const after = { ...payment, Status: 'DELETED' };
  state.payments.set(id, after);
  return { status: 200, shape: 'Payments', body: { Payments: [after] } };
}

function allocate(state: State, id: string, body: unknown): Reply {
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

function release(state: State, id: string, allocationId: string): Reply {
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

function payInXero(state: State, { invoiceNumber, amount, date }: Entered): string {
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

const accounts = [
  {
    AccountID: '5040915e-8ce7-4177-8d08-fde416232f18',
    Code: '200',
    Name: 'Freight income',
    Type: 'REVENUE',
    Class: 'REVENUE',
    Status: 'ACTIVE',
  },
  {
    AccountID: '6040915e-8ce7-4177-8d08-fde416232f19',
    Code: '210',
    Name: 'Fuel levies',
    Type: 'REVENUE',
    Class: 'REVENUE',
    Status: 'ACTIVE',
  },
  {
    AccountID: '562555f2-8cde-4ce9-8203-0363922537a4',
    Code: '090',
    Name: 'Business bank account',
    Type: 'BANK',
    Class: 'ASSET',
    Status: 'ACTIVE',
  },
];

const taxRates = [
  { Name: 'GST on Income', TaxType: 'OUTPUT', Status: 'ACTIVE', CanApplyToRevenue: true },
  { Name: 'GST Free Income', TaxType: 'EXEMPTOUTPUT', Status: 'ACTIVE', CanApplyToRevenue: true },
  { Name: 'GST on Expenses', TaxType: 'INPUT', Status: 'ACTIVE', CanApplyToRevenue: false },
];

const trackingCategories = [
  {
    TrackingCategoryID: '351953c4-8127-4009-88c3-f9cd8c9cbe9f',
    Name: 'Region',
    Status: 'ACTIVE',
    Options: [
      {
        TrackingOptionID: 'ce205173-7387-4651-9726-2cf4c5405ba2',
        Name: 'East',
        Status: 'ACTIVE',
      },
    ],
  },
];
