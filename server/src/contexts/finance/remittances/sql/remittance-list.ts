import type { RemittanceStatus } from '@waybill/contract/finance/lifecycle';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listBatches, listPage, type RowPage } from '#platform/lists/list.ts';
import {
  type AllQuery,
  type FinanceQuery,
  type Batches,
  customerColumn,
  type FinanceCustomerRow,
} from '../../invoices/lists.ts';

export type RemittanceRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly number: string;
  readonly payment_date: LocalDate;
  readonly note: string | null;
  readonly user_name: string;
  readonly created_at: Date;
  readonly cancelled_at: Date | null;
  readonly cancelled_by_name: string | null;
  readonly cancel_note: string | null;
  readonly total_minor: Minor;
  readonly paid_minor: Minor;
  readonly status: RemittanceStatus;
  readonly lines: readonly RemittanceLineRow[];
  readonly customer: FinanceCustomerRow;
};

export type RemittanceLineRow = {
  readonly invoice_id: number;
  readonly invoice_number: string;
  readonly amount_minor: Minor;
  readonly paid_minor: Minor;
  readonly note: string | null;
};

const remittances: List = {
  fields: {
    id: { sql: 'r.id', type: 'bigint' },
    customerId: { sql: 'r.customer_id', type: 'bigint' },
    remittanceNumber: { sql: 'r.number', type: 'text' },
    totalAmount: { sql: 'r.total_minor', type: 'money' },
    paidAmount: { sql: 'r.paid_minor', type: 'money' },
    paymentDate: { sql: 'r.payment_date', type: 'date' },
    status: { sql: 'r.status', type: 'text' },
    note: { sql: 'r.note', type: 'text' },
    creationTime: { sql: 'r.created_at', type: 'timestamptz' },
    'customer.code': { sql: 'c.code', type: 'text' },
    'customer.displayName': { sql: 'c.display_name', type: 'text' },
  },
  searched: ['remittanceNumber', 'note', 'customer.displayName', 'customer.code'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

const columns = sql<RemittanceRow>`
  r.id, r.customer_id, r.number, r.payment_date, r.note, r.user_name, r.created_at,
  r.cancelled_at, r.cancelled_by_name, r.cancel_note, r.total_minor, r.paid_minor, r.status,
  r.lines, ${customerColumn}`;

const source = sql`finance.remittance_card r
  join customers_public.customer_card c on c.tenant_id = r.tenant_id and c.id = r.customer_id`;

const remittancesOf = ({ customerId }: Pick<FinanceQuery, 'customerId'>) => ({
  select: columns,
  from: source,
  where: customerId === undefined ? sql`true` : sql`r.customer_id = ${customerId}`,
});

export const remittancesPage = (
  db: TenantDb,
  query: FinanceQuery,
): Promise<RowPage<RemittanceRow>> => listPage(db, remittances, { query, ...remittancesOf(query) });

/** Streams all remittance advices of a list in batches. */
export const remittanceBatches = (db: TenantDb, query: AllQuery): Batches<RemittanceRow> =>
  listBatches(db, remittances, { query, ...remittancesOf(query) });

export const remittanceByNumber = (
  db: TenantDb,
  number: string,
): Promise<RemittanceRow | undefined> =>
  db.maybeOne(sql<RemittanceRow>`select ${columns} from ${source} where r.number = ${number}`);
