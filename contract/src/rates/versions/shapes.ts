import { z } from 'zod';
import { code } from '../shapes.ts';

/** The steps that changed amounts can be rounded to, in currency units. */
export const roundings = [0.01, 0.05, 0.1, 0.5, 1] as const;
export const percentMin = -90;
export const percentMax = 300;

const codes = z.array(code('A code is required')).max(2000).default([]);

/** How the rates of a draft differ from those of the card that it copies. */
export const PercentageChange = z.object({
  percent: z
    .number()
    .min(percentMin)
    .max(percentMax)
    .refine((percent) => percent !== 0, 'Enter a percentage other than 0'),
  /** Rounds half up; null keeps six decimals. */
  roundTo: z.literal(roundings).nullable(),
  changesMinimums: z.boolean(),
  /** Codes of services and zones; an empty list means all. */
  services: codes,
  fromZones: codes,
  toZones: codes,
});
export type PercentageChange = z.output<typeof PercentageChange>;
