import fastifyStatic from '@fastify/static';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { FastifyInstance } from 'fastify';
import { isData } from './security.ts';

const yearInSeconds = 31_536_000;

/**
 * Serves the built web app: files by their name, those with a hash in it for a year; and a page for
 * every other address that a browser asks for, because the app knows its own addresses.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
      );
    },
  });
  server.get('/*', { config: { route: 'page' } }, (request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '');
    if (isData(path)) throw new Problem(generalProblems.NotFound);
    if (/\.\w{1,11}$/.test(path)) return reply.sendFile(path.slice(1));
    return reply.sendFile(/^\/track\b/.test(path) ? 'track.html' : 'index.html');
  });
}
