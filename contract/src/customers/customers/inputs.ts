import { complaint } from '../../complaint.ts';
import { z } from 'zod';
import { EntityData } from '../../records/entities/shapes.ts';
import { checkState, CountryCode } from '../../shared/codes.ts';
import { checkPlace } from '../../shared/place-names.ts';
import { Guid, Id, Moment, line, measureMax, requiredLine } from '../../shared/fields.ts';
import {
  accountStatuses,
  addressTypes,
  atiTypes,
  businessTypes,
  customerTypes,
  durations,
  invoiceGroupings,
  invoicePeriods,
  paymentTermDays,
} from './choices.ts';
import { revision } from '../../revision.ts';
import { idOf, ownId } from '../../shared/ids.ts';
import { turnings } from '../products/turnings.ts';

/** Optional text; empty text counts as absent. */
const text = (max: number) => line(max).nullish();
const email = z
  .union([z.literal(''), z.email({ error: 'Please enter a valid e-mail address' }).max(256)])
  .nullish();
const time = z
  .union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter HH:mm')])
  .nullish();
const amount = (message: string) =>
  z.number({ error: message }).min(0, message).max(1e12).nullish();
const flag = z.boolean().nullish();

export const CustomerAddressToSave = z
  .object({
    addressLine1: text(256),
    addressLine2: text(256),
    addressLine3: text(256),
    countryCode: CountryCode.nullish(),
    suburb: text(100),
    postCode: text(20),
    stateCode: text(10),
  })
  .check(checkState);

/** The values that a customer's own administrator may change (decisions C-07). */
export const AccountToSave = z.object({
  id: idOf('customer').optional(),
  contactName: text(256),
  email,
  bookingEmail: email,
  mobile: text(50),
  telephone: text(50),
  address: CustomerAddressToSave.nullish(),
  openingTime: time,
  closingTime: time,
  openDaysOfWeek: z.array(z.number().int().min(0).max(6)).max(7).nullish(),
  specialInstructions: text(2000),
  customerLogo: ownId(Guid).nullish(),
  ...revision,
});

/** A customer as its form sends it: without an id it is new; absent fields are cleared. */
export const CustomerToSave = z.object({
  ...AccountToSave.omit({ telephone: true }).shape,
  code: text(50),
  type: z.enum(customerTypes).nullish(),
  businessType: z.enum(businessTypes).nullish(),
  isActive: flag,
  accountStatus: z.enum(accountStatuses).nullish(),
  customerName: text(256),
  companyName: text(256),
  accountName: text(256),
  /** The telephone number. */
  contact: text(50),
  dateOfRegistration: Moment.nullish(),
  canSendDG: flag,
  creditLimit: amount('A credit limit must be 0 or more'),
  expectedNoOfBookings: z.number().int().min(0).max(1e9).nullish(),
  expectedNoOfBookingsDuration: z.enum(durations).nullish(),
  expectedRevenue: amount('Expected revenue must be 0 or more'),
  expectedRevenueDuration: z.enum(durations).nullish(),
  paymentTerms: z.literal([...paymentTermDays]).nullish(),
  accountManager: text(256),
  abn: text(20),
  acn: text(20),
  businessIndustry: text(256),
  yearsInBusiness: z.number().int().min(0).max(1000).nullish(),
  customerSource: text(256),
  businessWebsiteURL: text(512),
  invoicePeriod: z.enum(invoicePeriods).nullish(),
  /** A weekday from 1 (Monday) or a day of the month; defaults to Monday or the first. */
  invoiceDay: z.number().int().min(1).max(31).nullish(),
  /** Whether invoices are e-mailed when they are issued; defaults to true. */
  invoiceByEmail: flag,
  /** If absent, all freight goes on one invoice. */
  invoiceGrouping: z.enum(invoiceGroupings).nullish(),
  salesPerson: text(256),
  atiOptIn: flag,
  atiType: z.enum(atiTypes).nullish(),
  atiInsuredValue: amount('The insured value must be 0 or more'),
  isInvoicable: flag,
  organizationUnitId: idOf('organizationUnit').nullish(),
  /** Values of the tenant's own fields, by key; where it is absent, they stay as they are. */
  customFields: EntityData.nullish(),
});

