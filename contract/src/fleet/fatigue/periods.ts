/** A period of time; `end` is exclusive. */
export type WorkPeriod = { readonly start: Date; readonly end: Date };

/** A period of time in minutes since the epoch. */
export type Minutes = { readonly start: number; readonly end: number };

const minute_ms = 60_000;

export const minutesOf = (at: Date): number => Math.floor(at.getTime() / minute_ms);
export const momentOf = (minutes: number): Date => new Date(minutes * minute_ms);

/**
 * Converts work to the periods that the law counts: overlaps are merged, a rest shorter than
 * `step_min` is ignored, and each period of work is rounded up to whole steps (HVNL s 246: 15
 * minutes).
 */
export function countedWork(work: readonly WorkPeriod[], step_min: number): readonly Minutes[] {
  const sorted = work
    .map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  const merged: Minutes[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    if (last === undefined || next.start - last.end >= step_min) {
      merged.push({ start: next.start, end: roundedUp(next, step_min) });
    } else {
      const end = Math.max(last.end, next.end);
      merged[merged.length - 1] = { start: last.start, end: roundedUp({ ...last, end }, step_min) };
    }
  }
  return merged;
}

const roundedUp = ({ start, end }: Minutes, step_min: number): number =>
  start + Math.ceil((end - start) / step_min) * step_min;

/** Returns the periods within a window, clipped to it. */
export function within(periods: readonly Minutes[], { start, end }: Minutes): Minutes[] {
  const inside: Minutes[] = [];
  for (let at = firstEndingAfter(periods, start); at < periods.length; at += 1) {
    const period = periods[at];
    if (period === undefined || period.start >= end) break;
    inside.push({ start: Math.max(period.start, start), end: Math.min(period.end, end) });
  }
  return inside;
}

/** Finds the first period of a window by binary search, as periods are in order. */
function firstEndingAfter(periods: readonly Minutes[], moment: number): number {
  let low = 0;
  let high = periods.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((periods[middle]?.end ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}

export const lengthOf = (periods: readonly Minutes[]): number =>
  periods.reduce((sum, { start, end }) => sum + end - start, 0);

/** Returns the gaps between periods of work within a window. */
export function restsWithin(work: readonly Minutes[], window: Minutes): Minutes[] {
  const rests: Minutes[] = [];
  let from = window.start;
  for (const { start, end } of within(work, window)) {
    if (start > from) rests.push({ start: from, end: start });
    from = end;
  }
  if (window.end > from) rests.push({ start: from, end: window.end });
  return rests;
}

/**
 * Returns the moment at which the given minutes of the periods have elapsed; null if there are
 * fewer.
 */
export function momentAfter(periods: readonly Minutes[], minutes: number): number | null {
  let left = minutes;
  for (const { start, end } of periods) {
    if (end - start > left) return start + left;
    left -= end - start;
  }
  return null;
}
