import { nextOpening, openAt, type RoutingProblem } from './problem.ts';
import { type VehicleRoute, stayAt } from './route.ts';

/** A task and the position at which it is inserted; positions include earlier insertions. */
export type Inserted = readonly (readonly [task: number, position: number])[];

/** An event of a vehicle's schedule: a task it serves, or a break it takes. */
export type ScheduleEvent = {
  /** -1 for a break. */
  readonly task: number;
  /** The index in the vehicle's list of breaks; -1 for a task. */
  readonly rest: number;
  readonly arrival: number;
  readonly start: number;
  readonly leave: number;
};

/** True if the vehicle can take all its breaks and be on time with the additional tasks. */
export function fitsBreaks(
  problem: RoutingProblem,
  route: VehicleRoute,
  inserted: Inserted,
): boolean {
  const tasks = Array.from(route.tasks.subarray(1, route.length + 1));
  for (const [task, position] of inserted) tasks.splice(position - 1, 0, task);
  return eventsOf(problem, route, tasks) !== null;
}

/**
 * Serves tasks in order and takes each break as soon as it opens: before the next task if the
 * vehicle would otherwise serve it after the break has opened. Returns null if something is late.
 */
export function eventsOf(
  problem: RoutingProblem,
  { vehicle, travel }: Pick<VehicleRoute, 'vehicle' | 'travel'>,
  tasks: readonly number[],
): ScheduleEvent[] | null {
  const events: ScheduleEvent[] = [];
  const rests = vehicle.breaks.map((_, index) => index);
  rests.sort((a, b) => vehicle.breaks[a]!.windows[0]! - vehicle.breaks[b]!.windows[0]!);
  let now = vehicle.opens;
  let from = vehicle.start;
  const loads = loadsOf(problem, tasks);
  const rest = (at: number): boolean => {
    const index = rests[0]!;
    const { windows, duration, maxLoad } = vehicle.breaks[index]!;
    if (maxLoad?.some((most, d) => loads[at]![d]! > most)) return false;
    const start = nextOpening(windows, now);
    if (start === Infinity) return false;
    rests.shift();
    events.push({ task: -1, rest: index, arrival: now, start, leave: start + duration });
    now = start + duration;
    return true;
  };
  for (const [at, task] of tasks.entries()) {
    const to = problem.location[task]!;
    const travelled = travel.duration[from * travel.size + to]!;
    while (rests.length > 0) {
      const served = openAt(problem, task, now + travelled) + stayAt(problem, task, from);
      if (served <= lastStart(vehicle.breaks[rests[0]!]!.windows)) break;
      if (!rest(at)) break;
    }
    const arrival = now + travelled;
    const start = openAt(problem, task, arrival);
    if (start === Infinity) return null;
    now = start + stayAt(problem, task, from);
    events.push({ task, rest: -1, arrival, start, leave: now });
    from = to;
  }
  while (rests.length > 0) if (!rest(tasks.length)) return null;
  const home = now + travel.duration[from * travel.size + vehicle.end]!;
  return home <= vehicle.closes ? events : null;
}

/** Returns the latest time at which a break may start. */
const lastStart = (windows: Float64Array): number => windows[windows.length - 1]!;

/** Returns the load before each task and after the last, by dimension. */
function loadsOf(
  problem: RoutingProblem,
  tasks: readonly number[],
): readonly (readonly number[])[] {
  const { dimensions, delivered, collected, shipped, secondTask, firstTask, unitOf } = problem;
  const dims = Array.from({ length: dimensions }, (_, d) => d);
  let carried = dims.map((d) =>
    tasks.reduce((sum, task) => sum + delivered[task * dimensions + d]!, 0),
  );
  const loads = [carried];
  for (const task of tasks) {
    const unit = unitOf[task]!;
    const sign = secondTask[unit]! < 0 ? 0 : firstTask[unit] === task ? 1 : -1;
    carried = carried.map((load, d) => {
      const at = task * dimensions + d;
      return load - delivered[at]! + collected[at]! + sign * shipped[at]!;
    });
    loads.push(carried);
  }
  return loads;
}
