import { z } from 'zod';
import { MessageShape } from '../../sentence-shape.ts';
import { PackageGroup } from '../shapes.ts';

/** What is added up of the dangerous goods of a load, and whether it needs placards. */
export const loadTotals = {
  aggregates: z.array(
    z.object({
      unNumber: z.string(),
      description: z.string(),
      /** Class or division. */
      category: z.string(),
      packageGroup: PackageGroup.nullable(),
      receptacles: z.number().int(),
      /** Kilograms by the booked weight, including packaging; litres are unknown. */
      quantity: z.number(),
    }),
  ),
  isPlacarded: z.boolean(),
  placardReasons: z.array(z.string()),
  placardMessages: z.array(MessageShape),
  /** Explosives and radioactive material, which are not counted. */
  underOtherCodes: z.array(z.string()),
};
