import { sql } from 'kysely';
import { filterSql } from '#platform/lists/filtering.ts';
import { listPage, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import {
  creationTime,
  customerId,
  id,
  mostExported,
  type OfCustomerQuery,
  sameCustomer,
  text,
  truth,
} from '../customers/lists.ts';
import type { ProductRow } from '../address-book/domain/book-rows.ts';
import { productColumns } from './sql.ts';

const products: List = {
  fields: {
    id,
    customerId,
    productCode: text('product_code'),
    name: text('name'),
    description: text('description'),
    packageType: text('package_type'),
    isDangerousGood: truth('is_dangerous_good'),
    isActive: truth('is_active'),
    creationTime,
  },
  searched: ['productCode', 'name', 'description', 'packageType'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const productsPage = (db: TenantDb, query: OfCustomerQuery): Promise<RowPage<ProductRow>> =>
  listPage(db, products, {
    query,
    select: sql<ProductRow>`${productColumns}`,
    from: sql`customers.product`,
    where: sameCustomer(sql`customer_id`, query.customerId),
  });

export const productsToExport = (db: TenantDb, query: OfCustomerQuery): Promise<ProductRow[]> =>
  db.many(sql<ProductRow>`
    select ${productColumns} from customers.product
    where ${sameCustomer(sql`customer_id`, query.customerId)}
      and ${filterSql(products, query.filter)}
    order by product_code, id limit ${mostExported}
  `);
