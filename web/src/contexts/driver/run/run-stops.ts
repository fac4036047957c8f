import type { DriverRun } from '@waybill/contract/jobs/board/shapes';
import type { Job } from '@waybill/contract/jobs/shapes';

type Place = NonNullable<DriverRun['places'][number]['to']>;

/** A suburb of the run, with the stops in it. */
export type StopPlace = Place & {
  readonly suburb: string;
  /** The places of its stops in the run, from 1, ascending. */
  readonly stops: readonly number[];
};

type Stop = { readonly job: Job; readonly stop: number; readonly isDelivery: boolean };

/**
 * Returns the suburbs of stops, in the order in which they are first driven to. Stops of an unknown
 * suburb are left out: the list has them.
 */
export function placesOfStops(
  stops: readonly Stop[],
  places: DriverRun['places'],
): readonly StopPlace[] {
  const known = new Map(places.map((place) => [place.jobid, place]));
  const found = new Map<string, StopPlace>();
  for (const { job, stop, isDelivery } of stops) {
    const place = known.get(job.id)?.[isDelivery ? 'to' : 'from'] ?? null;
    if (place === null) continue;
    const key = `${place.latitude} ${place.longitude}`;
    const { suburb } = isDelivery ? job.toaddress : job.fromaddress;
    const before = found.get(key) ?? { ...place, suburb, stops: [] };
    found.set(key, { ...before, stops: [...before.stops, stop].toSorted((a, b) => a - b) });
  }
  return [...found.values()];
}

/** Returns the text of a suburb's mark: its first stop, and how many more there are. */
export const markOf = ({ stops: [first, ...others] }: StopPlace): string =>
  others.length === 0 ? `${first ?? ''}` : `${first ?? ''}+${others.length}`;
