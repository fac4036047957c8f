import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { nextNumber } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { consignmentOf } from '../domain/numbers.ts';

/** The next consignment number; taken last, because the series stays locked until commit. */
export const nextConsignment = async (db: TenantDb): Promise<string> =>
  consignmentOf(await nextNumber(db, 'consignment'));

/** Turns a broken unique index of bookings into its refusal; anything else is thrown as it is. */
export function asRefusal(error: unknown): never {
  const broken = brokenUnique(error);
  if (broken === 'booking_by_quote') throw new Problem(bookingProblems.QuoteAlreadyUsed);
  if (broken === 'booking_by_consignment') throw new Problem(bookingProblems.NumberTaken);
  throw error;
}
