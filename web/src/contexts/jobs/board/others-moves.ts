/** The moves of other dispatchers between two versions of the board. */
import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';

export type OthersMove = {
  readonly by: string;
  /** The driver who has the jobs now; null if they are waiting. */
  readonly driver: string | null;
  readonly jobIds: readonly string[];
};

type Held = { readonly job: BoardJob; readonly driver: string | null };

/** Returns moves by others than `me`, by user and destination. */
export function othersMoves(before: Board, after: Board, me: string): readonly OthersMove[] {
  const earlier = heldJobs(before);
  const moved = [...heldJobs(after)].filter(([id, { job, driver }]) => {
    const was = earlier.get(id);
    return (
      was !== undefined &&
      was.driver !== driver &&
      was.job.movedat !== job.movedat &&
      job.movedby !== null &&
      job.movedby !== me
    );
  });
  const groups = Map.groupBy(moved, ([, { job, driver }]) => `${job.movedby}\n${driver ?? ''}`);
  return [...groups.values()].map((some) => {
    const { job, driver } = some[0]?.[1] ?? { job: undefined, driver: null };
    return { by: job?.movedby ?? '', driver, jobIds: some.map(([id]) => id) };
  });
}

const heldJobs = ({ waiting, lanes }: Board): ReadonlyMap<string, Held> =>
  new Map<string, Held>([
    ...waiting.map((job) => [job.id, { job, driver: null }] as const),
    ...lanes.flatMap(({ name, jobs }) =>
      jobs.map((job) => [job.id, { job, driver: name }] as const),
    ),
  ]);
