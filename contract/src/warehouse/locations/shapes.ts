import { z } from 'zod';
import { entity } from '../../entity.ts';
import { line } from '../../shared/fields.ts';
import { guidOf } from '../../shared/ids.ts';

/** A bin holds goods; docks receive, bays dispatch; a floor area is anything else. */
export const locationKinds = ['Bin', 'Dock', 'Bay', 'Floor'] as const;
export type LocationKind = (typeof locationKinds)[number];

/** A place in a warehouse that holds items. */
export const WarehouseLocation = entity(
  'WarehouseLocation',
  z.object({
    id: guidOf('location'),
    code: z.string(),
    kind: z.enum(locationKinds),
    description: z.string().nullable(),
    isActive: z.boolean(),
    /** The pallet spaces of goods that it takes; null if it is not limited. */
    palletSpaces: z.number().nullable(),
    /** The number of items there now. */
    items: z.number().int(),
  }),
);
export type WarehouseLocation = z.output<typeof WarehouseLocation>;

/** Capitals, digits and hyphens: all scanners and printers support them. */
const code = line(30)
  .transform((text) => text.toUpperCase())
  .refine(
    (text) => /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(text),
    'A location code has letters and digits, with hyphens between them',
  );

export const LocationToSave = z.object({
  code,
  kind: z.enum(locationKinds).default('Bin'),
  description: line(200).nullish(),
  isActive: z.boolean().default(true),
  palletSpaces: z
    .number()
    .min(0.01, 'Capacity must be above 0')
    .max(100_000)
    .refine((value) => Number(value.toFixed(2)) === value, 'Two decimals at most')
    .nullish(),
});
export type LocationInput = z.output<typeof LocationToSave>;
