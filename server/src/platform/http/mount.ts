import { type Endpoint, writes } from '@waybill/contract/endpoint';
import { notValidField } from '@waybill/contract/problem';
import type { FileAnswer, TextStream } from '@waybill/contract/shared/file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Handler, Upload } from '../context.ts';
import type { Database, TenantDb } from '../db/database.ts';
import type { Scope } from '../db/scope.ts';
import { type Actor, scopeOf } from './actor.ts';
import { recordDeed } from './audit.ts';
import { type Doorkeeper, hostOf, letIn, TurnedAway, turnedAway } from './door.ts';
import { keyLengthMax, oncePerKey } from './idempotency.ts';
import { compiledOf, readInput } from './input.ts';
import { generalPerMinute, type Limiter } from './limits.ts';
import type { Observe } from './observing.ts';
import { type Answered, send } from './sending.ts';
import { sendPieces } from './text-stream.ts';
import { readUpload, type UploadWithFields } from './upload.ts';

export type Mounting = {
  readonly database: Database;
  readonly door: Doorkeeper;
  readonly limiter: Limiter;
  readonly clock: () => Date;
  readonly names: ReadonlyMap<Endpoint, string>;
  readonly onReplay: () => void;
  readonly observe: Observe;
};

/** Mounts one endpoint under its path and aliases, with everything that all 300 endpoints share. */
export function mount(server: FastifyInstance, handler: Handler, mounting: Mounting): void {
  const { promise } = handler;
  for (const path of [promise.path, ...promise.aliases]) {
    server.route({
      method: promise.method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { route: promise.path, observed: 'whenSent' },
      handler: (request, reply) => serve(handler, mounting, request, reply),
    });
  }
}

/**
 * Responds through the reply only: awaiting a reply would treat it as a promise of its own.
 * @throws what refused it, for the one place that answers refusals
 */
async function serve(
  handler: Handler,
  mounting: Mounting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { promise } = handler;
  const now = mounting.clock();
  let actor: Actor | null = null;
  try {
    const comer = letIn(mounting.door, request, promise.access, now);
    actor = comer instanceof Promise ? await comer : comer;
    brake(mounting.limiter, promise, actor, request, now);
    const upload = promise.upload === undefined ? null : await readUpload(request, promise.upload);
    const input = inputOf(promise, request, upload);
    const keep = writes(promise) ? write : promise.answer === 'text' ? readText : read;
    const answer = await keep(handler, mounting, { request, reply, actor, input, upload, now });
    const sending = send(promise, answer, reply);
    if (sending !== undefined) await sending;
    mounting.observe(request, reply.statusCode, promise.path);
  } catch (error) {
    await noteRefusal(turnedAway(actor, error), handler, mounting, request);
  }
}

/** Form fields are texts, like those of a query string. */
const inputOf = (
  promise: Endpoint,
  request: FastifyRequest,
  upload: UploadWithFields | null,
): unknown =>
  readInput(promise, {
    mayHoldUnstorable: request.mayHoldUnstorable,
    params: request.params as Record<string, string>,
    query: upload === null ? queryOf(request) : { ...queryOf(request), ...upload.fields },
    body: upload === null ? request.body : null,
  });

/**
 * Writes a refusal for a missing permission to the audit log, unless the log itself is unavailable.
 * @throws what was thrown, always
 */
async function noteRefusal(
  error: unknown,
  { promise }: Handler,
  { database, names, clock }: Mounting,
  request: FastifyRequest,
): Promise<never> {
  if (!(error instanceof TurnedAway) || error.actor.userId === null) throw error;
  const { actor, message: refusal } = error;
  const { body } = request;
  const sent = typeof body === 'object' && !Buffer.isBuffer(body) ? body : {};
  const deed = {
    actor,
    endpoint: names.get(promise) ?? promise.path,
    input: { ...queryOf(request), ...(request.params as object), ...sent },
    requestId: request.id,
    ip: request.ip,
    browser: String(request.headers['user-agent'] ?? ''),
    at: clock(),
    duration_ms: 0,
    refusal,
  };
  await database
    .transaction(scopeOf(actor, request.id), async (db) => recordDeed(db, deed))
    .catch(() => undefined);
  throw error;
}

const queryOf = ({ query }: FastifyRequest) => query as Readonly<Record<string, unknown>>;

type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor;
  readonly input: unknown;
  readonly upload: Upload | null;
  readonly now: Date;
};

