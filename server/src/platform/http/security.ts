import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Headers of pages and files: nothing is loaded from elsewhere, no script or style stands inline.
 */
const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
};

/** Where a page of its own may load from, beside us. */
export type PageHosts = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
};

/** Headers of a page that stands in a frame of ours and alone may use those hosts. */
export const framedPageHeaders = (hosts: PageHosts): Readonly<Record<string, string>> => ({
  ...pageHeaders,
  'content-security-policy': [
    "default-src 'none'",
    ["script-src 'self'", ...hosts.scripts].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...hosts.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.connections].join(' '),
    ['frame-src', ...hosts.frames].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});

/** Headers of answers that are data: nothing in them is ever run, framed or guessed at. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Browsers that came by https shall not come otherwise for a year. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * Gives every reply its headers as it leaves; one that brought a policy of its own keeps it. What does
 * not leave by a reply has to bring `headersOfData`.
 */
export function secureReplies(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.headers(isData(request.url) ? dataHeaders : pageHeaders);
    }
    reply.header('x-request-id', request.id);
    if (cameByHttps(request)) reply.header('strict-transport-security', strictTransport);
    done(null, payload);
  });
}

const listedForData: readonly string[] = Object.entries(dataHeaders).flat();

/** The headers of an answer that is data, names and values in turn, to be added to. */
export function headersOfData(request: FastifyRequest): string[] {
  const headers = listedForData.slice();
  headers.push('x-request-id', request.id);
  if (cameByHttps(request)) headers.push('strict-transport-security', strictTransport);
  return headers;
}

/** We speak plain HTTP ourselves: only a proxy, if it is trusted, can have been spoken to otherwise. */
const cameByHttps = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'https';

/** True for addresses that answer data; `/api` itself is the page about them. */
export const isData = (url: string): boolean =>
  url.startsWith('/api/') || /^\/(api\/|token\b|connect\b)/i.test(url);
