import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, TextMap } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';

/** A customer's shop that requests prices from us; its key identifies it. */
export const ECommerceStoreSetting = entity(
  'ECommerceStoreSetting',
  z.object({
    id: Id,
    customerId: Id,
    storeType: z.string(),
    cartName: z.string(),
    storeKey: z.string(),
    isActive: z.boolean(),
    storeParams: TextMap,
    ...revision,
  }),
);

export type ECommerceStoreSetting = z.output<typeof ECommerceStoreSetting>;
