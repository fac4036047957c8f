import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Money } from '../../shared/fields.ts';

/** What the customer pays, and what the carrier costs before tax where that is known. */
export const BookingPrice = entity(
  'BookingPrice',
  z.object({
    serviceName: z.string().nullable(),
    taxExclusiveAmount: Money,
    tax: Money,
    amount: Money,
    carrierTaxExclusiveAmount: Money.nullable(),
  }),
);
export type BookingPrice = z.output<typeof BookingPrice>;
