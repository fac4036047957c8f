import type { RoutingProblem } from './problem.ts';

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

/**
 * Sorts by the cost of the first vehicle's travel there and back. Distance and index of a task are
 * sorted as one number, distance above a power of two and index below it, which takes a tenth of
 * the time of a comparison function.
 */
export function neighboursOf(problem: RoutingProblem): Neighbours {
  const travel = problem.travel[problem.vehicles[0]?.travel ?? 0]!;
  const { tasks, location } = problem;
  const keys = new Float64Array(tasks);
  const longest = travel.cost.reduce((a, b) => (b > a ? b : a), 1);
  const shift = 2 ** Math.ceil(Math.log2(tasks));
  const scale = 2 ** 52 / shift / (2 * longest + 1);
  const find = (task: number): Int32Array => {
    const row = location[task]! * travel.size;
    for (let other = 0; other < tasks; other += 1) {
      const to = row + location[other]!;
      const there = Math.round((travel.cost[to]! + travel.costInto[to]!) * scale);
      keys[other] = (other === task ? 0 : there) * shift + other;
    }
    keys.sort();
    const near = new Int32Array(Math.min(most, tasks));
    for (let i = 0; i < near.length; i += 1) {
      near[i] = keys[i]! - Math.floor(keys[i]! / shift) * shift;
    }
    return near;
  };
  const closest = Math.min(nearestTried, tasks);
  const close = new Int32Array(tasks * closest);
  const known = Array.from({ length: tasks }, (_, task) => find(task));
  for (const [task, near] of known.entries()) {
    close.set(near.subarray(0, closest), task * closest);
  }
  return { of: (task) => known[task]!, close, closest };
}
