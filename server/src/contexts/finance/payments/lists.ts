import { sql } from 'kysely';
import { listBatches, listPage, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import {
  type AllQuery,
  type Batches,
  customerColumn,
  type FinanceQuery,
  type OfCustomer,
  type PaymentRow,
} from '../invoices/lists.ts';

const payments: List = {
  fields: {
    id: { sql: 'p.id', type: 'bigint' },
    customerId: { sql: 'p.customer_id', type: 'bigint' },
    paidAmount: { sql: 'p.paid_minor', type: 'money' },
    unallocatedAmount: { sql: 'p.unallocated_minor', type: 'money' },
    paymentReferenceNumber: { sql: 'p.reference', type: 'text' },
    paymentDate: { sql: 'p.payment_date', type: 'date' },
    paymentType: { sql: 'p.type', type: 'text' },
    remittanceNumber: { sql: 'p.remittance_number', type: 'text' },
    note: { sql: 'p.note', type: 'text' },
    bankReference: { sql: 'p.bank_reference', type: 'text' },
    creationTime: { sql: 'p.created_at', type: 'timestamptz' },
    'customer.code': { sql: 'c.code', type: 'text' },
    'customer.displayName': { sql: 'c.display_name', type: 'text' },
  },
  searched: [
    'paymentReferenceNumber',
    'bankReference',
    'remittanceNumber',
    'note',
    'customer.displayName',
  ],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

const paymentsOf = ({ customerId }: OfCustomer) => ({
  select: sql<PaymentRow>`
      p.id, p.customer_id, p.reference, p.type, p.payment_date, p.paid_minor, p.unallocated_minor,
      p.note, p.note_sentence, p.remittance_number, p.bank_reference, p.created_at, p.reversed_on,
      p.reversed_by_name, p.reversal_note, p.reversal_note_sentence,
      coalesce(f.amount_minor, 0) as refunded_minor,
      ${customerColumn},
      coalesce((
        select json_agg(json_build_object(
          'id', i.id, 'number', i.number, 'amount_minor', a.amount_minor
        ) order by i.id)
        from finance.allocation_in_force a
        join finance.invoice i on i.tenant_id = a.tenant_id and i.id = a.invoice_id
        where a.tenant_id = p.tenant_id and a.payment_id = p.id
      ), '[]') as invoices`,
  from: sql`finance.payment p
      join customers_public.customer_card c
        on c.tenant_id = p.tenant_id and c.id = p.customer_id
      left join finance.refund f on f.tenant_id = p.tenant_id and f.payment_id = p.id`,
  where: customerId === undefined ? sql`true` : sql`p.customer_id = ${customerId}`,
});

export const paymentsPage = (db: TenantDb, query: FinanceQuery): Promise<RowPage<PaymentRow>> =>
  listPage(db, payments, { query, ...paymentsOf(query) });

/** Streams all payments of a list in batches. */
export const paymentBatches = (db: TenantDb, query: AllQuery): Batches<PaymentRow> =>
  listBatches(db, payments, { query, ...paymentsOf(query) });
