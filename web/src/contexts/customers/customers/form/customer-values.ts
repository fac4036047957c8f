import { invoiceDayMax, type InvoicePeriod } from '@waybill/contract/customers/customers/choices';
import type {
  createOrUpdateCustomer,
  updateCustomerAccount,
} from '@waybill/contract/customers/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { z } from 'zod';
import type { CustomerDetail } from '@waybill/contract/customers/customers/shapes';

export type CustomerDetailData = z.output<typeof CustomerDetail>;

const text = (value: string | null): string => value ?? '';

/** Returns the form values of contact details: every field is set, empty text for none. */
function accountValues(detail: CustomerDetailData) {
  const { address } = detail;
  return {
    contactName: text(detail.contactName),
    email: text(detail.email),
    bookingEmail: text(detail.bookingEmail),
    mobile: text(detail.mobile),
    address: {
      addressLine1: text(address.addressLine1),
      addressLine2: text(address.addressLine2),
      addressLine3: text(address.addressLine3),
      suburb: text(address.suburb),
      stateCode: text(address.stateCode),
      postCode: text(address.postCode),
      countryCode: address.countryCode,
    },
    openingTime: text(detail.openingTime),
    closingTime: text(detail.closingTime),
    openDaysOfWeek: [...detail.openDaysOfWeek],
    specialInstructions: text(detail.specialInstructions),
    customerLogo: detail.customerLogo,
  };
}

export const customerValues = (detail: CustomerDetailData) => ({
  customer: {
    ...accountValues(detail),
    contact: text(detail.contact),
    code: detail.code,
    type: detail.type,
    businessType: detail.businessType,
    accountStatus: detail.accountStatus,
    customerName: text(detail.customerName),
    companyName: text(detail.companyName),
    accountName: text(detail.accountName),
    abn: text(detail.abn),
    acn: text(detail.acn),
    businessIndustry: text(detail.businessIndustry),
    yearsInBusiness: detail.yearsInBusiness,
    customerSource: text(detail.customerSource),
    businessWebsiteURL: text(detail.businessWebsiteURL),
    paymentTerms: detail.paymentTerms,
    invoicePeriod: detail.invoicePeriod,
    invoiceDay: detail.invoiceDay,
    invoiceByEmail: detail.invoiceByEmail,
    invoiceGrouping: detail.invoiceGrouping,
    isInvoicable: detail.isInvoicable,
    creditLimit: detail.creditLimit,
    canSendDG: detail.canSendDG,
    accountManager: text(detail.accountManager),
    salesPerson: text(detail.salesPerson),
    expectedNoOfBookings: detail.expectedNoOfBookings,
    expectedNoOfBookingsDuration: detail.expectedNoOfBookingsDuration,
    expectedRevenue: detail.expectedRevenue,
    expectedRevenueDuration: detail.expectedRevenueDuration,
    atiOptIn: detail.atiOptIn,
    atiType: detail.atiType,
    atiInsuredValue: detail.atiInsuredValue,
    customFields: { ...detail.customFields } as Record<string, unknown>,
  },
});

export type CustomerValues = ReturnType<typeof customerValues>;
type Args = ArgsOf<typeof createOrUpdateCustomer>;

/** Returns null for a day that was chosen for another period. */
function dayOfPeriod({ invoicePeriod, invoiceDay }: CustomerValues['customer']): number | null {
  const max = invoiceDayMax[invoicePeriod as InvoicePeriod];
  return max !== null && invoiceDay !== null && invoiceDay <= max ? invoiceDay : null;
}

/** Converts form values to the request; without `saved` it creates a customer. */
export const saveArgs = ({ customer }: CustomerValues, saved?: CustomerDetailData): Args => ({
  // The values come from selects that offer only those of the contract.
  customer: {
    ...(customer as Args['customer']),
    invoiceDay: dayOfPeriod(customer),
    ...(saved && {
      id: saved.id,
      organizationUnitId: saved.organizationUnitId,
      dateOfRegistration: saved.dateOfRegistration,
    }),
  },
});

/** Returns the form values of a company's own details. */
export const companyValues = (detail: CustomerDetailData) => ({
  ...accountValues(detail),
  telephone: text(detail.contact),
});

export const companyArgs = (
  values: ReturnType<typeof companyValues>,
  saved: CustomerDetailData,
): ArgsOf<typeof updateCustomerAccount> => ({
  ...values,
  id: saved.id,
});

/** The defaults of a new customer (decisions C-01, C-05; ui-forms-018). */
export const newCustomer: CustomerValues = {
  customer: {
    contactName: '',
    email: '',
    bookingEmail: '',
    contact: '',
    mobile: '',
    address: {
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      suburb: '',
      stateCode: '',
      postCode: '',
      countryCode: 'AU',
    },
    openingTime: '',
    closingTime: '',
    openDaysOfWeek: [1, 2, 3, 4, 5],
    specialInstructions: '',
    customerLogo: null,
    customFields: {},
    code: '',
    type: 'Account',
    businessType: 'Company',
    accountStatus: 'Active',
    customerName: '',
    companyName: '',
    accountName: '',
    abn: '',
    acn: '',
    businessIndustry: '',
    yearsInBusiness: null,
    customerSource: '',
    businessWebsiteURL: '',
    paymentTerms: 14,
    invoicePeriod: 'Weekly',
    invoiceDay: null,
    invoiceByEmail: true,
    invoiceGrouping: 'Customer',
    isInvoicable: true,
    creditLimit: null,
    canSendDG: false,
    accountManager: '',
    salesPerson: '',
    expectedNoOfBookings: null,
    expectedNoOfBookingsDuration: null,
    expectedRevenue: null,
    expectedRevenueDuration: null,
    atiOptIn: false,
    atiType: null,
    atiInsuredValue: null,
  },
};
