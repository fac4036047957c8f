import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type Overdue = { readonly id: number; readonly customer_id: number };

/** Invoices that are still owed and were due on one of these days. */
export const overdueSince = (db: TenantDb, dueDates: readonly LocalDate[]): Promise<Overdue[]> =>
  db.many(sql<Overdue>`
    select id, customer_id from finance.invoice
    where due_date = any (${dueDates}::date[]) and outstanding_minor > 0
      and status in ('Issued', 'PartiallyPaid')
    order by id
  `);

export type Owing = {
  readonly customer_id: number;
  readonly owed: Minor;
  /** What waits on the account. */
  readonly waits: Minor;
};

/** Customers with open invoices, and what of their money waits. */
export const customersOwing = (db: TenantDb): Promise<Owing[]> =>
  db.many(sql<Owing>`
    select i.customer_id, sum(i.outstanding_minor)::bigint as owed, coalesce((
      select sum(p.unallocated_minor) from finance.payment p
      where p.tenant_id = i.tenant_id and p.customer_id = i.customer_id
    ), 0)::bigint as waits
    from finance.invoice i
    where i.outstanding_minor > 0 and i.status in ('Issued', 'PartiallyPaid')
    group by i.tenant_id, i.customer_id order by i.customer_id
  `);
