/** Jobs of one multi-stop: a driver who gets one of them gets the others, too. */
import { whyNot } from '../lifecycle.ts';
import type { Board, BoardJob, BoardLane } from './shapes.ts';

type Jobs = Pick<Board, 'waiting' | 'lanes'>;

/**
 * Returns ids of jobs with those of the other jobs of their multi-stops, as far as the board has
 * them and they can still be allocated.
 */
export function withMultiStops(board: Jobs, ids: ReadonlySet<string>): ReadonlySet<string> {
  const jobs = jobsOn(board);
  const numbers = new Set(
    jobs.flatMap(({ id, multistopno: no }) => (ids.has(id) && no !== null ? [no] : [])),
  );
  if (numbers.size === 0) return ids;
  const others = jobs.filter(
    ({ multistopno: no, status }) =>
      no !== null && numbers.has(no) && whyNot('allocate', status) === null,
  );
  return new Set([...ids, ...others.map(({ id }) => id)]);
}

/**
 * Returns which jobs move where some are placed into a driver's day with the others of their
 * multi-stops: what the driver has already stays at its place, unless it was chosen itself.
 */
export const movedInto = (
  { jobs }: Pick<BoardLane, 'jobs'>,
  together: readonly BoardJob[],
  chosen: ReadonlySet<string>,
): readonly BoardJob[] =>
  together.filter(({ id }) => chosen.has(id) || !jobs.some((own) => own.id === id));

/** Returns the numbers of jobs of each multi-stop that an allocation of one of them moves. */
export function multiStopSizes(board: Jobs): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { multistopno: no, status } of jobsOn(board)) {
    if (no !== null && whyNot('allocate', status) === null) sizes.set(no, (sizes.get(no) ?? 0) + 1);
  }
  return sizes;
}

/** Returns the jobs of a route one by one, those of a multi-stop at once. */
export function inMultiStops(route: readonly BoardJob[]): readonly (readonly BoardJob[])[] {
  return [...Map.groupBy(route, ({ id, multistopno: no }) => no ?? id).values()];
}

const jobsOn = ({ waiting, lanes }: Jobs): readonly BoardJob[] => [
  ...waiting,
  ...lanes.flatMap(({ jobs }) => jobs),
];
