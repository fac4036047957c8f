/** The route solver's input for a board, and the board's jobs of its plan. */
import type { PlanSoFar, RouteSolverInput } from '../../routing/solving/shapes.ts';
import { goodsGroups, ownGroups } from './goods-groups.ts';
import { skillsFor, skillsOf } from './goods-skills.ts';
import { longestDay } from './hours.ts';
import { dueTime, isOnBoard, lanePlan } from './lane.ts';
import { laneStart } from './proposals.ts';
import type { Board, BoardJob, BoardLane, BoardPlace } from './shapes.ts';

/** The solver's maximum number of shipments. The most urgent ones are planned. */
const jobsMax = 900;
export const stop_s = 360;
/** The length of a day for drivers without a planned end of shift. */
const dayEnd_h = 11;

/** Skills from here on belong to one driver each, so that the driver's own jobs stay there. */
const ownSkills = 1_000_000;

export type SolverArgs = Pick<RouteSolverInput, 'shipments' | 'jobs' | 'segregated'> & {
  readonly vehicles: Omit<RouteSolverInput['vehicles'][number], 'profile'>[];
};

/** Returns the drivers to whom work can be allocated without a confirmation. */
export const usableLanes = ({ lanes }: Board): readonly BoardLane[] =>
  lanes.filter(
    ({ concerns }) =>
      !concerns.some((concern) => concern !== 'LicenceUnknown' && concern !== 'NoVehicle'),
  );

/** Returns the jobs with a known place at both ends, the most urgent first. */
const plannedJobs = ({ waiting }: Board): readonly BoardJob[] =>
  waiting
    .filter(({ from, to }) => positionOf(from) !== null && positionOf(to) !== null)
    .toSorted((a, b) => (dueTime(a) ?? Infinity) - (dueTime(b) ?? Infinity))
    .slice(0, jobsMax);

/**
 * `drivers` retains the drivers of their jobs, none later than now planned or due; `times` plans
 * these jobs at the times that they are due, which leaves out those that would be late.
 */
export type OwnJobs = 'drivers' | 'times';

/**
 * Returns the solver's input for a board. Null if there is no job to plan, or no driver. Times are
 * seconds since the board's own time.
 */
export function solverInputOf(board: Board, own: OwnJobs = 'drivers'): SolverArgs | null {
  const waiting = plannedJobs(board);
  const lanes = usableLanes(board);
  const planned = own === 'times' ? [...waiting, ...lanes.flatMap(({ jobs }) => jobs)] : waiting;
  if (planned.length === 0 || lanes.length === 0) return null;
  const classes = [...new Set(waiting.flatMap((job) => job.dangerousgoods?.class ?? []))];
  const depot = planned.map(({ from }) => positionOf(from)).find((place) => place !== null);
  const now = Date.parse(board.now);
  const tasks = { shipments: [], jobs: [] } as Pick<SolverArgs, 'shipments' | 'jobs'>;
  const goods = goodsGroups([...waiting, ...lanes.flatMap(({ jobs }) => jobs)]);
  const isFull = (lane: BoardLane) => own === 'drivers' && isDayFull(lane, now);
  lanes.forEach((lane, at) => {
    if (isFull(lane)) return;
    const groups = ownGroups(lane.jobs, goods);
    const windowOf = own === 'times' ? dueWindow : plannedWindows(lane, now);
    lane.jobs.forEach((job, index) => {
      const of = { skills: [ownSkills + at], ...inGroup(groups.get(job.id)) };
      addOwn(tasks, job, { id: idOf(at, index), of, now, window: windowOf(job, now) });
    });
  });
  waiting.forEach((job, index) => {
    const of = { skills: skillsFor(job, classes), ...inGroup(goods.of(job)) };
    tasks.shipments.push(shipmentOf(job, index, { now, of }));
  });
  return {
    ...tasks,
    segregated: goods.pairs.map(([one, other]): [number, number] => [one, other]),
    vehicles: lanes.map((lane, at) => ({
      id: at,
      start: startOf(lane) ?? depot ?? [0, 0],
      capacity: capacityOf(lane),
      skills: [ownSkills + at, ...skillsOf(lane, classes)],
      ...(isFull(lane) ? noTime : dayOf(lane, now)),
    })),
  };
}

