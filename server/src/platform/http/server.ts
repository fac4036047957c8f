import multipart from '@fastify/multipart';
import type { Endpoint } from '@waybill/contract/endpoint';
import { openApiDocument, productVersion } from '@waybill/contract/openapi';
import { generalProblems, Problem } from '@waybill/contract/problem';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { createMetrics } from './metrics.ts';
import type { Mounting } from './handling.ts';
import { mount } from './mount.ts';
import { mountNative } from './mount-native.ts';
import { readJson } from './unstorable-text.ts';
import { isObservedWhenRefused, type Observe, observeResponses } from './observing.ts';
import { isOfOwnMachine } from './own-machine.ts';
import { refusalOf } from './refusal.ts';
import { inSentNames } from './sent-names.ts';
import { dataHeaders, secureReplies } from './security.ts';

export type ServerParts = Omit<Mounting, 'handlers' | 'onReplay' | 'observe'> & {
  readonly contexts: readonly Context[];
  readonly logLevel: string;
  readonly trustProxy: string | false;
  /** True in development: the response to an internal error shows its cause. */
  readonly showsCause?: boolean;
  /** Additional origins that maps fetch from. */
  readonly mapOrigins: readonly string[];
};

const bodyMax = 4 * 1024 * 1024;

/** Creates the HTTP server over all contexts; the caller makes it listen. */
export async function createHttpServer(parts: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    logger: parts.logLevel === 'silent' ? false : { level: parts.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyMax,
    trustProxy: parts.trustProxy,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: refuseAddress,
  });
  const metrics = createMetrics(parts.database);
  const observe = observeResponses(server, metrics);
  readJson(server);
  readForms(server);
  server.addHook('onRequest', (request, _, done) => {
    request.cameAt_ms = performance.now();
    done();
  });
  secureReplies(server, parts.mapOrigins);
  refuseInEnvelopes(server, observe, parts.showsCause);
  const handlers = parts.contexts.flatMap((c) => c.endpoints);
  const mounting: Mounting = {
    ...parts,
    handlers: new Map(handlers.map((handler) => [handler.endpoint, handler])),
    observe,
    onReplay: () => metrics.countReplay(),
  };
  for (const handler of handlers.filter((h) => h.endpoint.upload === undefined)) {
    if (handler.native !== undefined) mountNative(server, handler, mounting);
    else mount(server, handler, mounting);
  }
  // Multipart forms are parsed only on their own routes, to spare all other requests the hooks.
  await server.register(async (uploads) => {
    await uploads.register(multipart);
    for (const handler of handlers.filter((h) => h.endpoint.upload !== undefined)) {
      mount(uploads, handler, mounting);
    }
  });
  serveHealth(server, parts);
  serveDocument(server);
  server.get('/metrics', { config: { route: '/metrics' } }, async (request, reply) => {
    if (!isOfOwnMachine(request)) throw new Problem(generalProblems.NotFound);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  return server;
}

/** Handles a URL that cannot be decoded, which reaches no route and no hook. */
function refuseAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, envelope } = refusalOf(error);
  void reply.headers(dataHeaders).header('x-request-id', request.id).status(status).send(envelope);
}

/** Parses HTML forms, as sent by the session library and OAuth clients. */
function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}

function refuseInEnvelopes(server: FastifyInstance, observe: Observe, showsCause = false): void {
  server.setNotFoundHandler(() => {
    throw new Problem(generalProblems.NotFound);
  });
  server.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, showsCause);
    if (refusal.unexpected) request.log.error({ err: error }, 'request failed');
    if (refusal.status === 429 || refusal.status === 503) {
      reply.header('retry-after', String(refusal.retryAfter_s ?? 5));
    }
    if (isObservedWhenRefused(request)) observe(request, refusal.status);
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"');
    return reply.status(refusal.status).send(inSentNames(refusal.envelope, request));
  });
}

/** Serves the contract as a document, generated on first request. */
function serveDocument(server: FastifyInstance): void {
  let text: string | undefined;
  server.get('/api/openapi.json', { config: { route: '/api/openapi.json' } }, (_, reply) => {
    text ??= JSON.stringify(openApiDocument(productVersion));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

/** Serves `/health` (the process is alive) and `/ready` (it can do its work). */
function serveHealth(server: FastifyInstance, { database }: ServerParts): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.get('/health', { config: { route: '/health' } }, async () => ({ status: 'ok' }));
  server.get('/ready', { config: { route: '/ready' } }, async (_, reply) => {
    const ready = !closing && (await database.outside(sql`select 1`).then(yes, no));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** Returns the names of all endpoints, for logs, audit rows and replay keys. */
export const namesOf = (
  all: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): ReadonlyMap<Endpoint, string> =>
  new Map(
    Object.entries(all).flatMap(([context, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]) => [
        endpoint as Endpoint,
        `${context}.${name}`,
      ]),
    ),
  );