type Keep = (handler: Handler, mounting: Mounting, asked: Asked) => Promise<Answered>;

/** The rows visible to the caller, or the whole tenant if the handler itself checks access. */
function reachOf(handler: Handler, { actor, request }: Asked): Scope {
  const own = scopeOf(actor, request.id);
  return handler.reach === 'tenant' ? { ...own, customerId: 'all' } : own;
}

/** Runs the handler of a read in its transaction. */
const read: Keep = async (handler, { database }, asked) => {
  const result = await database.transaction(reachOf(handler, asked), (db) =>
    kept(handler, callOf(asked, db)),
  );
  return answered(handler.promise, result);
};

/** Runs the handler of a read whose response may be streamed while its transaction is open. */
const readText: Keep = (handler, { database }, asked) =>
  database.transaction(reachOf(handler, asked), async (db) => {
    const result = await kept(handler, callOf(asked, db));
    if (isTextStream(result)) return sendPieces(result, asked.reply);
    return answered(handler.promise, result);
  });

/** Runs the handler of a write in its transaction, with the audit row and the replay guard. */
const write: Keep = (handler, mounting, asked) => {
  const { promise } = handler;
  const { request } = asked;
  const endpoint = mounting.names.get(promise) ?? promise.path;
  return mounting.database.transaction(reachOf(handler, asked), async (db) => {
    const work = async () => {
      const started = performance.now();
      const result = await kept(handler, callOf(asked, db));
      recordDeed(db, {
        ...asked,
        endpoint,
        requestId: request.id,
        ip: request.ip,
        browser: String(request.headers['user-agent'] ?? ''),
        at: asked.now,
        duration_ms: performance.now() - started,
      });
      return result;
    };
    const key = isKept(promise) ? keyOf(request) : null;
    if (key === null) return answered(promise, await work());
    const body = { input: asked.input, file: asked.upload?.bytes.toString('base64') ?? null };
    const once = await oncePerKey({ ...asked, db, endpoint, key, request: body }, async () =>
      textOf(promise, await work()),
    );
    if (once.replayed) mounting.onReplay();
    return { kind: 'text', ...once };
  });
};

const kept = (handler: Handler, call: Call<Endpoint>): Promise<unknown> =>
  handler.keep === undefined ? Promise.resolve() : handler.keep(call);

const isTextStream = (result: unknown): result is TextStream =>
  typeof result === 'object' && result !== null && 'pieces' in result;

/** Whether the response may be saved for replays. */
const isKept = ({ answer, tellsSecret }: Endpoint): boolean =>
  answer !== 'file' && tellsSecret !== true;

const answered = (promise: Endpoint, result: unknown): Answered =>
  promise.answer === 'file'
    ? { kind: 'file', file: result as FileAnswer }
    : { kind: 'text', text: textOf(promise, result), replayed: false };

function callOf({ request, actor, input, upload, now }: Asked, db: TenantDb): Call<Endpoint> {
  return { input, actor, db, now, upload, caller: new Caller(request) };
}

/** Scheme and host the caller used, without a trailing slash. */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}`;

/** Where a call came from, computed only for the few handlers that need it. */
class Caller {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get host(): string {
    return hostOf(this.#request);
  }

  get origin(): string {
    return originOf(this.#request);
  }

  get ip(): string {
    return this.#request.ip;
  }
}

/** The response as declared by the contract. A mismatch is a bug of ours and is never sent. */
function textOf(promise: Endpoint, result: unknown): string {
  if (promise.answer === 'text') return String(result);
  const checked = compiledOf(promise.output).safeParse(result);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    throw new Error(`${promise.path} answered off its contract at "${where}": ${issue?.message}`);
  }
  return JSON.stringify(checked.data) ?? 'null';
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > keyLengthMax) {
    throw notValidField('Idempotency-Key', `A key is 1 to ${keyLengthMax} characters`);
  }
  return key;
}

function brake(
  limiter: Limiter,
  promise: Endpoint,
  actor: Actor,
  request: FastifyRequest,
  now: Date,
): void {
  const who = actor.userId === null ? `ip ${request.ip}` : `user ${actor.userId}`;
  const caller = `${actor.tenantId} ${who}`;
  limiter.take(caller, generalPerMinute, now.getTime());
  if (promise.perMinute !== undefined) {
    limiter.take(`${caller} ${promise.path}`, promise.perMinute, now.getTime());
  }
}
