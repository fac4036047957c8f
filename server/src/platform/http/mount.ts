import { type Endpoint, writes } from '@waybill/contract/endpoint';
import { notValidField } from '@waybill/contract/problem';
import type { FileResponse, TextStream } from '@waybill/contract/shared/file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HandlerCall, Handler, Upload } from '../context.ts';
import type { Database, TenantDb } from '../db/database.ts';
import type { Scope } from '../db/scope.ts';
import { type Actor, scopeOf } from './actor.ts';
import { isOfAssistant, refuseWriteInReadMode, refusedCaller } from './assistant-calls.ts';
import { browserOf, recordAudit } from './audit.ts';
import { type Doorkeeper, hostOf, letIn, turnedAway } from './authenticate.ts';
import { clientGone } from './client-gone.ts';
import { keyLengthMax, oncePerKey } from './idempotency.ts';
import { compiledOf, readInput } from './input.ts';
import { generalPerMinute, type Limiter } from './limits.ts';
import type { Observe } from './observing.ts';
import { refusalOf } from './refusal.ts';
import { type EndpointReply, send } from './sending.ts';
import { withRevisions } from './revision.ts';
import { sendPieces } from './text-stream.ts';
import { readUpload, type UploadWithFields } from './upload.ts';
import { isolationOf, mustBeUnchanged, withoutRevision } from './whole-records.ts';

export type Mounting = {
  readonly database: Database;
  readonly authenticate: Doorkeeper;
  readonly limiter: Limiter;
  readonly clock: () => Date;
  readonly names: ReadonlyMap<Endpoint, string>;
  /** Every handler by its endpoint. */
  readonly handlers: ReadonlyMap<Endpoint, Handler>;
  readonly onReplay: () => void;
  readonly observe: Observe;
};

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

const queryOf = ({ query }: FastifyRequest) => query as Readonly<Record<string, unknown>>;

type Incoming = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor;
  readonly input: unknown;
  readonly upload: Upload | null;
  readonly now: Date;
};

type Handle = (handler: Handler, mounting: Mounting, options: Incoming) => Promise<EndpointReply>;

/**
 * Returns the rows visible to the caller, or the whole tenant if the handler itself checks access.
 */
function reachOf(handler: Handler, { actor, request }: Incoming): Scope {
  const own = scopeOf(actor, request.id);
  return handler.reach === 'tenant' ? { ...own, customerId: 'all' } : own;
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
  return response(handler.endpoint, result, options.request);
};

/** Runs the handler of a read whose response may be streamed while its transaction is open. */
const readText: Handle = (handler, mounting, options) =>
  reading(handler, mounting)(reachOf(handler, options), async (db) => {
    const result = await handledRead(handler, mounting, { ...options, db });
    if (isTextStream(result)) return sendPieces(result, options.reply);
    return response(handler.endpoint, result, options.request);
  });

type InTransaction = Incoming & { readonly db: TenantDb };

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

/** Writes the audit entry of a successful call. */
function audit(
  { endpoint }: Handler,
  { names }: Mounting,
  { started, ...options }: InTransaction & { readonly started: number },
): void {
  const { request } = options;
  recordAudit(options.db, {
    ...options,
    endpoint: names.get(endpoint) ?? endpoint.path,
    requestId: request.id,
    ip: request.ip,
    browser: browserOf(request),
    at: options.now,
    duration_ms: performance.now() - started,
  });
}

/** Runs the handler of a write in its transaction, with the audit row and the replay guard. */
const write: Handle = (handler, mounting, options) => {
  const { endpoint: declared } = handler;
  const { request } = options;
  const name = mounting.names.get(declared) ?? declared.path;
  const inTransaction = async (db: TenantDb): Promise<EndpointReply> => {
    const work = async () => {
      const started = performance.now();
      const call = callOf(options, db);
      await mustBeUnchanged(declared, mounting.handlers, call);
      const result = await handled(handler, withoutRevision(declared, call));
      if (!declared.isUnaudited) audit(handler, mounting, { ...options, db, started });
      return result;
    };
    const key = isRetained(declared) ? keyOf(request) : null;
    if (key === null) return response(declared, await work(), request);
    const body = { input: options.input, file: options.upload?.bytes.toString('base64') ?? null };
    const once = await oncePerKey(
      { ...options, db, endpoint: name, key, request: body },
      async () => textOf(declared, await work(), request),
    );
    if (once.replayed) mounting.onReplay();
    return { kind: 'text', ...once };
  };
  const mode = isolationOf(declared, options.input);
  return mounting.database.transaction(reachOf(handler, options), inTransaction, mode);
};

const handled = (handler: Handler, call: HandlerCall<Endpoint>): Promise<unknown> =>
  handler.handle === undefined ? Promise.resolve() : handler.handle(call);

const isTextStream = (result: unknown): result is TextStream =>
  typeof result === 'object' && result !== null && 'pieces' in result;

/** True if the response may be saved for replays. */
const isRetained = ({ response, returnsSecret }: Endpoint): boolean =>
  response !== 'file' && returnsSecret !== true;

const response = (endpoint: Endpoint, result: unknown, request: FastifyRequest): EndpointReply =>
  endpoint.response === 'file'
    ? { kind: 'file', file: result as FileResponse }
    : { kind: 'text', text: textOf(endpoint, result, request), replayed: false };

function callOf(
  { request, reply, actor, input, upload, now }: Incoming,
  db: TenantDb,
): HandlerCall<Endpoint> {
  return { input, actor, db, now, upload, caller: new Caller(request, reply) };
}

/** Returns the scheme and host that the caller used, without a trailing slash. */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}`;

/** Where a call came from, computed only for the few handlers that need it. */
class Caller {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
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

  get gone(): AbortSignal {
    return clientGone(this.#reply);
  }
}

/** Responses stay as specified for callers who do not request revisions. */
const prefersRevisions = ({ headers }: FastifyRequest): boolean =>
  headers['prefer']?.includes('revision') === true;

/**
 * Returns the response as declared by the contract. A mismatch is a bug of ours and is never sent.
 */
function textOf(endpoint: Endpoint, result: unknown, request: FastifyRequest): string {
  if (endpoint.response === 'text') return String(result);
  const checked = compiledOf(endpoint.output).safeParse(result);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    throw new Error(`${endpoint.path} answered off its contract at "${where}": ${issue?.message}`);
  }
  const data = prefersRevisions(request) ? withRevisions(endpoint, checked.data) : checked.data;
  return JSON.stringify(data) ?? 'null';
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
