import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { drawNumbers } from '#platform/db/number-blocks.ts';
import { ssccsFrom } from './domain/sscc.ts';
import { currentSeries, takeSerials } from './sql.ts';

/**
 * Takes `count` SSCCs for pieces; null if the tenant does not number pieces by SSCC. They may have
 * gaps.
 * @throws {Problem} SsccExhausted
 */
export async function takeCodes(db: TenantDb, count: number): Promise<readonly string[] | null> {
  if (count === 0) return [];
  const current = await currentSeries(db);
  if (current === undefined) return null;
  const name = `sscc ${current.company_prefix}`;
  const runs = await drawNumbers<string>(db, { name, count }, async (apart, reserved) => {
    const claimed = await takeSerials(apart, reserved);
    return (
      claimed && { series: claimed.company_prefix, first: claimed.next_serial, count: reserved }
    );
  });
  if (runs === undefined) throw new Problem(bookingProblems.SsccExhausted);
  return runs.flatMap((run) => ssccsFrom(run.series, run.first, run.count));
}
