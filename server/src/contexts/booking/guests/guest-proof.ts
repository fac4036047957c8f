import { hasZeroBits, proofBits, proofText } from '@waybill/contract/booking/guests/proof-of-work';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { TenantDb } from '#platform/db/database.ts';
import { sameText } from '#platform/token.ts';
import { useProof } from './sql.ts';

// A proof of work as in Hashcash (Back 2002, http://www.hashcash.org/papers/hashcash.pdf): testing
// thousands of stolen cards costs a second of work for each, without a visual CAPTCHA.

const life_ms = 30 * 60_000;

type At = { readonly secret: string; readonly tenantId: number; readonly now: Date };

const signed = ({ secret, tenantId }: Omit<At, 'now'>, text: string): string =>
  createHmac('sha256', secret).update(`guest proof ${tenantId} ${text}`).digest('base64url');

/** Returns a challenge for this tenant; its signature makes storing it unnecessary. */
export function newChallenge(at: At): string {
  const text = `${at.now.getTime() + life_ms}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${signed(at, text)}`;
}

export type WorkProof = { readonly challenge: string; readonly answer: number };

/** Returns whether the proof solves a fresh, unused challenge of ours, and marks it as used. */
export async function takeProof(
  db: TenantDb,
  { challenge, answer }: WorkProof,
  { secret, now }: Pick<At, 'secret' | 'now'>,
): Promise<boolean> {
  const [until = '', random = '', signature = ''] = challenge.split('.');
  const ours = signed({ secret, tenantId: db.scope.tenantId }, `${until}.${random}`);
  if (!sameText(ours, signature) || Number(until) <= now.getTime()) return false;
  const hash = createHash('sha256').update(proofText(challenge, answer)).digest();
  if (!hasZeroBits(hash, proofBits)) return false;
  return useProof(db, challenge, { until: new Date(Number(until)), now });
}
