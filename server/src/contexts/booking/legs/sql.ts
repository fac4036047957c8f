import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
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
