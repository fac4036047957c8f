import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Measure, MeasureToSave } from '../../shared/fields.ts';
import { boxTypes } from '../lifecycle.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/**
 * A box that a shop packs in. The dimensions are inner ones, the weight is that of the empty box.
 */
export const Box = entity(
  'Box',
  z.object({
    id: Id,
    shopId: Id,
    boxType: z.enum(boxTypes),
    height: Measure,
    width: Measure,
    length: Measure,
    weight: Measure,
    isAvailable: z.boolean(),
    /** The maximum weight of its contents; null means no limit. */
    maximumWeight: Measure.nullable(),
    ...revision,
  }),
);
export type ShopBox = z.output<typeof Box>;

/** A box to save; without an id it is new. */
export const BoxToSave = z.object({
  id: idOf('box').nullish(),
  shopId: idOf('shop'),
  boxType: z.enum(boxTypes),
  height: MeasureToSave,
  width: MeasureToSave,
  length: MeasureToSave,
  weight: MeasureToSave,
  isAvailable: z.boolean().default(true),
  maximumWeight: MeasureToSave.nullish(),
});
export type BoxToSave = z.output<typeof BoxToSave>;
