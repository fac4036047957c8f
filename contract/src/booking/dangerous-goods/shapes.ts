import { z } from 'zod';
import { loadTotals } from '../../dangerousGoods/carriers/load-totals.ts';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';

/** The dangerous goods of bookings that travel together, by table 5.3 of the Australian code. */
export const DangerousGoodsLoad = entity(
  'DangerousGoodsLoad',
  z.object({
    /** The number of bookings with dangerous goods. */
    bookings: z.number().int(),
    ...loadTotals,
    /** Bookings whose UN number is not in the list: their goods are not counted. */
    unknown: z.array(z.object({ id: Id, consignmentId: z.string().nullable() })),
  }),
);
