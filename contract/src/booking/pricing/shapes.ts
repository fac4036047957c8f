import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Money } from '../../shared/fields.ts';

/** The customer's price, and the carrier's cost before tax if it is known. */
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
