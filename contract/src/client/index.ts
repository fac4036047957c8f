import { z } from 'zod';
import type { ArgsOf, Endpoint, ResultOf } from '../endpoint.ts';
import { type ErrorBody, envelopeOf } from '../envelope.ts';
import { addressOf, requestOf } from '../request.ts';
import { contexts } from './contexts.ts';

/** How to connect to a tenant, and with which credentials. */
export type ConnectionToTenant = {
  /** The tenant's address, `https://acme.example`, without a trailing slash. */
  readonly origin: string;
  readonly tenantId: number;
  /** If absent, calls are made as a guest. */
  readonly accessToken?: string;
  readonly fetch?: typeof fetch;
};

export type CallSettings = {
  /** One per command: a retry with the same key receives the first response. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** For calls with an upload. */
  readonly files?: readonly Blob[];
};

/** The value of a call: its result, or the contents of a file. */
type EndpointData<E extends Endpoint> = E['response'] extends 'file' ? Blob : ResultOf<E>;
type Call<E extends Endpoint> = (
  args?: ArgsOf<E>,
  settings?: CallSettings,
) => Promise<EndpointData<E>>;
type CallsOf<Context> = {
  readonly [Name in keyof Context]: Context[Name] extends Endpoint ? Call<Context[Name]> : never;
};
/** All endpoints of a tenant: `waybill.booking.getBookings({ maxResultCount: 5 })`. */
export type Waybill = {
  readonly [Name in keyof typeof contexts]: CallsOf<(typeof contexts)[Name]>;
};

/** A call that was refused, or whose response does not match the contract. */
export class WaybillError extends Error {
  override name = 'WaybillError';
  readonly status: number;
  /** The server's error; null if the response has none that matches the contract. */
  readonly error: ErrorBody | null;
  /** The request id to quote to support. */
  readonly requestId: string | null;

  constructor(response: Response, error: ErrorBody | null, message?: string) {
    super(message ?? error?.message ?? `The server answered ${response.status}`);
    this.status = response.status;
    this.error = error;
    this.requestId = response.headers.get('x-request-id');
  }
}

/**
 * Creates a client for the whole contract, derived from its declarations, so that paths, types and
 * checks cannot differ from the server's. Arguments are validated before sending, responses on
 * arrival. Each call throws ZodError for invalid arguments, and WaybillError for a refusal.
 */
export const connect = (connection: ConnectionToTenant): Waybill =>
  Object.fromEntries(
    Object.entries(contexts).map(([name, endpoints]) => [
      name,
      Object.fromEntries(
        Object.entries(endpoints).map(([call, endpoint]) => [
          call,
          (args: unknown = {}, settings: CallSettings = {}) =>
            send(connection, endpoint as Endpoint, { args, settings }),
        ]),
      ),
    ]),
    // Each entry matches the type, but the compiler cannot follow that through
    // `Object.fromEntries`.
  ) as unknown as Waybill;

async function send(
  connection: ConnectionToTenant,
  endpoint: Endpoint,
  { args, settings }: { readonly args: unknown; readonly settings: CallSettings },
): Promise<unknown> {
  const { origin, tenantId, accessToken, fetch: sendRequest = fetch } = connection;
  const inputs = z.parse(endpoint.input, args) as Readonly<Record<string, unknown>>;
  const { idempotencyKey, files = [], signal } = settings;
  const request = requestOf(endpoint, { inputs, files }, { accessToken, tenantId, idempotencyKey });
  const response = await sendRequest(addressOf(origin, endpoint, inputs), {
    ...request,
    signal: signal ?? null,
  });
  if (!response.ok) throw new WaybillError(response, await refusalIn(response));
  return responseIn(endpoint, response);
}

async function responseIn(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  if (endpoint.response === 'file') return response.blob();
  const text = await response.text();
  if (endpoint.response === 'text') return text;
  const body: unknown = JSON.parse(text);
  if (endpoint.response === 'bare') return checked(endpoint.output, body, response);
  return (checked(envelopeOf(endpoint.output), body, response) as { result: unknown }).result;
}

function checked(shape: z.core.$ZodType, body: unknown, response: Response): unknown {
  const read = z.safeParse(shape, body);
  if (read.success) return read.data;
  throw new WaybillError(response, null, `The answer is off the contract: ${read.error.message}`);
}

async function refusalIn(response: Response): Promise<ErrorBody | null> {
  const read = z.safeParse(envelopeOf(z.unknown()), await response.json().catch(() => null));
  return read.success ? read.data.error : null;
}
