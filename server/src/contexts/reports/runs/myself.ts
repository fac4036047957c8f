import { generalProblems, Problem } from '@waybill/contract/problem';
import type { Actor } from '#platform/http/actor.ts';

/**
 * The caller's user number. API clients are refused, because they are sent no reports.
 * @throws {Problem} NotPermitted
 */
export function myself({ userId }: Actor): number {
  if (userId === null) throw new Problem(generalProblems.NotPermitted);
  return userId;
}
