import { InputRefusal } from './input-refusal.ts';
import {
  type Break,
  noRoad,
  type RoutedVehicle,
  type RoutingProblem,
  type Travel,
} from './problem.ts';
import { segregationOf } from './segregation.ts';
import type { Matrices, Matrix, TimeWindow, VroomInput, VroomTask, VroomVehicle } from './vroom.ts';

/** Hundredths of a second: a speed factor has two decimals, as in VROOM. */
export const perSecond = 100;
/** By default, costs are per hour of travel, so that a second costs 1. */
const perHourByDefault = 3600;
const longAgo = 0;
const never = 4e13;
/** The matrices' sign that no road leads somewhere, in seconds. */
const noRoad_s = 1e9;

/**
 * Returns the problem described by an input.
 * @throws {InputRefusal} naming what is missing or contradictory
 */
export function problemOf(input: VroomInput, matrices: Matrices): RoutingProblem {
  const { vehicles } = input;
  if (vehicles.length === 0) throw new InputRefusal('There are no vehicles');
  const jobs = input.jobs ?? [];
  const shipments = input.shipments ?? [];
  if (jobs.length + shipments.length === 0) throw new InputRefusal('There is nothing to serve');
  const tasks = [...jobs, ...shipments.flatMap(({ pickup, delivery }) => [pickup, delivery])];
  const units = jobs.length + shipments.length;
  const dimensions = dimensionsOf(input);
  const amounts = (): Float64Array => new Float64Array(tasks.length * dimensions);
  const delivered = amounts();
  const collected = amounts();
  const shipped = amounts();
  const unitOf = new Int32Array(tasks.length);
  const firstTask = new Int32Array(units);
  const secondTask = new Int32Array(units).fill(-1);
  for (const [unit, job] of jobs.entries()) {
    unitOf[unit] = unit;
    firstTask[unit] = unit;
    job.delivery?.forEach((amount, d) => (delivered[unit * dimensions + d] = amount));
    job.pickup?.forEach((amount, d) => (collected[unit * dimensions + d] = amount));
  }
  for (const [index, { amount }] of shipments.entries()) {
    const unit = jobs.length + index;
    const first = jobs.length + index * 2;
    unitOf.fill(unit, first, first + 2);
    firstTask[unit] = first;
    secondTask[unit] = first + 1;
    for (const task of [first, first + 1]) {
      amount?.forEach((each, d) => (shipped[task * dimensions + d] = each));
    }
  }
  const change = shipped.map((amount, at) => {
    const task = Math.floor(at / dimensions);
    const sign = firstTask[unitOf[task]!] === task ? 1 : -1;
    return collected[at]! - delivered[at]! + sign * amount;
  });
  const travels = travelsOf(vehicles, matrices);
  const groups = groupsOf(input);
  const windows = tasks.map(windowsOf);
  const seconds = (of: (task: VroomTask) => number | undefined): Float64Array =>
    Float64Array.from(tasks, (task) => (of(task) ?? 0) * perSecond);
  const setup = seconds((task) => task.setup);
  const travel = travels.all;
  return {
    tasks: tasks.length,
    units,
    dimensions,
    unitOf,
    firstTask,
    secondTask,
    location: Int32Array.from(tasks, (task) => locationOf(task.location_index, travel[0]!)),
    service: seconds((task) => task.service),
    setup,
    opens: Float64Array.from(windows, ([from]) => from!),
    closes: Float64Array.from(windows, (each) => each[each.length - 1]!),
    windows: windows.map((each) => (each.length > 2 ? each : null)),
    delivered,
    collected,
    shipped,
    change,
    penalty: penaltiesOf(input, travel),
    vehicles: vehiclesOf(vehicles, { travels, groups, dimensions }),
    travel,
    allowed: groups.allowed,
    segregation: segregationOf(input),
    isDetailed: setup.some((each) => each > 0),
    // A schedule shows that a vehicle never arrives where no road leads.
    isTimed: isTimed(input) || travel.some(({ duration }) => duration.includes(noRoad)),
    isOneWay: shipments.length === 0 && collected.every((amount) => amount === 0),
  };
}

