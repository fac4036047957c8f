/** The times of a route, and its violations. */
import {
  type AllocationReason,
  capacityReasons,
  dangerousGoodsReasons,
} from '@waybill/contract/jobs/board/checks';
import { durationText } from '@waybill/contract/jobs/board/duration-text';
import { hoursReasons, sinceRest_min } from '@waybill/contract/jobs/board/hours';
import {
  dueTime,
  isOnBoard,
  type LaneRest,
  minusLoad,
  noLoad,
  plusLoad,
  workingDay,
} from '@waybill/contract/jobs/board/lane';
import { segregationReasons } from '@waybill/contract/jobs/board/segregation';
import { positionOf, stop_s } from '@waybill/contract/jobs/board/solver-input';
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
  /** Whether the driver takes a required rest before or at it. */
  readonly hasRest: boolean;
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

/** Calculates the times of the stops in their order, and checks them. */
export function timedRoute(route: PlanRoute, plan: DayPlan): TimedRoute {
  const times = routeTimes(route, plan);
  const { lane } = route;
  if (times.stops.length === 0) return { ...times, violations: [] };
  const made = { start: times.start, finish: times.finish, rests: times.rests };
  return {
    ...times,
    violations: [
      ...shiftEnds(lane, times.finish),
      ...hoursReasons({ lane, before: { finish: times.start }, after: made }).map((reason) =>
        broken('max_travel_time', reason),
      ),
      ...segregation(times.stops, times.start),
    ],
  };
}

type RouteTimes = Omit<TimedRoute, 'violations'> & { readonly rests: readonly LaneRest[] };

/** Calculates the times of the stops in their order, with the travel times of the plan. */
export function routeTimes(route: PlanRoute, plan: DayPlan): RouteTimes {
  const { lane, vehicle, stops } = route;
  const drive = driverOf(plan, vehicle.start ?? null);
  const [opens_s = 0] = vehicle.time_window ?? [];
  const start = plan.start + opens_s * 1000;
  const day = workingDay({ at: start, sinceRest_min: sinceRest_min(lane, start) });
  const check = stopChecks(route);
  let service_s = 0;
  let waiting_s = 0;
  const timed = stops.map((stop): TimedStop => {
    const { job, kind } = stop;
    const rests = day.rests.length;
    const leg = drive.to(positionOf(kind === 'Pickup' ? job.from : job.to));
    day.work(leg.duration_s * 1000);
    const arrival = day.now();
    day.waitUntil(readyTime(stop));
    const begin = day.now();
    // All freight of one place is loaded in one stop.
    const stay_s = kind === 'Pickup' && leg.isSamePlace ? 0 : stop_s;
    day.work(stay_s * 1000);
    service_s += stay_s;
    waiting_s += (begin - arrival) / 1000;
    return {
      ...stop,
      arrival,
      departure: day.now(),
      waiting_s: (begin - arrival) / 1000,
      hasRest: day.rests.length > rests,
      violations: check(stop, begin),
    };
  });
  if (stops.length > 0 && vehicle.end !== undefined) {
    day.work(drive.to(vehicle.end).duration_s * 1000);
  }
  const finish = day.now();
  const { distance_m, driving_s } = drive.total();
  const hours = (finish - start) / 3_600_000;
  const late = [...shiftEnds(lane, finish), ...timed.flatMap(({ violations }) => violations)];
  return {
    stops: timed,
    start,
    finish,
    rests: day.rests,
    distance_m,
    driving_s,
    service_s,
    waiting_s,
    late_s: stops.length === 0 ? 0 : late.reduce((sum, { late_s }) => sum + (late_s ?? 0), 0),
    cost_cents: Math.round(hours * plan.perHour_cents + (distance_m / 1000) * plan.perKm_cents),
  };
}

/** Returns a function that checks the stops of a route one after the other. */
function stopChecks({ lane, stops }: PlanRoute) {
  const onBoard = stops.filter(({ job }) => isOnBoard(job));
  const aboard = new Set(onBoard.map(({ job }) => job.id));
  let load = onBoard
    .filter(({ kind }) => kind === 'Delivery')
    .map(({ job }) => job)
    .reduce(plusLoad, noLoad);
  return (stop: PlanStop, begin: number): RouteViolation[] => {
    const { job, kind } = stop;
    const isMissing = kind === 'Delivery' && !aboard.has(job.id);
    if (kind === 'Pickup') aboard.add(job.id);
    load = kind === 'Pickup' ? plusLoad(load, job) : minusLoad(load, job);
    return [
      ...lateness(stop, begin),
      ...(isMissing ? [broken('precedence', reasonOf('Delivered before it is picked up.'))] : []),
      ...(kind === 'Pickup' ? capacityReasons(lane, { peak: load }) : []).map((reason) =>
        broken('load', reason),
      ),
      ...(kind === 'Pickup' ? dangerousGoodsReasons({ lane, added: [job] }) : []).map((reason) =>
        broken('skills', reason),
      ),
    ];
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
    text: 'Arrives {time} after it is due.',
    values: { time: durationText(minutes) },
  };
  return [broken('delay', reason, Math.round((at - due) / 1000))];
}

function shiftEnds({ shift }: PlanRoute['lane'], finish: number): RouteViolation[] {
  const end = shift?.plannedfinishtime ? Date.parse(shift.plannedfinishtime) : Infinity;
  if (finish <= end) return [];
  const minutes = Math.ceil((finish - end) / 60_000);
  const reason = {
    isRefusing: false,
    text: 'The shift ends {time} earlier.',
    values: { time: durationText(minutes) },
  };
  return [broken('delay', reason, Math.round((finish - end) / 1000))];
}

/** Returns why dangerous goods must not be on the vehicle together. */
function segregation(stops: readonly TimedStop[], start: number): RouteViolation[] {
  const jobs = [...new Map(stops.map(({ job }) => [job.id, job])).values()];
  const made = stops.map(({ job, ...stop }) => ({ ...stop, jobId: job.id }));
  return segregationReasons({ added: jobs, jobs, after: { start, stops: made } }).map((reason) =>
    broken('skills', reason),
  );
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
