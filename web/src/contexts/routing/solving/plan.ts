/** A plan of a day's routes: the solver's input, and the conversion of its response. */
import type { AllocationReason } from '@waybill/contract/jobs/board/checks';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import {
  jobsByTask,
  positionOf,
  solvedLanes,
  type SolvedStop,
  type SolverArgs,
  solverInputOf,
  usableLanes,
} from '@waybill/contract/jobs/board/suggestion';
import type { TravelTable } from '@waybill/contract/routing/roads/shapes';
import type { RouteSolverInput, RouteSolverOutput } from '@waybill/contract/routing/solving/shapes';

export type PlanPosition = readonly [longitude: number, latitude: number];
export type Profile = 'auto' | 'truck';

/** The dispatcher's choices before the solver is called. */
export type PlanChoice = {
  readonly board: Board;
  readonly driverIds: ReadonlySet<string>;
  readonly jobIds: ReadonlySet<string>;
  /**
   * The start and end of all routes; null starts each at its driver's position, with an open end.
   */
  readonly depot: PlanPosition | null;
  readonly profile: Profile;
  /** The earliest start, in milliseconds since 1970. */
  readonly dayStart: number;
  /** Cents of the tenant's currency. */
  readonly perHour_cents: number;
  readonly perKm_cents: number;
};

type SolverVehicle = SolverArgs['vehicles'][number];
export type PlanStop = SolvedStop;

export type PlanRoute = {
  readonly lane: BoardLane;
  readonly vehicle: SolverVehicle;
  readonly stops: readonly PlanStop[];
};

export type LeftStop = { readonly job: BoardJob; readonly reason: AllocationReason };

export type DayPlan = {
  readonly board: Board;
  /** The solver's second 0, in milliseconds since 1970. */
  readonly start: number;
  readonly travel: TravelTable;
  /** Rows of `travel` by position. */
  readonly rows: ReadonlyMap<string, number>;
  readonly perHour_cents: number;
  readonly perKm_cents: number;
  readonly routes: readonly PlanRoute[];
  readonly left: readonly LeftStop[];
};

/** The task before travel times are known; null if there is no job or no driver. */
export type PlanTask = {
  readonly choice: PlanChoice;
  readonly board: Board;
  readonly input: SolverArgs;
  readonly positions: PlanPosition[];
};

export function planTask(choice: PlanChoice): PlanTask | null {
  const { board: read, depot } = choice;
  const board: Board = {
    ...read,
    now: new Date(Math.max(Date.parse(read.now), choice.dayStart)).toISOString(),
    waiting: read.waiting.filter(({ id }) => choice.jobIds.has(id)),
    lanes: read.lanes.filter(({ driverid }) => choice.driverIds.has(driverid)),
  };
  const found = solverInputOf(board);
  if (found === null) return null;
  const costs = { per_hour: choice.perHour_cents, per_km: choice.perKm_cents };
  const vehicles = found.vehicles.map((vehicle) => ({
    ...vehicle,
    ...(depot === null ? {} : { start: pair(depot), end: pair(depot) }),
    costs,
  }));
  const input = { ...found, vehicles };
  return { choice, board, input, positions: positionsOf(input) };
}

const pair = ([longitude, latitude]: PlanPosition): [number, number] => [longitude, latitude];
export const keyOf = ([longitude, latitude]: PlanPosition): string => `${longitude} ${latitude}`;

function positionsOf({ vehicles, jobs, shipments }: SolverArgs): PlanPosition[] {
  const all = [
    ...vehicles.flatMap(({ start, end }) => [start, end]),
    ...jobs.map(({ location }) => location),
    ...shipments.flatMap(({ pickup, delivery }) => [pickup.location, delivery.location]),
  ].filter((each) => each !== undefined);
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}

const rowsOf = (positions: readonly PlanPosition[]) =>
  new Map(positions.map((each, index) => [keyOf(each), index]));

/** Returns the solver's input with matrix rows instead of positions. */
export function solverArgs(
  { input, positions, choice }: PlanTask,
  travel: TravelTable,
): Pick<RouteSolverInput, 'vehicles' | 'jobs' | 'shipments' | 'matrices'> {
  const rows = rowsOf(positions);
  const row = (position: PlanPosition | undefined) =>
    position === undefined ? undefined : rows.get(keyOf(position));
  const at = <T extends { readonly location?: [number, number] | undefined }>(task: T) => {
    const { location, ...rest } = task;
    return { ...rest, location_index: row(location) };
  };
  return {
    vehicles: input.vehicles.map(({ start, end, ...vehicle }) => ({
      ...vehicle,
      profile: choice.profile,
      start_index: row(start),
      end_index: row(end),
    })),
    jobs: input.jobs.map(at),
    shipments: input.shipments.map(({ pickup, delivery, ...shipment }) => ({
      ...shipment,
      pickup: at(pickup),
      delivery: at(delivery),
    })),
    matrices: {
      [choice.profile]: { durations: travel.durations, distances: travel.distances },
    },
  };
}

type Solved = { readonly travel: TravelTable; readonly output: RouteSolverOutput };

/** Converts the solver's response to a plan that can be edited. */
export function planOf({ choice, board, input, positions }: PlanTask, solved: Solved): DayPlan {
  const { output, travel } = solved;
  const jobOf = jobsByTask(board);
  const left = new Map<string, LeftStop>();
  for (const job of board.waiting) {
    const isPlaced = positionOf(job.from) !== null && positionOf(job.to) !== null;
    if (!isPlaced)
      left.set(job.id, { job, reason: reasonOf('Nobody knows where its suburb lies.') });
  }
  for (const { id, reason } of output.unassigned) {
    const job = jobOf(id);
    if (job !== undefined) left.set(job.id, { job, reason: reasonOf(leftTexts[reason]) });
  }
  return {
    board,
    start: Date.parse(board.now),
    travel,
    rows: rowsOf(positions),
    perHour_cents: choice.perHour_cents,
    perKm_cents: choice.perKm_cents,
    left: [...left.values()],
    routes: solvedLanes(board, output).flatMap(({ lane, stops }, at) => {
      const vehicle = input.vehicles[at];
      return vehicle === undefined ? [] : [{ lane, vehicle, stops }];
    }),
  };
}

export const reasonOf = (text: string): AllocationReason => ({
  isRefusing: true,
  text,
  values: {},
});

const leftTexts = {
  capacity: 'No vehicle has room for it.',
  'time window': 'No driver can be there in time.',
  skill: 'No driver may carry these goods.',
  'no road': 'No road leads there.',
  hours: 'No driver has hours left for it.',
} as const;

/** Returns the drivers who can be planned. */
export const plannable = (board: Board): readonly BoardLane[] => usableLanes(board);
