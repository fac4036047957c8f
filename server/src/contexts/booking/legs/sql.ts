import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import type { Family } from '../bookings/domain/mappers.ts';
import { bookingColumns } from '../bookings/sql/columns.ts';

/** Returns the legs of a journey in order. */
export const legsOf = (db: TenantDb, journeyId: number): Promise<BookingRow[]> =>
  db.many(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b
    where b.parent_id = ${journeyId} and b.deleted_at is null order by b.leg_number
  `);

/**
 * Returns the legs of a journey, locked in the order of their ids, which is the order of creation.
 */
export const lockLegs = (db: TenantDb, journeyId: number): Promise<BookingRow[]> =>
  db.many(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b
    where b.parent_id = ${journeyId} and b.deleted_at is null order by b.id for update
  `);

type Member = Pick<BookingRow, 'id' | 'is_multi_leg' | 'parent_id'>;

export const isLeg = (row: Member): boolean => row.parent_id !== null;

/**
 * Returns the related legs of bookings, in order. Reads nothing where no booking is a journey or a
 * leg, which is so for most pages.
 */
export async function familiesOf(
  db: TenantDb,
  bookings: readonly Member[],
): Promise<(of: Member) => Family> {
  const journeys = bookings
    .map(({ id, is_multi_leg, parent_id }) => (is_multi_leg ? id : parent_id))
    .filter((id) => id !== null);
  if (journeys.length === 0) return () => withoutFamily;
  const legs = await db.many(sql<{ id: number; journey_id: number }>`
    select id, parent_id as journey_id from booking.booking
    where parent_id = any (${journeys}::bigint[]) and deleted_at is null order by leg_number
  `);
  const legIds = (journeyId: number | null) =>
    legs.filter(({ journey_id }) => journey_id === journeyId).map(({ id }) => id);
  return ({ id, parent_id }) => ({
    child_ids: legIds(id),
    sibling_ids: legIds(parent_id).filter((legId) => legId !== id),
  });
}

const withoutFamily: Family = { child_ids: [], sibling_ids: [] };
