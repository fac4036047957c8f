/** What a driver's day looks like: an estimate that server and board share. */
import type { BoardJob, BoardPlace } from './shapes.ts';

type Coordinates = { readonly latitude: number; readonly longitude: number };

export type LaneStop = {
  readonly jobId: string;
  readonly kind: 'Pickup' | 'Delivery';
  /** Milliseconds since 1970. */
  readonly arrival: number;
  readonly departure: number;
  /** Minutes after the deadline; 0 for a stop in time. */
  readonly late_min: number;
};

export type FreightLoad = {
  readonly weight: number;
  readonly cubic: number;
  readonly pallets: number;
  readonly pieces: number;
};

export type LanePlan = {
  readonly stops: readonly LaneStop[];
  readonly distance_km: number;
  /** When the last stop is done; the start for a day without stops. */
  readonly finish: number;
  /** The most that is on board at any moment, measure by measure. */
  readonly peak: FreightLoad;
  /** Stops that are too late. */
  readonly lateStops: number;
  /** Minutes of the latest one. */
  readonly latest_min: number;
};

export type LaneStart = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly place: Coordinates | null;
};

/**
 * Roads are about 1.3 times as long as the straight line (Ballou et al. 2002, Transp. Res. A 36).
 */
const detour = 1.3;
const speed_kmh = 40;
const stop_min = 6;
/** Between suburbs whose coordinates nobody knows. */
const unknownLeg_km = 8;
const earthRadius_km = 6371;

const nothing: FreightLoad = { weight: 0, cubic: 0, pallets: 0, pieces: 0 };

/** Statuses in which the freight is on the vehicle already. */
const isOnBoard = ({ status }: BoardJob): boolean =>
  status === 'PickedUp' || status === 'InTransit' || status === 'OutForDelivery';

/**
 * Drives the jobs in their order: at a pickup everything is loaded that the next jobs of the lane
 * have at the same place. Arrivals wait until freight is ready.
 */
export function lanePlan(jobs: readonly BoardJob[], start: LaneStart): LanePlan {
  let { at, place } = start;
  let distance_km = 0;
  let load = jobs.filter(isOnBoard).reduce(plus, nothing);
  let peak = load;
  const loaded = new Set(jobs.filter(isOnBoard).map(({ id }) => id));
  const stops: LaneStop[] = [];
  const driveTo = (next: BoardPlace) => {
    const leg_km = legLength_km(place, next);
    distance_km += leg_km;
    at += (leg_km / speed_kmh) * 3_600_000;
    place = coordinatesOf(next) ?? place;
  };
  jobs.forEach((job, index) => {
    if (!loaded.has(job.id)) {
      driveTo(job.from);
      const together = fromSamePlace(jobs.slice(index)).filter(({ id }) => !loaded.has(id));
      at = Math.max(at, ...together.map(readyTime));
      for (const each of together) {
        loaded.add(each.id);
        load = plus(load, each);
        stops.push({
          jobId: each.id,
          kind: 'Pickup',
          arrival: at,
          departure: at + stop_ms,
          late_min: 0,
        });
      }
      peak = highest(peak, load);
      at += stop_ms;
    }
    driveTo(job.to);
    stops.push({
      jobId: job.id,
      kind: 'Delivery',
      arrival: at,
      departure: at + stop_ms,
      late_min: lateness_min(job, at),
    });
    load = minus(load, job);
    at += stop_ms;
  });
  const late = stops.filter(({ late_min }) => late_min > 0);
  return {
    stops,
    distance_km,
    finish: at,
    peak,
    lateStops: late.length,
    latest_min: Math.max(0, ...late.map(({ late_min }) => late_min)),
  };
}

const stop_ms = stop_min * 60_000;

/** The first job and those directly after it that start at the same place. */
function fromSamePlace(jobs: readonly BoardJob[]): readonly BoardJob[] {
  const [first] = jobs;
  const end = jobs.findIndex(
    ({ from }) => from.name !== first?.from.name || from.postcode !== first.from.postcode,
  );
  return end === -1 ? jobs : jobs.slice(0, end);
}

const readyTime = ({ pickupreadydatetime }: BoardJob): number =>
  pickupreadydatetime === null ? 0 : Date.parse(pickupreadydatetime);

const lateness_min = ({ deadline }: BoardJob, at: number): number =>
  deadline === null ? 0 : Math.max(0, Math.ceil((at - Date.parse(deadline)) / 60_000));

const coordinatesOf = ({ latitude, longitude }: BoardPlace): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function legLength_km(from: Coordinates | null, to: BoardPlace): number {
  const end = coordinatesOf(to);
  return from === null || end === null ? unknownLeg_km : straightLine_km(from, end) * detour;
}

/** The great-circle distance by the haversine formula (Sinnott 1984, Sky and Telescope 68). */
export function straightLine_km(a: Coordinates, b: Coordinates): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(rad(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  const h = across + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * along;
  return 2 * earthRadius_km * Math.asin(Math.sqrt(h));
}

const plus = (a: FreightLoad, b: FreightLoad): FreightLoad => ({
  weight: a.weight + b.weight,
  cubic: a.cubic + b.cubic,
  pallets: a.pallets + b.pallets,
  pieces: a.pieces + b.pieces,
});

const minus = (a: FreightLoad, b: FreightLoad): FreightLoad => ({
  weight: a.weight - b.weight,
  cubic: a.cubic - b.cubic,
  pallets: a.pallets - b.pallets,
  pieces: a.pieces - b.pieces,
});

const highest = (a: FreightLoad, b: FreightLoad): FreightLoad => ({
  weight: Math.max(a.weight, b.weight),
  cubic: Math.max(a.cubic, b.cubic),
  pallets: Math.max(a.pallets, b.pallets),
  pieces: Math.max(a.pieces, b.pieces),
});

/** What jobs come to together. */
export const totalLoad = (jobs: readonly FreightLoad[]): FreightLoad => jobs.reduce(plus, nothing);
