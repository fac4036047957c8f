import { generalProblems, Problem } from '@waybill/contract/problem';
import type { Actor } from '#platform/http/actor.ts';

export type Myself = { readonly userId: number; readonly userGuid: string };

/**
 * Returns the caller as a user: API clients have no devices and no inbox.
 * @throws {Problem} NotPermitted
 */
export function myself({ userId, userGuid }: Actor): Myself {
  if (userId === null || userGuid === null) throw new Problem(generalProblems.NotPermitted);
  return { userId, userGuid };
}
