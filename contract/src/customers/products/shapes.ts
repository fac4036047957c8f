import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Measure } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';
import { turnings } from './turnings.ts';

const text = z.string().nullable();

export const CustomerProduct = entity(
  'CustomerProduct',
  z.object({
    id: idOf('product'),
    customerId: Id,
    packageType: z.string(),
    productCode: z.string(),
    length: Measure,
    width: Measure,
    height: Measure,
    weight: Measure,
    /** How it may stand in a box. */
    turning: z.enum(turnings),
    /** Nothing may stand on it. */
    isFragile: z.boolean(),
    isDangerousGood: z.boolean(),
    dangerousGoodsCategoryId: Id.nullable(),
    dangerousGoodsCategoryName: text,
    name: z.string(),
    description: text,
    isActive: z.boolean(),
    ...revision,
  }),
);
