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
import { addressColumns } from './sql.ts';
import type { AddressRow } from './domain/book-rows.ts';

const addresses: List = {
  fields: {
    id,
    customerId,
    type: text('type'),
    name: text('name'),
    nickname: text('nickname'),
    companyName: text('company_name'),
    contactName: text('contact_name'),
    email: text('email'),
    telephone: text('telephone'),
    addressLine1: text('address_line1'),
    suburb: text('suburb'),
    postCode: text('post_code'),
    stateCode: text('state_code'),
    countryCode: text('country_code'),
    isActive: truth('is_active'),
    isDefault: truth('is_default'),
    creationTime,
  },
  searched: [
    'nickname',
    'name',
    'companyName',
    'contactName',
    'addressLine1',
    'suburb',
    'postCode',
    'email',
    'telephone',
  ],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const addressesPage = (db: TenantDb, query: OfCustomerQuery): Promise<RowPage<AddressRow>> =>
  listPage(db, addresses, {
    query,
    select: sql<AddressRow>`${addressColumns}`,
    from: sql`customers.frequent_address`,
    where: sameCustomer(sql`customer_id`, query.customerId),
  });

export const addressesToExport = (db: TenantDb, query: OfCustomerQuery): Promise<AddressRow[]> =>
  db.many(sql<AddressRow>`
    select ${addressColumns} from customers.frequent_address
    where ${sameCustomer(sql`customer_id`, query.customerId)}
      and ${filterSql(addresses, query.filter)}
    order by nickname, id limit ${mostExported}
  `);
