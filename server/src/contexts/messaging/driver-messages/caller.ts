import { fleetProblems } from '@waybill/contract/fleet/problems';
import { Problem } from '@waybill/contract/problem';
import type { Actor } from '#platform/http/actor.ts';

/** Returns the calling driver. @throws {Problem} NotADriver */
export function callingDriver({ isDriver, userId, userGuid }: Actor) {
  if (!isDriver || userId === null || userGuid === null) {
    throw new Problem(fleetProblems.NotADriver);
  }
  return { userId, guid: userGuid };
}
