import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Money } from '../../shared/fields.ts';

export const InsuranceQuote = entity(
  'InsuranceQuote',
  z.object({
    insuredValue: Money,
    insuranceCost: Money,
    insuranceCostTaxExclusive: Money,
    insuranceType: z.string(),
  }),
);
