import { z } from 'zod';
import { Moment } from '../../shared/fields.ts';
import { breachKinds, fatigueRegions, fatigueSchemes } from './choices.ts';

/** How much of the allowed hours a driver has used, by the rules of the region. */
export const FatigueStanding = z.object({
  region: z.enum(fatigueRegions),
  scheme: z.enum(fatigueSchemes),
  windows: z.array(
    z.object({
      /** The rule's id, such as `standard-24h`. */
      rule: z.string(),
      /** The length of the window, and the work in it, in minutes. */
      window_min: z.number().int(),
      worked_min: z.number().int(),
      allowed_min: z.number().int(),
      /** Work divided by the allowed work: 1 is the maximum. */
      share: z.number(),
    }),
  ),
  /** Rules that are broken now. */
  breaches: z.array(z.object({ rule: z.string(), at: Moment, kind: z.enum(breachKinds) })),
});
export type FatigueStanding = z.output<typeof FatigueStanding>;
