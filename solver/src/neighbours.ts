import type { RoutingProblem } from './problem.ts';
import { sortedIndexes } from './sorted.ts';

export type Neighbours = {
  /** Returns the tasks, nearest first, this one included. */
  of(task: number): Int32Array;
  /** The `closest` nearest tasks of each, contiguous. */
  readonly close: Int32Array;
  readonly closest: number;
};

/** A unit is only tried in routes that pass one of this many nearest stops. */
const nearestTried = 20;

/** More neighbours than this are never needed to find routes that pass nearby. */
const most = 400;

/** Sorts by the cost of the first vehicle's travel there and back. */
export function neighboursOf(problem: RoutingProblem): Neighbours {
  const { size, cost, costInto } = problem.travel[problem.vehicles[0]?.travel ?? 0]!;
  const { tasks, location } = problem;
  const away = new Float32Array(tasks);
  const find = (task: number): Int32Array => {
    const row = location[task]! * size;
    for (let other = 0; other < tasks; other += 1) {
      const to = row + location[other]!;
      away[other] = 1 + cost[to]! + costInto[to]!;
    }
    away[task] = 0;
    const near = sortedIndexes(away);
    return tasks > most ? near.slice(0, most) : near;
  };
  const closest = Math.min(nearestTried, tasks);
  const close = new Int32Array(tasks * closest);
  const known = Array.from({ length: tasks }, (_, task) => find(task));
  for (const [task, near] of known.entries()) {
    close.set(near.subarray(0, closest), task * closest);
  }
  return { of: (task) => known[task]!, close, closest };
}
