import { createHash } from 'node:crypto';
import { sameText } from '#platform/token.ts';

/** Returns the cookie of the double submit: `token|hash(token + secret)`. */
export const csrfCookieOf = (secret: string, token: string): string =>
  `${token}|${hashOf(secret, token)}`;

/** Returns the token of a cookie that we signed, or null. */
export function csrfTokenOf(secret: string, cookie: string | undefined): string | null {
  const [token, hash] = (cookie ?? '').split('|');
  if (token === undefined || hash === undefined) return null;
  return /^[0-9a-f]{64}$/.test(token) && sameText(hash, hashOf(secret, token)) ? token : null;
}

const hashOf = (secret: string, token: string): string =>
  createHash('sha256').update(`${token}${secret}`).digest('hex');
