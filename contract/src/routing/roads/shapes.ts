import { z } from 'zod';
import { profiles } from '../solving/shapes.ts';
import { Position } from '../runs/shapes.ts';

/** The most positions between which travel is asked for at once. */
export const travelPositionsMax = 500;

/** A way that takes so many seconds or metres is none: no road leads there. */
export const noRoad = 1e9;

export const TravelQuery = z.object({
  profile: z.enum(profiles).default('auto'),
  positions: z.array(Position).min(1, 'Please send a position').max(travelPositionsMax),
});

const Grid = z.array(z.array(z.number().min(0)));

/** Travel from each position (a row) to each other one (a column). */
export const TravelTable = z.object({
  /** Seconds. */
  durations: Grid,
  /** Metres. */
  distances: Grid,
  /** By road, or estimated from the straight line: no road server is set up, or it is silent. */
  source: z.enum(['roads', 'noRoadServer', 'roadServerSilent']),
});
export type TravelTable = z.output<typeof TravelTable>;
