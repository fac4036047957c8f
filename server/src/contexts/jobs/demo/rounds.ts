import { depotPosition } from './depot.ts';
import type { DemoPlace } from './sql.ts';

/**
 * Returns the places of each driver's round: a sector around the depot, the nearest first, as
 * dispatchers divide a city manually.
 */
export function roundsAround(
  places: readonly DemoPlace[],
  drivers: number,
): readonly (readonly DemoPlace[])[] {
  const around = places.toSorted((a, b) => angleOf(a) - angleOf(b));
  return Array.from({ length: drivers }, (_, at) =>
    around
      .slice((at * around.length) / drivers, ((at + 1) * around.length) / drivers)
      .toSorted((a, b) => distanceOf(a) - distanceOf(b)),
  );
}

const angleOf = ({ latitude, longitude }: DemoPlace): number =>
  Math.atan2(latitude - depotPosition.latitude, longitude - depotPosition.longitude);

const distanceOf = ({ latitude, longitude }: DemoPlace): number =>
  Math.hypot(latitude - depotPosition.latitude, longitude - depotPosition.longitude);
