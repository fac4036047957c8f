import type { LocalDate } from '@waybill/kernel/local-date';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type Overdue = { readonly id: number; readonly customer_id: number };

/** Returns invoices that are still owed and were due on one of these days. */
export const overdueSince = (db: TenantDb, dueDates: readonly LocalDate[]): Promise<Overdue[]> =>
  db.many(sql<Overdue>`
    select id, customer_id from finance.invoice
    where due_date = any (${dueDates}::date[]) and outstanding_minor > 0
      and status in ('Issued', 'PartiallyPaid')
    order by id
  `);

/** Returns the customers with open invoices. */
export async function customersOwing(db: TenantDb): Promise<readonly number[]> {
  const rows = await db.many(sql<{ customer_id: number }>`
    select distinct customer_id from finance.invoice
    where outstanding_minor > 0 and status in ('Issued', 'PartiallyPaid')
    order by customer_id
  `);
  return rows.map((row) => row.customer_id);
}
