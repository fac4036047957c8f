import { encodePolyline, type GeoPoint } from '@waybill/contract/fleet/waypoints/polyline';
import type { Trail } from '@waybill/contract/fleet/waypoints/shapes';

export type TrailPoint = GeoPoint & { readonly at: Date };

/** Trails up to this number of points are not simplified. */
const exactMax = 500;
/**
 * The maximum distance of a position from the simplified line: less than the error of GPS in a
 * city.
 */
const tolerance_m = 10;

const earth_m = 6_371_008.8;
const radians = Math.PI / 180;

/** Returns the trail of positions in chronological order. */
export function trailOf(points: readonly TrailPoint[]): Trail {
  const line = points.length > exactMax ? simplified(points, tolerance_m) : points;
  const start = line[0]?.at ?? null;
  return {
    polyline: encodePolyline(line),
    points: points.length,
    startTime: start?.toISOString() ?? null,
    offsets: line.map(({ at }) => Math.round((at.getTime() - (start?.getTime() ?? 0)) / 1000)),
    distance: Math.round(lengthOf_m(line)),
  };
}

/** Returns the length of a line in metres, point by point on the sphere. */
export const lengthOf_m = (line: readonly GeoPoint[]): number =>
  line.slice(1).reduce((sum, place, at) => sum + distance_m(line[at] ?? place, place), 0);

/** Returns the metres between two places on the sphere (haversine formula). */
export function distance_m(a: GeoPoint, b: GeoPoint): number {
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const both = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians);
  return 2 * earth_m * Math.asin(Math.min(1, Math.sqrt(north + both * east)));
}

/**
 * Returns the significant points: no removed point is further from the line than the tolerance in
 * metres. Douglas and Peucker, "Algorithms for the reduction of the number of points required to
 * represent a digitized line or its caricature", Cartographica 10 (1973), 112–122; with a stack
 * instead of recursion.
 */
export function simplified<P extends GeoPoint>(
  points: readonly P[],
  tolerance: number,
): readonly P[] {
  if (points.length <= 2) return points;
  const plane = points.map((point) => onPlane(point, points[0] ?? point));
  const isNeeded = new Uint8Array(points.length);
  isNeeded[0] = 1;
  isNeeded[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [first, last] = pair;
    const far = farthest(plane, first, last);
    if (far.distance <= tolerance) continue;
    isNeeded[far.at] = 1;
    open.push([first, far.at], [far.at, last]);
  }
  return points.filter((_, at) => isNeeded[at] === 1);
}

type Flat = { readonly x: number; readonly y: number };

/**
 * Returns metres east and north of an origin: accurate enough for the few hundred kilometres of a
 * day.
 */
const onPlane = (place: GeoPoint, origin: GeoPoint): Flat => ({
  x: (place.longitude - origin.longitude) * radians * earth_m * Math.cos(origin.latitude * radians),
  y: (place.latitude - origin.latitude) * radians * earth_m,
});

/** Returns the point between two others that is farthest from the line between them. */
function farthest(plane: readonly Flat[], first: number, last: number) {
  const from = plane[first];
  const to = plane[last];
  let found = { at: first, distance: -1 };
  if (from === undefined || to === undefined) return found;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (let at = first + 1; at < last; at += 1) {
    const point = plane[at];
    if (point === undefined) continue;
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    // In a closed loop both ends are the same point.
    const distance =
      length === 0
        ? Math.hypot(dx, dy)
        : Math.abs(dx * (to.y - from.y) - dy * (to.x - from.x)) / length;
    if (distance > found.distance) found = { at, distance };
  }
  return found;
}
