/**
 * Headers of pages and files: nothing is loaded from elsewhere, no script or style stands inline.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
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
export const strictTransport = 'max-age=31536000; includeSubDomains';

/** True for addresses that answer data; `/api` itself is the page about them. */
export const isData = (url: string): boolean =>
  url.startsWith('/api/') || /^\/(api\/|token\b|connect\b)/i.test(url);
