import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

export const CostCenter = entity(
  'CostCenter',
  z.object({
    id: idOf('costCenter'),
    customerId: Id,
    code: z.string(),
    name: z.string(),
    isDefault: z.boolean(),
    isActive: z.boolean(),
    ...revision,
  }),
);
