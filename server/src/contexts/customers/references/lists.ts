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
import type { ReferenceRow } from '../address-book/domain/book-rows.ts';
import { referenceColumns } from './sql.ts';

const references: List = {
  fields: {
    id,
    customerId,
    name: text('name'),
    description: text('description'),
    isRequired: truth('is_required'),
    isActive: truth('is_active'),
    displayOnInvoice: truth('display_on_invoice'),
    creationTime,
  },
  searched: ['name', 'description'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const referencesPage = (
  db: TenantDb,
  query: OfCustomerQuery,
): Promise<RowPage<ReferenceRow>> =>
  listPage(db, references, {
    query,
    select: sql<ReferenceRow>`${referenceColumns}`,
    from: sql`customers.reference`,
    where: sameCustomer(sql`customer_id`, query.customerId),
  });
