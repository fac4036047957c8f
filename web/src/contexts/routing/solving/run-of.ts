import type { RunInput } from '@waybill/contract/routing/runs/shapes';
import { positionOf } from '@waybill/contract/jobs/board/solver-input';
import type { DayPlan, PlanRoute } from './plan.ts';
import { type RouteViolation, timedRoute } from './timed-route.ts';

/** Converts a route to a run to save; arrivals are seconds since 1970. */
export function runOf(plan: DayPlan, route: PlanRoute, id: string | null): RunInput {
  const { lane, vehicle } = route;
  const timed = timedRoute(route, plan);
  const seconds = (moment: number) => Math.round(moment / 1000);
  const plain = { violations: [], jobid: null, jobno: null };
  const start = vehicle.start ?? null;
  return {
    id,
    driverid: lane.driverid,
    vehicleno: lane.vehicle?.registrationnumber ?? '',
    rundate: plan.board.date,
    cost: timed.cost_cents / 100,
    setup: 0,
    service: Math.round(timed.service_s),
    duration: Math.round(timed.driving_s),
    waiting_time: Math.round(timed.waiting_s),
    priority: 0,
    distance: Math.round(timed.distance_m),
    geometry: '',
    location: start === null ? [] : [...start],
    iscompleted: false,
    violations: timed.violations.map(violationOf),
    steps: [
      { type: 'start', location: start, arrival: seconds(timed.start), ...plain },
      ...timed.stops.map(({ job, kind, arrival, violations }) => ({
        type: kind === 'Pickup' ? ('pickup' as const) : ('delivery' as const),
        location: positionOf(kind === 'Pickup' ? job.from : job.to),
        arrival: seconds(arrival),
        violations: violations.slice(0, 8).map(violationOf),
        jobid: job.id,
        jobno: job.jobno,
      })),
      ...(vehicle.end === undefined
        ? []
        : [
            {
              type: 'end' as const,
              location: vehicle.end,
              arrival: seconds(timed.finish),
              ...plain,
            },
          ]),
    ],
  };
}

const violationOf = ({ cause, late_s }: RouteViolation) => ({
  cause,
  ...(late_s === null ? {} : { duration: late_s }),
});
