import {
  type DutyDriver,
  type DutyState,
  dutyState,
  dutyStates,
} from '@waybill/contract/jobs/board/duty';
import type { MapPoint, MovingPoints } from '#ui/map/map-types.ts';
import { derived, type Watched } from '#ui/watched.ts';
import { latestOf, type Positions } from '../links/positions-after.ts';
import { dutyLooks } from './duty-looks.ts';

/** A driver with the latest position, from the list or from the stream. */
export type SeenDriver = DutyDriver & { readonly state: DutyState };

type Followed = {
  readonly drivers: readonly DutyDriver[];
  /** Part of a name or a registration number. */
  readonly wanted: string;
  /** States to show; all if empty. */
  readonly states: readonly DutyState[];
  readonly wordOf: (state: DutyState) => string;
};

/**
 * Returns the list of the drivers that are shown, who needs attention first, and their points. Both
 * follow the positions; the list changes only with the states.
 */
export function followed(
  positions: Watched<Positions>,
  { drivers, wanted, states, wordOf }: Followed,
): { readonly list: Watched<readonly SeenDriver[]>; readonly points: MovingPoints } {
  const text = wanted.trim().toLowerCase();
  const visible = derived(positions, (latest) =>
    seenDrivers(drivers, latest, Date.now()).filter(
      ({ name, registrationnumber, state }) =>
        `${name} ${registrationnumber ?? ''}`.toLowerCase().includes(text) &&
        (states.length === 0 || states.includes(state)),
    ),
  );
  return {
    list: derived(visible, (some) => some.toSorted(byUrgency), isSameList),
    points: derived(visible, (some) => pointsOf(some, wordOf)),
  };
}

const byUrgency = (a: SeenDriver, b: SeenDriver): number =>
  dutyStates.indexOf(a.state) - dutyStates.indexOf(b.state) || a.name.localeCompare(b.name);

/** Returns drivers with their latest positions and states at a moment. */
const seenDrivers = (
  drivers: readonly DutyDriver[],
  positions: Positions,
  now: number,
): readonly SeenDriver[] =>
  drivers.map((driver) => {
    const position = latestOf(driver.position, positions.get(driver.driverid));
    return { ...driver, position, state: dutyState({ ...driver, position }, now) };
  });

/** Returns the points of drivers with a position, coloured by state. */
const pointsOf = (
  drivers: readonly SeenDriver[],
  wordOf: (state: DutyState) => string,
): readonly MapPoint[] =>
  drivers.flatMap(({ driverid, name, position, state }) =>
    position === null
      ? []
      : [
          {
            id: driverid,
            label: `${name} · ${wordOf(state)}`,
            short: name,
            latitude: position.latitude,
            longitude: position.longitude,
            at: Date.parse(position.time),
            group: dutyLooks[state].group ?? undefined,
            kind: state === 'NoPosition' ? ('staleDriver' as const) : ('driver' as const),
          },
        ],
  );

/** True for the same drivers in the same states: then the list beside the map need not change. */
const isSameList = (a: readonly SeenDriver[], b: readonly SeenDriver[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ driverid, state }, index) => driverid === b[index]?.driverid && state === b[index]?.state,
  );
