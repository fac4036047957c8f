import { z } from 'zod';
import { entity } from '../../entity.ts';
import { checkState, CountryCode } from '../../shared/codes.ts';
import { Guid, Id, line } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const text = z.string().nullable();

const ConsignmentAddress = z.object({
  type: text,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  suburb: text,
  postCode: text,
  stateCode: text,
  countryCode: text,
  companyName: text,
  email: text,
  contactName: text,
  telephone: text,
  instructions: text,
});
export type ConsignmentAddress = z.output<typeof ConsignmentAddress>;

/** The items that share a consignment number (decisions W-06). */
export const WarehouseConsignment = entity(
  'Consignment',
  z.object({
    id: Guid,
    consignmentNumber: z.string(),
    customerId: Id,
    fromAddress: ConsignmentAddress,
    toAddress: ConsignmentAddress,
    /** The items with this number, and how many of them have left. */
    items: z.number().int(),
    dispatched: z.number().int(),
    ...revision,
  }),
);
export type WarehouseConsignment = z.output<typeof WarehouseConsignment>;

const AddressToSave = z
  .object({
    type: line(50).nullish(),
    addressLine1: line(256).nullish(),
    addressLine2: line(256).nullish(),
    addressLine3: line(256).nullish(),
    suburb: line(100).nullish(),
    postCode: line(20).nullish(),
    stateCode: line(10).nullish(),
    countryCode: CountryCode.nullish(),
    companyName: line(256).nullish(),
    email: line(256).nullish(),
    contactName: line(256).nullish(),
    telephone: line(50).nullish(),
    instructions: line(2000).nullish(),
  })
  .check(checkState);

export const ConsignmentToSave = z.object({
  id: guidOf('warehouseConsignment'),
  fromAddress: AddressToSave,
  toAddress: AddressToSave,
});
