/** Where the stops of a lane are drawn. */
import type { LaneStop } from '@waybill/contract/jobs/board/lane';
import { type DayScale, percentAt } from './board-view.ts';

/** Pixels in which the time of a stop can be read. */
export const stop_px = 44;

/** Right of the day's end, a stop has room that arrives there. */
export const lastStopRoom = { marginRight: stop_px + 4 } as const;

/** In per cent of the lane. */
export type StopPlaces = {
  readonly lefts: readonly number[];
  readonly width: number;
};

/**
 * Returns the left edges of stops at their times of arrival, moved to the right as far as they
 * would overlap. A stop is never drawn left of its time, as a late one would look as if it were in
 * time: where the day ends too soon, stops are narrower. The last may reach beyond the end by its
 * width.
 */
export function stopPlaces(
  stops: readonly LaneStop[],
  scale: DayScale,
  widest: number,
): StopPlaces {
  const wanted = stops.map(({ arrival }) => percentAt(scale, arrival));
  const room = wanted.map((at, index) => (100 + widest - at) / (wanted.length - index));
  const width = Math.min(widest, ...room);
  const lefts: number[] = [];
  for (const at of wanted) lefts.push(Math.max(at, (lefts.at(-1) ?? -width) + width));
  return { lefts, width };
}
