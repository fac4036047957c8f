import type { Endpoint } from '@waybill/contract/endpoint';
import { notValidField } from '@waybill/contract/problem';
import type { FastifyRequest } from 'fastify';
import type { Handler } from '../context.ts';
import type { TenantDb } from '../db/database.ts';
import {
  audit,
  callOf,
  type Handle,
  handled,
  type InTransaction,
  type Mounting,
  reachOf,
  replyOf,
  textOf,
} from './handling.ts';
import { type KeyedCall, keyLengthMax, oncePerKey } from './idempotency.ts';
import type { EndpointReply } from './sending.ts';
import { isolationOf, mustBeUnchanged, withoutRevision } from './whole-records.ts';

/** Runs the handler of a write in its transaction, with the audit row and the replay guard. */
export const writeAlone: Handle = (handler, mounting, options) => {
  const { endpoint } = handler;
  const { request } = options;
  const inTransaction = async (db: TenantDb): Promise<EndpointReply> => {
    const work = async () => {
      const started = performance.now();
      const call = callOf(options, db);
      await mustBeUnchanged(endpoint, mounting.handlers, call);
      const result = await handled(handler, withoutRevision(endpoint, call));
      if (!endpoint.isUnaudited) audit(handler, mounting, { ...options, db, started });
      return result;
    };
    const keyed = keyedCallOf(handler, mounting, { ...options, db });
    if (keyed === null) return replyOf(endpoint, await work(), request);
    const once = await oncePerKey(keyed, async () => textOf(endpoint, await work(), request));
    if (once.replayed) mounting.onReplay();
    return { kind: 'text', ...once };
  };
  const mode = isolationOf(endpoint, options.input);
  return mounting.database.transaction(reachOf(handler, options), inTransaction, mode);
};

/** Returns the call to run once per key; null if the caller sent no key. */
export function keyedCallOf(
  { endpoint }: Handler,
  { names }: Mounting,
  options: InTransaction,
): KeyedCall | null {
  const key = isRetained(endpoint) ? keyOf(options.request) : null;
  if (key === null) return null;
  const file = options.upload?.bytes.toString('base64') ?? null;
  const request = { input: options.input, file };
  return { ...options, endpoint: names.get(endpoint) ?? endpoint.path, key, request };
}

/** True if the response may be saved for replays. */
const isRetained = ({ response, returnsSecret }: Endpoint): boolean =>
  response !== 'file' && returnsSecret !== true;

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > keyLengthMax) {
    throw notValidField('Idempotency-Key', `A key is 1 to ${keyLengthMax} characters`);
  }
  return key;
}
