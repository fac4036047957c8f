import type { LocationInput } from '@waybill/contract/warehouse/locations/shapes';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { saveLocations } from './sql.ts';

/** Adds locations, or replaces those with an existing code; returns the number of each. */
export async function saveAll(
  db: TenantDb,
  sent: readonly LocationInput[],
  now: Date,
): Promise<{ readonly added: number; readonly changed: number }> {
  const locations = sent.map((each) => ({ ...each, id: uuidv7(now, randomBytes) }));
  const [first] = locations;
  if (first === undefined) return { added: 0, changed: 0 };
  const saved = await saveLocations(db, locations, now);
  publish(db, 'warehouse.floorChanged', { id: first.id, customerId: null });
  const added = saved.filter(({ is_new }) => is_new).length;
  return { added, changed: saved.length - added };
}
