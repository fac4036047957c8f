/** Where the stops of a lane are drawn. */
import type { LaneStop } from '@waybill/contract/jobs/board/lane';
import { type DayScale, percentAt } from './board-view.ts';

/** Pixels in which the time of a stop can be read: `12:04 pm`. */
export const stop_px = 54;

/** Right of the day's end, so many stops have room at most. */
const beyondMost = 12;

/** The room right of the day's end for a number of stops. */
export const roomBeyond = (stops: number) => ({ marginRight: stops * (stop_px + 4) + 4 });

/** In per cent of the lane. */
export type StopPlaces = {
  readonly lefts: readonly number[];
  readonly width: number;
};

type LaneRoom = {
  readonly scale: DayScale;
  /** The width in which a time can be read, in per cent of the lane. */
  readonly widest: number;
  /** How many stops have room right of the day's end. */
  readonly beyond: number;
};

/**
 * Returns the left edges of stops at their times of arrival, moved to the right as far as they
 * would overlap. A stop is never drawn left of its time, as a late one would look as if it were in
 * time: where even the room right of the day's end is too small, stops are narrower.
 */
export function stopPlaces(
  stops: readonly LaneStop[],
  { scale, widest, beyond }: LaneRoom,
): StopPlaces {
  const wanted = stops.map(({ arrival }) => percentAt(scale, arrival));
  const room = wanted.map((at, index) => (100 + beyond * widest - at) / (wanted.length - index));
  const width = Math.min(widest, ...room);
  const lefts: number[] = [];
  for (const at of wanted) lefts.push(Math.max(at, (lefts.at(-1) ?? -width) + width));
  return { lefts, width };
}

/** Returns for how many stops a lane needs room right of the day's end, from one up to a limit. */
export function stopsBeyond(
  stops: readonly LaneStop[],
  { scale, widest }: Omit<LaneRoom, 'beyond'>,
): number {
  const { lefts } = stopPlaces(stops, { scale, widest, beyond: stops.length });
  const end = (lefts.at(-1) ?? 0) + widest;
  return Math.min(beyondMost, Math.max(1, Math.ceil((end - 100) / widest - 1e-6)));
}
