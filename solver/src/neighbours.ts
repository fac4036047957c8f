import type { RoutingProblem } from './problem.ts';
import type { Neighbours } from './ruin.ts';

/** Neighbours beyond these are never needed to find routes that pass nearby. */
const most = 400;

/** For each task the others, nearest first by the cost of the first vehicle's travel. */
export function neighboursOf(problem: RoutingProblem): Neighbours {
  const travel = problem.travel[problem.vehicles[0]?.travel ?? 0]!;
  const { tasks, location } = problem;
  const known: (Int32Array | undefined)[] = Array.from({ length: tasks });
  const distances = new Float64Array(tasks);
  return {
    of(task) {
      let near = known[task];
      if (near !== undefined) return near;
      const from = location[task]!;
      for (let other = 0; other < tasks; other += 1) {
        const to = location[other]!;
        distances[other] =
          travel.cost[from * travel.size + to]! + travel.cost[to * travel.size + from]!;
      }
      const others = Int32Array.from({ length: tasks }, (_, other) => other);
      near = others.sort((a, b) => distances[a]! - distances[b]!).slice(0, most);
      known[task] = near;
      return near;
    },
  };
}
