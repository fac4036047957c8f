import { type LocalDate } from '@waybill/kernel/local-date';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { lockFor } from '#platform/db/advisory-lock.ts';
import type { TenantDb } from '#platform/db/database.ts';

export type StayOfItem = {
  readonly customer_id: number;
  readonly item_id: string;
  readonly barcode: string;
  readonly description: string | null;
  /** Hundredths of a pallet space. */
  readonly pallet_hundredths: number;
  /** Days of the tenant's zone. */
  readonly first_date: LocalDate;
  /** Null while it is in the warehouse. */
  readonly last_date: LocalDate | null;
  /** The customer's first day that is not charged yet. */
  readonly due_date: LocalDate;
};

type StaysQuery = {
  readonly customerId: number | null;
  readonly timezone: string;
  readonly toDate: LocalDate;
};

/** Returns the periods of items on days that are not charged yet, of one customer or of all. */
export const staysToCharge = (
  db: TenantDb,
  { customerId, timezone, toDate }: StaysQuery,
): Promise<StayOfItem[]> =>
  db.many(sql<StayOfItem>`
    with stay as (
      select s.customer_id, s.item_id, (s.from_at at time zone ${timezone})::date as first_date,
             (s.until_at at time zone ${timezone})::date as last_date
      from warehouse_public.stay s
      where ${customerId}::bigint is null or s.customer_id = ${customerId}::bigint
    ), due as (
      select s.customer_id, coalesce(
               (select max(c.until_date) from warehouse.storage_charge c
                where c.customer_id = s.customer_id),
               min(s.first_date)
             ) as due_date
      from stay s group by s.customer_id
    )
    select s.customer_id, s.item_id, i.barcode, i.description,
           (i.pallet_spaces * 100)::integer as pallet_hundredths, s.first_date, s.last_date,
           d.due_date
    from stay s
    join due d on d.customer_id = s.customer_id
    join warehouse.item i on i.id = s.item_id
    where s.first_date <= ${toDate}::date and coalesce(s.last_date, ${toDate}::date) >= d.due_date
      and d.due_date <= ${toDate}::date
    order by s.customer_id, i.barcode, s.first_date
  `);

/** Prevents concurrent charging of this customer's storage until the transaction ends. */
export const lockStorageOf = (db: TenantDb, customerId: number): void =>
  lockFor(db, `storage ${customerId}`);

type Charged = {
  readonly customerId: number;
  readonly fromDate: LocalDate;
  /** The first day that is not charged. */
  readonly untilDate: LocalDate;
  readonly palletDayHundredths: number;
  readonly invoiceId: number;
  readonly now: Date;
};

/** Saves that these days of a customer are on an invoice; the database refuses duplicates. */
export const markStorageCharged = (db: TenantDb, charged: Charged): Promise<number> =>
  db.run(sql`
    insert into warehouse.storage_charge (
      tenant_id, id, customer_id, from_date, until_date, pallet_days, invoice_id, created_at
    ) values (
      ${db.scope.tenantId}, ${uuidv7(charged.now, randomBytes)}, ${charged.customerId},
      ${charged.fromDate}, ${charged.untilDate}, ${charged.palletDayHundredths}::numeric / 100,
      ${charged.invoiceId}, ${charged.now}
    )
  `);

/** Makes the days of a voided invoice chargeable again. */
export const releaseStorage = (db: TenantDb, invoiceId: number): Promise<number> =>
  db.run(sql`delete from warehouse.storage_charge where invoice_id = ${invoiceId}`);
