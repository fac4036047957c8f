import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';

const text = z.string().nullable();

export const Reference = entity(
  'Reference',
  z.object({
    id: Id,
    customerId: Id,
    name: z.string(),
    description: text,
    isRequired: z.boolean(),
    isActive: z.boolean(),
    displayOnInvoice: z.boolean(),
    ...revision,
  }),
);
