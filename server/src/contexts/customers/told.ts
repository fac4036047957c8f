import type { CustomersFacts } from '@waybill/contract/customers/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

type AboutOne = Exclude<keyof CustomersFacts, 'customer.listBrought'>;

/** Tells listeners and open pages what happened to a customer. */
export const tell = (db: TenantDb, name: AboutOne, customerId: number): void =>
  announce(db, fact(name, { id: customerId, customerId }));

/** The same of many at once. */
export const tellAll = (db: TenantDb, name: AboutOne, customerIds: readonly number[]): void =>
  announce(db, ...customerIds.map((id) => fact(name, { id, customerId: id })));

/** Tells open pages that many customers came or changed, in one notice. */
export const tellList = (db: TenantDb): void =>
  announce(db, fact('customer.listBrought', { id: null, customerId: null }));
