import { doubledText, successText } from '@waybill/contract/envelope';
import { type Endpoint, writes } from '@waybill/contract/endpoint';
import { notValidField } from '@waybill/contract/problem';
import type { FileAnswer, TextStream } from '@waybill/contract/shared/file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Handler, Upload } from '../context.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { type Actor, scopeOf } from './actor.ts';
import { recordDeed } from './audit.ts';
import { type Doorkeeper, hostOf, letIn } from './door.ts';
import { keyLengthMax, oncePerKey } from './idempotency.ts';
import { compiledOf, readInput } from './input.ts';
import { generalPerMinute, type Limiter } from './limits.ts';
import type { Observe } from './observing.ts';
import { sendPieces } from './text-stream.ts';
import { readUpload } from './upload.ts';

export type Mounting = {
  readonly database: Database;
  readonly door: Doorkeeper;
  readonly limiter: Limiter;
  readonly clock: () => Date;
  readonly names: ReadonlyMap<Endpoint, string>;
  readonly onReplay: () => void;
  readonly observe: Observe;
};

/** Puts one endpoint under its path and aliases; everything that must not be said 300 times. */
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

async function serve(
  handler: Handler,
  mounting: Mounting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { promise } = handler;
  const now = mounting.clock();
  const actor = await letIn(mounting.door, request, promise.access, now);
  brake(mounting.limiter, promise, actor, request, now);
  const upload = promise.upload === undefined ? null : await readUpload(request, promise.upload);
  const input = readInput(promise, {
    params: request.params as Record<string, string>,
    // The fields of a form are texts, as those of a query string are.
    query: { ...(request.query as Record<string, unknown>), ...upload?.fields },
    body: upload === null ? request.body : null,
  });
  const answer = await keep(handler, mounting, { request, reply, actor, input, upload, now });
  const sent = answer.kind === 'sent' ? reply : send(promise, answer, reply);
  mounting.observe(request, reply.statusCode);
  return sent;
}

type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor;
  readonly input: unknown;
  readonly upload: Upload | null;
  readonly now: Date;
};

type Answered =
  | { readonly kind: 'text'; readonly text: string; readonly replayed: boolean }
  | { readonly kind: 'file'; readonly file: FileAnswer }
  | { readonly kind: 'sent' };

/** Runs the handler in its transaction, with the audit row and the replay guard of a write. */
function keep(handler: Handler, mounting: Mounting, asked: Asked): Promise<Answered> {
  const { promise } = handler;
  const own = scopeOf(asked.actor, asked.request.id);
  const scope = handler.reach === 'tenant' ? { ...own, customerId: 'all' as const } : own;
  const endpoint = mounting.names.get(promise) ?? promise.path;
  return mounting.database.transaction(scope, async (db) => {
    const call = callOf(asked, db);
    if (!writes(promise)) {
      const result = await handler.keep?.(call);
      if (isTextStream(result)) return sendPieces(result, asked.reply);
      return answered(promise, result);
    }
    const work = async () => {
      const started = performance.now();
      const result = await handler.keep?.(call);
      await recordDeed(db, {
        ...asked,
        endpoint,
        requestId: asked.request.id,
        ip: asked.request.ip,
        browser: String(asked.request.headers['user-agent'] ?? ''),
        at: asked.now,
        duration_ms: performance.now() - started,
      });
      return result;
    };
    const key = isKept(promise) ? keyOf(asked.request) : null;
    if (key === null) return answered(promise, await work());
    const request = { input: asked.input, file: asked.upload?.bytes.toString('base64') ?? null };
    const once = await oncePerKey({ ...asked, db, endpoint, key, request }, async () =>
      textOf(promise, await work()),
    );
    if (once.replayed) mounting.onReplay();
    return { kind: 'text', ...once };
  });
}

const isTextStream = (result: unknown): result is TextStream =>
  typeof result === 'object' && result !== null && 'pieces' in result && 'fileName' in result;

/** Whether the answer may be kept for repetitions. */
const isKept = ({ answer, tellsSecret }: Endpoint): boolean =>
  answer !== 'file' && tellsSecret !== true;

const answered = (promise: Endpoint, result: unknown): Answered =>
  promise.answer === 'file'
    ? { kind: 'file', file: result as FileAnswer }
    : { kind: 'text', text: textOf(promise, result), replayed: false };

function callOf({ request, actor, input, upload, now }: Asked, db: TenantDb): Call<Endpoint> {
  const caller = { host: hostOf(request), origin: originOf(request), ip: request.ip };
  return { input, actor, db, now, upload, caller };
}

/** Scheme and host the caller used, without a trailing slash. */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}`;

/** The answer as the contract promises it; a misfit is a bug of ours and never leaves the house. */
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

function send(
  promise: Endpoint,
  answer: Exclude<Answered, { kind: 'sent' }>,
  reply: FastifyReply,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (answer.kind === 'file') return sendFile(answer.file, reply);
  if (answer.replayed) reply.header('idempotent-replayed', 'true');
  if (promise.answer === 'text') {
    return reply.type('text/csv; charset=utf-8').send(answer.text);
  }
  return reply.type('application/json; charset=utf-8').send(wrapped(promise, answer.text));
}

function wrapped({ answer }: Endpoint, text: string): string {
  if (answer === 'bare') return text;
  return answer === 'doubled' ? doubledText(text) : successText(text);
}

function sendFile(file: FileAnswer, reply: FastifyReply): FastifyReply {
  const name = encodeURIComponent(file.fileName);
  const how = file.inline === true ? 'inline' : 'attachment';
  return reply
    .header('content-disposition', `${how}; filename*=UTF-8''${name}`)
    .type(file.fileType)
    .send(Buffer.from(file.bytes));
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
