/**
 * The part of the input of VROOM's API (VROOM-Project/vroom, docs/API.md) that this solver reads.
 */
export type VroomInput = {
  readonly vehicles: readonly VroomVehicle[];
  readonly jobs?: readonly VroomJob[] | undefined;
  readonly shipments?: readonly VroomShipment[] | undefined;
  /**
   * An addition to VROOM's input: pairs of groups that no route carries both of, not even one after
   * the other. Groups are numbered from 0 to 30.
   */
  readonly segregated?: readonly (readonly [group: number, other: number])[] | undefined;
};

export type TimeWindow = readonly [from: number, to: number];

export type VroomVehicle = {
  readonly id: number;
  readonly profile?: string | undefined;
  readonly start_index?: number | undefined;
  readonly end_index?: number | undefined;
  readonly capacity?: readonly number[] | undefined;
  readonly skills?: readonly number[] | undefined;
  readonly time_window?: TimeWindow | undefined;
  readonly breaks?: readonly VroomBreak[] | undefined;
  readonly speed_factor?: number | undefined;
  readonly max_tasks?: number | undefined;
  readonly max_travel_time?: number | undefined;
  readonly max_distance?: number | undefined;
  readonly costs?:
    | {
        readonly fixed?: number | undefined;
        readonly per_hour?: number | undefined;
        readonly per_km?: number | undefined;
      }
    | undefined;
};

export type VroomBreak = {
  readonly id: number;
  readonly time_windows?: readonly TimeWindow[] | undefined;
  readonly service?: number | undefined;
  readonly max_load?: readonly number[] | undefined;
};

export type VroomTask = {
  readonly id: number;
  readonly location_index: number;
  readonly setup?: number | undefined;
  readonly service?: number | undefined;
  readonly time_windows?: readonly TimeWindow[] | undefined;
};

export type VroomJob = VroomTask & {
  readonly delivery?: readonly number[] | undefined;
  readonly pickup?: readonly number[] | undefined;
  readonly skills?: readonly number[] | undefined;
  readonly priority?: number | undefined;
  /** The groups of its goods, see `segregated`. */
  readonly segregation_groups?: readonly number[] | undefined;
};

export type VroomShipment = {
  readonly pickup: VroomTask;
  readonly delivery: VroomTask;
  readonly amount?: readonly number[] | undefined;
  readonly skills?: readonly number[] | undefined;
  readonly priority?: number | undefined;
  readonly segregation_groups?: readonly number[] | undefined;
};

/** Square matrices of one profile, by location index: seconds, metres, and costs if given. */
export type Matrix = {
  readonly durations: readonly (readonly number[])[];
  readonly distances?: readonly (readonly number[])[] | undefined;
  readonly costs?: readonly (readonly number[])[] | undefined;
};
export type Matrices = Readonly<Record<string, Matrix>>;

export type VroomStep = {
  readonly type: 'start' | 'job' | 'pickup' | 'delivery' | 'break' | 'end';
  readonly id?: number;
  readonly location_index?: number;
  /** Seconds. */
  readonly arrival: number;
  readonly duration: number;
  readonly distance?: number;
  readonly setup: number;
  readonly service: number;
  readonly waiting_time: number;
  readonly load: readonly number[];
  readonly violations: readonly { readonly cause: string; readonly duration?: number }[];
};

export type VroomRoute = Sums & {
  readonly vehicle: number;
  readonly steps: readonly VroomStep[];
  readonly delivery: readonly number[];
  readonly pickup: readonly number[];
  readonly violations: readonly never[];
};

/** Seconds, metres, and the cost in the units of the vehicles' costs. */
export type Sums = {
  readonly cost: number;
  readonly setup: number;
  readonly service: number;
  readonly duration: number;
  readonly waiting_time: number;
  readonly priority: number;
  readonly distance?: number;
};

export const unassignedReasons = [
  'capacity',
  'time window',
  'skill',
  'no road',
  'hours',
  'segregation',
] as const;
export type UnassignedReason = (typeof unassignedReasons)[number];

export type VroomSolution = {
  readonly code: 0;
  readonly summary: Sums & {
    readonly routes: number;
    readonly unassigned: number;
    readonly delivery: readonly number[];
    readonly pickup: readonly number[];
    readonly violations: readonly never[];
  };
  readonly unassigned: readonly {
    readonly id: number;
    readonly type: 'job' | 'pickup' | 'delivery';
    readonly location_index: number;
    readonly reason: UnassignedReason;
  }[];
  readonly routes: readonly VroomRoute[];
};
