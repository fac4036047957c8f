/** Estimates when a departing driver arrives, from the straight-line distance. */
type Point = { readonly latitude: number; readonly longitude: number };

const earth_km = 6371;
const radians = Math.PI / 180;
/** Roads are longer than the line between two places (Ballou et al. 2002: 1.2 to 1.4). */
const detour = 1.3;
/** Streets first, then main roads: the mean speed rises with the distance. */
const slow_kmh = 30;
const fast_kmh = 70;
const fastFrom_km = 40;
/** Walking to the vehicle, parking, and finding the door. */
const around_min = 5;

/** Returns minutes, rounded up to five, so that they are not mistaken for exact. */
export function minutesTo(from: Point, to: Point): number {
  const road_km = distance_km(from, to) * detour;
  const share = Math.min(1, road_km / fastFrom_km);
  const speed_kmh = slow_kmh + (fast_kmh - slow_kmh) * share;
  return Math.ceil(((road_km / speed_kmh) * 60 + around_min) / 5) * 5;
}

function distance_km(a: Point, b: Point): number {
  const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      half(b.longitude - a.longitude);
  return 2 * earth_km * Math.asin(Math.sqrt(h));
}
