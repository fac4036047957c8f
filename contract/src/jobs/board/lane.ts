/** The plan of a driver's day: an estimate that server and board share. */
import { detour, estimatedDriving_s } from '../../routing/roads/estimate.ts';
import type { BoardJob, BoardPlace } from './shapes.ts';

type Coordinates = { readonly latitude: number; readonly longitude: number };

/** A period of time in milliseconds since 1970. */
export type LaneRest = { readonly start: number; readonly end: number };

export type LaneStop = {
  readonly jobId: string;
  readonly kind: 'Pickup' | 'Delivery';
  /** Milliseconds since 1970. */
  readonly arrival: number;
  readonly departure: number;
  /** Minutes after the due time; 0 for a stop on time. */
  readonly late_min: number;
  /** Minutes left until the due time, negative if late; null without a due time. */
  readonly slack_min: number | null;
};

export type FreightLoad = {
  readonly weight: number;
  readonly cubic: number;
  readonly pallets: number;
  readonly pieces: number;
};

/** The load on board from a moment on, in milliseconds since 1970. */
export type LaneLoad = { readonly from: number; readonly load: FreightLoad };

export type LanePlan = {
  readonly stops: readonly LaneStop[];
  /** The load over the day: at its start, and after each stop. */
  readonly loads: readonly LaneLoad[];
  /** The required rests between the stops. */
  readonly rests: readonly LaneRest[];
  readonly distance_km: number;
  readonly start: number;
  /** The end of the last stop; the start for a day without stops. */
  readonly finish: number;
  /** The maximum on board at any moment, measure by measure. */
  readonly peak: FreightLoad;
  /** The number of late stops. */
  readonly lateStops: number;
  /** Lateness in minutes of the latest stop. */
  readonly latest_min: number;
};

export type LaneStart = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly place: Coordinates | null;
  /** Minutes of work since the last rest of a driver who must take rests; null for others. */
  readonly sinceRest_min: number | null;
};

const stop_ms = 6 * 60_000;
/** The distance between suburbs without coordinates. */
const unknownLeg_km = 8;
const earthRadius_km = 6371;
const minute_ms = 60_000;

/** Half an hour after 5 hours of work satisfies the short windows of all rules of hours. */
const restAfter_ms = 300 * minute_ms;
const rest_ms = 30 * minute_ms;

export const noLoad: FreightLoad = { weight: 0, cubic: 0, pallets: 0, pieces: 0 };

/** Returns whether the freight is already on the vehicle. */
export const isOnBoard = ({ status }: Pick<BoardJob, 'status'>): boolean =>
  status === 'PickedUp' || status === 'InTransit' || status === 'OutForDelivery';

/**
 * Plans the jobs in their order: at a pickup, all freight is loaded that the lane's next jobs have
 * at the same place. The driver waits until freight is ready and until time slots open.
 */
export function lanePlan(jobs: readonly BoardJob[], start: LaneStart): LanePlan {
  const day = startedDay(start);
  let load = jobs.filter(isOnBoard).reduce(plusLoad, noLoad);
  const loaded = new Set(jobs.filter(isOnBoard).map(({ id }) => id));
  const stops: LaneStop[] = [];
  const loads: LaneLoad[] = [{ from: start.at, load }];
  const stopAt = (kind: LaneStop['kind'], some: readonly BoardJob[]) => {
    const arrival = day.now();
    day.work(stop_ms);
    for (const job of some) {
      const slack_min = kind === 'Pickup' ? null : slackOf(job, arrival);
      const late_min = Math.max(0, -(slack_min ?? 0));
      stops.push({ jobId: job.id, kind, arrival, departure: day.now(), late_min, slack_min });
    }
  };
  jobs.forEach((job, index) => {
    if (!loaded.has(job.id)) {
      day.driveTo(job.from);
      const together = fromSamePlace(jobs.slice(index)).filter(({ id }) => !loaded.has(id));
      day.waitUntil(Math.max(...together.map(readyTime)));
      for (const each of together) {
        loaded.add(each.id);
        load = plusLoad(load, each);
      }
      stopAt('Pickup', together);
      loads.push({ from: day.now(), load });
    }
    day.driveTo(job.to);
    day.waitUntil(timeOf(job.windowstart) ?? 0);
    stopAt('Delivery', [job]);
    load = minusLoad(load, job);
    loads.push({ from: day.now(), load });
  });
  const late = stops.filter(({ late_min }) => late_min > 0);
  return {
    stops,
    loads,
    rests: day.rests,
    distance_km: day.distance_km(),
    start: start.at,
    finish: day.now(),
    peak: loads.map((each) => each.load).reduce(highest),
    lateStops: late.length,
    latest_min: Math.max(0, ...late.map(({ late_min }) => late_min)),
  };
}

