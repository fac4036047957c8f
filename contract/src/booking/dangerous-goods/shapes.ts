import { z } from 'zod';
import { MessageShape } from '../../sentence-shape.ts';
import { PackageGroup } from '../../dangerousGoods/shapes.ts';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';

/** The dangerous goods of bookings that travel together, by table 5.3 of the Australian code. */
export const DangerousGoodsLoad = entity(
  'DangerousGoodsLoad',
  z.object({
    /** The number of bookings with dangerous goods. */
    bookings: z.number().int(),
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
    /** Bookings whose UN number is not in the list: their goods are not counted. */
    unknown: z.array(z.object({ id: Id, consignmentId: z.string().nullable() })),
  }),
);
