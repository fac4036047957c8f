import fastifyStatic from '@fastify/static';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { FastifyInstance } from 'fastify';
import { hostOf } from './authenticate.ts';
import { firstScripts } from './first-scripts.ts';
import {
  driverPageHeaders,
  framedPageHeaders,
  isAsset,
  isData,
  type PageHosts,
} from './security.ts';

const yearInSeconds = 31_536_000;

/** What has a hash in its name never changes: browsers need not revalidate it. */
const withoutValidators = { etag: false, lastModified: false, acceptRanges: false };

/** A page shown in our frames, with hosts that only this page may use. */
export type FramedPage = {
  readonly path: string;
  readonly file: string;
  /**
   * Returns the hosts it may use for the tenant of a host name; null if the tenant has no such
   * page.
   */
  readonly hostsFor: (host: string) => Promise<PageHosts | null>;
};

/**
 * Serves the built web app: files by name, those with a hash in the name cached for a year. Every
 * other URL requested by a browser returns a page, because the app does its own routing.
 */
export async function serveWebApp(
  server: FastifyInstance,
  folder: string,
  framed: FramedPage,
): Promise<void> {
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
  server.get(framed.path, { config: { route: 'page' } }, async (request, reply) => {
    const hosts = await framed.hostsFor(hostOf(request));
    if (hosts === null) throw new Problem(generalProblems.NotFound);
    return reply.headers(framedPageHeaders(hosts)).sendFile(framed.file);
  });
  const linkFor = firstScripts(folder);
  server.get('/*', { config: { route: 'page' } }, (request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '');
    if (isData(path) || path === `/${framed.file}`) throw new Problem(generalProblems.NotFound);
    if (isAsset(path)) return reply.sendFile(path.slice(1), withoutValidators);
    if (/\.\w{1,11}$/.test(path)) return reply.sendFile(path.slice(1));
    if (/^\/track\b/.test(path)) return reply.sendFile('track.html');
    // The driver's app; `/driver/register` is a page of the web app.
    if (/^\/driver\/?$/.test(path)) {
      return reply.headers(driverPageHeaders).sendFile('driver.html');
    }
    return reply.header('link', linkFor(path)).sendFile('index.html');
  });
}
