import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';
import { hazardClasses } from '../shapes.ts';
import { revision } from '../../revision.ts';

export const HazardClass = z.enum(hazardClasses, { error: 'Choose classes from 1 to 9' });

/** The dangerous goods that a carrier account accepts. */
export const DangerousGoodsCarrier = entity(
  'DangerousGoodsCarrier',
  z.object({
    carrierAccountId: Id,
    accountName: z.string(),
    carrierName: z.string(),
    /** For all customers; empty if it carries no dangerous goods. */
    classes: z.array(HazardClass),
    /**
     * The classes accepted for the requested customer, if restricted; null means the same as for
     * all customers.
     */
    customerClasses: z.array(HazardClass).nullable(),
    ...revision,
  }),
);