/** Tracks the time of a day, including the required rests of drivers who must take some. */
export function workingDay(start: Omit<LaneStart, 'place'>) {
  let { at } = start;
  let since_ms = start.sinceRest_min === null ? null : start.sinceRest_min * minute_ms;
  const rests: LaneRest[] = [];
  const rest = (until: number) => {
    rests.push({ start: at, end: until });
    at = until;
    since_ms = 0;
  };
  const work = (length_ms: number) => {
    let left = length_ms;
    while (since_ms !== null && since_ms + left > restAfter_ms) {
      const part = Math.max(0, restAfter_ms - since_ms);
      at += part;
      left -= part;
      rest(at + rest_ms);
    }
    at += left;
    if (since_ms !== null) since_ms += left;
  };
  const waitUntil = (moment: number) => {
    if (moment <= at) return;
    if (since_ms !== null && moment - at >= rest_ms) rest(moment);
    else work(moment - at);
  };
  return { rests, work, waitUntil, now: () => at };
}

/** Tracks the time and the place of the vehicle during a day. */
function startedDay(start: LaneStart) {
  const day = workingDay(start);
  let { place } = start;
  let distance_km = 0;
  return {
    ...day,
    distance_km: () => distance_km,
    driveTo: (next: BoardPlace) => {
      const leg_km = legLength_km(place, next);
      distance_km += leg_km;
      day.work(Math.round(estimatedDriving_s(leg_km * 1000) * 1000));
      place = coordinatesOf(next) ?? place;
    },
  };
}

/** Returns the first job and those directly after it that start at the same place. */
function fromSamePlace(jobs: readonly BoardJob[]): readonly BoardJob[] {
  const [first] = jobs;
  const end = jobs.findIndex(
    ({ from }) => from.name !== first?.from.name || from.postcode !== first.from.postcode,
  );
  return end === -1 ? jobs : jobs.slice(0, end);
}

const timeOf = (moment: string | null): number | null =>
  moment === null ? null : Date.parse(moment);

const readyTime = ({ pickupreadydatetime }: BoardJob): number => timeOf(pickupreadydatetime) ?? 0;

/** Returns when a job is due: at its deadline or the end of its time slot, whichever is earlier. */
export function dueTime({ deadline, windowend }: BoardJob): number | null {
  const times = [deadline, windowend].flatMap((moment) => timeOf(moment) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function slackOf(job: BoardJob, at: number): number | null {
  const due = dueTime(job);
  return due === null ? null : Math.floor((due - at) / minute_ms);
}

const coordinatesOf = ({ latitude, longitude }: BoardPlace): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const legLength_km = (from: Coordinates | null, to: BoardPlace): number =>
  roadLength_km(from, to) ?? unknownLeg_km;

/** Returns the estimated length by road; null if it is not known where one of the places lies. */
export function roadLength_km(from: Coordinates | null, to: BoardPlace): number | null {
  const end = coordinatesOf(to);
  return from === null || end === null ? null : straightLine_km(from, end) * detour;
}

/**
 * Returns the great-circle distance by the haversine formula (Sinnott 1984, Sky and Telescope 68).
 */
export function straightLine_km(a: Coordinates, b: Coordinates): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(rad(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  const h = across + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * along;
  return 2 * earthRadius_km * Math.asin(Math.sqrt(h));
}

export const plusLoad = (a: FreightLoad, b: FreightLoad): FreightLoad => ({
  weight: a.weight + b.weight,
  cubic: a.cubic + b.cubic,
  pallets: a.pallets + b.pallets,
  pieces: a.pieces + b.pieces,
});

export const minusLoad = (a: FreightLoad, b: FreightLoad): FreightLoad => ({
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

/** Returns the total load of jobs. */
export const totalLoad = (jobs: readonly FreightLoad[]): FreightLoad =>
  jobs.reduce(plusLoad, noLoad);
