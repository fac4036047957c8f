import { expect, it } from 'vitest';
import { Cycles } from './cycles.ts';
import { problemOf } from './read-vroom.ts';

function someProblem(capacities: readonly number[]) {
  const jobs = Array.from({ length: 4 }, (_, id) => ({ id, location_index: 0, delivery: [1] }));
  const vehicles = capacities.map((capacity, id) => ({
    id,
    start_index: 0,
    capacity: [capacity],
  }));
  return problemOf({ jobs, vehicles }, { car: { durations: [[0]] } });
}

/** Returns after which parts of a search of so many iterations a cycle ended. */
function endsOf(capacities: readonly number[], iterations: number): readonly number[] {
  const cycles = new Cycles(someProblem(capacities));
  return Array.from({ length: 100 }, (_, at) => at / 100).filter((share) =>
    cycles.update(share, share * iterations),
  );
}

it('cools a search several times where vehicles differ and there is time', () => {
  // A cycle has 250 iterations for each of four units.
  expect(endsOf([5, 9], 4_000)).toEqual([0.25, 0.5, 0.75]);
  expect(endsOf([5, 9], 400)).toEqual([]);
  expect(endsOf([5, 5], 4_000)).toEqual([]);
});
