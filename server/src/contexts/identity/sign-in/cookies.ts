import type { Cookie, NativeCall } from '#platform/http/native.ts';

/** Lifetime of an unused session in seconds; thirty days with "remember me" (decisions S-03). */
export const sessionLife_s = { usual: 24 * 60 * 60, remembered: 30 * 24 * 60 * 60 } as const;

type Names = { readonly session: string; readonly csrf: string; readonly callback: string };

/**
 * Returns the session library's cookie names; with https they have the prefixes that browsers
 * enforce.
 */
export function cookieNames(origin: string): Names {
  const isSecure = origin.startsWith('https:');
  return {
    session: `${isSecure ? '__Secure-' : ''}next-auth.session-token`,
    csrf: `${isSecure ? '__Host-' : ''}next-auth.csrf-token`,
    callback: `${isSecure ? '__Secure-' : ''}next-auth.callback-url`,
  };
}

/** The parts of a session cookie: `tenant.session.secret`. */
export type SessionCookie = {
  readonly tenantId: number;
  readonly sessionId: string;
  readonly secret: string;
};

export function readSessionCookie(call: NativeCall): SessionCookie | null {
  const value = call.cookies[cookieNames(call.origin).session] ?? '';
  const match = /^(\d{1,15})\.([0-9a-f-]{36})\.([\w-]{43})$/.exec(value);
  if (match === null) return null;
  const [, tenant, sessionId, secret] = match;
  if (sessionId === undefined || secret === undefined) return null;
  return { tenantId: Number(tenant), sessionId, secret };
}

export const sessionCookie = (
  origin: string,
  { tenantId, sessionId, secret }: SessionCookie,
  maxAge: number,
): Cookie => ({
  name: cookieNames(origin).session,
  value: `${tenantId}.${sessionId}.${secret}`,
  maxAge,
});

export const noSessionCookie = (origin: string): Cookie => ({
  name: cookieNames(origin).session,
  value: '',
  maxAge: 0,
});

/** Returns where to redirect: only a path or an address of this origin. */
export function safeCallback(origin: string, query: unknown): string {
  if (typeof query !== 'string' || query === '') return origin;
  try {
    const url = new URL(query, `${origin}/`);
    return url.origin === origin ? url.href : origin;
  } catch {
    return origin;
  }
}
