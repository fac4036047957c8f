import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import schema from './karrio-schema.json' with { type: 'json' };

/** The server's API key. */
export const karrioKey = 'key_9d2f1c7ab3e64f0188aa';

type Json = Readonly<Record<string, unknown>>;
type ShapeName = keyof typeof schema.$defs;

/** Returns a published schema, with unknown members rejected. */
const shapeOf = (name: ShapeName): z.ZodType =>
  z.fromJSONSchema({
    $ref: `#/$defs/${name}`,
    $defs: schema.$defs,
  } as z.core.JSONSchema.JSONSchema);

const shapes = new Map<ShapeName, z.ZodType>();
function faultsOf(name: ShapeName, value: unknown): string[] {
  const shape = shapes.get(name) ?? shapeOf(name);
  shapes.set(name, shape);
  const read = shape.safeParse(value);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${name}.${path.join('.')}: ${message}`);
}

export type KarrioServer = {
  readonly url: string;
  /** Shipments by number, including drafts and cancelled ones. */
  readonly shipments: ReadonlyMap<string, Json>;
  /** Requests and responses that violate Karrio's published schema. */
  readonly faults: string[];
  /** The requests received: method and path. */
  readonly requested: string[];
  /** How the next requests fail: with this status, or processed but without a response. */
  readonly trouble: { status: number | null; swallows: RegExp | null };
  /** Events of every shipment, as sent by the carrier. */
  readonly events: Json[];
  close(): Promise<void>;
};

/**
 * Starts a Karrio server reduced to what tests need: its endpoints, statuses and refusals follow
 * its source, and every request and response is checked against the published schema. One carrier
 * is connected, `auspost_test`, with two services; it delivers nothing to postcode 9999.
 */
export async function karrioServer(): Promise<KarrioServer> {
  const shipments = new Map<string, Json>();
  const state = {
    shipments,
    faults: [] as string[],
    requested: [] as string[],
    trouble: { status: null, swallows: null } as KarrioServer['trouble'],
    events: [] as Json[],
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

type State = Omit<KarrioServer, 'url' | 'close' | 'shipments'> & {
  readonly shipments: Map<string, Json>;
};
type Reply = { readonly status: number; readonly body: unknown; readonly shape?: ShapeName };

async function serve(state: State, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://karrio');
  const route = `${request.method} ${url.pathname}`;
  state.requested.push(route);
  const body = await bodyOf(request);
  const { status, body: reply, shape } = replyOf(state, request, url, body);
  if (shape !== undefined) state.faults.push(...faultsOf(shape, reply));
  if (state.trouble.swallows?.test(route)) return response.destroy();
  response.writeHead(status, { 'content-type': 'application/json' });
  return response.end(JSON.stringify(reply));
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  return text === '' ? undefined : JSON.parse(text);
}

function replyOf(state: State, request: IncomingMessage, url: URL, body: unknown): Reply {
  if (state.trouble.status !== null) return { status: state.trouble.status, body: {} };
  if (request.headers.authorization !== `Token ${karrioKey}`) {
    return refusal(401, 'Invalid token or API key', 'authentication_failed');
  }
  const key = `${request.method} ${url.pathname}`;
  const [, id = '', act = ''] =
    /^\/v1\/shipments\/([^/]+)(?:\/(purchase|cancel|documents\/label))?$/.exec(url.pathname) ?? [];
  if (id !== '') return shipmentReply(state, { id, act, body });
  switch (key) {
    case 'POST /v1/proxy/rates':
      return checked(state, 'RateRequest', body, () => ratesReply(body as RequestOptions));
    case 'GET /v1/shipments':
      return { status: 200, body: found(state, url.searchParams.get('reference') ?? '') };
    case 'POST /v1/shipments':
      return checked(state, 'ShipmentData', body, () => drafted(state, body as RequestOptions));
    case 'POST /v1/proxy/tracking':
      return checked(state, 'TrackingData', body, () => tracked(state, body as RequestOptions));
    case 'GET /v1/connections':
      return {
        status: 200,
        body: { count: 1, results: [connection] },
        shape: 'CarrierConnectionList',
      };
    case 'GET /v1/carriers/australiapost/services':
      return { status: 200, body: Object.fromEntries(services.map(({ code }) => [code, code])) };
    default:
      return refusal(404, 'Not found', 'not_found');
  }
}

type RequestOptions = Json & {
  readonly services?: readonly string[];
  readonly recipient: { readonly postal_code?: string };
  readonly parcels: readonly { readonly weight: number }[];
  readonly reference?: string;
  readonly selected_rate_id?: string;
};

function checked(state: State, shape: ShapeName, body: unknown, reply: () => Reply): Reply {
  const faults = faultsOf(shape, body);
  state.faults.push(...faults);
  return faults.length > 0 ? refusal(400, faults.join('; '), 'validation') : reply();
}

const connection = {
  id: 'car_1',
  object_type: 'carrier-connection',
  carrier_name: 'australiapost',
  carrier_id: 'auspost_test',
  display_name: 'Australia Post',
  capabilities: ['rating', 'shipping', 'tracking'],
  config: {},
  metadata: {},
  is_system: false,
  active: true,
  test_mode: true,
};

const services = [
  { code: 'australiapost_parcel_post', base: 12.5, days: 5 },
  { code: 'australiapost_express_post', base: 21, days: 2 },
];

const rateOf = ({ code, base, days }: (typeof services)[number], { parcels }: RequestOptions) => {
  const kilograms = parcels.reduce((sum, { weight }) => sum + weight, 0);
  const freight = base + kilograms * 0.5;
  const fuel = Math.round(freight * 8) / 100;
  const tax = Math.round((freight + fuel) * 10) / 100;
  const charge = (name: string, amount: number) => ({ name, amount, currency: 'AUD' });
  return {
    id: `rat_${code}`,
    object_type: 'rate',
    carrier_name: 'australiapost',
    carrier_id: 'auspost_test',
    currency: 'AUD',
    service: code,
    total_charge: Math.round((freight + fuel + tax) * 100) / 100,
    transit_days: days,
    extra_charges: [
      charge('Base charge', freight),
      charge('Fuel surcharge', fuel),
      charge('GST', tax),
    ],
    meta: {},
    test_mode: true,
  };
};

const message = (text: string) => ({
  message: text,
  code: '44003',
  carrier_name: 'australiapost',
  carrier_id: 'auspost_test',
});

const noWay = 'The delivery postcode 9999 is not served.';
const isServed = ({ recipient }: RequestOptions) => recipient.postal_code !== '9999';
const ratesFor = (options: RequestOptions) =>
  services
    .filter(({ code }) => (options.services ?? []).length === 0 || options.services?.includes(code))
    .map((service) => rateOf(service, options));

/** Responds like Karrio with 424 if no carrier has a price and at least one gives a reason. */
const ratesReply = (options: RequestOptions): Reply =>
  isServed(options)
    ? { status: 200, body: { rates: ratesFor(options), messages: [] }, shape: 'RateResponse' }
    : { status: 424, body: { messages: [message(noWay)] }, shape: 'ErrorMessages' };

function drafted(state: State, options: RequestOptions): Reply {
  if (!isServed(options)) {
    return { status: 424, body: { messages: [message(noWay)] }, shape: 'ErrorMessages' };
  }
  const shipment = {
    ...options,
    id: `shp_${state.shipments.size + 1}`,
    object_type: 'shipment',
    status: 'draft',
    rates: ratesFor(options),
    messages: [],
    created_at: '2026-11-22 05:00:00.000000+0000',
    test_mode: true,
  };
  state.shipments.set(shipment.id, shipment);
  return { status: 201, body: shipment, shape: 'Shipment' };
}

/** Returns, like the real server, a page of everything that contains the text. */
function found({ shipments }: State, reference: string) {
  const results = [...shipments.values()].filter((each) =>
    String(each['reference']).includes(reference),
  );
  return { count: results.length, next: null, previous: null, results };
}

type OfShipment = { readonly id: string; readonly act: string; readonly body: unknown };

function shipmentReply(state: State, { id, act, body }: OfShipment): Reply {
  const shipment = state.shipments.get(id);
  if (shipment === undefined) return refusal(404, 'Shipment not found', 'not_found');
  if (act === '') return { status: 200, body: shipment, shape: 'Shipment' };
  if (act === 'cancel') return cancelled(state, id, shipment);
  if (act === 'documents/label') {
    const base64 = Buffer.from(`%PDF-1.4 label of ${id}`).toString('base64');
    return {
      status: 200,
      body: { category: 'label', format: 'PDF', base64 },
      shape: 'ShippingDocument',
    };
  }
  return checked(state, 'ShipmentPurchaseData', body, () => bought(state, id, shipment));
}

function bought(state: State, id: string, shipment: Json): Reply {
  if (shipment['status'] !== 'draft') {
    const status = String(shipment['status']);
    return refusal(409, `The shipment is '${status}' and cannot be purchased again`, 'state_error');
  }
  const connote = `33ABC${id.slice(4).padStart(6, '0')}`;
  const after = {
    ...shipment,
    status: 'created',
    carrier_name: 'australiapost',
    carrier_id: 'auspost_test',
    tracking_number: connote,
    tracking_url: `https://auspost.example/track/${connote}`,
  };
  state.shipments.set(id, after);
  return { status: 200, body: after, shape: 'Shipment' };
}

function cancelled(state: State, id: string, shipment: Json): Reply {
  if (!['draft', 'created', 'cancelled'].includes(String(shipment['status']))) {
    return refusal(409, 'The shipment can not be cancelled anymore...', 'state_error');
  }
  const after = { ...shipment, status: 'cancelled' };
  state.shipments.set(id, after);
  return { status: 200, body: after, shape: 'Shipment' };
}

const tracked = ({ events }: State, options: RequestOptions): Reply => ({
  status: 200,
  shape: 'TrackingResponse',
  body: {
    messages: [],
    tracking: {
      carrier_name: 'australiapost',
      carrier_id: 'auspost_test',
      tracking_number: options['tracking_number'],
      test_mode: true,
      status: 'in_transit',
      events,
    },
  },
});

const refusal = (status: number, text: string, code: string): Reply => ({
  status,
  body: { errors: [{ message: text, code, level: 'error', details: {} }] },
  shape: 'ErrorResponse',
});
