import { z } from 'zod';
import { type ImportedList, ListFile } from '../../shared/imports.ts';
import { idOf } from '../../shared/ids.ts';

/** Address columns, with the headings that other systems export. */
const placeColumns = {
  addressLine1: ['addressLine1', 'Address 1', 'Street', 'Street address', 'Address'],
  addressLine2: ['addressLine2', 'Address 2', 'Street 2'],
  addressLine3: ['addressLine3', 'Address 3', 'Street 3'],
  suburb: ['suburb', 'City', 'Town', 'Locality'],
  postCode: ['postCode', 'Postal code', 'Zip', 'Zip code'],
  stateCode: ['stateCode', 'State', 'Region', 'Province'],
  countryCode: ['countryCode', 'Country'],
} as const;

/** The columns of an address list (decisions C-17), with the headings that other systems export. */
export const addressList = {
  columns: {
    nickname: ['nickname', 'Alias', 'Address name', 'Code', 'Address code'],
    companyName: ['companyName', 'Company', 'Business name', 'Organisation', 'Organization'],
    contactName: ['contactName', 'Contact', 'Attention', 'Contact person', 'Name'],
    email: ['email', 'E-mail address', 'Email address', 'Contact email'],
    telephone: ['telephone', 'Phone', 'Phone number', 'Contact phone', 'Mobile'],
    ...placeColumns,
    type: ['type', 'Address type', 'Kind'],
    specialInstructions: ['specialInstructions', 'Instructions', 'Delivery instructions', 'Notes'],
  },
  needed: ['addressLine1', 'suburb', 'postCode'],
} as const satisfies ImportedList;
export type AddressColumn = keyof typeof addressList.columns;

/**
 * The columns of a product list (decisions C-17); `units` contains the units of the dimensions and
 * of the weight, such as `cm kg`.
 */
export const productList = {
  columns: {
    productCode: ['productCode', 'Code', 'SKU', 'Item code', 'Part number'],
    name: ['name', 'Product', 'Product name', 'Title'],
    description: ['description', 'Details', 'Notes'],
    packageType: ['packageType', 'Package', 'Packaging', 'Item type'],
    length: ['length', 'Length cm', 'Depth'],
    width: ['width', 'Width cm'],
    height: ['height', 'Height cm'],
    weight: ['weight', 'Weight (kg)', 'Mass'],
    units: ['units', 'Unit', 'UOM'],
    isDangerousGood: ['isDangerousGood', 'Dangerous goods', 'Dangerous', 'DG', 'Hazardous'],
    turning: ['turning', 'In the box', 'Orientation'],
    isFragile: ['isFragile', 'Fragile'],
  },
  needed: ['productCode', 'name', 'packageType', 'length', 'width', 'height', 'weight'],
} as const satisfies ImportedList;
export type ProductColumn = keyof typeof productList.columns;

/** Customers, identified by their code; one without a code is new. */
export const customerList = {
  columns: {
    code: ['code', 'Customer code', 'Account', 'Account code', 'Account number', 'Customer number'],
    companyName: ['companyName', 'Company', 'Business name', 'Customer', 'Name', 'Organisation'],
    customerName: ['customerName'],
    contactName: ['contactName', 'Contact', 'Contact person', 'Attention'],
    accountName: ['accountName'],
    type: ['type', 'Customer type', 'Account type'],
    businessType: ['businessType', 'Business type', 'Entity type'],
    accountStatus: ['accountStatus', 'Status', 'Account status'],
    email: ['email', 'E-mail address', 'Email address', 'Contact email'],
    bookingEmail: ['bookingEmail', 'E-mail for bookings', 'Despatch email'],
    telephone: ['telephone', 'Phone', 'Phone number', 'Contact phone'],
    mobile: ['mobile', 'Mobile phone', 'Cell'],
    ...placeColumns,
    abn: ['abn', 'ABN number', 'Tax number'],
    acn: ['acn', 'ACN number', 'Company number'],
    creditLimit: ['creditLimit', 'Limit'],
    paymentTerms: ['paymentTerms', 'Terms', 'Payment days', 'Terms days'],
    invoicePeriod: ['invoicePeriod', 'Invoiced', 'Billing period', 'Billing cycle'],
    accountManager: ['accountManager', 'Manager'],
    salesPerson: ['salesPerson', 'Sales rep', 'Representative'],
    businessIndustry: ['businessIndustry', 'Industry'],
    businessWebsiteURL: ['businessWebsiteURL', 'Website', 'URL'],
    specialInstructions: ['specialInstructions', 'Instructions', 'Notes'],
    canSendDG: ['canSendDG', 'Dangerous goods', 'DG'],
  },
  needed: ['companyName'],
} as const satisfies ImportedList;
export type CustomerColumn = keyof typeof customerList.columns;

export const ListToImport = z.object({
  customerId: idOf('customer').optional(),
  ...ListFile.shape,
});
