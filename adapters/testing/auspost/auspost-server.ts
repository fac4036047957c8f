import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { z } from 'zod';
import { LabelRequest, OrderRequest, PriceRequest, ShipmentRequest } from './shapes.ts';

export const ausPostAccount = { number: '0001234567', apiKey: 'key-7f3a', password: 'pw-91bc' };

type StoredShipment = {
  readonly shipment_id: string;
  readonly shipment_reference: string;
  order_id?: string;
  readonly items: readonly { readonly product_id: string }[];
};

export type AusPostServer = {
  readonly url: string;
  readonly shipments: Map<string, StoredShipment>;
  /** The number of shipments of each order. */
  readonly orders: Map<string, number>;
  /** Requests that violate the published tables. */
  readonly faults: string[];
  /** The requests received: method and path. */
  readonly requested: string[];
  readonly trouble: {
    status: number | null;
    /** Requests that are handled, but whose responses are lost. */
    swallows: RegExp | null;
    /** Requests that are never answered. */
    hangs: RegExp | null;
    /** Prices are answered when this is resolved. */
    pricesWaitFor: Promise<void> | null;
    /** Why orders are refused. */
    refusesOrders: string | null;
  };
  close(): Promise<void>;
};

type State = Omit<AusPostServer, 'url' | 'close'>;
type Reply = { readonly status: number; readonly body: unknown };

/** The label's bytes hold what is no UTF-8, as PDFs do. */
export const labelBytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0xe2, 0xe3, 0xcf, 0xd3]);