export const FrequentAddressToSave = z
  .object({
    id: idOf('address').nullish(),
    type: z.enum(addressTypes).nullish(),
    name: text(256),
    nickname: text(100),
    companyName: text(256),
    email,
    contactName: text(256),
    telephone: text(50),
    specialInstructions: text(2000),
    addressLine1: requiredLine(256, 'Please enter the street'),
    addressLine2: text(256),
    addressLine3: text(256),
    suburb: requiredLine(100, 'Please enter the suburb'),
    postCode: requiredLine(20, 'Please enter the postcode'),
    state: text(100),
    stateCode: text(10),
    country: text(100),
    countryCode: CountryCode.nullish(),
    isActive: flag,
    isDefault: flag,
  })
  .check(checkPlace);

const measure = (units: readonly string[], what: string) =>
  z.object({
    value: z
      .number({ error: complaint('Please enter the {what}', { what }) })
      .min(0, complaint('The {what} must be 0 or more', { what }))
      .max(measureMax),
    unit: z.enum(units, {
      error: complaint('The unit of the {what} must be one of {units}', {
        what,
        units: units.join(', '),
      }),
    }),
  });
const lengthUnits = ['cm', 'mm', 'm', 'in', 'ft'];

export const ProductToSave = z.object({
  id: idOf('product').nullish(),
  packageType: requiredLine(100, 'Please choose a package type'),
  productCode: requiredLine(100, 'Please enter a code'),
  length: measure(lengthUnits, 'length'),
  width: measure(lengthUnits, 'width'),
  height: measure(lengthUnits, 'height'),
  weight: measure(['kg', 'g', 't', 'lb'], 'weight'),
  turning: z.enum(turnings, 'Please choose Any, Upright or None').nullish(),
  isFragile: flag,
  isDangerousGood: flag,
  dangerousGoodsCategoryId: ownId(Id).nullish(),
  dangerousGoodsCategoryName: text(256),
  name: requiredLine(256, 'Please enter a name'),
  description: text(2000),
  isActive: flag,
});

export const CostCenterToSave = z.object({
  id: idOf('costCenter').nullish(),
  code: requiredLine(50, 'Please enter a code'),
  name: requiredLine(256, 'Please enter a name'),
  isDefault: flag,
  isActive: flag,
});

export const ReferenceToSave = z.object({
  id: idOf('reference').nullish(),
  name: requiredLine(100, 'Please enter a name'),
  description: text(2000),
  isRequired: flag,
  isActive: flag,
  displayOnInvoice: flag,
});

/** The supported shop systems (decisions O-01). */
export const storeTypes = ['Shopify', 'Odoo', 'WooCommerce', 'Magento', 'Csv'] as const;

export const StoreSettingToSave = z.object({
  id: idOf('store').nullish(),
  storeType: z.enum(storeTypes, {
    error: complaint('The shop type must be one of {types}', { types: storeTypes.join(', ') }),
  }),
  cartName: text(128),
  storeKey: requiredLine(128, 'Please enter the key'),
  isActive: flag,
  storeParams: z.record(z.string().min(1).max(64), z.string().max(1000)).nullish(),
});
export type StoreSettingInput = z.output<typeof StoreSettingToSave>;

/** The input types as handlers receive them. */
export type AccountInput = z.output<typeof AccountToSave>;
export type CustomerInput = z.output<typeof CustomerToSave>;
export type FrequentAddressInput = z.output<typeof FrequentAddressToSave>;
export type ProductInput = z.output<typeof ProductToSave>;
export type CostCenterInput = z.output<typeof CostCenterToSave>;
export type ReferenceInput = z.output<typeof ReferenceToSave>;
