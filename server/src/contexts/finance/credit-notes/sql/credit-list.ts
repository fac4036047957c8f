import type { CreditNoteStatus } from '@waybill/contract/finance/lifecycle';
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

export type CreditNoteRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly number: string;
  readonly invoice_id: number;
  readonly invoice_number: string;
  readonly amount_minor: Minor;
  readonly approved_minor: Minor | null;
  readonly approved_tax_minor: Minor | null;
  readonly open_minor: Minor;
  readonly status: CreditNoteStatus;
  readonly settlement: string | null;
  readonly user_name: string;
  /** Text if the row was read as JSON inside an invoice. */
  readonly created_at: Date | string;
  readonly decided_at: Date | string | null;
  readonly decided_by_name: string | null;
  readonly lines: readonly ListedCreditLineRow[];
  readonly notes: readonly {
    readonly note: string;
    readonly user_id: number | null;
    readonly user_name: string;
    readonly at: string;
  }[];
};

export type ListedCreditLineRow = {
  readonly id: number;
  readonly invoice_line_id: number;
  readonly amount_minor: Minor;
  readonly approved_minor: Minor | null;
  readonly approved_tax_minor: Minor | null;
  readonly note: string | null;
  readonly type: string;
  readonly reference_no: string;
  readonly description: string | null;
  readonly charged_minor: Minor;
  readonly creditable_minor: Minor;
};

export type BilledCreditNoteRow = CreditNoteRow & { readonly customer: FinanceCustomerRow };

const creditNotes: List = {
  fields: {
    id: { sql: 'n.id', type: 'bigint' },
    customerId: { sql: 'n.customer_id', type: 'bigint' },
    creditNoteNumber: { sql: 'n.number', type: 'text' },
    invoiceId: { sql: 'n.invoice_id', type: 'bigint' },
    invoiceNumber: { sql: 'n.invoice_number', type: 'text' },
    amount: { sql: 'n.amount_minor', type: 'money' },
    approvedAmount: { sql: 'n.approved_minor', type: 'money' },
    openAmount: { sql: 'n.open_minor', type: 'money' },
    status: { sql: 'n.status', type: 'text' },
    settlement: { sql: 'n.settlement', type: 'text' },
    creationTime: { sql: 'n.created_at', type: 'timestamptz' },
    'customer.code': { sql: 'c.code', type: 'text' },
    'customer.displayName': { sql: 'c.display_name', type: 'text' },
  },
  searched: ['creditNoteNumber', 'invoiceNumber', 'customer.displayName', 'customer.code'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

const columns = sql<BilledCreditNoteRow>`n.*, ${customerColumn}`;
const source = sql`finance.credit_note_card n
  join customers_public.customer_card c on c.tenant_id = n.tenant_id and c.id = n.customer_id`;

const creditNotesOf = ({ customerId }: Pick<FinanceQuery, 'customerId'>) => ({
  select: columns,
  from: source,
  where: customerId === undefined ? sql`true` : sql`n.customer_id = ${customerId}`,
});

export const creditNotesPage = (
  db: TenantDb,
  query: FinanceQuery,
): Promise<RowPage<BilledCreditNoteRow>> =>
  listPage(db, creditNotes, { query, ...creditNotesOf(query) });

/** Streams all credit notes of a list in batches. */
export const creditNoteBatches = (db: TenantDb, query: AllQuery): Batches<BilledCreditNoteRow> =>
  listBatches(db, creditNotes, { query, ...creditNotesOf(query) });

export const creditNoteById = (
  db: TenantDb,
  id: number,
): Promise<BilledCreditNoteRow | undefined> =>
  db.maybeOne(sql<BilledCreditNoteRow>`select ${columns} from ${source} where n.id = ${id}`);
