/** An open board that follows what happened to some of its jobs and drivers. */
import type { Board, BoardChanges, BoardLane } from './shapes.ts';

/** The jobs and drivers whose changes were read. */
export type WantedChanges = {
  readonly jobids: readonly string[];
  readonly driverids: readonly string[];
};

/** Returns the drivers who hold some of these jobs. */
export const holdersAmong = ({ lanes }: Board, jobids: ReadonlySet<string>): readonly string[] =>
  lanes.filter(({ jobs }) => jobs.some(({ id }) => jobids.has(id))).map(({ driverid }) => driverid);

/** Returns the board with changes applied; what they do not concern stays the same objects. */
export function boardWith(board: Board, wanted: WantedChanges, changes: BoardChanges): Board {
  const jobids = new Set(wanted.jobids);
  const found = new Map(changes.lanes.map((lane) => [lane.driverid, lane]));
  const gone = new Set(wanted.driverids.filter((id) => !found.has(id)));
  const known = new Set(board.lanes.map(({ driverid }) => driverid));
  const waiting = [...board.waiting.filter(({ id }) => !jobids.has(id)), ...changes.waiting];
  return {
    ...board,
    now: changes.now,
    waiting,
    waitingtotal: board.waitingtotal + waiting.length - board.waiting.length,
    lanes: [
      ...board.lanes
        .filter(({ driverid }) => !gone.has(driverid))
        .map((lane) => found.get(lane.driverid) ?? without(lane, jobids)),
      ...changes.lanes.filter(({ driverid }) => !known.has(driverid)),
    ],
  };
}

const without = (lane: BoardLane, jobids: ReadonlySet<string>): BoardLane =>
  lane.jobs.some(({ id }) => jobids.has(id))
    ? { ...lane, jobs: lane.jobs.filter(({ id }) => !jobids.has(id)) }
    : lane;
