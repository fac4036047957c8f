import { minor, toDecimal } from '@waybill/kernel/money';
import { customCsvColumns, type CustomFields } from '#contexts/records/public.ts';
import { type CsvColumn, writeCsv } from '#platform/csv.ts';
import type { ListedCustomer } from './domain/rows.ts';
import { placeColumns } from '../address-book/place-columns.ts';

/** Writes customers in the format of their import, plus the status, which is never imported. */
export const customersCsv = (
  rows: readonly ListedCustomer[],
  { withOutstanding, custom }: Exported,
): string =>
  writeCsv(
    [
      ...columns,
      ...customCsvColumns(custom, (row: ListedCustomer) => row.custom ?? {}),
      ...standing,
      ...(withOutstanding ? owed : []),
    ],
    rows,
  );

type Exported = {
  readonly withOutstanding: boolean;
  /** The tenant's custom fields of customers. */
  readonly custom: CustomFields | undefined;
};

const money = (amount: number | null): number | null =>
  amount === null ? null : toDecimal(minor(amount));

const columns: readonly CsvColumn<ListedCustomer>[] = [
  { head: 'code', cell: (row) => row.code },
  { head: 'companyName', cell: (row) => row.company_name },
  { head: 'customerName', cell: (row) => row.customer_name },
  { head: 'contactName', cell: (row) => row.contact_name },
  { head: 'accountName', cell: (row) => row.account_name },
  { head: 'type', cell: (row) => row.type },
  { head: 'businessType', cell: (row) => row.business_type },
  { head: 'accountStatus', cell: (row) => row.account_status },
  { head: 'email', cell: (row) => row.email },
  { head: 'bookingEmail', cell: (row) => row.booking_email },
  { head: 'telephone', cell: (row) => row.telephone },
  { head: 'mobile', cell: (row) => row.mobile },
  ...placeColumns,
  { head: 'abn', cell: (row) => row.abn },
  { head: 'acn', cell: (row) => row.acn },
  { head: 'creditLimit', cell: (row) => money(row.credit_limit_minor), decimals: 2 },
  { head: 'paymentTerms', cell: (row) => row.payment_terms },
  { head: 'invoicePeriod', cell: (row) => row.invoice_period },
  { head: 'accountManager', cell: (row) => row.account_manager },
  { head: 'salesPerson', cell: (row) => row.sales_person },
  { head: 'businessIndustry', cell: (row) => row.business_industry },
  { head: 'businessWebsiteURL', cell: (row) => row.website },
  { head: 'specialInstructions', cell: (row) => row.special_instructions },
  { head: 'canSendDG', cell: (row) => row.can_send_dg },
];

const standing: readonly CsvColumn<ListedCustomer>[] = [
  { head: 'creditExposure', cell: (row) => money(row.exposure_minor), decimals: 2 },
  { head: 'lastBookingDate', cell: (row) => row.last_booking_at?.toISOString() },
];

const owed: readonly CsvColumn<ListedCustomer>[] = [
  { head: 'outstandingAmount', cell: (row) => money(row.outstanding_minor), decimals: 2 },
];
