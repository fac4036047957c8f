import { minor, toDecimal } from '@waybill/kernel/money';
import type { ListedCustomer, CustomerNoteRow } from './rows.ts';

/** Maps a row to a customer in lists. */
export const toCustomer = (row: ListedCustomer) => ({
  id: row.id,
  customerGuid: row.guid,
  code: row.code,
  type: row.type,
  businessType: row.business_type,
  isBusiness: row.business_type !== 'Individual',
  isActive: row.account_status === 'Active',
  accountStatus: row.account_status,
  customerName: row.customer_name,
  companyName: row.company_name,
  contactName: row.contact_name,
  accountName: row.account_name,
  email: row.email,
  contact: row.telephone,
  address: {
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    addressLine3: row.address_line3,
    countryCode: row.country_code,
    suburb: row.suburb,
    postCode: row.post_code,
    stateCode: row.state_code,
  },
  dateOfRegistration: row.registered_at.toISOString(),
  creationTime: row.created_at.toISOString(),
  canSendDG: row.can_send_dg,
  creditLimit: toMoney(row.credit_limit_minor),
  creditExposure: toDecimal(minor(row.exposure_minor)),
  outstandingAmount: toMoney(row.outstanding_minor),
  expectedNoOfBookings: row.expected_bookings,
  expectedNoOfBookingsDuration: row.expected_bookings_duration,
  expectedRevenue: toMoney(row.expected_revenue_minor),
  expectedRevenueDuration: row.expected_revenue_duration,
  paymentTerms: row.payment_terms,
  accountManager: row.account_manager,
  lastBookingDate: row.last_booking_at?.toISOString() ?? null,
  customFields: { ...row.custom },
});

export type NamedNote = CustomerNoteRow & { readonly user_name: string | null };

/** Maps a row to a customer with all details. */
export const toCustomerDetail = (row: ListedCustomer, notes: readonly NamedNote[]) => ({
  ...toCustomer(row),
  bookingEmail: row.booking_email,
  mobile: row.mobile,
  abn: row.abn,
  acn: row.acn,
  businessIndustry: row.business_industry,
  yearsInBusiness: row.years_in_business,
  customerSource: row.customer_source,
  businessWebsiteURL: row.website,
  invoicePeriod: row.invoice_period,
  invoiceDay: row.invoice_day,
  invoiceByEmail: row.invoice_by_email,
  invoiceGrouping: row.invoice_grouping,
  openingTime: row.opening_time,
  closingTime: row.closing_time,
  openDaysOfWeek: [...row.open_days],
  salesPerson: row.sales_person,
  specialInstructions: row.special_instructions,
  customerLogo: row.logo_file,
  atiOptIn: row.ati_opt_in,
  atiType: row.ati_type,
  atiInsuredValue: toMoney(row.ati_insured_value_minor),
  isInvoicable: row.is_invoicable,
  organizationUnitId: row.organization_unit_id,
  notes: notes.map((note) => ({
    id: note.id,
    comment: note.comment,
    userName: note.user_name,
    creationTime: note.created_at.toISOString(),
  })),
});

const toMoney = (amount: number | null): number | null =>
  amount === null ? null : toDecimal(minor(amount));
