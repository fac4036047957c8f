import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { claimColumns, type ClaimRow, claimTables } from './sql.ts';

const claims: List = {
  fields: {
    id: { sql: 'c.id', type: 'bigint' },
    bookingId: { sql: 'c.booking_id', type: 'bigint' },
    customerId: { sql: 'c.customer_id', type: 'bigint' },
    customerName: { sql: 'k.display_name', type: 'text' },
    consignmentId: { sql: 'b.consignment_id', type: 'text' },
    kind: { sql: 'c.kind', type: 'text' },
    status: { sql: 'c.status', type: 'text' },
    amount: { sql: '(c.amount_minor / 100.0)', type: 'numeric' },
    creationTime: { sql: 'c.created_at', type: 'timestamptz' },
  },
  searched: ['consignmentId', 'customerName'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const claimsPage = (
  db: TenantDb,
  query: ListQuery & { readonly bookingId?: number | undefined },
): Promise<RowPage<ClaimRow>> =>
  listPage(db, claims, {
    query,
    select: sql<ClaimRow>`${claimColumns}`,
    from: claimTables,
    where: query.bookingId === undefined ? sql`true` : sql`c.booking_id = ${query.bookingId}`,
  });
