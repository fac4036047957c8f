import type { Neighbours } from './neighbours.ts';
import type { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import type { Random } from './random.ts';

/**
 * The average number of units removed at once (Christiaens and Vanden Berghe 2020, section 5.2).
 */
const averageRemoved = 10;
const longestString = 10;
const splitShare = 0.5;
const splitGrowth = 0.01;
/** The probability of removing a whole route instead. */
const routeShare = 0.005;

type Ruining = { readonly random: Random; readonly neighbours: Neighbours };

/**
 * Removes strings of neighbouring stops from routes that pass near a randomly drawn stop ("adjacent
 * string removal", Christiaens and Vanden Berghe, 2020).
 */
export function ruin(problem: RoutingProblem, plan: Plan, ruining: Ruining): void {
  const { random, neighbours } = ruining;
  if (plan.used === 0) return;
  if (random.next() < routeShare) {
    removeRoute(plan, plan.routeOf[random.index(problem.tasks)]!);
    return;
  }
  const longest = Math.min(longestString, plan.served / plan.used);
  const most = (4 * averageRemoved) / (1 + longest) - 1;
  const strings = Math.floor(1 + random.next() * most);
  const first = random.index(problem.tasks);
  const near = neighbours.of(first);
  let ruined = 0;
  for (let i = -1; i < near.length && ruined < strings; i += 1) {
    const task = i < 0 ? first : near[i]!;
    const at = plan.routeOf[task]!;
    if (at < 0 || !plan.see(at)) continue;
    ruined += 1;
    plan.save(at);
    const route = plan.routes[at]!;
    const length = 1 + Math.floor(random.next() * Math.min(route.length, longest));
    markString(plan, { at, task, length, random });
  }
  for (let i = 0; i < plan.changedCount; i += 1) {
    plan.unsee(plan.changed[i]!);
    plan.settle(plan.changed[i]!);
  }
}

/** Removes all stops of a route, so that plans with another number of routes can be found. */
function removeRoute(plan: Plan, at: number): void {
  if (at < 0) return;
  const { tasks, length } = plan.routes[at]!;
  plan.save(at);
  for (let k = 1; k <= length; k += 1) plan.mark(plan.problem.unitOf[tasks[k]!]!);
  plan.settle(at);
}

type Cut = {
  readonly at: number;
  readonly task: number;
  readonly length: number;
  readonly random: Random;
};

function markString(plan: Plan, { at, task, length, random }: Cut): void {
  const { tasks, length: stops } = plan.routes[at]!;
  let preserved = 0;
  if (length > 1 && length < stops && random.next() < splitShare) {
    preserved = 1;
    while (length + preserved < stops && random.next() < splitGrowth) preserved += 1;
  }
  const span = Math.min(stops, length + preserved);
  let place = 1;
  while (tasks[place] !== task) place += 1;
  const earliest = Math.max(1, place - span + 1);
  const latest = Math.min(place, stops - span + 1);
  const start = earliest + random.index(latest - earliest + 1);
  const hole = preserved === 0 ? -1 : start + random.index(length + 1);
  for (let k = start; k < start + span; k += 1) {
    if (hole >= 0 && k >= hole && k < hole + preserved) continue;
    plan.mark(plan.problem.unitOf[tasks[k]!]!);
  }
}
