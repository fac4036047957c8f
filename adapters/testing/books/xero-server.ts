import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import {
  allocate,
  bankTransactions,
  byId,
  changeContact,
  deletePayment,
  isPaymentSought,
  matchesQuery,
  listed,
  payInXero,
  receiveOverpayment,
  refusal,
  release,
  type XeroReply,
  saveContact,
  saveCreditNote,
  saveInvoice,
  savePayment,
  setStatus,
  type ShapeName,
  type XeroBooks,
} from './xero-books.ts';
import { accounts, taxRates, trackingCategories } from './xero-chart.ts';
import schema from './xero-schema.json' with { type: 'json' };

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

export type XeroServer = XeroBooks & {
  readonly url: string;
  /** Requests and responses that violate Xero's published schema. */
  readonly faults: string[];
  readonly received: XeroRequest[];
  readonly organisations: { readonly tenantId: string; readonly tenantName: string }[];
  /** Replies that go before those of the API, one per request. */
  readonly troubles: XeroTrouble[];
  /** Requests that are processed, but whose response is lost. */
  readonly swallows: RegExp[];
  /** What happens while requests are processed; the first that matches, once. */
  readonly meanwhile: { readonly at: RegExp; readonly work: () => Promise<void> }[];
  /** Refresh tokens that are valid: each is used once. */
  readonly refreshTokens: Set<string>;
  /** How often tokens were refreshed. */
  readonly refreshed: { count: number };
  /** A user of Xero enters a payment of an invoice. */
  pay(invoiceNumber: string, amount: number, date: string, reference?: string): string;
  /** Xero keeps idempotency keys for a while only: now they are gone. */
  forgetKeys(): void;
  /** A user deletes a payment there. */
  unpay(paymentId: string): void;
  close(): Promise<void>;
};

type XeroTrouble = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

type State = Omit<XeroServer, 'url' | 'close' | 'pay' | 'unpay' | 'forgetKeys'> & {
  readonly codes: Map<string, string>;
  readonly accessTokens: Set<string>;
  readonly replies: Map<string, XeroReply>;
};

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
    overpayments: new Map(),
    contacts: new Map(),
    organisations: [{ tenantId: randomUUID(), tenantName: 'Acme Freight Pty Ltd' }],
    troubles: [],
    swallows: [],
    meanwhile: [],
    refreshTokens: new Set(),
    refreshed: { count: 0 },
    codes: new Map(),
    accessTokens: new Set(),
    replies: new Map(),
  };
  const server: Server = createServer((request, response) => {
    void serve(state, request, response);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: used } = server.address() as AddressInfo;
  return {
    ...state,
    url: `http://127.0.0.1:${used}`,
    pay: (invoiceNumber, amount, date, reference = 'Bank feed') =>
      payInXero(state, { invoiceNumber, amount, date, reference }),
    forgetKeys: () => state.replies.clear(),
    unpay: (paymentId) => void deletePayment(state, paymentId),
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
  const during = state.meanwhile.findIndex(({ at }) => at.test(`${one.method} ${one.path}`));
  if (during !== -1) await state.meanwhile.splice(during, 1)[0]?.work();
  const at = swallows.findIndex((swallow) => swallow.test(`${one.method} ${one.path}`));
  if (at !== -1) {
    swallows.splice(at, 1);
    return response.destroy();
  }
  return send(response, reply);
}

function send(response: ServerResponse, { status, body }: XeroReply, headers = {}) {
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

function tokens(state: State, request: IncomingMessage, text: string): XeroReply {
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

function guarded(state: State, request: IncomingMessage, one: XeroRequest): XeroReply {
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
  const known = one.key === undefined ? undefined : state.replies.get(one.key);
  if (known !== undefined) return known;
  const reply = replyOf(state, one);
  if (one.key !== undefined && reply.status === 200) state.replies.set(one.key, reply);
  return reply;
}

function replyOf(state: State, one: XeroRequest): XeroReply {
  const [, collection = '', id, part, partId] = one.path.replace('/api.xro/2.0', '').split('/');
  const path = [collection, id && 'id', part].filter((name) => name !== undefined).join('/');
  const source = { name: collection, id: id ?? '' };
  switch (`${one.method} /${path}`) {
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
      return listed(state.invoices, 'Invoices', (invoice) => matchesQuery(one, invoice));
    case 'GET /Invoices/id':
      return byId(state.invoices, 'Invoices', id);
    case 'PUT /Invoices':
      return checked(state, 'Invoices', one.body, () => saveInvoice(state, one.body));
    case 'POST /Invoices/id':
      return checked(state, 'Invoices', one.body, () => setStatus(state.invoices, 'Invoices', id));
    case 'GET /CreditNotes':
      return listed(state.creditNotes, 'CreditNotes', (note) => matchesQuery(one, note));
    case 'GET /CreditNotes/id':
      return byId(state.creditNotes, 'CreditNotes', id);
    case 'PUT /CreditNotes':
      return checked(state, 'CreditNotes', one.body, () => saveCreditNote(state, one.body));
    case 'POST /CreditNotes/id':
      return setStatus(state.creditNotes, 'CreditNotes', id);
    case 'PUT /CreditNotes/id/Allocations':
    case 'PUT /Overpayments/id/Allocations':
      return checked(state, 'Allocations', one.body, () => allocate(state, source, one.body));
    case 'DELETE /CreditNotes/id/Allocations':
    case 'DELETE /Overpayments/id/Allocations':
      return release(state, source, partId ?? '');
    case 'PUT /BankTransactions':
      return checked(state, 'BankTransactions', one.body, () =>
        receiveOverpayment(state, one.body),
      );
    case 'GET /BankTransactions':
      return bankTransactions(state);
    case 'GET /Overpayments':
      return listed(state.overpayments, 'Overpayments', () => true);
    case 'GET /Overpayments/id':
      return byId(state.overpayments, 'Overpayments', id);
    case 'GET /Payments':
      return listed(state.payments, 'Payments', (payment) => isPaymentSought(one, payment));
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

function checked(state: State, shape: ShapeName, body: unknown, reply: () => XeroReply): XeroReply {
  const faults = faultsOf(shape, body);
  state.faults.push(...faults);
  return faults.length > 0 ? refusal(faults.join('; ')) : reply();
}
