import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const text = z.string().nullable();

export const Reference = entity(
  'Reference',
  z.object({
    id: idOf('reference'),
    customerId: Id,
    name: z.string(),
    description: text,
    isRequired: z.boolean(),
    isActive: z.boolean(),
    displayOnInvoice: z.boolean(),
    ...revision,
  }),
);
