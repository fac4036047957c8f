import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type BookingStanding = {
  readonly id: number;
  readonly consignment_id: string | null;
  readonly status: string;
  readonly invoice_id: number | null;
};

export const standingOfBookings = (
  db: TenantDb,
  ids: readonly number[],
): Promise<BookingStanding[]> =>
  db.many(sql<BookingStanding>`
    select id, consignment_id, status, invoice_id from booking_public.booking_card
    where id = any (${ids}::bigint[])
  `);
