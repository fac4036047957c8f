import { type RctiAct, whyNotRcti } from '@waybill/contract/finance/rcti/lifecycle';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { type LockedRcti, lockRctis } from './sql.ts';

/**
 * Locks RCTIs that allow an action until the transaction ends.
 * @throws {Problem} RctiNotFound, RctiNotAllowed
 */
export async function rctisFor(
  db: TenantDb,
  act: RctiAct,
  ids: readonly number[],
): Promise<readonly LockedRcti[]> {
  const named = [...new Set(ids)];
  const locked = await lockRctis(db, named);
  if (locked.length < named.length) throw new Problem(financeProblems.RctiNotFound);
  for (const { number, status } of locked) {
    const message = whyNotRcti(act, status);
    if (message === null) continue;
    throw new Problem(financeProblems.RctiNotAllowed, { message, details: number });
  }
  return locked;
}
