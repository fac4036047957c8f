/** The enum values of a customer as on the wire (decisions C-01 to C-05, C-11, C-13). */
export const customerTypes = ['Account', 'PayAsYouGo', 'PrePaid', 'Guest'] as const;
export type CustomerType = (typeof customerTypes)[number];

export const businessTypes = [
  'Individual',
  'SoleTrader',
  'Partnership',
  'Company',
  'Trust',
  'Government',
  'NonProfit',
] as const;
export type BusinessType = (typeof businessTypes)[number];

/** Only `Active` may book; `OnHold` may view and pay; users of a `Closed` one cannot sign in. */
export const accountStatuses = ['Pending', 'Active', 'OnHold', 'Suspended', 'Closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const durations = ['Day', 'Week', 'Fortnight', 'Month', 'Quarter', 'Year'] as const;
export type Duration = (typeof durations)[number];

/** Days from the invoice to its due date. */
export const paymentTermDays = [0, 7, 14, 21, 30, 45, 60] as const;
/**
 * How often a customer is invoiced; `PerBooking` invoices each booking separately, the day after
 * delivery.
 */
export const invoicePeriods = ['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'PerBooking'] as const;
export type InvoicePeriod = (typeof invoicePeriods)[number];

/** The highest invoice day of a period: weekdays are 1 (Monday) to 7; null if it has none. */
export const invoiceDayMax: Readonly<Record<InvoicePeriod, 7 | 31 | null>> = {
  Daily: null,
  Weekly: 7,
  Fortnightly: 7,
  Monthly: 31,
  PerBooking: null,
};

/** How a customer's freight is split into invoices within one billing run. */
export const invoiceGroupings = ['Customer', 'CostCenter', 'OrderNumber', 'Booking'] as const;
export type InvoiceGrouping = (typeof invoiceGroupings)[number];

/** Automatic transit insurance. */
export const atiTypes = ['Standard', 'Premium'] as const;
export type AtiType = (typeof atiTypes)[number];

export const addressTypes = ['Business', 'Residential'] as const;
export type AddressType = (typeof addressTypes)[number];

/** Returns a value as displayed: `Pay As You Go` for `PayAsYouGo`. */
export const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
