/** Which drivers have the jobs of a board. */
import type { Board, JobHolder } from '@waybill/contract/jobs/board/shapes';

/** Drivers by job; a waiting job is absent or has null. */
export type Holders = ReadonlyMap<string, string | null>;

/** Returns the current driver of each allocated job of the board. */
export const holdersOf = ({ lanes }: Board): Holders =>
  new Map(lanes.flatMap(({ driverid, jobs }) => jobs.map(({ id }) => [id, driverid] as const)));

/** Returns the holders as `allocateOnBoard` takes them: the first job's, and all that differ. */
export function sentHolders(
  jobIds: readonly string[],
  holders: Holders,
): { readonly fromdriverid: string | null; readonly otherholders: JobHolder[] } {
  const all = jobIds.map((jobid) => ({ jobid, driverid: holders.get(jobid) ?? null }));
  const fromdriverid = all[0]?.driverid ?? null;
  return { fromdriverid, otherholders: all.filter(({ driverid }) => driverid !== fromdriverid) };
}
