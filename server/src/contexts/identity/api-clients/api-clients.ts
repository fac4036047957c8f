import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { randomBytes } from 'node:crypto';
import type { Actor } from '#platform/http/actor.ts';

/** Returns a new random id: `client-` and 16 hexadecimal digits. */
export const newClientId = (): string => `client-${randomBytes(8).toString('hex')}`;

/**
 * Client secrets are created only by users in their own session.
 * @throws {Problem} KeysNeedSession
 */
export function insistOnSession({ sessionId, impersonatorId }: Actor): void {
  if (sessionId === null || impersonatorId !== null) {
    throw new Problem(identityProblems.KeysNeedSession);
  }
}