/** What the vehicle of a job has to satisfy. */
type Carriage = Pick<SolverArgs['shipments'][number], 'skills' | 'segregation_groups'>;

const inGroup = (group: number | null | undefined): Carriage =>
  typeof group === 'number' ? { segregation_groups: [group] } : {};

/** Returns a solver id: drivers' own jobs are numbered after the waiting ones. */
const idOf = (lane: number, index: number): number => ownIds + lane * 1000 + index;
const ownIds = 100_000;

/** Returns a lookup of the job of each task sent to the solver for a board. */
export function jobsByTask(board: Board): (id: number) => BoardJob | undefined {
  const waiting = plannedJobs(board);
  const lanes = usableLanes(board);
  return (id) => {
    const own = id - ownIds;
    return own < 0 ? waiting[id] : lanes[Math.floor(own / 1000)]?.jobs[own % 1000];
  };
}

export type SolvedStop = { readonly job: BoardJob; readonly kind: 'Pickup' | 'Delivery' };

/** Returns the stops of the solver's plan for each usable driver. */
export function solvedLanes(
  board: Board,
  { routes }: Pick<PlanSoFar, 'routes'>,
): readonly { readonly lane: BoardLane; readonly stops: readonly SolvedStop[] }[] {
  const jobOf = jobsByTask(board);
  return usableLanes(board).map((lane, at) => {
    const steps = routes.find(({ vehicle }) => vehicle === at)?.steps ?? [];
    const stops = steps.flatMap(({ type, id }): SolvedStop[] => {
      const job = id === undefined ? undefined : jobOf(id);
      if (job === undefined || !isTask(type)) return [];
      return [{ job, kind: type === 'pickup' ? 'Pickup' : 'Delivery' }];
    });
    return { lane, stops };
  });
}

const isTask = (type: string): boolean =>
  type === 'pickup' || type === 'delivery' || type === 'job';

type OwnTask = {
  readonly id: number;
  readonly of: Carriage;
  readonly now: number;
  /** When it is delivered. */
  readonly window: Windowed;
};

function addOwn(
  tasks: Pick<SolverArgs, 'shipments' | 'jobs'>,
  job: BoardJob,
  { id, of, now, window }: OwnTask,
): void {
  const to = positionOf(job.to);
  const from = positionOf(job.from);
  if (to === null || from === null) return;
  const common = { ...of, priority: 100 };
  const delivery = { id, location: to, service: stop_s, ...window };
  if (isOnBoard(job)) tasks.jobs.push({ ...delivery, ...common, delivery: amountOf(job) });
  else {
    const pickup = { id, location: from, setup: stop_s, ...readyWindow(job, now) };
    tasks.shipments.push({ ...common, pickup, delivery, amount: amountOf(job) });
  }
}

function shipmentOf(
  job: BoardJob,
  id: number,
  { now, of }: { readonly now: number; readonly of: Carriage },
): SolverArgs['shipments'][number] {
  return {
    ...of,
    amount: amountOf(job),
    pickup: {
      id,
      location: positionOf(job.from) ?? [0, 0],
      setup: stop_s,
      ...readyWindow(job, now),
    },
    delivery: {
      id,
      location: positionOf(job.to) ?? [0, 0],
      service: stop_s,
      ...dueWindow(job, now),
    },
  };
}

type Windowed = { readonly time_windows: [number, number][] };

const readyWindow = (job: BoardJob, now: number): Windowed => ({
  time_windows: [[secondsFrom(now, job.pickupreadydatetime), lastSecond]],
});

function dueWindow(job: BoardJob, now: number): Windowed {
  const due = dueTime(job);
  const opens = secondsFrom(now, job.windowstart);
  const closes = due === null ? lastSecond : Math.floor((due - now) / 1000);
  // A late job is delivered as soon as possible.
  return { time_windows: [[opens, closes > opens ? closes : lastSecond]] };
}

