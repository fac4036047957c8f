import type { FleetFacts } from '@waybill/contract/fleet/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

/** Tells a fact of this context in the form its listeners rely on. */
export const tell = <N extends keyof FleetFacts>(
  db: TenantDb,
  name: N,
  payload: FleetFacts[N],
): void => announce(db, fact(name, payload));

/** What people see of a driver changed. */
export const tellSaved = (db: TenantDb, id: string): void =>
  tell(db, 'driver.saved', { id, customerId: null });
