import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Returns the policy of what pages may load; maps fetch style and tiles from the configured hosts.
 */
function policyOf(mapOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...mapOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of pages and files: nothing is loaded from other hosts, no inline scripts or styles. */
const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policyOf([]),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
};

/**
 * Headers of the driver's app, whose barcode reader is WebAssembly from our own origin: the policy
 * allows compiling that, and no more than other pages otherwise.
 */
export const driverPageHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': (pageHeaders['content-security-policy'] ?? '').replace(
    "script-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
  ),
};

/** Hosts that a framed page may load from, in addition to ours. */
export type PageHosts = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
};

/** Headers of a page shown in one of our frames; only this page may use those hosts. */
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

/** Headers of data responses: nothing in them is ever executed, framed or sniffed. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Headers of the built scripts, styles and fonts, which a page asks for by dozens: a browser reads
 * the policies of the page that loads them, and these only if a file is opened by itself.
 */
const assetHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Makes browsers that connected over https use only https for a year. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * Sets the headers of every reply when it is sent; a reply with its own policy keeps it. Responses
 * that bypass the reply have to add `headersOfData`.
 */
export function secureReplies(server: FastifyInstance, mapOrigins: readonly string[]): void {
  const ofPages = { ...pageHeaders, 'content-security-policy': policyOf(mapOrigins) };
  const headersFor = (url: string) => {
    if (isAsset(url)) return assetHeaders;
    return isData(url) ? dataHeaders : ofPages;
  };
  server.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.headers(headersFor(request.url));
    }
    reply.header('x-request-id', request.id);
    if (cameByHttps(request)) reply.header('strict-transport-security', strictTransport);
  });
}

const listedForData: readonly string[] = Object.entries(dataHeaders).flat();

/** Returns the headers of a data response, as alternating names and values, to be extended. */
export function headersOfData(request: FastifyRequest): string[] {
  const headers = listedForData.slice();
  headers.push('x-request-id', request.id);
  if (cameByHttps(request)) headers.push('strict-transport-security', strictTransport);
  return headers;
}

/**
 * Returns whether the client used https, which only a trusted proxy can report, because the server
 * itself speaks plain HTTP.
 */
const cameByHttps = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'https';

/** True for files of the built app, which have a hash in their name. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** True for URLs that return data; `/api` itself is the documentation page. */
export const isData = (url: string): boolean =>
  url.startsWith('/api/') || /^\/(api\/|token\b|connect\b|mcp\b)/i.test(url);
