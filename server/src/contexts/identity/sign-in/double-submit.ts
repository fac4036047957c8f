import type { Cookie, NativeCall, NativeReply } from '#platform/http/native.ts';
import { randomBytes } from 'node:crypto';
import { cookieNames, safeCallback } from './cookies.ts';
import { csrfCookieOf, csrfTokenOf } from './csrf.ts';

export type Guarded = {
  readonly token: string;
  /** The cookies of a first visit. */
  readonly cookies: readonly Cookie[];
};

/** Returns the request's CSRF token; without a valid one, a new token with its cookies. */
export function guardOf(secret: string, call: NativeCall): Guarded {
  const names = cookieNames(call.origin);
  const known = csrfTokenOf(secret, call.cookies[names.csrf]);
  const token = known ?? randomBytes(32).toString('hex');
  const cookies: Cookie[] = [];
  if (known === null) cookies.push({ name: names.csrf, value: csrfCookieOf(secret, token) });
  if (call.cookies[names.callback] === undefined) {
    cookies.push({ name: names.callback, value: call.origin });
  }
  return { token, cookies };
}

/** True if the form has the token of the cookie and is not cross-site. */
export function isOurForm(secret: string, call: NativeCall): boolean {
  const cookie = csrfTokenOf(secret, call.cookies[cookieNames(call.origin).csrf]);
  const site = call.headers['sec-fetch-site'];
  if (site !== undefined && !['same-origin', 'none'].includes(site)) return false;
  return cookie !== null && fieldOf(call, 'csrfToken') === cookie;
}

export function fieldOf(call: NativeCall, name: string): string | undefined {
  const body = call.body as Record<string, unknown> | null | undefined;
  const value = body?.[name];
  return typeof value === 'string' ? value : undefined;
}

export const wantsJson = (call: NativeCall): boolean => {
  const body = call.body as Record<string, unknown> | null | undefined;
  return String(body?.['json']) === 'true';
};

export const callbackOf = (call: NativeCall): string =>
  safeCallback(call.origin, fieldOf(call, 'callbackUrl'));

/** Redirects as the session library expects it: with JSON on request, otherwise with a redirect. */
export const goTo = (
  call: NativeCall,
  url: string,
  options: { readonly status?: number; readonly cookies?: readonly Cookie[] } = {},
): NativeReply =>
  wantsJson(call)
    ? { status: options.status ?? 200, body: { url }, cookies: options.cookies ?? [] }
    : { status: 302, headers: { location: url }, body: '', cookies: options.cookies ?? [] };

/** Returns the absolute address of an auth page with its error: the client parses its query. */
export const errorUrl = (call: NativeCall, error: string): string =>
  `${call.origin}/auth/error?error=${encodeURIComponent(error)}&provider=credentials`;