const dimensionsOf = ({ vehicles, jobs = [], shipments = [] }: VroomInput): number =>
  Math.max(
    0,
    ...vehicles.map(({ capacity }) => capacity?.length ?? 0),
    ...jobs.map(({ delivery, pickup }) => Math.max(delivery?.length ?? 0, pickup?.length ?? 0)),
    ...shipments.map(({ amount }) => amount?.length ?? 0),
  );

function locationOf(index: number, { size }: Travel): number {
  if (Number.isInteger(index) && index >= 0 && index < size - 1) return index;
  throw new InputRefusal(`The matrices have no location ${index}`);
}

function windowsOf({ time_windows }: Pick<VroomTask, 'time_windows'>): Float64Array {
  if (time_windows === undefined || time_windows.length === 0) {
    return Float64Array.of(longAgo, never);
  }
  const merged: number[] = [];
  for (const [from, to] of time_windows.toSorted(([a], [b]) => a - b)) {
    const last = merged.length - 1;
    if (last > 0 && from * perSecond <= merged[last]!) {
      merged[last] = Math.max(merged[last]!, to * perSecond);
    } else merged.push(from * perSecond, to * perSecond);
  }
  return Float64Array.from(merged);
}

function isTimed({ vehicles, jobs = [], shipments = [] }: VroomInput): boolean {
  const tasks = [...jobs, ...shipments.flatMap(({ pickup, delivery }) => [pickup, delivery])];
  const hasHours = vehicles.some(
    ({ time_window, breaks = [] }) => time_window !== undefined || breaks.length > 0,
  );
  // Positions of shipments are searched along the schedule.
  const hasShipments = shipments.length > 0;
  return hasHours || hasShipments || tasks.some(({ time_windows = [] }) => time_windows.length > 0);
}

type Travels = { readonly all: readonly Travel[]; readonly of: readonly number[] };

/** Creates one travel table for all vehicles with the same travel parameters. */
function travelsOf(vehicles: readonly VroomVehicle[], matrices: Matrices): Travels {
  const known = new Map<string, number>();
  const all: Travel[] = [];
  const of = vehicles.map((vehicle) => {
    const { profile = 'car', speed_factor = 1, costs = {} } = vehicle;
    const perHour = costs.per_hour ?? perHourByDefault;
    const perKm = costs.per_km ?? 0;
    const key = `${profile} ${speed_factor} ${perHour} ${perKm}`;
    let index = known.get(key);
    if (index === undefined) {
      const matrix = matrices[profile];
      if (matrix === undefined) throw new InputRefusal(`There is no matrix for profile ${profile}`);
      const factor = Math.round(100 / speed_factor);
      index = all.push(travelOf(matrix, { factor, perHour, perKm })) - 1;
      known.set(key, index);
    }
    return index;
  });
  const sizes = new Set(all.map(({ size }) => size));
  if (sizes.size > 1) throw new InputRefusal('The matrices differ in size');
  return { all, of };
}

/** `factor` converts seconds to hundredths of a second at the vehicle's speed. */
function travelOf(
  { durations, distances, costs }: Matrix,
  { factor, perHour, perKm }: { factor: number; perHour: number; perKm: number },
): Travel {
  const locations = durations.length;
  const size = locations + 1;
  const duration = new Float64Array(size * size);
  const cost = new Float64Array(size * size);
  const distance = distances === undefined ? null : new Float64Array(size * size);
  for (let from = 0; from < locations; from += 1) {
    const row = durations[from]!;
    if (row.length !== locations) throw new InputRefusal('A matrix is not square');
    for (let to = 0; to < locations; to += 1) {
      const at = from * size + to;
      const time = row[to]! * factor;
      const metres = distances?.[from]?.[to] ?? 0;
      duration[at] = row[to]! >= noRoad_s ? noRoad : time;
      if (distance !== null) distance[at] = metres;
      cost[at] =
        costs?.[from]?.[to] ?? (perHour * time) / perSecond / 3600 + (perKm * metres) / 1000;
    }
  }
  return { size, duration, cost, costInto: transposed(cost, size), distance };
}

