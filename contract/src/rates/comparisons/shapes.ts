import { z } from 'zod';
import { entity } from '../../entity.ts';
import { calculationMethods } from '../shapes.ts';

/**
 * How a rate of one version compares with that of another: its numbers rose, fell, did both, or
 * only its terms differ.
 */
export const rateChangeKinds = [
  'added',
  'gone',
  'dearer',
  'cheaper',
  'mixed',
  'otherwise',
] as const;

/** The numbers and terms of a rate that are compared. */
const RateSide = z.object({
  rateId: z.string(),
  calculationMethod: z.enum(calculationMethods),
  minimum: z.number(),
  reciprocal: z.boolean(),
  accumulative: z.boolean(),
  cutOffTime: z.string(),
  transitTime: z.string(),
  bands: z.array(
    z.object({ rateType: z.string(), break: z.number(), basic: z.number(), value: z.number() }),
  ),
});

/** A lane whose rate in a version differs from that in the compared card. */
export const RateChange = entity(
  'RateChange',
  z.object({
    id: z.string(),
    serviceCode: z.string(),
    fromZone: z.string(),
    toZone: z.string(),
    kind: z.enum(rateChangeKinds),
    /** Null if the lane had no rate, or no longer has one. */
    before: RateSide.nullable(),
    after: RateSide.nullable(),
    /**
     * The mean change of the rate's numbers in per cent, with the least and the greatest; null if
     * there is none: a change from zero has no percentage.
     */
    percent: z.number().nullable(),
    least: z.number().nullable(),
    most: z.number().nullable(),
  }),
);

const count = z.number().int();

/** The number of changes from one card to another on a day. */
export const ComparisonSummary = z.object({
  added: count,
  gone: count,
  dearer: count,
  cheaper: count,
  mixed: count,
  otherwise: count,
  same: count,
});

/**
 * Rates by their mean change: `above` to `upTo` per cent, null at the open ends; unchanged ones are
 * in 0 to 0.
 */
export const ChangeBucket = z.object({
  above: z.number().nullable(),
  upTo: z.number().nullable(),
  rates: count,
});
