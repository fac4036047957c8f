import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 32 random bytes in a form for URLs and forms (decisions T-04). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of an issued secret; the database stores only this. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares two texts in constant time, whatever their lengths. */
export const sameText = (a: string, b: string): boolean =>
  timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
