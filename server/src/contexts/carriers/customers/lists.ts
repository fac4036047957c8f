import { sql } from 'kysely';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { MappingRow } from '../accounts/lists.ts';

const mappings: List = {
  fields: {
    carrierAccountId: { sql: 'm.account_id', type: 'bigint' },
    customerId: { sql: 'm.customer_id', type: 'bigint' },
    isActive: { sql: 'm.is_active', type: 'boolean' },
    isOwn: { sql: 'm.is_own', type: 'boolean' },
  },
  searched: [],
  sorting: 'customerId, carrierAccountId',
  tieBreak: 'carrierAccountId',
};

type MappingsQuery = ListQuery & {
  readonly carrierAccountId?: number | undefined;
  readonly customerId?: number | undefined;
};

/** Lists customers with their accounts: mapped ones, and own ones. */
export function mappingsPage(db: TenantDb, query: MappingsQuery): Promise<RowPage<MappingRow>> {
  const { carrierAccountId: accountId = null, customerId = null } = query;
  return listPage(db, mappings, {
    query,
    select: sql<MappingRow>`m.account_id, m.customer_id, m.is_own, m.is_active`,
    from: sql`(
      select account_id, customer_id, is_active, false as is_own from carriers.account_customer
      union all
      select id, customer_id, is_active, true from carriers.account where customer_id is not null
    ) m`,
    where: sql`
      (${accountId}::bigint is null or m.account_id = ${accountId})
      and (${customerId}::bigint is null or m.customer_id = ${customerId})
    `,
  });
}
