import { z } from 'zod';
import { entity } from '../entity.ts';

/**
 * Packing group by degree of danger: I great, II medium, III minor; gases and articles have none.
 */
export const packageGroups = ['I', 'II', 'III'] as const;
export type PackageGroupName = (typeof packageGroups)[number];
export const PackageGroup = z.enum(packageGroups, { error: 'Choose I, II, III or none' });

/** A row of the UN list: a number may have a row per packing group. */
export const DangerousGoodsUNCode = entity(
  'DangerousGoodsUNCode',
  z.object({
    /** Four digits. */
    unNumber: z.string(),
    unDescription: z.string(),
    unPackageGroup: PackageGroup.nullable(),
    /** The class, `2`. */
    unClass: z.string(),
    unClassDescription: z.string(),
    /** The division if there is one, `2.1`. */
    unClassCode: z.string(),
    /** One row, `UN1263 II`. */
    dgProductCode: z.string(),
    /** As printed on documents: number, name, class (subsidiary hazards), packing group. */
    dgProductDescription: z.string(),
    /** The source of the row and when it was entered. */
    source: z.string(),
  }),
);

export type UnCode = z.output<typeof DangerousGoodsUNCode>;

/** The UN's nine classes; divisions belong to their class. */
export const hazardClasses = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type HazardClassName = (typeof hazardClasses)[number];
