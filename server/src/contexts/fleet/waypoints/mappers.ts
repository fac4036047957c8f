import type { Waypoint } from '@waybill/contract/fleet/waypoints/shapes';
import { providerOf } from './domain/to-save.ts';
import type { WaypointRow } from './sql.ts';

export const waypointOf = (row: WaypointRow): Waypoint => ({
  id: row.id,
  driverId: row.driver_id,
  latitude: row.latitude,
  longitude: row.longitude,
  accuracy: row.accuracy_m,
  altitude: row.altitude_m,
  altitudeAccuracy: row.altitude_accuracy_m,
  heading: row.heading_deg,
  speed: row.speed_mps,
  provider: providerOf(row.provider),
  creationTime: row.recorded_at.toISOString(),
});
