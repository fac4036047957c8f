import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as an address or a form carries them (decisions T-04). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Of a secret that is handed out the database keeps this alone. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
