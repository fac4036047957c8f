import { detour, estimatedDriving_s } from '@waybill/contract/routing/roads/estimate';
import type { Matrices, Matrix } from '@waybill/solver/vroom';

/** Longitude and latitude. */
export type LonLat = readonly [longitude: number, latitude: number];

const earth_m = 6_371_008.8;

/** Returns the great-circle distance between two positions, in metres (haversine formula). */
export function metresBetween([fromLon, fromLat]: LonLat, [toLon, toLat]: LonLat): number {
  const rad = Math.PI / 180;
  const latitudes = Math.sin(((toLat - fromLat) * rad) / 2) ** 2;
  const longitudes = Math.sin(((toLon - fromLon) * rad) / 2) ** 2;
  const half = latitudes + Math.cos(fromLat * rad) * Math.cos(toLat * rad) * longitudes;
  return 2 * earth_m * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Estimates seconds and metres between all positions, for each profile. */
export function estimatedTravel(
  positions: readonly LonLat[],
  profiles: readonly string[],
): Matrices {
  const distances = positions.map((from) =>
    positions.map((to) => Math.round(metresBetween(from, to) * detour)),
  );
  const matrixOf = (vehicle: 'car' | 'truck'): Matrix => ({
    distances,
    durations: distances.map((row) =>
      row.map((metres) => Math.round(estimatedDriving_s(metres, vehicle))),
    ),
  });
  return Object.fromEntries(
    profiles.map((profile) => [profile, matrixOf(profile === 'truck' ? 'truck' : 'car')]),
  );
}
