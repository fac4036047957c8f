import { z } from 'zod';
import type { KnownColumns } from '../shared/columns.ts';
import { Guid, Id, ImportResult, TextMap } from '../shared/fields.ts';

/** What an import reads of a file, and the columns that it cannot do without. */
export type ImportedList<Column extends string = string> = {
  readonly columns: KnownColumns<Column>;
  readonly needed: readonly Column[];
};

/** Decisions C-17, with the heads that other systems export. */
export const addressList = {
  columns: {
    nickname: ['nickname', 'Alias', 'Address name', 'Code', 'Address code'],
    companyName: ['companyName', 'Company', 'Business name', 'Organisation', 'Organization'],
    contactName: ['contactName', 'Contact', 'Attention', 'Contact person', 'Name'],
    email: ['email', 'E-mail address', 'Email address', 'Contact email'],
    telephone: ['telephone', 'Phone', 'Phone number', 'Contact phone', 'Mobile'],
    addressLine1: ['addressLine1', 'Address 1', 'Street', 'Street address', 'Address'],
    addressLine2: ['addressLine2', 'Address 2', 'Street 2'],
    addressLine3: ['addressLine3', 'Address 3', 'Street 3'],
    suburb: ['suburb', 'City', 'Town', 'Locality'],
    postCode: ['postCode', 'Postal code', 'Zip', 'Zip code'],
    stateCode: ['stateCode', 'State', 'Region', 'Province'],
    countryCode: ['countryCode', 'Country'],
    type: ['type', 'Address type', 'Kind'],
    specialInstructions: ['specialInstructions', 'Instructions', 'Delivery instructions', 'Notes'],
  },
  needed: ['addressLine1', 'suburb', 'postCode'],
} as const satisfies ImportedList;
export type AddressColumn = keyof typeof addressList.columns;

/** Decisions C-17; `units` names those of the sides and of the weight, as `cm kg`. */
export const productList = {
  columns: {
    productCode: ['productCode', 'Code', 'SKU', 'Item code', 'Part number'],
    name: ['name', 'Product', 'Product name', 'Title'],
    description: ['description', 'Details', 'Notes'],
    packageType: ['packageType', 'Package', 'Packaging', 'Item type'],
    length: ['length', 'Length cm', 'Depth'],
    width: ['width', 'Width cm'],
    height: ['height', 'Height cm'],
    weight: ['weight', 'Weight kg', 'Mass'],
    units: ['units', 'Unit', 'UOM'],
    isDangerousGood: ['isDangerousGood', 'Dangerous goods', 'Dangerous', 'DG', 'Hazardous'],
  },
  needed: ['productCode', 'name', 'packageType', 'length', 'width', 'height', 'weight'],
} as const satisfies ImportedList;
export type ProductColumn = keyof typeof productList.columns;

export const ListToImport = z.object({
  customerId: Id.optional(),
  /** The `fileName` that uploadasset answered for the file. */
  fileId: Guid,
  /** Head of the file by column; without it the usual heads are looked for. An empty one skips. */
  columns: TextMap.optional(),
  /** Answers what would happen and changes nothing. */
  dryRun: z.boolean().default(false),
});

/** What an import kept and returned, or would; and how it read the file. */
export const ListImport = z.object({
  ...ImportResult.shape,
  /** The heads of the file, as they stand. */
  heads: z.array(z.string()),
  /** Head by column, as used. */
  columns: TextMap,
  /** Needed columns that no head was found for; a dry run then reads no row. */
  missing: z.array(z.string()),
  /** The first rows by column, as they stand in the file. */
  sample: z.array(TextMap),
});
export type ListImport = z.output<typeof ListImport>;
