import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import type { Minor } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';
import type { KeyedText } from '../../bookings/domain/booking-row.ts';

export type RowToInvoice = {
  readonly id: number;
  readonly customer_id: number;
  readonly consignment_id: string;
  readonly reference: readonly KeyedText[];
  readonly order_number: string | null;
  readonly cost_center: string | null;
  readonly service_name: string;
  readonly from_suburb: string;
  readonly to_suburb: string;
  readonly pieces: number;
  readonly grams: number;
  readonly chargeable_grams: number;
  /** A string of digits. */
  readonly cubic_millimetres: string;
  readonly pricing: PricingDetail;
  readonly total_minor: Minor;
  readonly total_tax_minor: Minor;
  readonly exposure_minor: Minor;
  readonly booking_date: Date | null;
  readonly delivered_at: Date | null;
  readonly is_own_fleet: boolean;
  readonly has_proof: boolean;
};

const columns = sql.raw(`
  id, customer_id, consignment_id, reference, order_number, cost_center, service_name,
  from_address ->> 'suburb' as from_suburb, to_address ->> 'suburb' as to_suburb,
  pieces, grams, chargeable_grams, cubic_millimetres::text as cubic_millimetres, pricing,
  total_minor, total_tax_minor, exposure_minor, booking_date, delivered_at,
  carrier_code is not distinct from 'OWN' as is_own_fleet,
  exists (
    select from booking.proof_of_delivery p
    where p.tenant_id = booking.tenant_id and p.booking_id = booking.id
  ) as has_proof
`);

const waits = sql`
  status = 'Delivered' and invoice_id is null and deleted_at is null and parent_id is null
`;

/** Locks delivered, uninvoiced freight: of these customers, these bookings, or all. */
export const lockToInvoice = (
  db: TenantDb,
  customerIds: readonly number[] | null,
  bookingIds: readonly number[] | null,
): Promise<RowToInvoice[]> =>
  db.many(sql<RowToInvoice>`
    select ${columns} from booking.booking
    where ${waits}
      and (${customerIds}::bigint[] is null or customer_id = any (${customerIds}::bigint[]))
      and (${bookingIds}::bigint[] is null or id = any (${bookingIds}::bigint[]))
    order by id for update
  `);

export type WorkRow = { readonly customer_id: number; readonly bookings: number };

/** Counts delivered, uninvoiced freight by customer; later charges count as zero. */
export const workToInvoice = (db: TenantDb): Promise<WorkRow[]> =>
  db.many(sql<WorkRow>`
    select customer_id, sum(bookings)::int as bookings from (
      select customer_id, 1 as bookings from booking.booking
      where ${waits} and customer_id is not null
      union all
      select customer_id, 0 from booking.recharge where invoice_id is null
    ) work
    group by customer_id order by customer_id
  `);

type Held = { readonly customer_id: number; readonly exposure_minor: Minor };

/** A booking and its new invoice. */
export type Handed = {
  readonly bookingId: number;
  readonly invoiceId: number;
  readonly invoiceNumber: string;
};

/** Assigns bookings to invoices; returns the customer credit that each held until now. */
export const putOnInvoices = (db: TenantDb, handed: readonly Handed[]): Promise<Held[]> =>
  db.many(sql<Held>`
    with handed as materialized (
      select b.id, b.customer_id, b.exposure_minor, h."invoiceId", h."invoiceNumber"
      from jsonb_to_recordset(${JSON.stringify(handed)}::jsonb)
        as h ("bookingId" bigint, "invoiceId" bigint, "invoiceNumber" text)
      join booking.booking b on b.id = h."bookingId"
      where b.invoice_id is null
    )
    update booking.booking b
    set invoice_id = handed."invoiceId", invoice_number = handed."invoiceNumber",
        exposure_minor = 0
    from handed where b.id = handed.id
    returning handed.customer_id, handed.exposure_minor
  `);

/** Removes the bookings from invoices; they hold their customers' credit again. */
export const takeOffInvoices = (db: TenantDb, invoiceIds: readonly number[]): Promise<Held[]> =>
  db.many(sql<Held>`
    with held as (
      select id from booking.booking where invoice_id = any (${invoiceIds}::bigint[])
      order by id for update
    )
    update booking.booking b
    set invoice_id = null, invoice_number = null, exposure_minor = b.total_minor
    from held where b.id = held.id
    returning b.customer_id, b.exposure_minor
  `);
