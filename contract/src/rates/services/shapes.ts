import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, requiredLine } from '../../shared/fields.ts';
import { code, quantity } from '../shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

export const RateService = entity(
  'RateService',
  z.object({
    id: guidOf('rateService'),
    rateCardId: Guid,
    code: z.string(),
    name: z.string(),
    isAdditional: z.boolean(),
    minUnit: z.number(),
    isActive: z.boolean().optional(),
    /** Whether the fuel levy applies to it. */
    bearsFuel: z.boolean().optional(),
    cubicFactor: z.number().nullish(),
    ...revision,
  }),
);

export const RateServiceInput = z.object({
  id: ownId(Guid).nullish(),
  rateCardId: guidOf('rateCard'),
  code: code('Code is required'),
  name: requiredLine(128, 'Name is required'),
  isAdditional: z.boolean().default(false),
  minUnit: quantity.default(0),
  isActive: z.boolean().default(true),
  bearsFuel: z.boolean().default(true),
  cubicFactor: z.number().positive().max(2000).nullish(),
});
