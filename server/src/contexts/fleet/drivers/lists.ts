import type { TenantDb } from '#platform/db/database.ts';
import type { ListField, List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import { driverColumns, driverTables, seenBy } from './sql.ts';

export const text = (column: string): ListField => ({ sql: column, type: 'text' });
export const flag = (column: string): ListField => ({ sql: column, type: 'boolean' });
export const uuid = (column: string): ListField => ({ sql: column, type: 'uuid' });

export const drivers: List = {
  fields: {
    id: uuid('d.id'),
    userGuid: uuid('u.guid'),
    code: text('d.code'),
    name: text('u.name'),
    email: text('u.email'),
    phonenumber: text('u.phone_number'),
    phonedigits: text('platform.phone_digits(u.phone_number)'),
    type: text('d.type'),
    companyname: text('d.company_name'),
    maindepotid: text('d.main_depot_id'),
    isactive: flag('u.is_active'),
    isavailableforwork: flag('(d.is_available and u.is_active)'),
  },
  searched: ['code', 'name', 'email', 'phonenumber', 'companyname'],
  phones: 'phonedigits',
  sorting: 'name asc',
  tieBreak: 'id',
};

/**
 * Returns a page of the drivers visible to the driver with this user id, or to any other user if
 * null.
 */
export const driversPage = (db: TenantDb, query: ListQuery, userId: number | null) =>
  listPage(db, drivers, {
    query,
    select: driverColumns,
    from: driverTables,
    where: seenBy(userId),
  });
