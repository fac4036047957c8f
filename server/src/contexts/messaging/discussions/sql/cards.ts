import type { BuiltInType } from '@waybill/contract/messaging/discussions/choices';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** The values of an invoice for e-mails. */
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

/** Returns the newest invoice, of one customer or of any. */
export const newestInvoice = (
  db: TenantDb,
  customerId: number | null,
): Promise<InvoiceCard | undefined> =>
  db.maybeOne(sql<InvoiceCard>`
    select ${invoice} from finance_public.invoice_card
    where number is not null
      and (${customerId}::bigint is null or customer_id = ${customerId}::bigint)
    order by id desc limit 1
  `);

type BookingQuery = { readonly isDelivered: boolean; readonly customerId: number | null };

/** Returns the newest booking that was confirmed or delivered, of one customer or of any. */
export const newestBooking = (
  db: TenantDb,
  { isDelivered, customerId }: BookingQuery,
): Promise<{ id: number } | undefined> =>
  db.maybeOne(sql<{ id: number }>`
    select id from booking_public.booking_card
    where consignment_id is not null and customer_id is not null
      and (not ${isDelivered} or status = 'Delivered')
      and (${customerId}::bigint is null or customer_id = ${customerId}::bigint)
    order by id desc limit 1
  `);

/** The label of a record and its customer; null for records without a customer. */
export type Named = { readonly label: string; readonly customerId: number | null };

type Place = {
  /** A published view. */
  readonly view: string;
  /** The column that identifies the record in tags, and its type. */
  readonly key: readonly [column: string, type: 'bigint' | 'uuid'];
  readonly label: string;
  readonly customer: string;
};

const nobodys = 'null::bigint';
const numbered = ['id', 'bigint'] as const;

/** The views of taggable records. Carriers and rate cards belong to no customer. */
const places: Readonly<Record<BuiltInType, Place>> = {
  Booking: {
    view: 'booking_public.booking_card',
    key: numbered,
    label: "coalesce(consignment_id, 'Booking ' || id)",
    customer: 'customer_id',
  },
  Customer: {
    view: 'customers_public.customer_card',
    key: numbered,
    label: 'display_name',
    customer: 'id',
  },
  Job: {
    view: 'jobs_public.job_card',
    key: ['id', 'uuid'],
    label: 'number',
    customer: 'customer_id',
  },
  Invoice: {
    view: 'finance_public.invoice_card',
    key: numbered,
    label: "coalesce(number, 'Invoice ' || id)",
    customer: 'customer_id',
  },
  Driver: {
    view: 'identity_public.driver_user',
    key: ['guid', 'uuid'],
    label: 'name',
    customer: nobodys,
  },
  Payment: {
    view: 'finance_public.payment_name',
    key: numbered,
    label: 'name',
    customer: 'customer_id',
  },
  CreditNote: {
    view: 'finance_public.credit_note_name',
    key: numbered,
    label: 'name',
    customer: 'customer_id',
  },
  Fee: { view: 'finance_public.fee_name', key: numbered, label: 'name', customer: nobodys },
  Reconciliation: {
    view: 'reconciliation_public.reconciliation_name',
    key: numbered,
    label: 'name',
    customer: nobodys,
  },
  CarrierAccount: {
    view: 'carriers_public.account_card',
    key: numbered,
    label: 'name',
    customer: nobodys,
  },
  RateCard: {
    view: 'rates_public.card_name',
    key: ['id', 'uuid'],
    label: 'name',
    customer: nobodys,
  },
  User: { view: 'identity_public.user_name', key: numbered, label: 'name', customer: nobodys },
  Role: { view: 'identity_public.role_name', key: numbered, label: 'name', customer: nobodys },
  Template: { view: 'messaging.template', key: ['id', 'uuid'], label: 'name', customer: nobodys },
  Webhook: {
    view: 'webhooks_public.webhook_name',
    key: numbered,
    label: 'name',
    customer: nobodys,
  },
  LineHaul: {
    view: 'linehaul_public.line_haul_card',
    key: ['id', 'uuid'],
    label: 'number',
    customer: nobodys,
  },
  WarehouseItem: {
    view: 'warehouse_public.item_card',
    key: ['id', 'uuid'],
    label: 'barcode',
    customer: 'customer_id',
  },
};

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const number = /^[1-9]\d{0,14}$/;

/** Returns the record that a tag names; undefined for an unknown type or id. */
export async function namedRecord(
  db: TenantDb,
  type: BuiltInType,
  id: string,
): Promise<Named | undefined> {
  const { view, key, label, customer } = places[type];
  const [column, kind] = key;
  if (!(kind === 'uuid' ? guid : number).test(id)) return undefined;
  return db.maybeOne(sql<Named>`
    select ${sql.raw(label)} as label, ${sql.raw(customer)} as "customerId"
    from ${sql.raw(view)} where ${sql.raw(column)} = ${id}::${sql.raw(kind)}
  `);
}
