/** A request of a foreign protocol. */
export type NativeCall = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** A JSON body as it was sent, to verify signatures; empty for other bodies. */
  readonly text: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The tenant of the host name, if it exists and is active. */
  readonly tenantId: number | null;
  readonly host: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly ip: string;
  readonly requestId: string;
  readonly now: Date;
};

export type Cookie = {
  readonly name: string;
  readonly value: string;
  /** Seconds; absent makes it a session cookie, 0 removes it. */
  readonly maxAge?: number;
};

export type NativeReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
  readonly body: unknown;
};

/** Parses a Cookie header; the first cookie of a name wins. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (!(name in cookies)) cookies[name] = decode(part.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * Writes a Set-Cookie value: HttpOnly, SameSite=Lax, and Secure if the page was loaded over https.
 */
export function writeCookie(cookie: Cookie, secure: boolean): string {
  const parts = [`${cookie.name}=${encodeURIComponent(cookie.value)}`, 'Path=/', 'HttpOnly'];
  parts.push('SameSite=Lax');
  if (cookie.maxAge !== undefined) parts.push(`Max-Age=${cookie.maxAge}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
