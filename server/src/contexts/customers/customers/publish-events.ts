import type { CustomersEvents } from '@waybill/contract/customers/events';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, domainEvent } from '#platform/events.ts';

type AboutOne = Exclude<keyof CustomersEvents, 'customer.listBrought'>;

/** Tells listeners and open pages what happened to a customer. */
export const publishEvent = (db: TenantDb, name: AboutOne, customerId: number): void =>
  publish(db, domainEvent(name, { id: customerId, customerId }));

/** The same of many at once. */
export const publishForAll = (db: TenantDb, name: AboutOne, customerIds: readonly number[]): void =>
  publish(db, ...customerIds.map((id) => domainEvent(name, { id, customerId: id })));

/** Tells open pages that many customers came or changed, in one notice. */
export const publishListImported = (db: TenantDb): void =>
  publish(db, domainEvent('customer.listBrought', { id: null, customerId: null }));
