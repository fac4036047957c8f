import type { TraccarForward, WaypointToSave } from '@waybill/contract/fleet/waypoints/inputs';
import type { z } from 'zod';

const metresPerSecond = 1852 / 3600;
/** Sequences are below 2^40. */
const sequences = 2 ** 40;

/** Converts a Traccar position to our units: Traccar reports speed in knots. */
export const waypointOfTraccar = ({
  position,
  device,
}: z.output<typeof TraccarForward>): WaypointToSave => ({
  driverId: null,
  latitude: position.latitude,
  longitude: position.longitude,
  accuracy: position.accuracy ?? null,
  altitude: position.altitude ?? null,
  altitudeAccuracy: null,
  heading: position.course ?? null,
  speed: position.speed == null ? null : position.speed * metresPerSecond,
  provider: position.valid === false ? 'network' : 'gps',
  device: device.uniqueId,
  sequence: position.id % sequences,
  creationTime: position.fixTime,
});
