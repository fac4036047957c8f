import { sql } from 'kysely';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { CallRow } from './sql.ts';

const calls: List = {
  fields: {
    id: { sql: 'l.id', type: 'bigint' },
    purpose: { sql: 'l.purpose', type: 'text' },
    bookingId: { sql: 'l.booking_id', type: 'bigint' },
    /** The customer of a customer's own account. */
    customerId: { sql: 'a.customer_id', type: 'bigint' },
    isOk: { sql: 'l.is_ok', type: 'boolean' },
    answer: { sql: 'l.answer', type: 'text' },
    duration: { sql: 'l.took_ms', type: 'numeric' },
    time: { sql: 'l.at', type: 'timestamptz' },
  },
  searched: ['answer'],
  sorting: 'time desc',
  tieBreak: 'id',
};

/** Lists the requests to the carrier of an account. */
export const callsPage = (
  db: TenantDb,
  query: ListQuery & { readonly carrierAccountId?: number | undefined },
): Promise<RowPage<CallRow>> =>
  listPage(db, calls, {
    query,
    select: sql<CallRow>`
      l.id, l.account_id, l.purpose, l.booking_id, l.is_ok, l.answer, l.outcome_sentence, l.request,
      l.response,
      l.took_ms, l.at
    `,
    from: sql`
      carriers.call l
      join carriers.account a on a.tenant_id = l.tenant_id and a.id = l.account_id
    `,
    where:
      query.carrierAccountId === undefined
        ? sql`true`
        : sql`l.account_id = ${query.carrierAccountId}`,
  });
