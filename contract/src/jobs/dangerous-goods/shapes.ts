import { z } from 'zod';
import { DangerousGoodsUNCode } from '../../dangerousGoods/shapes.ts';

/** Dangerous goods of a run. */
export const CarriedGoods = z.object({
  /** As jobs name them, `UN1263 II`. */
  code: z.string(),
  /** Their row in the UN list; null if it has none. */
  uncode: DangerousGoodsUNCode.nullable(),
});
