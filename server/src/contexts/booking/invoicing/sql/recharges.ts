import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Valued } from '#platform/db/json-rows.ts';

export type NewRechargeRow = {
  readonly booking_id: number;
  readonly carrier_line_id: number;
  readonly service_code: string;
  readonly service_name: string;
  readonly is_additional: boolean;
  readonly is_taxed: boolean;
  readonly tax_exclusive_minor: Minor;
  readonly tax_minor: Minor;
  readonly carrier_tax_exclusive_minor: Minor;
  readonly carrier_tax_minor: Minor;
  readonly note: string | null;
};

export type RechargeRow = NewRechargeRow & { readonly id: number; readonly customer_id: number };

const columns = sql.raw(`
  r.id, r.booking_id, r.customer_id, r.carrier_line_id, r.service_code, r.service_name,
  r.is_additional, r.is_taxed, r.tax_exclusive_minor, r.tax_minor, r.carrier_tax_exclusive_minor,
  r.carrier_tax_minor, r.note
`);

/** Adds recharges of bookings that have a customer; returns how many were added. */
export const addRecharges = (
  db: TenantDb,
  recharges: readonly NewRechargeRow[],
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into booking.recharge (
      tenant_id, booking_id, customer_id, carrier_line_id, service_code, service_name,
      is_additional, is_taxed, tax_exclusive_minor, tax_minor, carrier_tax_exclusive_minor,
      carrier_tax_minor, note, created_at, created_by
    )
    select ${db.scope.tenantId}, n.booking_id, b.customer_id, n.carrier_line_id, n.service_code,
           n.service_name, n.is_additional, n.is_taxed, n.tax_exclusive_minor, n.tax_minor,
           n.carrier_tax_exclusive_minor, n.carrier_tax_minor, n.note, ${now},
           ${db.scope.userId}::bigint
    from jsonb_to_recordset(${JSON.stringify(recharges)}::jsonb) as n (
      booking_id bigint, carrier_line_id bigint, service_code text, service_name text,
      is_additional boolean, is_taxed boolean, tax_exclusive_minor bigint, tax_minor bigint,
      carrier_tax_exclusive_minor bigint, carrier_tax_minor bigint, note text
    )
    join booking.booking b on b.id = n.booking_id and b.customer_id is not null
    order by n.carrier_line_id
  `);

/** Returns the booking that the customer pays for each: the journey of a leg, else itself. */
export const journeysOf = async (
  db: TenantDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const found = await db.many(sql<{ id: number; payer: number }>`
    select id, coalesce(parent_id, id) as payer from booking.booking
    where id = any (${ids}::bigint[])
  `);
  return new Map(found.map(({ id, payer }) => [id, payer]));
};

/** Locks bookings in the order of their ids. */
export const lockBookings = (db: TenantDb, ids: readonly number[]): Promise<{ id: number }[]> =>
  db.many(sql<{ id: number }>`
    select id from booking.booking where id = any (${ids}::bigint[]) order by id for update
  `);

export const rechargesOf = (db: TenantDb, bookingIds: readonly number[]): Promise<RechargeRow[]> =>
  db.many(sql<RechargeRow>`
    select ${columns} from booking.recharge r
    where r.booking_id = any (${bookingIds}::bigint[]) order by r.id
  `);

type OfLine = { readonly booking_id: number };

type Invoiced = { readonly carrier_line_id: number };

/** Returns the recharges of carrier invoice lines. */
export const rechargesOfLines = (db: TenantDb, lineIds: readonly number[]): Promise<OfLine[]> =>
  db.many(sql<OfLine>`
    select booking_id from booking.recharge where carrier_line_id = any (${lineIds}::bigint[])
  `);

/** Returns the lines whose recharge is on an invoice. */
export const invoicedOfLines = (db: TenantDb, lineIds: readonly number[]): Promise<Invoiced[]> =>
  db.many(sql<Invoiced>`
    select carrier_line_id from booking.recharge
    where carrier_line_id = any (${lineIds}::bigint[]) and invoice_id is not null
  `);

/** Removes uninvoiced recharges; returns how many were removed. */
export const removeWaiting = (db: TenantDb, lineIds: readonly number[]): Promise<number> =>
  db.run(sql`
    delete from booking.recharge
    where carrier_line_id = any (${lineIds}::bigint[]) and invoice_id is null
  `);

type Detail = { readonly id: number; readonly recharge: PricingDetail | null };
type Saved = { readonly id: number; readonly customer_id: number | null };

export const saveRechargeDetails = (
  db: TenantDb,
  details: readonly Detail[],
  now: Date,
): Promise<Saved[]> =>
  db.many(sql<Saved>`
    update booking.booking b
    set recharge = d.recharge, updated_at = ${now}, updated_by = ${db.scope.userId}::bigint
    from jsonb_to_recordset(${JSON.stringify(details)}::jsonb) as d (id bigint, recharge jsonb)
    where b.id = d.id
    returning b.id, b.customer_id
  `);

export type RechargeToInvoiceRow = RechargeRow & {
  readonly consignment_id: string;
  readonly order_number: string | null;
  readonly cost_center: string | null;
  readonly from_suburb: string;
  readonly to_suburb: string;
  readonly created_at: Date;
};

/** Locks uninvoiced recharges of one customer or of all. */
export const lockToInvoice = (
  db: TenantDb,
  customerIds: readonly number[] | null,
): Promise<RechargeToInvoiceRow[]> =>
  db.many(sql<RechargeToInvoiceRow>`
    select ${columns}, r.created_at, b.consignment_id, b.order_number, b.cost_center,
           coalesce(b.from_address ->> 'suburb', '') as from_suburb,
           coalesce(b.to_address ->> 'suburb', '') as to_suburb
    from booking.recharge r
    join booking.booking b on b.tenant_id = r.tenant_id and b.id = r.booking_id
    where r.invoice_id is null
      and (${customerIds}::bigint[] is null or r.customer_id = any (${customerIds}::bigint[]))
    order by r.id for update of r
  `);

/** Counts how many of these recharges exist. */
export const countRecharges = async (db: TenantDb, ids: readonly number[]): Promise<number> =>
  (
    await db.one(sql<{ count: number }>`
      select count(*) as count from booking.recharge where id = any (${ids}::bigint[])
    `)
  ).count;

export const putOnInvoice = (
  db: TenantDb,
  ids: readonly number[],
  invoice: { readonly id: number; readonly number: string },
): Promise<number> =>
  db.run(sql`
    update booking.recharge set invoice_id = ${invoice.id}, invoice_number = ${invoice.number}
    where id = any (${ids}::bigint[]) and invoice_id is null
  `);

export const takeOffInvoices = (db: TenantDb, invoiceIds: readonly number[]): Promise<number> =>
  db.run(sql`
    update booking.recharge set invoice_id = null, invoice_number = null
    where invoice_id = any (${invoiceIds}::bigint[])
  `);

export type RechargeInvoice = {
  readonly booking_id: number;
  readonly id: number;
  readonly number: string;
};

/** Returns the invoices with recharges of these bookings, oldest first. */
export const rechargeInvoicesOf = (
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<RechargeInvoice[]> => db.many(selectedRechargeInvoices(bookingIds));

export const selectedRechargeInvoices = (
  bookingIds: Valued<readonly number[]>,
) => sql<RechargeInvoice>`
  select distinct booking_id, invoice_id as id, invoice_number as number
  from booking.recharge
  where booking_id = any (${bookingIds}::bigint[]) and invoice_id is not null
  order by booking_id, id
`;
