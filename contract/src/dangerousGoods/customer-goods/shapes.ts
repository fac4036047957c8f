import { z } from 'zod';
import { entity } from '../../entity.ts';
import { requiredLine } from '../../shared/fields.ts';
import { PackageGroup } from '../shapes.ts';

/** Dangerous goods that a customer may send; without a packing group, every group of the number. */
export const CustomerDangerousGoods = entity(
  'CustomerDangerousGoods',
  z.object({ unNumber: z.string(), unPackageGroup: PackageGroup.nullable() }),
);

export const CustomerDangerousGoodsToSave = z.object({
  unNumber: requiredLine(10, 'UN Number is required'),
  unPackageGroup: PackageGroup.nullish(),
});
