import type { FleetEvents } from '@waybill/contract/fleet/events';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, domainEvent } from '#platform/events.ts';

/** Tells a fact of this context in the form its listeners rely on. */
export const publishEvent = <N extends keyof FleetEvents>(
  db: TenantDb,
  name: N,
  payload: FleetEvents[N],
): void => publish(db, domainEvent(name, payload));

/** What people see of a driver changed. */
export const publishSaved = (db: TenantDb, id: string): void =>
  publishEvent(db, 'driver.saved', { id, customerId: null });
