import { identityProblems } from '@waybill/contract/identity/problems';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import type { Actor } from '#platform/http/actor.ts';

/** Returns the calling user's id; API clients have no account. @throws {Problem} NotPermitted */
export const ownUserId = (actor: Actor): number =>
  found(actor.userId, generalProblems.NotPermitted);

/**
 * Returns the calling user's id, unless another user impersonates the user.
 * @throws {Problem} NotPermitted, NotWhileImpersonating
 */
export function ownUserIdInPerson(actor: Actor): number {
  if (actor.impersonatorId !== null) throw new Problem(identityProblems.NotWhileImpersonating);
  return ownUserId(actor);
}
