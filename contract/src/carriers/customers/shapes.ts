import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';

export const CarrierAccountMapping = entity(
  'CarrierAccountMapping',
  z.object({
    carrierAccountId: Id,
    customerId: Id,
    /** True if the account belongs to the customer. */
    isOwn: z.boolean(),
    isActive: z.boolean(),
  }),
);
