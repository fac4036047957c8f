/** The times of a route, and its violations. */
import {
  type AllocationReason,
  capacityReasons,
  dangerousGoodsReasons,
} from '@waybill/contract/jobs/board/checks';
import { dueTime, isOnBoard, minusLoad, noLoad, plusLoad } from '@waybill/contract/jobs/board/lane';
import { positionOf, stop_s } from '@waybill/contract/jobs/board/suggestion';
import type { violations } from '@waybill/contract/routing/runs/shapes';
import {
  keyOf,
  type PlanPosition,
  type DayPlan,
  type PlanRoute,
  type PlanStop,
  reasonOf,
} from './plan.ts';

export type RouteViolation = {
  readonly cause: (typeof violations)[number];
  /** Seconds late; null for violations unrelated to time. */
  readonly late_s: number | null;
  readonly reason: AllocationReason;
};

export type TimedStop = PlanStop & {
  /** Milliseconds since 1970. */
  readonly arrival: number;
  readonly departure: number;
  readonly waiting_s: number;
  readonly violations: readonly RouteViolation[];
};

export type TimedRoute = {
  readonly stops: readonly TimedStop[];
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly finish: number;
  readonly distance_m: number;
  readonly driving_s: number;
  readonly service_s: number;
  readonly waiting_s: number;
  readonly late_s: number;
  readonly cost_cents: number;
  /** Violations of the route as a whole. */
  readonly violations: readonly RouteViolation[];
};

/** Calculates the times of the stops in their order, with the travel times of the plan. */
export function timedRoute(route: PlanRoute, plan: DayPlan): TimedRoute {
  const { lane, vehicle, stops } = route;
  const drive = driverOf(plan, vehicle.start ?? null);
  const [opens_s = 0, closes_s = Infinity] = vehicle.time_window ?? [];
  const start = plan.start + opens_s * 1000;
  let at = start;
  let service_s = 0;
  let waiting_s = 0;
  const aboard = new Set(
    stops
      .map(({ job }) => job)
      .filter(isOnBoard)
      .map(({ id }) => id),
  );
  let load = stops
    .filter(({ job, kind }) => kind === 'Delivery' && isOnBoard(job))
    .map(({ job }) => job)
    .reduce(plusLoad, noLoad);
  const timed = stops.map((stop): TimedStop => {
    const { job, kind } = stop;
    const leg = drive.to(positionOf(kind === 'Pickup' ? job.from : job.to));
    const arrival = at + leg.duration_s * 1000;
    const begin = Math.max(arrival, readyTime(stop));
    // All freight of one place is loaded in one stop.
    const stay_s = kind === 'Pickup' && leg.isSamePlace ? 0 : stop_s;
    at = begin + stay_s * 1000;
    service_s += stay_s;
    waiting_s += (begin - arrival) / 1000;
    const isMissing = kind === 'Delivery' && !aboard.has(job.id);
    if (kind === 'Pickup') aboard.add(job.id);
    load = kind === 'Pickup' ? plusLoad(load, job) : minusLoad(load, job);
    const found = [
      ...lateness(stop, begin),
      ...(isMissing ? [broken('precedence', reasonOf('Delivered before it is picked up.'))] : []),
      ...(kind === 'Pickup' ? capacityReasons(lane, { peak: load }) : []).map((reason) =>
        broken('load', reason),
      ),
      ...(kind === 'Pickup' ? dangerousGoodsReasons({ lane, added: [job] }) : []).map((reason) =>
        broken('skills', reason),
      ),
    ];
    return {
      ...stop,
      arrival,
      departure: at,
      waiting_s: (begin - arrival) / 1000,
      violations: found,
    };
  });
  const isEmpty = timed.length === 0;
  if (!isEmpty && vehicle.end !== undefined) at += drive.to(vehicle.end).duration_s * 1000;
  const { distance_m, driving_s } = drive.total();
  const violations = isEmpty ? [] : overtime(at, plan.start + closes_s * 1000);
  const hours = (at - start) / 3_600_000;
  return {
    stops: timed,
    start,
    finish: at,
    distance_m,
    driving_s,
    service_s,
    waiting_s,
    late_s: [...violations, ...timed.flatMap((each) => each.violations)].reduce(
      (sum, { late_s }) => sum + (late_s ?? 0),
      0,
    ),
    cost_cents: Math.round(hours * plan.perHour_cents + (distance_m / 1000) * plan.perKm_cents),
    violations,
  };
}

const broken = (
  cause: RouteViolation['cause'],
  reason: AllocationReason,
  late_s: number | null = null,
): RouteViolation => ({ cause, reason, late_s });

/** Tracks the vehicle's position: each leg starts where the last one ended. */
function driverOf({ travel, rows }: DayPlan, start: PlanPosition | null) {
  const rowOf = (position: PlanPosition) => rows.get(keyOf(position)) ?? null;
  let here = start === null ? null : rowOf(start);
  let distance_m = 0;
  let driving_s = 0;
  return {
    total: () => ({ distance_m, driving_s }),
    to(position: PlanPosition | null) {
      const there = position === null ? here : rowOf(position);
      const isSamePlace = here === there;
      const from = here ?? there;
      here = there;
      if (from === null || there === null) return { duration_s: 0, isSamePlace };
      const duration_s = travel.durations[from]?.[there] ?? 0;
      driving_s += duration_s;
      distance_m += travel.distances[from]?.[there] ?? 0;
      return { duration_s, isSamePlace };
    },
  };
}

function readyTime({ job, kind }: PlanStop): number {
  const moment = kind === 'Pickup' ? job.pickupreadydatetime : job.windowstart;
  return moment === null ? 0 : Date.parse(moment);
}

function lateness({ job, kind }: PlanStop, at: number): RouteViolation[] {
  const due = kind === 'Delivery' ? dueTime(job) : null;
  if (due === null || at <= due) return [];
  const minutes = Math.ceil((at - due) / 60_000);
  const reason = {
    isRefusing: false,
    text: 'Arrives {minutes} min after it is due.',
    values: { minutes },
  };
  return [broken('delay', reason, Math.round((at - due) / 1000))];
}

function overtime(finish: number, end: number): RouteViolation[] {
  if (finish <= end) return [];
  const minutes = Math.ceil((finish - end) / 60_000);
  const reason = {
    isRefusing: false,
    text: 'The shift ends {minutes} min earlier.',
    values: { minutes },
  };
  return [broken('delay', reason, Math.round((finish - end) / 1000))];
}

export type PlanTotals = {
  readonly drivers: number;
  readonly distance_m: number;
  /** From the first departure to the last stop of each driver with stops. */
  readonly hours: number;
  readonly cost_cents: number;
  readonly late_s: number;
  readonly unassigned: number;
};

/** Returns the figures by which plans are compared. */
export function planTotals(plan: DayPlan): PlanTotals {
  const routes = plan.routes.filter(({ stops }) => stops.length > 0);
  const timed = routes.map((route) => timedRoute(route, plan));
  const sum = (of: (route: TimedRoute) => number) =>
    timed.reduce((total, route) => total + of(route), 0);
  return {
    drivers: routes.length,
    distance_m: sum(({ distance_m }) => distance_m),
    hours: sum(({ start, finish }) => (finish - start) / 3_600_000),
    cost_cents: sum(({ cost_cents }) => cost_cents),
    late_s: sum(({ late_s }) => late_s),
    unassigned: plan.left.length,
  };
}
