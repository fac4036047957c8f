/** Moves of selected jobs within the day of their driver, one place at a time. */
import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import type { Holders } from './holders.ts';

/** Returns the driver who has all of these jobs; null if several have them, or nobody. */
export function commonHolder(jobs: readonly BoardJob[], holders: Holders): string | null {
  const all = new Set(jobs.map(({ id }) => holders.get(id) ?? null));
  const [first = null] = all;
  return all.size === 1 ? first : null;
}

/**
 * Returns the job of a lane that the selected ones are placed before (null for the end) when they
 * move one place earlier or later; null where they are at the end of their way already.
 */
export function shifted(
  lane: readonly BoardJob[],
  selected: ReadonlySet<string>,
  step: -1 | 1,
): { readonly beforeId: string | null } | null {
  const isSelected = ({ id }: BoardJob) => selected.has(id);
  const others = lane.filter((job) => !isSelected(job));
  const firstAt = lane.findIndex(isSelected);
  const lastAt = lane.findLastIndex(isSelected);
  if (step === -1) {
    const before = lane[firstAt - 1];
    return before === undefined ? null : { beforeId: before.id };
  }
  const after = lane[lastAt + 1];
  if (after === undefined) return null;
  const next = others[others.indexOf(after) + 1];
  return { beforeId: next?.id ?? null };
}