/** Returns the same array if all costs are symmetric. */
function transposed(cost: Float64Array, size: number): Float64Array {
  if (isSymmetric(cost, size)) return cost;
  const turned = new Float64Array(size * size);
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) turned[to * size + from] = cost[from * size + to]!;
  }
  return turned;
}

function isSymmetric(cost: Float64Array, size: number): boolean {
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < from; to += 1) {
      if (cost[from * size + to] !== cost[to * size + from]) return false;
    }
  }
  return true;
}

type Groups = { readonly of: readonly number[]; readonly allowed: readonly Uint8Array[] };

/** Groups vehicles with the same skills, which may carry the same units. */
function groupsOf({ vehicles, jobs = [], shipments = [] }: VroomInput): Groups {
  const known = new Map<string, number>();
  const allowed: Uint8Array[] = [];
  const needed = [...jobs, ...shipments].map(({ skills }) => skills ?? []);
  const of = vehicles.map(({ skills = [] }) => {
    const key = skills.toSorted((a, b) => a - b).join(' ');
    let index = known.get(key);
    if (index === undefined) {
      const has = new Set(skills);
      const may = needed.map((each) => (each.every((skill) => has.has(skill)) ? 1 : 0));
      index = allowed.push(Uint8Array.from(may)) - 1;
      known.set(key, index);
    }
    return index;
  });
  return { of, allowed };
}

/**
 * Leaving a unit out costs more than any plan, and priority precedes number: the sum of priorities
 * first, then the number of tasks, then cost, as in VROOM.
 */
function penaltiesOf(input: VroomInput, travel: readonly Travel[]): Float64Array {
  const { vehicles, jobs = [], shipments = [] } = input;
  const dearest = travel.reduce(
    (most, { cost }) => cost.reduce((a, b) => (b > a ? b : a), most),
    1,
  );
  const fixed = vehicles.reduce((most, { costs }) => Math.max(most, costs?.fixed ?? 0), 0);
  const each = 4 * dearest + 2 * fixed + 1;
  const tasks = jobs.length + 2 * shipments.length;
  const byPriority = each * (tasks + 1);
  return Float64Array.from([
    ...jobs.map(({ priority = 0 }) => each + priority * byPriority),
    ...shipments.map(({ priority = 0 }) => 2 * (each + priority * byPriority)),
  ]);
}

function vehiclesOf(
  vehicles: readonly VroomVehicle[],
  { travels, groups, dimensions }: { travels: Travels; groups: Groups; dimensions: number },
): readonly RoutedVehicle[] {
  const kinds = new Map<string, number>();
  const nowhere = travels.all[0]!.size - 1;
  return vehicles.map((vehicle, index) => {
    const { start_index, end_index, time_window, capacity, costs, breaks = [] } = vehicle;
    const place = (at: number | undefined): number =>
      at === undefined ? nowhere : locationOf(at, travels.all[0]!);
    const [opens, closes] = scaled(time_window);
    const read = {
      travel: travels.of[index]!,
      group: groups.of[index]!,
      start: place(start_index),
      end: place(end_index),
      opens,
      closes,
      capacity: Float64Array.from({ length: dimensions }, (_, d) =>
        capacity === undefined ? Infinity : (capacity[d] ?? 0),
      ),
      fixedCost: costs?.fixed ?? 0,
      maxTasks: vehicle.max_tasks ?? Infinity,
      maxTravel: (vehicle.max_travel_time ?? Infinity) * perSecond,
      maxDistance: vehicle.max_distance ?? Infinity,
      breaks: breaks.map(
        ({ id, service = 0, time_windows, max_load }): Break => ({
          id,
          windows: windowsOf({ time_windows }),
          duration: service * perSecond,
          maxLoad: max_load ?? null,
        }),
      ),
    };
    const key = JSON.stringify([...Object.values(read), [...read.capacity]]);
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    return { ...read, kind };
  });
}

const scaled = (window: TimeWindow | undefined): readonly [number, number] =>
  window === undefined ? [longAgo, never] : [window[0] * perSecond, window[1] * perSecond];
