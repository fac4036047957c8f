import { addDays, type LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { soon_days } from '@waybill/contract/finance/invoices/receivables';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ReceivablesRow = {
  readonly unpaid: number;
  readonly unpaid_minor: Minor;
  readonly overdue: number;
  readonly overdue_minor: Minor;
  readonly soon: number;
  readonly soon_minor: Minor;
};

/** Returns the number and the total of the invoices owed on a day, of one customer or of all. */
export const receivables = (
  db: TenantDb,
  customerId: number | null,
  today: LocalDate,
): Promise<ReceivablesRow> =>
  db.one(sql<ReceivablesRow>`
    select count(*)::int as unpaid, coalesce(sum(outstanding_minor), 0)::bigint as unpaid_minor,
           (count(*) filter (where is_overdue))::int as overdue,
           coalesce(sum(outstanding_minor) filter (where is_overdue), 0)::bigint as overdue_minor,
           (count(*) filter (where is_soon))::int as soon,
           coalesce(sum(outstanding_minor) filter (where is_soon), 0)::bigint as soon_minor
    from (
      select outstanding_minor, due_date < ${today}::date as is_overdue,
             due_date between ${today}::date and ${addDays(today, soon_days)}::date as is_soon
      from finance.invoice
      where outstanding_minor > 0 and status in ('Issued', 'PartiallyPaid')
        and (${customerId}::bigint is null or customer_id = ${customerId})
    ) owed
  `);
