import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { codesOf, ssccsFrom } from '../domain/sscc.ts';
import { takeSerials } from '../sql/sscc.ts';

/**
 * A code for each piece, where the tenant numbers pieces by SSCC: those that have one keep it. Taken
 * last, because the series stays locked until commit.
 * @throws {Problem} SsccExhausted
 */
export async function numberPieces(
  db: TenantDb,
  kept: readonly string[],
  pieces: number,
): Promise<readonly string[]> {
  const missing = pieces - kept.length;
  if (missing <= 0) return kept.slice(0, pieces);
  const taken = await takeSerials(db, missing);
  // Codes for some of the pieces only would be read as if the others were lost.
  if (taken === undefined) return [];
  if (taken.next_serial + missing > codesOf(taken.company_prefix)) {
    throw new Problem(bookingProblems.SsccExhausted);
  }
  return [...kept, ...ssccsFrom(taken.company_prefix, taken.next_serial, missing)];
}
