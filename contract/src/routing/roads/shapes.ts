import { z } from 'zod';
import { Position } from '../runs/shapes.ts';

/** How vehicles travel (decisions R-05). */
export const profiles = ['auto', 'truck', 'car'] as const;

/** The maximum number of positions in one request for travel. */
export const travelPositionsMax = 500;

/** A time or distance this large (seconds or metres) means that no road leads there. */
export const noRoad = 1e9;

export const TravelQuery = z.object({
  profile: z.enum(profiles).default('auto'),
  positions: z.array(Position).min(1, 'Please send a position').max(travelPositionsMax),
});

const Grid = z.array(z.array(z.number().min(0)));

/**
 * Whether travel is by road, or estimated from the straight line: no road server is configured, or
 * it does not respond.
 */
export const TravelSource = z.enum(['roads', 'noRoadServer', 'roadServerSilent']);
export type TravelSource = z.output<typeof TravelSource>;

/** Travel from each position (row) to every other one (column). */
export const TravelTable = z.object({
  /** Seconds. */
  durations: Grid,
  /** Metres. */
  distances: Grid,
  source: TravelSource,
});
export type TravelTable = z.output<typeof TravelTable>;
