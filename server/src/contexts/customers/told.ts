import type { CustomersFacts } from '@waybill/contract/customers/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

/** Tells listeners and open pages what happened to a customer. */
export const tell = (db: TenantDb, name: keyof CustomersFacts, customerId: number): void =>
  announce(db, fact(name, { id: customerId, customerId }));
