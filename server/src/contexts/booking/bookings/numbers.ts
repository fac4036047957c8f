import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import type { SavedValues } from './domain/booking-row.ts';
import { handOut } from './domain/hand-out.ts';
import { consignmentOf } from './domain/numbers.ts';
import type { Lacks } from './command.ts';
import { takeCodes } from '../documents/take-codes.ts';

export const lacksNothing: Lacks = { consignment: false, pickup: false, codes: 0 };

type Unnumbered = { readonly saved: SavedValues; readonly lacks: Lacks };

/**
 * Assigns the missing numbers to bookings, in order, and an SSCC to each piece. Runs last and once
 * for all bookings, because a series stays locked until commit.
 * @throws {Problem} NumberSeriesExhausted, NumberIsTyped, SsccExhausted
 */
export async function numbered(
  db: TenantDb,
  bookings: readonly Unnumbered[],
): Promise<readonly SavedValues[]> {
  const lacking = (lacks: (of: Lacks) => number | boolean): number =>
    bookings.reduce((sum, each) => sum + Number(lacks(each.lacks)), 0);
  const [pickups, consignments, codes] = await Promise.all([
    numbersOf(
      db,
      'pickup',
      lacking(({ pickup }) => pickup),
    ),
    numbersOf(
      db,
      'consignment',
      lacking(({ consignment }) => consignment),
    ),
    takeCodes(
      db,
      lacking(({ codes }) => codes),
    ),
  ]);
  const nextPickup = handOut(pickups);
  const nextConsignment = handOut(consignments);
  const nextCode = handOut(codes ?? []);
  return bookings.map(({ saved, lacks }) => ({
    ...saved,
    pickup_number: lacks.pickup ? nextPickup() : saved.pickup_number,
    consignment_id: lacks.consignment ? consignmentOf(nextConsignment()) : saved.consignment_id,
    ssccs: codesOf(saved, lacks, codes === null ? null : nextCode),
  }));
}

/** SSCCs on only some of the pieces would suggest that the others were lost. */
function codesOf({ ssccs }: SavedValues, lacks: Lacks, nextCode: (() => string) | null) {
  if (lacks.codes <= 0) return ssccs;
  return nextCode === null ? [] : [...ssccs, ...Array.from({ length: lacks.codes }, nextCode)];
}

const numbersOf = async (
  db: TenantDb,
  kind: 'pickup' | 'consignment',
  count: number,
): Promise<readonly string[]> => (count === 0 ? [] : nextNumbers(db, kind, count));

/** Converts a unique violation on bookings into its refusal; rethrows any other error. */
export function asRefusal(error: unknown): never {
  const broken = brokenUnique(error);
  if (broken === 'booking_by_quote') throw new Problem(bookingProblems.QuoteAlreadyUsed);
  if (broken === 'booking_by_consignment') throw new Problem(bookingProblems.NumberTaken);
  throw error;
}
