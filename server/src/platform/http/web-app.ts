import fastifyStatic from '@fastify/static';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isData } from './security.ts';

const yearInSeconds = 31_536_000;

/**
 * Serves the built web app: files with a hash in their name for a year, and its page for every other
 * address that a browser asks for, because the app knows its own addresses.
 */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const pages = new Map<string, string>();
  const pageOf = async (name: string): Promise<string> => {
    const known = pages.get(name) ?? (await readFile(join(folder, name), 'utf8'));
    pages.set(name, known);
    return known;
  };
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
      );
    },
  });
  server.get('/*', { config: { route: 'page' } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (isData(path) || /\.\w{1,5}$/.test(path)) {
      throw new Problem(generalProblems.NotFound);
    }
    const name = /^\/track\b/.test(path) ? 'track.html' : 'index.html';
    const page = await pageOf(name).catch(() => pageOf('index.html'));
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
