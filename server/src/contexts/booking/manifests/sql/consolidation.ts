import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Valued } from '#platform/db/json-rows.ts';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';

export type ConsolidationRow = {
  readonly id: number;
  readonly items_before: BookingRow['items'];
  readonly items_after: BookingRow['items'];
  readonly cancelled_ids: readonly number[];
};

export type NewConsolidation = Omit<ConsolidationRow, 'id'> & {
  readonly customer_id: number;
  readonly target_id: number;
};

export const addConsolidation = (db: TenantDb, n: NewConsolidation, now: Date): Promise<number> =>
  db.run(sql`
    insert into booking.consolidation (
      tenant_id, customer_id, target_id, items_before, items_after, cancelled_ids, at
    ) values (
      ${db.scope.tenantId}, ${n.customer_id}, ${n.target_id},
      ${JSON.stringify(n.items_before)}::jsonb, ${JSON.stringify(n.items_after)}::jsonb,
      ${n.cancelled_ids}::bigint[], ${now}
    )
  `);

/** Returns the latest consolidation of a booking that has not been undone. */
export const lastConsolidation = (
  db: TenantDb,
  savedId: number,
): Promise<ConsolidationRow | undefined> => db.maybeOne(selectedConsolidation(savedId));

export const selectedConsolidation = (savedId: Valued<number>) => sql<ConsolidationRow>`
  select id, items_before, items_after, cancelled_ids from booking.consolidation
  where target_id = ${savedId} and taken_apart_at is null order by id desc limit 1
`;

export const noteSplitUp = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`update booking.consolidation set taken_apart_at = ${now} where id = ${id}`);
