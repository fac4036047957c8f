/** Decides whether to store a position: every 15 s while moving, every 2 min while stationary. */
export type GpsReading = {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
  /** Metres per second; null if the phone does not report it. */
  readonly speed: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
};

const moving_ms = 15_000;
export const still_ms = 120_000;
/** Walking pace. */
const movingFrom_mps = 1.5;
const earth_m = 6_371_000;
const radians = Math.PI / 180;

export function isDue(last: GpsReading | null, next: GpsReading): boolean {
  if (last === null) return true;
  const passed = next.at - last.at;
  return passed >= (isMoving(last, next) ? moving_ms : still_ms);
}

/** True from walking pace; without a speed, if the distance exceeds the error of both readings. */
function isMoving(last: GpsReading, next: GpsReading): boolean {
  if (next.speed !== null) return next.speed >= movingFrom_mps;
  return metresBetween(last, next) > Math.max(50, last.accuracy + next.accuracy);
}

/** Accurate enough for the few kilometres between two readings. */
function metresBetween(
  a: Pick<GpsReading, 'latitude' | 'longitude'>,
  b: Pick<GpsReading, 'latitude' | 'longitude'>,
): number {
  const x = (b.longitude - a.longitude) * radians * Math.cos(a.latitude * radians);
  const y = (b.latitude - a.latitude) * radians;
  return Math.hypot(x, y) * earth_m;
}
