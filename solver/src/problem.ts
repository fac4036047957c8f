/**
 * A routing problem as input of the search: numbers in typed arrays, indexed by task. A unit is
 * served as a whole: a job (one task) or a shipment (a pickup and the delivery that follows it).
 * Times are hundredths of a second, so that speed factors stay whole.
 */
export type RoutingProblem = {
  readonly tasks: number;
  readonly units: number;
  /** Amounts per task and unit are stored contiguously, `dimensions` each. */
  readonly dimensions: number;
  readonly unitOf: Int32Array;
  /** The only task of a job, or the pickup of a shipment. */
  readonly firstTask: Int32Array;
  /** The delivery of a shipment; -1 for a job. */
  readonly secondTask: Int32Array;
  readonly location: Int32Array;
  readonly service: Float64Array;
  /** Added to `service` if the vehicle arrives from another location. */
  readonly setup: Float64Array;
  /** The first window of each task. */
  readonly opens: Float64Array;
  readonly closes: Float64Array;
  /** All windows of tasks with several, in order; null for those with one. */
  readonly windows: readonly (Float64Array | null)[];
  /** The amount of a job carried from the vehicle's start to its place. */
  readonly delivered: Float64Array;
  /** The amount of a job carried from its place to the vehicle's end. */
  readonly collected: Float64Array;
  /**
   * The amount of a shipment loaded at its pickup and unloaded at its delivery; by task, positive.
   */
  readonly shipped: Float64Array;
  /** The change of load at a task. */
  readonly change: Float64Array;
  /** The cost of leaving a unit out; larger than any detour. */
  readonly penalty: Float64Array;
  readonly vehicles: readonly RoutedVehicle[];
  readonly travel: readonly Travel[];
  /** Whether unit u may be carried by a vehicle: `allowed[vehicle.group][u]`. */
  readonly allowed: readonly Uint8Array[];
  readonly segregation: UnitSegregation;
  /**
   * True if service depends on the previous stop, or a vehicle has breaks: schedules are simulated.
   */
  readonly isDetailed: boolean;
  /** False for jobs without windows and breaks, which need no schedule. */
  readonly isTimed: boolean;
  /** True if jobs are only deliveries: a vehicle's load is largest at its start. */
  readonly isOneWay: boolean;
};

/**
 * Units that must not be in one route: a unit is excluded by others whose `groups` share a bit with
 * its `foes`.
 */
export type UnitSegregation = {
  /** False if no unit excludes another; groups are then not kept up to date. */
  readonly isUsed: boolean;
  /** By unit: a bit for each of its groups. */
  readonly groups: Int32Array;
  /** By unit: a bit for each group that excludes it. */
  readonly foes: Int32Array;
};

/** The duration to a place that no road reaches: later than any time. */
export const noRoad = 1e14;

/** Durations and costs between locations, for vehicles with the same profile, speed and price. */
export type Travel = {
  /** The number of locations, including a last dummy location at zero duration from all others. */
  readonly size: number;
  readonly duration: Float64Array;
  readonly cost: Float64Array;
  /** Costs by the end of an arc, then its start, so that those into one place are contiguous. */
  readonly costInto: Float64Array;
  /** Metres; null if the problem has no distances. */
  readonly distance: Float64Array | null;
};

export type RoutedVehicle = {
  readonly travel: number;
  /** Vehicles of one group may carry the same units. */
  readonly group: number;
  /** Vehicles of one kind are interchangeable. */
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly opens: number;
  readonly closes: number;
  readonly capacity: Float64Array;
  readonly fixedCost: number;
  readonly maxTasks: number;
  readonly maxTravel: number;
  readonly maxDistance: number;
  readonly breaks: readonly Break[];
};

export type Break = {
  readonly id: number;
  readonly windows: Float64Array;
  readonly duration: number;
  /** The maximum load during the break; null for no limit. */
  readonly maxLoad: readonly number[] | null;
};

/** Returns the earliest start of service at a task reached at `at`; Infinity if it has closed. */
export function openAt(problem: RoutingProblem, task: number, at: number): number {
  const several = problem.windows[task];
  if (several === null || several === undefined) {
    const opens = problem.opens[task]!;
    if (at > problem.closes[task]!) return Infinity;
    return at < opens ? opens : at;
  }
  return nextOpening(several, at);
}

/** Returns the earliest time at or after `at` within windows stored as from, to, from, to. */
export function nextOpening(windows: Float64Array, at: number): number {
  for (let i = 0; i < windows.length; i += 2) {
    if (at <= windows[i + 1]!) return Math.max(at, windows[i]!);
  }
  return Infinity;
}

/**
 * Returns the latest time not after `until` at which service may start; -Infinity if there is none.
 */
export function lastOpening(problem: RoutingProblem, task: number, until: number): number {
  const several = problem.windows[task];
  if (several === null || several === undefined) {
    const closes = problem.closes[task]!;
    const latest = until < closes ? until : closes;
    return latest < problem.opens[task]! ? -Infinity : latest;
  }
  for (let i = several.length - 2; i >= 0; i -= 2) {
    if (until >= several[i]!) return Math.min(until, several[i + 1]!);
  }
  return -Infinity;
}
