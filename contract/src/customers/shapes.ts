import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id, Measure, Moment, Money, TextMap } from '../shared/fields.ts';

const text = z.string().nullable();

export const CustomerAddress = z.object({
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  countryCode: z.string(),
  suburb: text,
  postCode: text,
  stateCode: text,
});

/** A customer as shown in lists. */
export const Customer = entity(
  'Customer',
  z.object({
    id: Id,
    customerGuid: Guid,
    code: z.string(),
    type: z.string(),
    businessType: text,
    isBusiness: z.boolean(),
    isActive: z.boolean(),
    accountStatus: z.string(),
    customerName: text,
    companyName: text,
    contactName: text,
    accountName: text,
    email: text,
    /** The telephone number. */
    contact: text,
    address: CustomerAddress,
    dateOfRegistration: Moment,
    creationTime: Moment,
    canSendDG: z.boolean(),
    /** Null and 0 mean no limit (decisions C-09). */
    creditLimit: Money.nullable(),
    /** The amount booked and not yet paid. */
    creditExposure: Money,
    /** The amount owed on issued invoices; absent for users without Finance.View. */
    outstandingAmount: Money.nullable(),
    expectedNoOfBookings: z.number().nullable(),
    expectedNoOfBookingsDuration: text,
    expectedRevenue: Money.nullable(),
    expectedRevenueDuration: text,
    /** Days from the invoice to its due date. */
    paymentTerms: z.number(),
    accountManager: text,
    lastBookingDate: Moment.nullable(),
  }),
);

/** A note about a customer; customers' own users do not see them. */
export const CustomerNote = entity(
  'CustomerNote',
  z.object({
    id: Id.optional(),
    comment: z.string(),
    userName: z.string().nullish(),
    creationTime: Moment.optional(),
  }),
);

export const CustomerDetail = entity(
  'CustomerDetail',
  z.object({
    ...Customer.shape,
    bookingEmail: text,
    mobile: text,
    abn: text,
    acn: text,
    businessIndustry: text,
    yearsInBusiness: z.number().nullable(),
    customerSource: text,
    businessWebsiteURL: text,
    invoicePeriod: z.string(),
    /** A weekday from 1 (Monday) or a day of the month; null is Monday or the first. */
    invoiceDay: z.number().int().nullable(),
    invoiceByEmail: z.boolean(),
    invoiceGrouping: z.string(),
    /** HH:mm */
    openingTime: text,
    closingTime: text,
    /** 0 is Sunday, 6 is Saturday (decisions C-12). */
    openDaysOfWeek: z.array(z.number()),
    salesPerson: text,
    specialInstructions: text,
    customerLogo: Guid.nullable(),
    atiOptIn: z.boolean(),
    atiType: text,
    atiInsuredValue: Money.nullable(),
    isInvoicable: z.boolean(),
    organizationUnitId: Id.nullable(),
    /** Newest first. */
    notes: z.array(CustomerNote),
  }),
);

/** A customer as shown in the picker. */
export const CustomerPickerItem = entity(
  'CustomerPickerItem',
  z.object({
    id: Id,
    customerGuid: Guid,
    code: text,
    companyName: text,
    customerName: text,
    contactName: text,
    accountName: text,
    displayName: z.string(),
  }),
);

export const FrequentAddress = entity(
  'FrequentAddress',
  z.object({
    id: Id,
    customerId: Id,
    type: text,
    name: text,
    nickname: text,
    companyName: text,
    email: text,
    contactName: text,
    telephone: text,
    specialInstructions: text,
    addressLine1: text,
    addressLine2: text,
    addressLine3: text,
    suburb: text,
    postCode: text,
    state: text,
    stateCode: text,
    country: text,
    countryCode: text,
    isActive: z.boolean(),
    isDefault: z.boolean(),
  }),
);

export const CustomerProduct = entity(
  'CustomerProduct',
  z.object({
    id: Id,
    customerId: Id,
    packageType: z.string(),
    productCode: z.string(),
    length: Measure,
    width: Measure,
    height: Measure,
    weight: Measure,
    isDangerousGood: z.boolean(),
    dangerousGoodsCategoryId: Id.nullable(),
    dangerousGoodsCategoryName: text,
    name: z.string(),
    description: text,
    isActive: z.boolean(),
  }),
);

export const CostCenter = entity(
  'CostCenter',
  z.object({
    id: Id,
    customerId: Id,
    code: z.string(),
    name: z.string(),
    isDefault: z.boolean(),
    isActive: z.boolean(),
  }),
);

export const Reference = entity(
  'Reference',
  z.object({
    id: Id,
    customerId: Id,
    name: z.string(),
    description: text,
    isRequired: z.boolean(),
    isActive: z.boolean(),
    displayOnInvoice: z.boolean(),
  }),
);

/** Whether a field is shown, and whether a booking must fill it. */
const Query = z.object({ isEnable: z.boolean(), isRequired: z.boolean() });

export const CustomerSettings = entity(
  'CustomerSettings',
  z.object({
    costCenterSettings: Query,
    referenceSettings: Query,
    /** Defaults of a new booking: authority to leave, and an e-mail on every change of status. */
    bookingSettings: z.object({ atl: z.boolean(), notification: z.boolean() }),
  }),
);
export type CustomerSettings = z.output<typeof CustomerSettings>;

/** A customer's shop that requests prices from us; its key identifies it. */
export const ECommerceStoreSetting = entity(
  'ECommerceStoreSetting',
  z.object({
    id: Id,
    customerId: Id,
    storeType: z.string(),
    cartName: z.string(),
    storeKey: z.string(),
    isActive: z.boolean(),
    storeParams: TextMap,
  }),
);
export type ECommerceStoreSetting = z.output<typeof ECommerceStoreSetting>;
