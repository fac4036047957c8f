/** The dispatcher's manual changes to a plan. */
import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { isOnBoard } from '@waybill/contract/jobs/board/lane';
import { type DayPlan, type PlanRoute, type PlanStop, reasonOf } from './plan.ts';
import { timedRoute } from './timed-route.ts';

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

/** Moves a stop of a driver within the route. */
export const moveStop = (plan: DayPlan, driverId: string, [from, to]: readonly [number, number]) =>
  withStops(plan, driverId, ({ stops }) => {
    const stop = stops[from];
    const place = Math.min(stops.length - 1, Math.max(0, to));
    return stop === undefined ? stops : stops.toSpliced(from, 1).toSpliced(place, 0, stop);
  });

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
    stops: route.stops.filter(({ job }) => job.id !== id),
  })),
});

/** Gives a job to a driver, at the position with the least lateness, then the fewest kilometres. */
export function giveTo(plan: DayPlan, job: BoardJob, driverId: string): DayPlan {
  const rest = without(plan, job);
  return withStops(rest, driverId, (route) => bestPlace(rest, route, job));
}

function bestPlace(plan: DayPlan, route: PlanRoute, job: BoardJob): readonly PlanStop[] {
  let best: { readonly stops: readonly PlanStop[]; readonly score: number[] } | null = null;
  for (const stops of placings(route.stops, job)) {
    const timed = timedRoute({ ...route, stops }, plan);
    const broken = timed.stops.reduce((sum, { violations }) => sum + violations.length, 0);
    const score = [broken, timed.late_s, timed.distance_m, timed.finish];
    if (best === null || isLess(score, best.score)) best = { stops, score };
  }
  return best?.stops ?? route.stops;
}

function* placings(stops: readonly PlanStop[], job: BoardJob): Generator<readonly PlanStop[]> {
  const delivery: PlanStop = { job, kind: 'Delivery' };
  for (let to = 0; to <= stops.length; to += 1) {
    const delivered = stops.toSpliced(to, 0, delivery);
    if (isOnBoard(job)) yield delivered;
    else {
      for (let from = 0; from <= to; from += 1) {
        yield delivered.toSpliced(from, 0, { job, kind: 'Pickup' });
      }
    }
  }
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}
