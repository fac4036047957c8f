import { locationsListed, type ServingZone, type Zone } from '@waybill/contract/jobs/zones/shapes';
import { minor, toDecimal } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import { firstLocations } from './sql/locations.ts';
import type { ServingRow, ZoneRow } from './sql/zones.ts';

/** Maps zones to the API, each with its first locations. */
export async function withLocations(
  db: TenantDb,
  rows: readonly ZoneRow[],
  actor: Actor,
): Promise<Zone[]> {
  const ids = rows.map(({ id }) => id);
  const locations = ids.length === 0 ? [] : await firstLocations(db, ids, locationsListed);
  const byZone = Map.groupBy(locations, ({ zoneId }) => zoneId);
  return rows.map((row) => ({ ...zoneOf(row, actor), zoneLocation: byZone.get(row.id) ?? [] }));
}

/** Maps a zone that serves a place to the API. */
export const servingZoneOf =
  (actor: Actor) =>
  ({ by, around, ...row }: ServingRow): ServingZone => {
    const { locationcount: _, ...zone } = zoneOf(row, actor);
    return { zone, by, around };
  };

/** Maps a zone to the API; an agent and its charge are visible only to staff. */
function zoneOf(
  { on_forward_charge_minor: charge, ...row }: ZoneRow,
  actor: Actor,
): Omit<Zone, 'zoneLocation'> {
  if (!isStaff(actor)) return { ...row, onforwardagent: null, onforwardcharge: null };
  return { ...row, onforwardcharge: charge === null ? null : toDecimal(minor(charge)) };
}
