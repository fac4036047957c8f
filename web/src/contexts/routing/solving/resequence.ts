/** The dispatcher's manual changes to a plan. */
import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { isOnBoard } from '@waybill/contract/jobs/board/lane';
import { type DayPlan, type PlanRoute, type PlanStop, reasonOf } from './plan.ts';
import { routeTimes } from './timed-route.ts';

const withStops = (
  plan: DayPlan,
  driverId: string,
  change: (route: PlanRoute) => readonly PlanStop[],
): DayPlan => ({
  ...plan,
  routes: plan.routes.map((route) =>
    route.lane.driverid === driverId ? { ...route, stops: change(route) } : route,
  ),
});

/** Moves a stop of a driver within the route; locked stops stay where they are. */
export const moveStop = (plan: DayPlan, driverId: string, [from, to]: readonly [number, number]) =>
  withStops(plan, driverId, ({ stops, locked }) => {
    const stop = stops[from];
    if (stop === undefined || from < locked) return stops;
    const place = Math.min(stops.length - 1, Math.max(locked, to));
    return stops.toSpliced(from, 1).toSpliced(place, 0, stop);
  });

/** Locks the first stops of a driver, so that they stay as they are. */
export const lockStops = (plan: DayPlan, driverId: string, locked: number): DayPlan => ({
  ...plan,
  routes: plan.routes.map((route) =>
    route.lane.driverid === driverId ? { ...route, locked } : route,
  ),
});

/** Returns whether a stop of a job is locked. */
export const isLocked = ({ stops, locked }: PlanRoute, { id }: BoardJob): boolean =>
  stops.slice(0, locked).some(({ job }) => job.id === id);

/** Removes a job from the plan; it remains unplanned. */
export const takeOut = (plan: DayPlan, job: BoardJob): DayPlan => ({
  ...without(plan, job),
  left: [...plan.left, { job, reason: reasonOf('Taken out of the plan.') }],
});

const without = (plan: DayPlan, { id }: BoardJob): DayPlan => ({
  ...plan,
  left: plan.left.filter(({ job }) => job.id !== id),
  routes: plan.routes.map((route) => ({
    ...route,
    stops: route.stops.filter(({ job }, index) => job.id !== id || index < route.locked),
  })),
});

/** Gives a job to a driver, at the position with the least lateness, then the fewest kilometres. */
export function giveTo(plan: DayPlan, job: BoardJob, driverId: string): DayPlan {
  const rest = without(plan, job);
  return withStops(rest, driverId, (route) => bestPlace(rest, route, job)?.stops ?? route.stops);
}

/** Gives a job to the driver to whose route it adds least; null if there is no driver. */
export function giveToBest(plan: DayPlan, job: BoardJob): DayPlan | null {
  const rest = without(plan, job);
  let best: { readonly driverId: string; readonly score: readonly number[] } | null = null;
  for (const route of rest.routes) {
    const placed = bestPlace(rest, route, job);
    if (placed === null) continue;
    const before = scoreOf(rest, route);
    const score = placed.score.map((value, at) => value - (before[at] ?? 0));
    if (best === null || isLess(score, best.score)) best = { driverId: route.lane.driverid, score };
  }
  return best && giveTo(plan, job, best.driverId);
}

/**
 * Adds deliveries that a plan lacks to their routes, at their best places: those of the drivers' own
 * jobs, and of jobs whose pickup is in the route.
 */
export function putBack(plan: DayPlan): DayPlan {
  let whole = plan;
  for (const { lane, stops } of plan.routes) {
    const delivered = new Set(
      stops.flatMap(({ job, kind }) => (kind === 'Delivery' ? [job.id] : [])),
    );
    const jobs = new Map(
      [...lane.jobs, ...stops.map(({ job }) => job)].map((job) => [job.id, job]),
    );
    for (const job of jobs.values()) {
      if (!delivered.has(job.id)) whole = giveTo(whole, job, lane.driverid);
    }
  }
  return whole;
}

type Placing = { readonly stops: readonly PlanStop[]; readonly score: readonly number[] };

function bestPlace(plan: DayPlan, route: PlanRoute, job: BoardJob): Placing | null {
  let best: Placing | null = null;
  for (const stops of placings(route, job)) {
    const score = scoreOf(plan, { ...route, stops });
    if (best === null || isLess(score, best.score)) best = { stops, score };
  }
  return best;
}

/** Returns what makes a route worse, the most important first. */
function scoreOf(plan: DayPlan, route: PlanRoute): readonly number[] {
  const timed = routeTimes(route, plan);
  const broken = timed.stops.reduce((sum, { violations }) => sum + violations.length, 0);
  return [broken, timed.late_s, timed.distance_m, timed.finish];
}

function* placings(route: PlanRoute, job: BoardJob): Generator<readonly PlanStop[]> {
  const { stops, locked } = route;
  const isPickedUp = isOnBoard(job) || isLocked(route, job);
  const delivery: PlanStop = { job, kind: 'Delivery' };
  for (let to = locked; to <= stops.length; to += 1) {
    const delivered = stops.toSpliced(to, 0, delivery);
    if (isPickedUp) yield delivered;
    else {
      for (let from = locked; from <= to; from += 1) {
        yield delivered.toSpliced(from, 0, { job, kind: 'Pickup' });
      }
    }
  }
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}
