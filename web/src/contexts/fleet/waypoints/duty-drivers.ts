import { type DutyDriver, type DutyState, dutyState } from '@waybill/contract/jobs/board/duty';
import type { LivePosition } from '@waybill/contract/fleet/waypoints/shapes';
import type { MapPoint } from '#ui/map/map-types.ts';
import type { Positions } from '../links/positions-after.ts';
import { dutyLooks } from './duty-looks.ts';

/** A driver with the latest position, from the list or from the stream. */
export type SeenDriver = DutyDriver & { readonly state: DutyState };

/** Returns drivers with their latest positions and states at a moment. */
export const seenDrivers = (
  drivers: readonly DutyDriver[],
  positions: Positions,
  now: number,
): readonly SeenDriver[] =>
  drivers.map((driver) => {
    const position = latest(driver.position, positions.get(driver.driverid));
    return { ...driver, position, state: dutyState({ ...driver, position }, now) };
  });

function latest(
  listed: LivePosition | null,
  streamed: LivePosition | undefined,
): LivePosition | null {
  if (streamed === undefined || listed === null) return streamed ?? listed;
  return Date.parse(streamed.time) < Date.parse(listed.time) ? listed : streamed;
}

/** Returns the points of drivers with a position, coloured by state. */
export const pointsOf = (
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
            group: dutyLooks[state].group,
            kind: state === 'NoPosition' ? ('staleDriver' as const) : ('driver' as const),
          },
        ],
  );

/** True if each driver is in the same state: then the list beside the map need not change. */
export const isSameList = (a: readonly SeenDriver[], b: readonly SeenDriver[]): boolean =>
  a.length === b.length && a.every(({ state }, index) => state === b[index]?.state);
