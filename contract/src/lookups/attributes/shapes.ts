import { z } from 'zod';
import { entity } from '../../entity.ts';

export const InsuranceTypeLookup = entity(
  'InsuranceTypeLookup',
  z.object({ name: z.string(), description: z.string(), type: z.string() }),
);

/** The types of attribute values (decisions T-22). */
export const attributeTypes = ['text', 'number', 'boolean', 'date', 'list'] as const;

/** Additional attributes of a record: of a place, or of a carrier account. */
export const AttributeLookup = entity(
  'AttributeLookup',
  z.object({
    key: z.string(),
    displayName: z.string(),
    /** The kind of record, and its id within that kind. */
    group: z.string(),
    subGroup: z.string(),
    dataType: z.enum(attributeTypes),
  }),
);

export type AttributeLookup = z.output<typeof AttributeLookup>;
