import type { Permission } from '../../permission.ts';

/** The kinds of records with documents (decisions T-20; the others follow with their pages). */
export const documentedEntities = [
  'Customer',
  'Booking',
  'Job',
  'Driver',
  'Vehicle',
  'Invoice',
  'LineHaul',
  'WarehouseItem',
  'Discussion',
  'EntityRecord',
] as const;
export type DocumentedEntity = (typeof documentedEntities)[number];

/** The types of documents (decisions T-21). */
export const documentTypes = [
  'Label',
  'Manifest',
  'ConsignmentNote',
  'ProofOfDelivery',
  'CommercialInvoice',
  'DangerousGoodsDeclaration',
  'Invoice',
  'Licence',
  'Insurance',
  'Photo',
  'Contract',
  'Other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

type Rights = {
  /** Null if it depends on the record: for records of own types, on their type. */
  readonly see: Permission | null;
  /** Any one of these permits adding and deleting. */
  readonly edit: readonly Permission[] | null;
  /** Whether the record may belong to a customer, who then sees documents shared with it. */
  readonly hasCustomer: boolean;
};

/** Permissions to see and change the documents of a record: those to see and change the record. */
export const documentRights: Readonly<Record<DocumentedEntity, Rights>> = {
  Customer: {
    see: 'Customer.View',
    edit: ['Customer.Edit', 'Customer.Company'],
    hasCustomer: true,
  },
  Booking: { see: 'Booking.View', edit: ['Booking.Edit'], hasCustomer: true },
  Job: { see: 'Job.View', edit: ['Job.Edit'], hasCustomer: true },
  Driver: { see: 'Driver.View', edit: ['Driver.Edit'], hasCustomer: false },
  Vehicle: { see: 'Driver.View', edit: ['Driver.Edit'], hasCustomer: false },
  Invoice: { see: 'Finance.View', edit: ['Finance.Edit'], hasCustomer: true },
  LineHaul: { see: 'Job.Linehaul', edit: ['Job.Linehaul'], hasCustomer: false },
  WarehouseItem: {
    see: 'Warehouse.View',
    edit: ['Warehouse.Edit', 'Warehouse.Scan'],
    hasCustomer: true,
  },
  Discussion: { see: 'Communication.View', edit: ['Communication.Create'], hasCustomer: true },
  EntityRecord: { see: null, edit: null, hasCustomer: true },
};

export const maySeeDocuments = (
  entity: DocumentedEntity,
  may: (permission: Permission) => boolean,
): boolean => {
  const { see } = documentRights[entity];
  return see === null || may(see);
};

export const maySaveDocuments = (
  entity: DocumentedEntity,
  may: (permission: Permission) => boolean,
): boolean => maySeeDocuments(entity, may) && (documentRights[entity].edit?.some(may) ?? true);
