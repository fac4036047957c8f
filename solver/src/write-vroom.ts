import { type ScheduleEvent, eventsOf } from './breaks.ts';
import { lastOpening, type RoutingProblem, type RoutedVehicle } from './problem.ts';
import { perSecond } from './read-vroom.ts';
import { stayAt } from './route.ts';
import type { Best } from './search.ts';
import { whyLeft } from './why-left.ts';
import type { Sums, VroomInput, VroomRoute, VroomSolution, VroomStep } from './vroom.ts';

const seconds = (time: number): number => Math.round(time / perSecond);

/** Returns the plan in VROOM's format: every used vehicle, step by step. */
export function solutionOf(input: VroomInput, problem: RoutingProblem, best: Best): VroomSolution {
  const routes = best.orders.flatMap((order, index) =>
    order.length === 0 ? [] : [routeOf(input, problem, { order: [...order], index })],
  );
  const left = unitsLeft(problem, best);
  const summary = sumsOf(routes);
  const total = (of: (route: VroomRoute) => readonly number[]): number[] =>
    Array.from({ length: problem.dimensions }, (_, d) =>
      routes.reduce((sum, route) => sum + of(route)[d]!, 0),
    );
  const unassigned = left.flatMap((unit) => {
    const reason = whyLeft(problem, best, unit);
    return tasksOf(problem, unit).map((task) => ({ ...named(input, problem, task), reason }));
  });
  return {
    code: 0,
    summary: {
      ...summary,
      routes: routes.length,
      unassigned: unassigned.length,
      delivery: total(({ delivery }) => delivery),
      pickup: total(({ pickup }) => pickup),
      violations: [],
    },
    unassigned,
    routes,
  };
}

function unitsLeft(problem: RoutingProblem, { orders }: Best): readonly number[] {
  const served = new Set(orders.flatMap((order) => Array.from(order, (t) => problem.unitOf[t]!)));
  return Array.from({ length: problem.units }, (_, unit) => unit).filter((u) => !served.has(u));
}

const tasksOf = ({ firstTask, secondTask }: RoutingProblem, unit: number): readonly number[] =>
  secondTask[unit]! < 0 ? [firstTask[unit]!] : [firstTask[unit]!, secondTask[unit]!];

function named({ jobs = [], shipments = [] }: VroomInput, problem: RoutingProblem, task: number) {
  const unit = problem.unitOf[task]!;
  const job = jobs[unit];
  if (job !== undefined)
    return { id: job.id, type: 'job', location_index: job.location_index } as const;
  const shipment = shipments[unit - jobs.length]!;
  const type = problem.firstTask[unit] === task ? 'pickup' : 'delivery';
  return { id: shipment[type].id, type, location_index: shipment[type].location_index } as const;
}

const priorityOf = ({ jobs = [], shipments = [] }: VroomInput, unit: number): number =>
  (unit < jobs.length ? jobs[unit]!.priority : shipments[unit - jobs.length]!.priority) ?? 0;

type Served = { readonly order: readonly number[]; readonly index: number };

function routeOf(input: VroomInput, problem: RoutingProblem, { order, index }: Served): VroomRoute {
  const vehicle = problem.vehicles[index]!;
  const travel = problem.travel[vehicle.travel]!;
  const departure =
    vehicle.breaks.length > 0 ? vehicle.opens : departureOf(problem, vehicle, order);
  const events = eventsOf(problem, { vehicle: { ...vehicle, opens: departure }, travel }, order);
  if (events === null) throw new Error('A plan keeps the times of its stops');
  const nowhere = travel.size - 1;
  const steps: VroomStep[] = [];
  const loads = new Loads(problem, order);
  let from = vehicle.start;
  let travelled = 0;
  let metres = 0;
  let cost = vehicle.fixedCost;
  const at = (location: number) => (location === nowhere ? {} : { location_index: location });
  const walk = (to: number): void => {
    const arc = from * travel.size + to;
    travelled += travel.duration[arc]!;
    metres += travel.distance?.[arc] ?? 0;
    cost += travel.cost[arc]!;
    from = to;
  };
  const reached = () => ({
    duration: seconds(travelled),
    ...(travel.distance !== null && { distance: Math.round(metres) }),
    violations: [],
  });
  const idle = { setup: 0, service: 0, waiting_time: 0 };
  const step = (what: Omit<VroomStep, 'load' | 'duration' | 'distance' | 'violations'>): void => {
    steps.push({ ...what, ...reached(), load: loads.now() });
  };
  step({ type: 'start', ...at(vehicle.start), arrival: seconds(departure), ...idle });
  for (const event of events) {
    if (event.task < 0) {
      step({ ...restStep(vehicle, event), ...idle, ...times(event, 0) });
      continue;
    }
    const setup = from === problem.location[event.task] ? 0 : problem.setup[event.task]!;
    walk(problem.location[event.task]!);
    loads.serve(event.task);
    step({ ...named(input, problem, event.task), ...times(event, setup) });
  }
  walk(vehicle.end);
  const home =
    (events.at(-1)?.leave ?? departure) + (travelled - steps.at(-1)!.duration * perSecond);
  step({ type: 'end', ...at(vehicle.end), arrival: seconds(home), ...idle });
  const served = new Set(order.map((task) => problem.unitOf[task]!));
  const sum = (of: (each: VroomStep) => number): number => steps.reduce((s, e) => s + of(e), 0);
  const weights = [...served].map(
    (unit) => priorityOf(input, unit) * (problem.secondTask[unit]! < 0 ? 1 : 2),
  );
  return {
    vehicle: input.vehicles[index]!.id,
    cost: Math.round(cost),
    setup: sum(({ setup }) => setup),
    service: sum(({ service }) => service),
    duration: seconds(travelled),
    waiting_time: sum(({ waiting_time }) => waiting_time),
    priority: weights.reduce((total, weight) => total + weight, 0),
    ...(travel.distance !== null && { distance: Math.round(metres) }),
    steps,
    delivery: loads.delivered(),
    pickup: loads.collected(),
    violations: [],
  };
}

