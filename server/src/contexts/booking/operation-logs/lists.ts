import { sql } from 'kysely';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { logColumns, type LogRow } from '../bookings/sql/related-rows.ts';

const operationLogs: List = {
  fields: {
    id: { sql: 'l.id', type: 'bigint' },
    bookingId: { sql: 'l.booking_id', type: 'bigint' },
    operation: { sql: 'l.operation', type: 'text' },
    status: { sql: 'l.status', type: 'text' },
    value: { sql: 'l.value', type: 'text' },
    carrierAccountId: { sql: 'l.carrier_account_id', type: 'bigint' },
    creationTime: { sql: 'l.created_at', type: 'timestamptz' },
  },
  searched: ['operation', 'value'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const logsPage = (
  db: TenantDb,
  query: ListQuery & { readonly bookingId?: number | undefined },
): Promise<RowPage<LogRow>> =>
  listPage(db, operationLogs, {
    query,
    select: sql<LogRow>`${logColumns}`,
    from: sql`booking.operation_log l`,
    where: query.bookingId === undefined ? sql`true` : sql`l.booking_id = ${query.bookingId}`,
  });