/** Returns the windows of a driver's jobs: a job that is late already must not become later. */
function plannedWindows(lane: BoardLane, now: number): (job: BoardJob) => Windowed {
  const { stops } = lanePlan(lane.jobs, laneStart(lane, now));
  const arrivals = new Map(
    stops.flatMap(({ jobId, kind, arrival }) => (kind === 'Delivery' ? [[jobId, arrival]] : [])),
  );
  return (job) => {
    const due = dueTime(job);
    const opens = secondsFrom(now, job.windowstart);
    const latest = Math.max(due ?? Infinity, arrivals.get(job.id) ?? 0);
    // The solver rounds each way to seconds.
    const closes = Math.min(lastSecond, Math.ceil((latest - now) / 1000) + rounding_s);
    return { time_windows: [[opens, Math.max(opens, closes)]] };
  };
}

const rounding_s = 30;

const secondsFrom = (now: number, moment: string | null): number =>
  moment === null ? 0 : Math.max(0, Math.round((Date.parse(moment) - now) / 1000));

const lastSecond = 48 * 3600;

export const positionOf = ({ latitude, longitude }: BoardPlace): [number, number] | null =>
  latitude === null || longitude === null ? null : [round6(longitude), round6(latitude)];

const round6 = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Returns grams, cubic decimetres, pallets and pieces. */
const amountOf = ({ weight, cubic, pallets, pieces }: BoardJob): number[] => [
  Math.ceil(weight * 1000),
  Math.ceil(cubic * 1000),
  pallets,
  pieces,
];

/** The capacity if none was entered: more than any load. */
const unlimited = 1e9;

const capacityOf = ({ vehicle }: BoardLane): number[] => [
  Math.floor((vehicle?.weight ?? 0) * 1000) || unlimited,
  Math.floor((vehicle?.cubic ?? 0) * 1000) || unlimited,
  vehicle?.pallets ?? unlimited,
  vehicle?.pieces ?? unlimited,
];

const startOf = ({ position, jobs }: BoardLane): [number, number] | null =>
  position === null
    ? (jobs.map(({ from }) => positionOf(from)).find((place) => place !== null) ?? null)
    : [round6(position.longitude), round6(position.latitude)];

/** Returns a driver's hours, and the rests that the rules of hours require in them. */
function dayOf(
  lane: BoardLane,
  now: number,
): Pick<SolverArgs['vehicles'][number], 'time_window' | 'breaks'> {
  const from = laneStart(lane, now);
  const seconds = (moment: number) => Math.max(0, Math.floor((moment - now) / 1000));
  const end = lane.shift?.plannedfinishtime;
  const start = seconds(from.at);
  const planned = end ? seconds(Date.parse(end)) : start + dayEnd_h * 3600;
  const longest = longestDay(lane, from);
  if (longest === null) return { time_window: [start, Math.max(start, planned)] };
  const finish = Math.max(start, Math.min(planned, seconds(longest.finish)));
  const breaks = longest.rests.flatMap(({ start: begin }, id) => {
    // Each rest may be early; the next is then so much earlier that work before it is not too long.
    const latest = seconds(begin) - id * early_s;
    const window: [number, number] = [Math.max(start, latest - early_s), latest];
    return latest + rest_s < finish ? [{ id, service: rest_s, time_windows: [window] }] : [];
  });
  return { time_window: [start, finish], breaks };
}

/** For a driver whose own jobs take longer than the day: nothing can be added. */
const noTime = { time_window: [0, 0] } satisfies ReturnType<typeof dayOf>;

function isDayFull(lane: BoardLane, now: number): boolean {
  const start = laneStart(lane, now);
  const [, end = 0] = dayOf(lane, now).time_window ?? [];
  return lanePlan(lane.jobs, start).finish > now + end * 1000;
}

/** How much earlier than it must a rest may be taken. */
const early_s = 2700;
const rest_s = 1800;
