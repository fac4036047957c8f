import type { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import type { Random } from './random.ts';

/** How much is removed at once (Christiaens and Vanden Berghe 2020, section 5.2). */
const averageRemoved = 10;
const longestString = 10;
const splitShare = 0.5;
const splitGrowth = 0.01;
/** How often a whole route is removed instead. */
const routeShare = 0.005;

/**
 * Removes strings of neighbouring stops from routes that pass near a stop drawn by chance
 * ("adjacent string removal", Christiaens and Vanden Berghe, 2020). Returns the units that are no
 * longer served.
 */
export function ruin(
  problem: RoutingProblem,
  plan: Plan,
  { random, neighbours }: { readonly random: Random; readonly neighbours: Neighbours },
): number[] {
  const removed: number[] = [];
  const routes = plan.used();
  if (routes === 0) return removed;
  if (random.next() < routeShare) return removeRoute(problem, plan, random);
  const longest = Math.min(longestString, plan.served() / routes);
  const most = (4 * averageRemoved) / (1 + longest) - 1;
  const strings = Math.floor(1 + random.next() * most);
  const seed = random.index(problem.tasks);
  const near = neighbours.of(seed);
  const ruined = new Set<number>();
  for (let i = -1; i < near.length && ruined.size < strings; i += 1) {
    const task = i < 0 ? seed : near[i]!;
    const at = plan.routeOf[task]!;
    if (at < 0 || ruined.has(at)) continue;
    ruined.add(at);
    plan.save(at);
    const route = plan.routes[at]!;
    const length = 1 + Math.floor(random.next() * Math.min(route.length, longest));
    removeString(problem, plan, { at, task, length, random, removed });
  }
  for (const at of ruined) plan.settle(at);
  return removed;
}

/** All stops of a route, so that another number of routes can be found. */
function removeRoute(problem: RoutingProblem, plan: Plan, random: Random): number[] {
  const removed: number[] = [];
  const at = plan.routeOf[random.index(problem.tasks)]!;
  if (at < 0) return removed;
  const route = plan.routes[at]!;
  plan.save(at);
  for (let k = 1; k <= route.length; k += 1) {
    const unit = problem.unitOf[route.tasks[k]!]!;
    if (plan.isMarked(unit)) continue;
    plan.mark(unit);
    removed.push(unit);
  }
  plan.settle(at);
  return removed;
}

/** For each task the others, nearest first. */
export type Neighbours = { of(task: number): Int32Array };

type Cut = {
  readonly at: number;
  readonly task: number;
  readonly length: number;
  readonly random: Random;
  readonly removed: number[];
};

function removeString(
  problem: RoutingProblem,
  plan: Plan,
  { at, task, length, random, removed }: Cut,
): void {
  const route = plan.routes[at]!;
  let retained = 0;
  if (length > 1 && length < route.length && random.next() < splitShare) {
    retained = 1;
    while (length + retained < route.length && random.next() < splitGrowth) retained += 1;
  }
  const span = Math.min(route.length, length + retained);
  const place = route.tasks.indexOf(task, 1);
  const earliest = Math.max(1, place - span + 1);
  const latest = Math.min(place, route.length - span + 1);
  const start = earliest + random.index(latest - earliest + 1);
  const hole = retained === 0 ? -1 : start + random.index(length + 1);
  for (let k = start; k < start + span; k += 1) {
    if (hole >= 0 && k >= hole && k < hole + retained) continue;
    const unit = problem.unitOf[route.tasks[k]!]!;
    if (plan.isMarked(unit)) continue;
    plan.mark(unit);
    removed.push(unit);
  }
}