/** Australia Post reduced to what tests need; it delivers nothing to postcode 9999. */
export async function ausPostServer(): Promise<AusPostServer> {
  const state: State = {
    shipments: new Map(),
    orders: new Map(),
    faults: [],
    requested: [],
    trouble: {
      status: null,
      swallows: null,
      hangs: null,
      pricesWaitFor: null,
      refusesOrders: null,
    },
  };
  const server: Server = createServer((request, response) => {
    void serve(state, request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    ...state,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const route = `${request.method} ${url.pathname}`;
  state.requested.push(route);
  if (state.trouble.hangs?.test(route)) return undefined;
  if (url.pathname.includes('/prices/')) await state.trouble.pricesWaitFor;
  if (url.pathname === '/signed/label.pdf') return response.end(labelBytes);
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  const { status, body } = replyOf(state, request, {
    url,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  });
  if (state.trouble.swallows?.test(route)) return response.destroy();
  response.writeHead(status, { 'content-type': 'application/json' });
  return response.end(body === undefined ? '' : JSON.stringify(body));
}

type Query = { readonly url: URL; readonly body: unknown };

function replyOf(state: State, request: IncomingMessage, { url, body }: Query): Reply {
  if (state.trouble.status !== null) return { status: state.trouble.status, body: {} };
  const { number, apiKey, password } = ausPostAccount;
  const pair = Buffer.from(`${apiKey}:${password}`).toString('base64');
  const isKnown =
    request.headers.authorization === `Basic ${pair}` &&
    request.headers['account-number'] === number;
  if (!isKnown) return refusal(401, 'Not authorised');
  const path = url.pathname.replace('/shipping/v1', '');
  switch (`${request.method} ${path}`) {
    case `GET /accounts/${number}`:
      return { status: 200, body: account };
    case 'POST /prices/shipments':
      return checked(state, PriceRequest, body, (sent) => priced(sent));
    case 'POST /shipments':
      return checked(state, ShipmentRequest, body, (sent) => created(state, sent));
    case 'GET /shipments': {
      const ids = url.searchParams.get('shipment_ids')?.split(',');
      const found = [...state.shipments.values()].filter(
        ({ shipment_id }) => ids?.includes(shipment_id) ?? true,
      );
      return { status: 200, body: { shipments: found } };
    }
    case 'POST /labels':
      return checked(state, LabelRequest, body, () => ({
        status: 200,
        body: { labels: [{ status: 'AVAILABLE', url: `${url.origin}/signed/label.pdf` }] },
      }));
    case 'PUT /orders':
      return checked(state, OrderRequest, body, (sent) => ordered(state, sent));
    case 'GET /track':
      return { status: 200, body: tracked(url.searchParams.get('tracking_ids') ?? '') };
    default:
      if (state.shipments.get(path.replace('/shipments/', ''))?.order_id !== undefined) {
        return refusal(400, 'The shipment is in an order.');
      }
      return request.method === 'DELETE' && state.shipments.delete(path.replace('/shipments/', ''))
        ? { status: 200, body: undefined }
        : { status: 404, body: {} };
  }
}

function checked<T>(
  state: State,
  shape: z.ZodType<T>,
  body: unknown,
  reply: (sent: T) => Reply,
): Reply {
  const read = shape.safeParse(body);
  if (read.success) return reply(read.data);
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  state.faults.push(...faults);
  return refusal(400, faults.join('; '));
}

const refusal = (status: number, message: string): Reply => ({
  status,
  body: { errors: [{ code: '44003', name: 'REFUSED', message }] },
});

const account = {
  account_number: ausPostAccount.number,
  name: 'Acme Freight',
  postage_products: [
    { type: 'PARCEL POST + SIGNATURE', group: 'Parcel Post', product_id: 'T28S' },
    { type: 'EXPRESS POST + SIGNATURE', group: 'Express Post', product_id: 'E34S' },
  ],
};

const noWay = 'The delivery postcode 9999 is not served.';

/** 10 dollars and 50 cents a kilogram, 8 % fuel, 10 % GST; express costs twice as much. */
function priced({ shipments }: z.output<typeof PriceRequest>): Reply {
  return {
    status: 200,
    body: {
      shipments: shipments.map(({ to, items }) => {
        const [{ product_id } = { product_id: '' }] = items;
        if (to.postcode === '9999')
          return { items: [{ product_id }], errors: [{ message: noWay }] };
        const kilograms = items.reduce((sum, { weight }) => sum + weight, 0);
        const base = (10 + kilograms / 2) * (product_id.startsWith('E') ? 2 : 1);
        const fuel_surcharge = Math.round(base * 8) / 100;
        const total_gst = Math.round((base + fuel_surcharge) * 10) / 100;
        const total_cost = Math.round((base + fuel_surcharge + total_gst) * 100) / 100;
        return {
          items: [{ product_id }],
          shipment_summary: { total_cost, total_gst, fuel_surcharge },
        };
      }),
    },
  };
}

function created(state: State, { shipments }: z.output<typeof ShipmentRequest>): Reply {
  if (shipments.some(({ to }) => to.postcode === '9999')) return refusal(400, noWay);
  const stored = shipments.map(({ shipment_reference, items }) => {
    const id = `shp${state.shipments.size + 1}`;
    const consignment_id = `ABC${String(state.shipments.size + 1).padStart(6, '0')}`;
    const shipment = {
      shipment_id: id,
      shipment_reference,
      items: items.map(({ product_id }, at) => ({
        product_id,
        item_id: `${id}-${at}`,
        tracking_details: { consignment_id, article_id: `${consignment_id}B${at}` },
      })),
      shipment_summary: { status: 'Created' },
    };
    state.shipments.set(id, shipment);
    return shipment;
  });
  return { status: 201, body: { shipments: stored } };
}

/** A shipment is in one order: one that is in another is refused. */
function ordered(state: State, { order_reference, shipments }: z.output<typeof OrderRequest>) {
  if (state.trouble.refusesOrders !== null) return refusal(400, state.trouble.refusesOrders);
  const stored = shipments.map(({ shipment_id }) => state.shipments.get(shipment_id));
  const known = stored.filter((each) => each !== undefined);
  if (known.length < stored.length || known.some(({ order_id }) => order_id !== undefined)) {
    return refusal(400, 'A shipment is unknown or in another order.');
  }
  const order_id = `AP${String(state.orders.size + 1).padStart(10, '0')}`;
  state.orders.set(order_id, known.length);
  for (const each of known) each.order_id = order_id;
  return { status: 201, body: { order: { order_id, order_reference, shipments: known } } };
}

const tracked = (tracking_id: string) => ({
  tracking_results: [
    {
      tracking_id,
      status: 'Delivered',
      trackable_items: [
        {
          article_id: tracking_id,
          events: [
            {
              location: 'ALEXANDRIA NSW',
              description: 'Delivered',
              date: '2026-11-20T14:43:09+10:00',
            },
            {
              location: 'ALEXANDRIA NSW',
              description: 'With Australia Post for delivery today',
              date: '2026-11-20T06:08:51+10:00',
            },
            { description: 'Shipping information approved by Australia Post', date: null },
          ],
        },
      ],
    },
  ],
});
