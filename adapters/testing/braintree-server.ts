import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isForOneUse, sandboxResponse, usedTwice } from '../sandbox-cards.ts';

/** A transaction's status here, as named by Braintree. */
type StoredSale = {
  readonly id: string;
  readonly type: 'sale' | 'credit';
  readonly amount: string;
  readonly orderId: string;
  status: string;
  readonly fields: string;
  refunded: number;
};

export type BraintreeServer = {
  readonly at: { readonly host: string; readonly port: number; readonly tls: false };
  readonly account: {
    readonly merchantId: string;
    readonly publicKey: string;
    readonly privateKey: string;
    readonly environment: 'Sandbox';
  };
  /**
   * Breaks the connection of sales, voids and refunds: before processing, after it, or by not
   * responding.
   */
  breaks: 'before' | 'after' | 'silence' | null;
  /** All charges and refunds, in order. */
  readonly transactions: readonly StoredSale[];
  /** Simulates the nightly settlement of submitted transactions. */
  settle(): void;
  close(): Promise<void>;
};

const account = {
  merchantId: 'acme_merchant',
  publicKey: 'public_key',
  privateKey: 'private_key',
  environment: 'Sandbox',
} as const;

const element = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes}>${content}</${name}>`;

/** Returns the fields of a transaction as spelled by Braintree's gateway. */
const xmlOf = ({ id, type, amount, orderId, status, fields }: StoredSale): string =>
  element(
    'transaction',
    [
      element('id', id),
      element('type', type),
      element('amount', amount),
      element('order-id', orderId),
      element('status', status),
      element('currency-iso-code', 'AUD'),
      element('merchant-account-id', 'acme_aud'),
      fields,
    ].join(''),
  );

const failure = (message: string, code: string, transaction = ''): string => {
  const error = ['attribute', 'base', 'code', code, 'message', message];
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = error;
  const errors = element(
    'errors',
    element('error', element(a, b) + element(c, d) + element(e, f)),
    ' type="array"',
  );
  const none = element('errors', '', ' type="array"');
  const tree = element('errors', none + element('transaction', code === '' ? none : errors));
  return element('api-error-response', tree + element('message', message) + transaction);
};

type Body = {
  readonly transaction?: Readonly<Record<string, string>>;
  readonly search?: {
    readonly order_id?: { readonly is: string };
    readonly ids?: readonly string[];
  };
};

type SimulatedResponse = { readonly status: number; readonly xml: string };

/**
 * Starts a gateway that implements Braintree's protocol as used by its SDK, version 3.40, with its
 * sandbox.
 */
export async function braintreeServer(): Promise<BraintreeServer> {
  const saved: StoredSale[] = [];
  const used = new Set<string>();
  const add = (transaction: Omit<StoredSale, 'id' | 'refunded'>): StoredSale => {
    const one = { ...transaction, id: `bt${saved.length + 1}`, refunded: 0 };
    saved.push(one);
    return one;
  };
  const responses = {
    sale: (sale: Readonly<Record<string, string>>) => sold(sale, add, used),
    refund: (id: string, request: Readonly<Record<string, string>>) =>
      refunded(saved, id, request, add),
    void: (id: string) => voidedOf(saved, id),
    find: (id: string) => one(saved.find((each) => each.id === id)),
    search: (search: Body['search']) => searched(saved, search),
  };
  const state: { breaks: BraintreeServer['breaks'] } = { breaks: null };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (JSON.parse((await text(request)) || '{}') ?? {}) as Body;
    const doing = request.method !== 'GET' && !request.url?.includes('advanced_search');
    const breaks = doing ? state.breaks : null;
    if (breaks === 'silence') return;
    if (breaks === 'before') return void request.socket.destroy();
    const { status, xml } = authorized(request)
      ? responseTo(responses, request, body)
      : { status: 401, xml: '' };
    if (breaks === 'after') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8' }).end(xml);
  };
  const http: Server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  return Object.assign(state, {
    at: { host: '127.0.0.1', port, tls: false } as const,
    account,
    transactions: saved,
    settle() {
      for (const each of saved) {
        if (each.status === 'submitted_for_settlement') each.status = 'settled';
      }
    },
    close: () =>
      new Promise<void>((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  });
}

const authorized = ({ headers }: IncomingMessage): boolean =>
  headers.authorization ===
  `Basic ${Buffer.from(`${account.publicKey}:${account.privateKey}`).toString('base64')}`;

type FakeResponses = {
  readonly sale: (sale: Readonly<Record<string, string>>) => SimulatedResponse;
  readonly refund: (id: string, request: Readonly<Record<string, string>>) => SimulatedResponse;
  readonly void: (id: string) => SimulatedResponse;
  readonly find: (id: string) => SimulatedResponse;
  readonly search: (search: Body['search']) => SimulatedResponse;
};

function responseTo(
  responses: FakeResponses,
  { method, url = '' }: IncomingMessage,
  body: Body,
): SimulatedResponse {
  const [what = '', id = '', act = ''] = url
    .replace(`/merchants/${account.merchantId}/`, '')
    .split('/');
  if (what === 'client_token') {
    return { status: 201, xml: element('client-token', element('value', 'a-client-token')) };
  }
  if (what !== 'transactions') return { status: 404, xml: '' };
  if (id === 'advanced_search_ids') return idsOf(responses.search(body.search));
  if (id === 'advanced_search') return responses.search(body.search);
  if (id === '') return responses.sale(body.transaction ?? {});
  if (act === 'refund') return responses.refund(id, body.transaction ?? {});
  return method === 'PUT' && act === 'void' ? responses.void(id) : responses.find(id);
}

function sold(
  sale: Readonly<Record<string, string>>,
  add: (transaction: Omit<StoredSale, 'id' | 'refunded'>) => StoredSale,
  used: Set<string>,
): SimulatedResponse {
  const { payment_method_nonce: nonce = '', amount = '', order_id: orderId = '' } = sale;
  const { card, refusal: own } = sandboxResponse(nonce, Number(amount));
  const refusal = used.has(nonce) ? usedTwice : own;
  if (isForOneUse(nonce)) used.add(nonce);
  if (refusal?.by === 'check') {
    return { status: 422, xml: failure(refusal.message, refusal.code) };
  }
  const declined = refusal?.by === 'bank' ? 'processor_declined' : 'gateway_rejected';
  const fields = [
    element('payment-instrument-type', card.type),
    element('processor-authorization-code', refusal === null ? 'ABC123' : ''),
    element('processor-response-text', refusal?.by === 'bank' ? refusal.message : 'Approved'),
    element('gateway-rejection-reason', refusal?.by === 'gateway' ? refusal.code : ''),
    element(
      'credit-card',
      element('card-type', card.cardType) +
        element('cardholder-name', card.holder) +
        element('last-4', card.lastDigits),
    ),
  ].join('');
  const status = refusal === null ? 'submitted_for_settlement' : declined;
  const transaction = add({ type: 'sale', amount, orderId, status, fields });
  return refusal === null
    ? { status: 201, xml: xmlOf(transaction) }
    : { status: 422, xml: failure(refusal.message, '', xmlOf(transaction)) };
}

function refunded(
  saved: readonly StoredSale[],
  id: string,
  { amount = '', order_id: orderId = '' }: Readonly<Record<string, string>>,
  add: (transaction: Omit<StoredSale, 'id' | 'refunded'>) => StoredSale,
): SimulatedResponse {
  const sale = saved.find((each) => each.id === id);
  if (sale === undefined) return { status: 404, xml: '' };
  const left = Number(sale.amount) - sale.refunded;
  if (sale.status !== 'settled') {
    const message = 'Cannot refund a transaction unless it is settled.';
    return { status: 422, xml: failure(message, '91506') };
  }
  if (left <= 0) {
    return { status: 422, xml: failure('Transaction has already been fully refunded.', '91512') };
  }
  if (Number(amount) > left) {
    return { status: 422, xml: failure('Refund amount is too large.', '91521') };
  }
  sale.refunded += Number(amount);
  const { fields } = sale;
  return one(
    add({ type: 'credit', amount, orderId, status: 'submitted_for_settlement', fields }),
    201,
  );
}

function voidedOf(saved: readonly StoredSale[], id: string): SimulatedResponse {
  const sale = saved.find((each) => each.id === id);
  if (sale?.status !== 'submitted_for_settlement') {
    const message = 'Transaction can only be voided if status is authorized.';
    return { status: 422, xml: failure(message, '91504') };
  }
  sale.status = 'voided';
  return one(sale);
}

const one = (transaction: StoredSale | undefined, status = 200): SimulatedResponse =>
  transaction === undefined ? { status: 404, xml: '' } : { status, xml: xmlOf(transaction) };

function searched(saved: readonly StoredSale[], search: Body['search']): SimulatedResponse {
  const orderId = search?.order_id?.is;
  const found = saved.filter((each) => orderId === undefined || each.orderId === orderId);
  return {
    status: 200,
    xml: element('credit-card-transactions', found.map(xmlOf).join(''), ' type="collection"'),
  };
}

function idsOf({ xml }: SimulatedResponse): SimulatedResponse {
  const ids = [...xml.matchAll(/<id>(\w+)<\/id>/g)].map(([, id = '']) => element('item', id));
  const list = element('ids', ids.join(''), ' type="array"');
  const size = element('page-size', '50', ' type="integer"');
  return { status: 200, xml: element('search-results', size + list) };
}
