import type { Endpoint } from '@waybill/contract/endpoint';
import type { FileResponse } from '@waybill/contract/shared/file';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handler, HandlerCall, Upload } from '../context.ts';
import type { Database, TenantDb } from '../db/database.ts';
import type { Scope } from '../db/scope.ts';
import { type Actor, scopeOf } from './actor.ts';
import { type AuditEntry, browserOf, recordAudit, recordAudits } from './audit.ts';
import { type Doorkeeper, hostOf } from './authenticate.ts';
import { clientGone } from './client-gone.ts';
import { compiledOf } from './input.ts';
import type { Limiter } from './limits.ts';
import type { Observe } from './observing.ts';
import { type JsonText, pageJson } from './page-json.ts';
import { withRevisions } from './revision.ts';
import type { EndpointReply } from './sending.ts';

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

/** A request whose caller is let in and whose input is read. */
export type Incoming = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor;
  readonly input: unknown;
  readonly upload: Upload | null;
  readonly now: Date;
};

export type Handle = (
  handler: Handler,
  mounting: Mounting,
  options: Incoming,
) => Promise<EndpointReply>;

/**
 * Returns the rows visible to the caller, or the whole tenant if the handler itself checks access.
 */
export function reachOf(handler: Handler, { actor, request }: Incoming): Scope {
  const own = scopeOf(actor, request.id);
  return handler.reach === 'tenant' ? { ...own, customerId: 'all' } : own;
}

export type InTransaction = Incoming & { readonly db: TenantDb };

type Called = Incoming & { readonly started: number };

/** Writes the audit entry of a successful call. */
export const audit = (
  handler: Handler,
  mounting: Mounting,
  { db, ...called }: Called & Pick<InTransaction, 'db'>,
): void => recordAudit(db, entryOf(handler, mounting, called));

/** Writes the audit entries of successful calls of one caller. */
export const auditTogether = (
  handler: Handler,
  mounting: Mounting,
  { db, calls }: { readonly db: TenantDb; readonly calls: readonly Called[] },
): void =>
  recordAudits(
    db,
    calls.map((called) => entryOf(handler, mounting, called)),
  );

const entryOf = (
  { endpoint }: Handler,
  { names }: Mounting,
  { actor, input, request, now, started }: Called,
): AuditEntry => ({
  actor,
  input,
  endpoint: names.get(endpoint) ?? endpoint.path,
  requestId: request.id,
  ip: request.ip,
  browser: browserOf(request),
  at: now,
  duration_ms: performance.now() - started,
});

export const handled = (handler: Handler, call: HandlerCall<Endpoint>): Promise<unknown> =>
  handler.handle === undefined ? Promise.resolve() : handler.handle(call);

export const replyOf = (
  endpoint: Endpoint,
  result: unknown,
  request: FastifyRequest,
): EndpointReply =>
  endpoint.response === 'file'
    ? { kind: 'file', file: result as FileResponse }
    : { kind: 'text', text: jsonOf(endpoint, result, request), replayed: false };

function jsonOf(endpoint: Endpoint, result: unknown, request: FastifyRequest): JsonText {
  if (endpoint.response === 'text') return String(result);
  return pageJson(declared(endpoint, result, request));
}

export function callOf(
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

/** Returns a response that can be saved for replays. */
export const textOf = (endpoint: Endpoint, result: unknown, request: FastifyRequest): string =>
  String(jsonOf(endpoint, result, request));

/**
 * Returns the response as declared by the contract. A mismatch is a bug of ours and is never sent.
 */
function declared(endpoint: Endpoint, result: unknown, request: FastifyRequest): unknown {
  const checked = compiledOf(endpoint.output).safeParse(result);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    throw new Error(`${endpoint.path} answered off its contract at "${where}": ${issue?.message}`);
  }
  return prefersRevisions(request) ? withRevisions(endpoint, checked.data) : checked.data;
}
