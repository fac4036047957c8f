import { type Endpoint, writes } from '@waybill/contract/endpoint';
import type { TextStream } from '@waybill/contract/shared/file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Handler } from '../context.ts';
import type { Database } from '../db/database.ts';
import { type Actor, scopeOf } from './actor.ts';
import { isOfAssistant, refuseWriteInReadMode, refusedCaller } from './assistant-calls.ts';
import { browserOf, recordAudit } from './audit.ts';
import { letIn, turnedAway } from './authenticate.ts';
import {
  audit,
  callOf,
  type Handle,
  handled,
  type Incoming,
  type InTransaction,
  type Mounting,
  reachOf,
  replyOf,
} from './handling.ts';
import { readInput } from './input.ts';
import { generalPerMinute, type Limiter } from './limits.ts';
import { refusalOf } from './refusal.ts';
import { send } from './sending.ts';
import { sendPieces } from './text-stream.ts';
import { readUpload, type UploadWithFields } from './upload.ts';
import { write } from './write-batches.ts';

/** Mounts one endpoint under its path and aliases, with everything that all 300 endpoints share. */
export function mount(server: FastifyInstance, handler: Handler, mounting: Mounting): void {
  const { endpoint } = handler;
  for (const path of [endpoint.path, ...endpoint.aliases]) {
    server.route({
      method: endpoint.method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { route: endpoint.path, observed: 'whenSent' },
      handler: (request, reply) => serve(handler, mounting, { request, reply }),
    });
  }
}

/**
 * Responds through the reply only, because awaiting a Fastify reply would treat it as a promise.
 * @throws the refusal, which is converted to a response in one place
 */
async function serve(
  handler: Handler,
  mounting: Mounting,
  { request, reply }: Pick<Incoming, 'request' | 'reply'>,
): Promise<void> {
  const { endpoint } = handler;
  const now = mounting.clock();
  let actor: Actor | null = null;
  try {
    actor = await letIn(mounting.authenticate, { request, access: endpoint.access, now });
    refuseWriteInReadMode(endpoint, request);
    brake(mounting.limiter, endpoint, { actor, request, now });
    const upload =
      endpoint.upload === undefined ? null : await readUpload(request, endpoint.upload);
    const input = inputOf(endpoint, request, upload);
    const save = writes(endpoint) ? write : endpoint.response === 'text' ? readText : read;
    const response = await save(handler, mounting, { request, reply, actor, input, upload, now });
    const sending = send(endpoint, response, reply);
    if (sending !== undefined) await sending;
    mounting.observe(request, reply.statusCode, endpoint.path);
  } catch (error) {
    const refusal = turnedAway(actor, error);
    const caller = refusedCaller(refusal, actor, request);
    if (caller !== null) await noteRefusal({ actor: caller, error, handler, mounting, request });
    throw refusal;
  }
}

/** Form fields are texts, like those of a query string. */
const inputOf = (
  endpoint: Endpoint,
  request: FastifyRequest,
  upload: UploadWithFields | null,
): unknown =>
  readInput(endpoint, {
    mayHoldUnstorable: request.mayHoldUnstorable,
    params: request.params as Record<string, string>,
    query: upload === null ? queryOf(request) : { ...queryOf(request), ...upload.fields },
    body: upload === null ? request.body : null,
  });

const queryOf = ({ query }: FastifyRequest) => query as Readonly<Record<string, unknown>>;

type Refusal = {
  readonly actor: Actor;
  readonly error: unknown;
  readonly handler: Handler;
  readonly mounting: Mounting;
  readonly request: FastifyRequest;
};

/** Writes a refusal to the audit log, unless the log itself is unavailable. */
async function noteRefusal({ actor, error, handler, mounting, request }: Refusal): Promise<void> {
  const { endpoint } = handler;
  const { body } = request;
  const sent = typeof body === 'object' && !Buffer.isBuffer(body) ? body : {};
  const { message, sentence } = refusalOf(error).envelope.error;
  const entry = {
    actor,
    endpoint: mounting.names.get(endpoint) ?? endpoint.path,
    input: { ...queryOf(request), ...(request.params as object), ...sent },
    requestId: request.id,
    ip: request.ip,
    browser: browserOf(request),
    at: mounting.clock(),
    duration_ms: 0,
    refusal: sentence ?? message,
  };
  await mounting.database
    .transaction(scopeOf(actor, request.id), async (db) => recordAudit(db, entry))
    .catch(() => undefined);
}

/** PostgreSQL refuses every write of a read that does not declare that it saves its result. */
const reading =
  ({ endpoint }: Handler, { database }: Mounting): Database['reading'] =>
  (scope, work) =>
    endpoint.savesResult === true
      ? database.transaction(scope, work)
      : database.reading(scope, work, endpoint.mayUseReplica === true ? 'replica' : 'primary');

/** Runs the handler of a read in its transaction. */
const read: Handle = async (handler, mounting, options) => {
  const result = await reading(handler, mounting)(reachOf(handler, options), (db) =>
    handledRead(handler, mounting, { ...options, db }),
  );
  return replyOf(handler.endpoint, result, options.request);
};

/** Runs the handler of a read whose response may be streamed while its transaction is open. */
const readText: Handle = (handler, mounting, options) =>
  reading(handler, mounting)(reachOf(handler, options), async (db) => {
    const result = await handledRead(handler, mounting, { ...options, db });
    if (isTextStream(result)) return sendPieces(result, options.reply);
    return replyOf(handler.endpoint, result, options.request);
  });

/** Reads by users leave no audit entry; exports and reads by assistants do. */
function handledRead(
  handler: Handler,
  mounting: Mounting,
  options: InTransaction,
): Promise<unknown> {
  const work = handled(handler, callOf(options, options.db));
  if (handler.endpoint.isExport !== true && !isOfAssistant(options.request)) return work;
  const started = performance.now();
  return work.then(async (result) => {
    const { apart, scope } = options.db;
    await apart.transaction(scope, async (db) =>
      audit(handler, mounting, { ...options, db, started }),
    );
    return result;
  });
}

const isTextStream = (result: unknown): result is TextStream =>
  typeof result === 'object' && result !== null && 'pieces' in result;

function brake(
  limiter: Limiter,
  endpoint: Endpoint,
  { actor, request, now }: Pick<Incoming, 'actor' | 'request' | 'now'>,
): void {
  const who = actor.userId === null ? `ip ${request.ip}` : `user ${actor.userId}`;
  const caller = `${actor.tenantId} ${who}`;
  limiter.take(caller, generalPerMinute, now.getTime());
  if (endpoint.perMinute !== undefined) {
    limiter.take(`${caller} ${endpoint.path}`, endpoint.perMinute, now.getTime());
  }
}
