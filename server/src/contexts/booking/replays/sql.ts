import type { Replay } from '@waybill/contract/booking/replays/shapes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { bookingColumns } from '../bookings/sql/columns.ts';

type View = z.input<typeof Replay>;

type NewReplay = Pick<View, 'id' | 'rateCardId' | 'day' | 'wanted'> & { readonly now: Date };

export const addReplay = (db: TenantDb, r: NewReplay): Promise<number> =>
  db.run(sql`
    insert into booking.replay (tenant_id, id, rate_card_id, day, wanted, created_at)
    values (${db.scope.tenantId}, ${r.id}, ${r.rateCardId}, ${r.day}, ${r.wanted}, ${r.now})
  `);

const replayColumns = sql`
  id, rate_card_id as "rateCardId", day::text as day, wanted, total, done,
  (outcome is not null or problem is not null) as "isCompleted", problem, outcome, created_at
`;

type Stored = Omit<View, 'createdAt'> & { readonly created_at: Date };

export const latestReplay = (db: TenantDb, rateCardId: string): Promise<Stored | undefined> =>
  db.maybeOne(sql<Stored>`
    select ${replayColumns} from booking.replay
    where rate_card_id = ${rateCardId} order by created_at desc, id desc limit 1
  `);

/** Returns a replay that is not finished. */
export const openReplay = (db: TenantDb, id: string): Promise<Stored | undefined> =>
  db.maybeOne(sql<Stored>`
    select ${replayColumns} from booking.replay
    where id = ${id} and outcome is null and problem is null
  `);

/** Returns the ids of the last bookings handed to a carrier, the latest first. */
export const lastBooked = async (db: TenantDb, atMost: number): Promise<readonly number[]> => {
  const rows = await db.many(sql<{ id: number }>`
    select id from booking.booking
    where deleted_at is null and booked_at is not null
      and status not in ('Draft', 'Quoted', 'Cancelled', 'Failed')
    order by booked_at desc, id desc limit ${atMost}
  `);
  return rows.map(({ id }) => id);
};

export type BookingOf = BookingRow & { readonly name_of_customer: string | null };

export const bookingsToReplay = (db: TenantDb, ids: readonly number[]): Promise<BookingOf[]> =>
  db.many(sql<BookingOf>`
    select ${bookingColumns}, c.display_name as name_of_customer
    from booking.booking b
    left join customers_public.customer_card c
      on c.tenant_id = b.tenant_id and c.id = b.customer_id
    where b.id = any (${ids}::bigint[]) order by b.id
  `);

/** Saves the progress of a replay. */
export const noteDone = (
  db: TenantDb,
  id: string,
  { done, total }: { readonly done: number; readonly total: number },
): Promise<number> =>
  db.run(sql`update booking.replay set done = ${done}, total = ${total} where id = ${id}`);

export const endReplay = (
  db: TenantDb,
  id: string,
  end: { readonly outcome: View['outcome'] } | { readonly problem: string },
): Promise<number> =>
  db.run(
    'problem' in end
      ? sql`update booking.replay set problem = ${end.problem} where id = ${id}`
      : sql`
          update booking.replay set outcome = ${JSON.stringify(end.outcome)}::jsonb
          where id = ${id}
        `,
  );
