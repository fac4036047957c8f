import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { reconciliationColumns, type ReconciliationRow } from './sql.ts';

const reconciliations: List = {
  fields: {
    id: { sql: 'r.id', type: 'bigint' },
    status: { sql: 'r.status', type: 'text' },
    carrier: { sql: 'r.carrier_code', type: 'text' },
    carrierName: { sql: 'r.carrier_name', type: 'text' },
    fileName: { sql: 'r.file_name', type: 'text' },
    invoiceNumber: { sql: "coalesce(r.invoice_number, '')", type: 'text' },
    creationTime: { sql: 'r.created_at', type: 'timestamptz' },
    creatorUserName: { sql: 'r.created_by_name', type: 'text' },
    'totals.lines': { sql: 'r.lines', type: 'integer' },
    'totals.waiting': { sql: 'r.waiting', type: 'integer' },
    'totals.invoiced': { sql: 'r.invoiced_minor', type: 'money' },
    'totals.difference': { sql: '(r.invoiced_minor - r.quoted_minor)', type: 'money' },
  },
  searched: ['fileName', 'carrierName', 'carrier', 'invoiceNumber'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

type Page = RowPage<ReconciliationRow>;

export const reconciliationsPage = (db: TenantDb, query: ListQuery): Promise<Page> =>
  listPage(db, reconciliations, {
    query,
    select: sql<ReconciliationRow>`${reconciliationColumns}`,
    from: sql`reconciliation.reconciliation r`,
  });
