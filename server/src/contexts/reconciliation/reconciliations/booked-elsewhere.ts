import { bookingsByConsignment } from '#contexts/booking/public.ts';
import type { UnmatchedConsignment } from '@waybill/contract/reconciliation/reconciliations/shapes';
import type { TenantDb } from '#platform/db/database.ts';
import type { ConsignmentRow } from '../decisions/sql/lines.ts';

type Elsewhere = UnmatchedConsignment['bookedElsewhere'];

/** Returns the bookings of other carriers that have the numbers of unmatched consignments. */
export async function bookedElsewhere(
  db: TenantDb,
  carrierCode: string,
  rows: readonly ConsignmentRow[],
): Promise<ReadonlyMap<string, Elsewhere>> {
  const numbers = rows.flatMap((row) => (row.booking_id === null ? [row.consignment_id] : []));
  if (numbers.length === 0) return new Map();
  const cards = await bookingsByConsignment(db, numbers);
  return new Map(
    cards
      .filter((card) => card.carrierCode !== null && card.carrierCode !== carrierCode)
      .map(({ id, consignmentId, carrierName, carrierCode: other }) => [
        consignmentId ?? '',
        { bookingId: id, carrierName: carrierName ?? other ?? '' },
      ]),
  );
}
