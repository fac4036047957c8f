import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Moment } from '../../shared/fields.ts';

/** A class or division of the UN's nine (decisions B-33). */
export const DangerousGoodsCategory = entity(
  'DangerousGoodsCategory',
  z.object({ code: z.string(), description: z.string() }),
);

/** The source of rows of the UN list. */
export const DangerousGoodsUNSource = entity(
  'DangerousGoodsUNSource',
  z.object({
    source: z.string(),
    rows: z.number().int(),
    /** The time of the latest addition or change. */
    newest: Moment,
  }),
);
