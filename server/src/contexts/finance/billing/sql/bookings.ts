import type { Minor } from '@waybill/kernel/money';
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

type Undecided = { readonly booking_id: number; readonly reconciliation_id: number };

/** Returns the oldest carrier's invoice that has an undecided later charge, for each booking. */
export async function undecidedExtras(
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many(sql<Undecided>`
    select booking_id, min(reconciliation_id) as reconciliation_id
    from reconciliation_public.undecided_extra
    where booking_id = any (${bookingIds}::bigint[])
    group by booking_id
  `);
  return new Map(rows.map((row) => [row.booking_id, row.reconciliation_id]));
}

export type NotInvoicedRow = {
  readonly bookings: number;
  readonly amount: Minor;
  readonly oldest: Date | null;
};

/** Sums up the delivered freight that is on no invoice. */
export const notInvoiced = (db: TenantDb): Promise<NotInvoicedRow> =>
  db.one(sql<NotInvoicedRow>`
    select count(*)::int as bookings, coalesce(sum(total_minor), 0)::bigint as amount,
           min(delivered_at) as oldest
    from booking_public.to_invoice
  `);

export type LastBillingRunRow = {
  readonly batch_id: string;
  readonly created_at: Date;
  readonly invoices: number;
  readonly amount: Minor;
};

/** Returns the latest batch of invoices. */
export const lastRun = (db: TenantDb): Promise<LastBillingRunRow | undefined> =>
  db.maybeOne(sql<LastBillingRunRow>`
    select i.batch_id, max(i.created_at) as created_at, count(*)::int as invoices,
           sum(i.amount_minor)::bigint as amount
    from finance.invoice i
    where i.batch_id = (
      select l.batch_id from finance.invoice l
      where l.batch_id is not null order by l.created_at desc, l.id desc limit 1
    )
    group by i.batch_id
  `);

type Freight = { readonly customerId: number; readonly reference: string | null };

/**
 * Returns the amount of the latest freight invoice for each of these, in their order; null if none.
 */
export async function lastAmounts(
  db: TenantDb,
  of: readonly Freight[],
): Promise<readonly (Minor | null)[]> {
  const rows = await db.many(sql<{ amount: Minor | null }>`
    select (
      select i.amount_minor from finance.invoice i
      where i.customer_id = f."customerId" and i.reference is not distinct from f.reference
        and i.type = 'Booking' and i.status not in ('Draft', 'Void')
      order by i.id desc limit 1
    ) as amount
    from jsonb_array_elements(${JSON.stringify(of)}::jsonb) with ordinality as e (value, place)
    cross join lateral jsonb_to_record(e.value) as f ("customerId" bigint, reference text)
    order by e.place
  `);
  return rows.map((row) => row.amount);
}
