import type { LivePosition } from '@waybill/contract/fleet/waypoints/shapes';
import type { Feed } from '#platform/context.ts';
import { onlyOf } from '../drivers/mappers.ts';
import { driversOnDuty, type DriverOnDutyRow } from './sql.ts';

/** Returns the position of a driver on duty; null before the first one. */
export function livePositionOf(row: DriverOnDutyRow): LivePosition | null {
  const { latitude, longitude, recorded_at } = row;
  if (recorded_at === null || latitude === null || longitude === null) return null;
  return {
    id: row.driver_id,
    latitude,
    longitude,
    speed: row.speed_mps,
    heading: row.heading_deg,
    time: recorded_at.toISOString(),
  };
}

/** The positions of drivers on duty; for a driver, only the own one. */
export const livePositions: Feed = {
  access: 'Driver.View',
  // Twice a second, so that a position is drawn within a second of being sent.
  every_ms: 500,
  onlyOf,
  async read(db) {
    const rows = await driversOnDuty(db, null);
    return rows.flatMap((row) => {
      const value = livePositionOf(row);
      if (value === null) return [];
      return [{ id: value.id, version: Date.parse(value.time), userId: row.user_id, value }];
    });
  },
};
