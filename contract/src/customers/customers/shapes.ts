import { z } from 'zod';
import { EntityData } from '../../records/entities/shapes.ts';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, Money } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

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
    id: idOf('customer'),
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
    /** Values of the tenant's own fields, by key, as far as the caller sees them. */
    customFields: EntityData,
  }),
);

/** A note about a customer; hidden from the customer's own users. */
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
    /** A weekday from 1 (Monday) or a day of the month; null means Monday or the first. */
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
    ...revision,
  }),
);
