import { z } from 'zod';
import { code } from '../shapes.ts';

/** What changed amounts may be rounded to, in currency units. */
export const roundings = [0.01, 0.05, 0.1, 0.5, 1] as const;
export const percentMin = -90;
export const percentMax = 300;

const codes = z.array(code('A code is required')).max(2000).default([]);

/** How the rates of a draft differ from those of the card that it is copied from. */
export const PercentageChange = z.object({
  percent: z
    .number()
    .min(percentMin)
    .max(percentMax)
    .refine((percent) => percent !== 0, 'Enter a percentage other than 0'),
  /** Half up; null keeps amounts exact to six decimals. */
  roundTo: z.literal(roundings).nullable(),
  changesMinimums: z.boolean(),
  /** Codes of services and zones; none chosen means all. */
  services: codes,
  fromZones: codes,
  toZones: codes,
});
