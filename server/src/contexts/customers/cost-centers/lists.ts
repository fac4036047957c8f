import { sql } from 'kysely';
import { listPage, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import {
  creationTime,
  customerId,
  id,
  type OfCustomerQuery,
  sameCustomer,
  text,
  truth,
} from '../customers/lists.ts';
import type { CostCenterRow } from '../address-book/domain/book-rows.ts';
import { costCenterColumns } from './sql.ts';

const costCenters: List = {
  fields: {
    id,
    customerId,
    code: text('code'),
    name: text('name'),
    isDefault: truth('is_default'),
    isActive: truth('is_active'),
    creationTime,
  },
  searched: ['code', 'name'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const costCentersPage = (
  db: TenantDb,
  query: OfCustomerQuery,
): Promise<RowPage<CostCenterRow>> =>
  listPage(db, costCenters, {
    query,
    select: sql<CostCenterRow>`${costCenterColumns}`,
    from: sql`customers.cost_center`,
    where: sameCustomer(sql`customer_id`, query.customerId),
  });
