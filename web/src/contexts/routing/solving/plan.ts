/** A plan of a day's routes, and the task that it solves. */
import type { AllocationReason } from '@waybill/contract/jobs/board/checks';
import { isOnBoard } from '@waybill/contract/jobs/board/lane';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import {
  positionOf,
  type SolvedStop,
  type SolverArgs,
  solverInputOf,
  usableLanes,
} from '@waybill/contract/jobs/board/solver-input';
import type { TravelTable } from '@waybill/contract/routing/roads/shapes';

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
  /** The stops that come first and stay as they are, by driver. */
  readonly locked: LockedStops;
};

export type LockedStops = ReadonlyMap<string, readonly PlanStop[]>;

type SolverVehicle = SolverArgs['vehicles'][number];
export type PlanStop = SolvedStop;

export type PlanRoute = {
  readonly lane: BoardLane;
  readonly vehicle: SolverVehicle;
  readonly stops: readonly PlanStop[];
  /** How many of the first stops are locked: they stay in their places. */
  readonly locked: number;
};

export type LeftStop = { readonly job: BoardJob; readonly reason: AllocationReason };

export type DayPlan = {
  readonly board: Board;
  /** The solver's second 0, in milliseconds since 1970. */
  readonly start: number;
  readonly profile: Profile;
  readonly positions: readonly PlanPosition[];
  /** Between the positions. */
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
  /** The board with the chosen jobs and drivers only. */
  readonly board: Board;
  /** The vehicles as they are before any locked stop. */
  readonly vehicles: readonly SolverVehicle[];
  readonly positions: readonly PlanPosition[];
};

export function planTask(choice: PlanChoice): PlanTask | null {
  const { board: read } = choice;
  const board: Board = {
    ...read,
    now: new Date(Math.max(Date.parse(read.now), choice.dayStart)).toISOString(),
    waiting: read.waiting.filter(({ id }) => choice.jobIds.has(id)),
    lanes: read.lanes.filter(({ driverid }) => choice.driverIds.has(driverid)),
  };
  const input = solverInputOf(board, 'times');
  if (input === null) return null;
  const vehicles = usableLanes(board).map((lane, at) =>
    vehicleOf(choice, { vehicle: input.vehicles[at], isMoved: false, lane }),
  );
  return { choice, board, vehicles, positions: positionsOf({ ...input, vehicles }) };
}

type VehicleToChange = {
  readonly vehicle: SolverVehicle | undefined;
  readonly lane: BoardLane;
  /** True if it starts after locked stops, away from the depot. */
  readonly isMoved: boolean;
};

/** Returns a vehicle with the chosen depot and costs. */
export function vehicleOf(
  { depot, perHour_cents, perKm_cents }: PlanChoice,
  { vehicle, isMoved, lane }: VehicleToChange,
): SolverVehicle {
  if (vehicle === undefined) throw new Error(`The solver has no vehicle for ${lane.driverid}`);
  const at = depot === null ? undefined : pair(depot);
  return {
    ...vehicle,
    ...(at !== undefined && { end: at }),
    ...(at !== undefined && !isMoved && { start: at }),
    costs: { per_hour: perHour_cents, per_km: perKm_cents },
  };
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

export const rowsOf = (positions: readonly PlanPosition[]) =>
  new Map(positions.map((each, index) => [keyOf(each), index]));

/** Returns a plan in which no driver has a stop. */
export const emptyPlan = (
  { choice, board, vehicles, positions }: PlanTask,
  travel: TravelTable,
): DayPlan => ({
  board,
  start: Date.parse(board.now),
  profile: choice.profile,
  positions,
  travel,
  rows: rowsOf(positions),
  perHour_cents: choice.perHour_cents,
  perKm_cents: choice.perKm_cents,
  left: [],
  routes: usableLanes(board).flatMap((lane, at) => {
    const vehicle = vehicles[at];
    return vehicle === undefined ? [] : [{ lane, vehicle, stops: [], locked: 0 }];
  }),
});

/** Returns the locked stops of a plan, as far as they are still to be made on a board. */
export function lockedOf({ routes }: DayPlan, { waiting, lanes }: Board): LockedStops {
  const jobs = new Map(
    [...waiting, ...lanes.flatMap((lane) => lane.jobs)].map((job) => [job.id, job]),
  );
  return new Map(
    routes.map(({ lane, stops, locked }) => [
      lane.driverid,
      stops.slice(0, locked).flatMap(({ job: { id }, kind }): PlanStop[] => {
        const job = jobs.get(id);
        if (job === undefined || (kind === 'Pickup' && isOnBoard(job))) return [];
        return [{ job, kind }];
      }),
    ]),
  );
}

export const reasonOf = (text: string): AllocationReason => ({
  isRefusing: true,
  text,
  values: {},
});

/** Returns the jobs that cannot be planned, because their suburb's coordinates are not known. */
export const unplacedJobs = ({ waiting }: Board): readonly LeftStop[] =>
  waiting.flatMap((job) => {
    const unknown = [job.from, job.to].find((place) => positionOf(place) === null);
    if (unknown === undefined) return [];
    const values = { place: `${unknown.suburb} ${unknown.postcode}`.trim() };
    return [{ job, reason: { ...reasonOf(notPlaced), values } }];
  });

const notPlaced = 'The position of {place} is not known: correct the address of the job.';

/** Returns the drivers who can be planned. */
export const plannable = (board: Board): readonly BoardLane[] => usableLanes(board);
