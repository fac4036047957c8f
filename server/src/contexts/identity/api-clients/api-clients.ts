import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { randomBytes } from 'node:crypto';
import type { Actor } from '#platform/http/actor.ts';

/** An id nobody has: `client-` and 16 hexadecimal digits. */
export const newClientId = (): string => `client-${randomBytes(8).toString('hex')}`;

/**
 * Secrets of systems are given and taken by people who are signed in as themselves.
 * @throws {Problem} KeysNeedSession
 */
export function insistOnSession({ sessionId, impersonatorId }: Actor): void {
  if (sessionId === null || impersonatorId !== null) {
    throw new Problem(identityProblems.KeysNeedSession);
  }
}