const restStep = ({ breaks }: RoutedVehicle, { rest }: ScheduleEvent) =>
  ({ type: 'break', id: breaks[rest]!.id }) as const;

const times = ({ arrival, start, leave }: ScheduleEvent, setup: number) => ({
  arrival: seconds(arrival),
  setup: seconds(setup),
  service: seconds(leave - start - setup),
  waiting_time: seconds(start - arrival),
});

/**
 * Returns the latest departure with which the vehicle is back as early as possible, which minimises
 * waiting.
 */
function departureOf(
  problem: RoutingProblem,
  vehicle: RoutedVehicle,
  order: readonly number[],
): number {
  const travel = problem.travel[vehicle.travel]!;
  const events = eventsOf(problem, { vehicle, travel }, order);
  let start = events?.at(-1)?.start ?? vehicle.opens;
  for (let k = order.length - 1; k >= 0; k -= 1) {
    const task = order[k]!;
    const here = problem.location[task]!;
    const before = k === 0 ? vehicle.start : problem.location[order[k - 1]!]!;
    const arrival = lastOpening(problem, task, start);
    const leave = arrival - travel.duration[before * travel.size + here]!;
    if (k === 0) return Math.max(vehicle.opens, leave);
    const earlier = order[k - 1]!;
    const beforeThat = k === 1 ? vehicle.start : problem.location[order[k - 2]!]!;
    start = leave - stayAt(problem, earlier, beforeThat);
  }
  return vehicle.opens;
}

/** The load of a vehicle as it serves its tasks. */
class Loads {
  readonly #problem: RoutingProblem;
  readonly #order: readonly number[];
  readonly #carried: number[];

  constructor(problem: RoutingProblem, order: readonly number[]) {
    this.#problem = problem;
    this.#order = order;
    this.#carried = this.#sum(problem.delivered);
  }

  #sum(amounts: Float64Array): number[] {
    const { dimensions } = this.#problem;
    return Array.from({ length: dimensions }, (_, d) =>
      this.#order.reduce((sum, task) => sum + amounts[task * dimensions + d]!, 0),
    );
  }

  now = (): number[] => [...this.#carried];

  serve(task: number): void {
    const { dimensions, delivered, collected, shipped, firstTask, secondTask, unitOf } =
      this.#problem;
    const unit = unitOf[task]!;
    const sign = secondTask[unit]! < 0 ? 0 : firstTask[unit] === task ? 1 : -1;
    for (let d = 0; d < dimensions; d += 1) {
      const at = task * dimensions + d;
      this.#carried[d]! += collected[at]! - delivered[at]! + sign * shipped[at]!;
    }
  }

  /** The amounts of jobs and shipments, summed as in VROOM. */
  delivered = (): number[] => this.#with(this.#sum(this.#problem.delivered));
  collected = (): number[] => this.#with(this.#sum(this.#problem.collected));

  #with(amounts: number[]): number[] {
    const { dimensions, shipped, firstTask, secondTask, unitOf } = this.#problem;
    for (const task of this.#order) {
      const unit = unitOf[task]!;
      if (secondTask[unit]! < 0 || firstTask[unit] !== task) continue;
      for (let d = 0; d < dimensions; d += 1) amounts[d]! += shipped[task * dimensions + d]!;
    }
    return amounts;
  }
}

function sumsOf(routes: readonly VroomRoute[]): Sums {
  const sum = (of: (route: VroomRoute) => number | undefined): number =>
    routes.reduce((total, route) => total + (of(route) ?? 0), 0);
  return {
    cost: sum(({ cost }) => cost),
    setup: sum(({ setup }) => setup),
    service: sum(({ service }) => service),
    duration: sum(({ duration }) => duration),
    waiting_time: sum(({ waiting_time }) => waiting_time),
    priority: sum(({ priority }) => priority),
    ...(routes.some(({ distance }) => distance !== undefined) && {
      distance: sum(({ distance }) => distance),
    }),
  };
}
