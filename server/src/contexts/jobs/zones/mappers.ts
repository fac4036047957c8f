import { locationsListed, type ServingZone, type Zone } from '@waybill/contract/jobs/zones/shapes';
import { minor, toDecimal } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import { firstLocations } from './sql/locations.ts';
import type { ServingRow, ZoneRow } from './sql/zones.ts';

/** Zones as the contract spells them, each with its first locations. */
export async function withLocations(db: TenantDb, rows: readonly ZoneRow[]): Promise<Zone[]> {
  const ids = rows.map(({ id }) => id);
  const locations = ids.length === 0 ? [] : await firstLocations(db, ids, locationsListed);
  const byZone = Map.groupBy(locations, ({ zoneId }) => zoneId);
  return rows.map((row) => ({ ...zoneOf(row), zoneLocation: byZone.get(row.id) ?? [] }));
}

/** A zone that serves a place, as the contract spells it. */
export const servingZoneOf = ({ by, around, ...row }: ServingRow): ServingZone => {
  const { locationcount: _, ...zone } = zoneOf(row);
  return { zone, by, around };
};

function zoneOf({ on_forward_charge_minor: charge, ...row }: ZoneRow): Omit<Zone, 'zoneLocation'> {
  return { ...row, onforwardcharge: charge === null ? null : toDecimal(minor(charge)) };
}
