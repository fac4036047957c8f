import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { codesOf, ssccsFrom } from './domain/sscc.ts';
import { takeSerials } from './sql.ts';

/**
 * So many codes for pieces that follow each other; null where the tenant does not number pieces by
 * SSCC. Taken last, because the series stays locked until commit.
 * @throws {Problem} SsccExhausted
 */
export async function takeCodes(db: TenantDb, count: number): Promise<readonly string[] | null> {
  if (count === 0) return [];
  const claimed = await takeSerials(db, count);
  if (claimed === undefined) return null;
  if (claimed.next_serial + count > codesOf(claimed.company_prefix)) {
    throw new Problem(bookingProblems.SsccExhausted);
  }
  return ssccsFrom(claimed.company_prefix, claimed.next_serial, count);
}
