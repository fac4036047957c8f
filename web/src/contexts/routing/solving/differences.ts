/** What a plan changes against another, driver by driver. */
import type { DayPlan, PlanRoute, PlanStop } from './plan.ts';
import { routeTimes } from './timed-route.ts';

export type RouteDifference = {
  readonly driverId: string;
  readonly name: string;
  /** The number of stops that are new, gone, or in another order. */
  readonly changed: number;
  readonly late_min: readonly [before: number, after: number];
  readonly distance_m: readonly [before: number, after: number];
};

/** Returns the drivers whose stops differ between two plans. */
export function differencesOf(before: DayPlan, after: DayPlan): readonly RouteDifference[] {
  const old = new Map(before.routes.map((route) => [route.lane.driverid, route]));
  return after.routes.flatMap((route) => {
    const { driverid: driverId, name } = route.lane;
    const was = old.get(driverId);
    const changed = changedStops(was?.stops ?? [], route.stops);
    if (changed === 0) return [];
    const [then, now] = [figuresOf(was, before), figuresOf(route, after)];
    return [
      {
        driverId,
        name,
        changed,
        late_min: [then.late_min, now.late_min] as const,
        distance_m: [then.distance_m, now.distance_m] as const,
      },
    ];
  });
}

function figuresOf(route: PlanRoute | undefined, plan: DayPlan) {
  if (route === undefined) return { late_min: 0, distance_m: 0 };
  const { late_s, distance_m } = routeTimes(route, plan);
  return { late_min: Math.ceil(late_s / 60), distance_m };
}

const nameOf = ({ job, kind }: PlanStop): string => `${kind} ${job.id}`;

/** Counts the stops of two routes outside their longest common sequence. */
function changedStops(before: readonly PlanStop[], after: readonly PlanStop[]): number {
  let row = Array.from({ length: after.length + 1 }, () => 0);
  for (const stop of before) {
    const next = [0];
    after.forEach((other, at) => {
      const isSame = nameOf(stop) === nameOf(other);
      next.push(isSame ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    });
    row = next;
  }
  return Math.max(before.length, after.length) - row[after.length]!;
}
