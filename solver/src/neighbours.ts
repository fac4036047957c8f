import type { RoutingProblem } from './problem.ts';

/** Returns for each task the others, nearest first. */
export type Neighbours = { of(task: number): Int32Array };

/** More neighbours than this are never needed to find routes that pass nearby. */
const most = 400;

/**
 * Sorts by the cost of the first vehicle's travel there and back. Distance and index of a task are
 * sorted as one number, which takes a tenth of the time of a comparison function.
 */
export function neighboursOf(problem: RoutingProblem): Neighbours {
  const travel = problem.travel[problem.vehicles[0]?.travel ?? 0]!;
  const { tasks, location } = problem;
  const known: (Int32Array | undefined)[] = Array.from({ length: tasks });
  const keys = new Float64Array(tasks);
  const longest = travel.cost.reduce((a, b) => (b > a ? b : a), 1);
  const scale = 2 ** 52 / tasks / (2 * longest + 1);
  const find = (task: number): Int32Array => {
    const row = location[task]! * travel.size;
    for (let other = 0; other < tasks; other += 1) {
      const to = row + location[other]!;
      const there = Math.round((travel.cost[to]! + travel.costInto[to]!) * scale);
      keys[other] = (other === task ? 0 : there) * tasks + other;
    }
    keys.sort();
    return Int32Array.from(keys.subarray(0, most), (key) => key % tasks);
  };
  return {
    of(task) {
      const near = known[task];
      if (near !== undefined) return near;
      return (known[task] = find(task));
    },
  };
}
