import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Handler } from '../context.ts';
import { hostOf } from './door.ts';
import { generalPerMinute } from './limits.ts';
import { type Mounting, originOf } from './mount.ts';
import { type NativeCall, readCookies, writeCookie } from './native.ts';

/** The same headers as the session library sends, understood by caches of any age. */
const keptNowhere = {
  'cache-control': 'private, no-cache, no-store',
  pragma: 'no-cache',
  expires: '0',
} as const;

/**
 * Mounts an endpoint that speaks a foreign protocol: it reads the request and writes the whole
 * reply.
 */
export function mountNative(server: FastifyInstance, handler: Handler, mounting: Mounting): void {
  const { promise, native } = handler;
  if (native === undefined) return;
  for (const path of [promise.path, ...promise.aliases]) {
    server.route({
      method: promise.method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { route: promise.path },
      handler: async (request, reply) => {
        const now = mounting.clock();
        const limit = promise.perMinute ?? generalPerMinute;
        mounting.limiter.take(`ip ${request.ip} ${promise.path}`, limit, now.getTime());
        const answer = await native(await callOf(mounting, request, now));
        const secure = request.protocol === 'https';
        for (const cookie of answer.cookies ?? []) {
          reply.header('set-cookie', writeCookie(cookie, secure));
        }
        return reply
          .status(answer.status)
          .headers(keptNowhere)
          .headers(answer.headers ?? {})
          .send(answer.body);
      },
    });
  }
}

async function callOf(mounting: Mounting, request: FastifyRequest, now: Date): Promise<NativeCall> {
  const host = hostOf(request);
  const tenant = await mounting.door.tenantOfHost(host);
  return {
    method: request.method,
    path: request.url,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: request.body,
    cookies: readCookies(request.headers.cookie),
    headers: request.headers as Record<string, string | undefined>,
    tenantId: tenant !== null && tenant.isActive ? tenant.id : null,
    host,
    origin: originOf(request),
    ip: request.ip,
    requestId: request.id,
    now,
  };
}
