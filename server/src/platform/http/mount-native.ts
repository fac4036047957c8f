import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Handler } from '../context.ts';
import { hostOf } from './authenticate.ts';
import { generalPerMinute } from './limits.ts';
import { type Mounting, originOf } from './handling.ts';
import { type NativeCall, readCookies, writeCookie } from './native.ts';

/** The same headers as the session library sends, understood by caches of any age. */
const noStoreHeaders = {
  'cache-control': 'private, no-cache, no-store',
  pragma: 'no-cache',
  expires: '0',
} as const;

/**
 * Mounts an endpoint that speaks a foreign protocol: it reads the request and writes the whole
 * reply.
 */
export function mountNative(server: FastifyInstance, handler: Handler, mounting: Mounting): void {
  const { endpoint, native } = handler;
  if (native === undefined) return;
  for (const path of [endpoint.path, ...endpoint.aliases]) {
    server.route({
      method: endpoint.method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { route: endpoint.path, storesText: true },
      handler: async (request, reply) => {
        const now = mounting.clock();
        const limit = endpoint.perMinute ?? generalPerMinute;
        mounting.limiter.take(`ip ${request.ip} ${endpoint.path}`, limit, now.getTime());
        const response = await native(await callOf(mounting, request, now));
        const secure = request.protocol === 'https';
        for (const cookie of response.cookies ?? []) {
          reply.header('set-cookie', writeCookie(cookie, secure));
        }
        return reply
          .status(response.status)
          .headers(noStoreHeaders)
          .headers(response.headers ?? {})
          .send(response.body);
      },
    });
  }
}

async function callOf(mounting: Mounting, request: FastifyRequest, now: Date): Promise<NativeCall> {
  const host = hostOf(request);
  const tenant = await mounting.authenticate.tenantOfHost(host);
  return {
    method: request.method,
    path: request.url,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: request.body,
    text: request.sentText,
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
