import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id, Moment, requiredLine } from '../shared/fields.ts';

/**
 * Packing group by degree of danger: I great, II medium, III minor; gases and articles have none.
 */
export const packageGroups = ['I', 'II', 'III'] as const;
export type PackageGroupName = (typeof packageGroups)[number];
export const PackageGroup = z.enum(packageGroups, { error: 'Choose I, II, III or none' });

/** A class or division of the UN's nine (decisions B-33). */
export const DangerousGoodsCategory = entity(
  'DangerousGoodsCategory',
  z.object({ code: z.string(), description: z.string() }),
);

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

/** The source of rows of the UN list. */
export const DangerousGoodsUNSource = entity(
  'DangerousGoodsUNSource',
  z.object({
    source: z.string(),
    rows: z.number().int(),
    /** When the last of them was entered or changed. */
    newest: Moment,
  }),
);

export type UnCode = z.output<typeof DangerousGoodsUNCode>;

/** What a customer may send; without a packing group, every group of the number. */
export const CustomerDangerousGoods = entity(
  'CustomerDangerousGoods',
  z.object({ unNumber: z.string(), unPackageGroup: PackageGroup.nullable() }),
);

export const CustomerDangerousGoodsToSave = z.object({
  unNumber: requiredLine(10, 'UN Number is required'),
  unPackageGroup: PackageGroup.nullish(),
});

/** The UN's nine classes; divisions belong to their class. */
export const hazardClasses = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type HazardClassName = (typeof hazardClasses)[number];
export const HazardClass = z.enum(hazardClasses, { error: 'Choose classes from 1 to 9' });

/** The dangerous goods that a carrier account accepts. */
export const DangerousGoodsCarrier = entity(
  'DangerousGoodsCarrier',
  z.object({
    carrierAccountId: Id,
    accountName: z.string(),
    carrierName: z.string(),
    /** For all customers; none means that it carries no dangerous goods. */
    classes: z.array(HazardClass),
    /**
     * Accepted for the requested customer, if restricted for it; null means the same as for all
     * customers.
     */
    customerClasses: z.array(HazardClass).nullable(),
  }),
);

/** The 24-hour emergency contact for spilled dangerous goods. */
export const EmergencyContact = entity(
  'DangerousGoodsEmergencyContact',
  z.object({ name: z.string(), telephone: z.string() }),
);

export const EmergencyContactToSave = z.object({
  name: requiredLine(128, 'Please enter the name of the contact'),
  telephone: requiredLine(64, 'Please enter the phone number').refine(
    (telephone) => telephone.replaceAll(/\D/g, '').length >= 8,
    'A telephone number has at least 8 digits',
  ),
});
