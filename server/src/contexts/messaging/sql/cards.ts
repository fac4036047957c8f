import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** An invoice as letters tell of it. */
export type InvoiceCard = {
  readonly id: number;
  readonly number: string | null;
  readonly customer_id: number;
  /** yyyy-MM-dd. */
  readonly due_date: string | null;
  readonly amount_minor: number;
  readonly outstanding_minor: number;
};

const invoice = sql`id, number, customer_id, due_date, amount_minor, outstanding_minor`;

export const invoiceCard = (db: TenantDb, id: number): Promise<InvoiceCard | undefined> =>
  db.maybeOne(sql<InvoiceCard>`
    select ${invoice} from finance_public.invoice_card where id = ${id}
  `);

export const newestInvoice = (db: TenantDb): Promise<InvoiceCard | undefined> =>
  db.maybeOne(sql<InvoiceCard>`
    select ${invoice} from finance_public.invoice_card
    where number is not null order by id desc limit 1
  `);

/** The newest booking that somebody made, or that was delivered. */
export const newestBooking = (
  db: TenantDb,
  isDelivered: boolean,
): Promise<{ id: number } | undefined> =>
  db.maybeOne(sql<{ id: number }>`
    select id from booking_public.booking_card
    where consignment_id is not null and customer_id is not null
      and (not ${isDelivered} or status = 'Delivered')
    order by id desc limit 1
  `);

type Tagged = { readonly label: string; readonly customerId: number | null };

export const taggedJob = (db: TenantDb, id: string): Promise<Tagged | undefined> =>
  db.maybeOne(sql<Tagged>`
    select number as label, customer_id as "customerId" from jobs_public.job_card where id = ${id}
  `);

/** Drivers are nobody's customer. */
export const taggedDriver = (db: TenantDb, guid: string): Promise<Tagged | undefined> =>
  db.maybeOne(sql<Tagged>`
    select name as label, null::bigint as "customerId"
    from identity_public.driver_user where guid = ${guid}
  `);
