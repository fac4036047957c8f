import { createHash, randomBytes } from 'node:crypto';

/** Of the secret in an invitation's link the database keeps this alone. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret for a link, and what is kept of it. */
export function newToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}
