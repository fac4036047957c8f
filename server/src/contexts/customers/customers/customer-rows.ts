import type { CustomerColumn } from '@waybill/contract/customers/customers/imports';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import {
  customAfter,
  customInCells,
  customSeen,
  type CustomFields,
} from '#contexts/records/public.ts';
import type { Complaint } from '#platform/csv-cells.ts';
import { type GatheredRows, gatherRows } from '#platform/tables/gather-rows.ts';
import type { ListRow } from '#platform/tables/open-list.ts';
import { customerFields } from './domain/customer-to-save.ts';
import { inputValue } from './domain/inputs.ts';
import type { CustomerFields, KnownCustomer } from './domain/rows.ts';
import { type CustomerCells, customerIn } from './customer-cells.ts';
import type { PlaceFaults } from '../address-book/places-of-rows.ts';
import { isNoPostcode, noPostcode } from '../address-book/postcode.ts';
import { twinFinder } from './same-business.ts';

/** A customer of a file; without a code it gets the next one of the series. */
export type ImportedCustomer = CustomerFields & { readonly code: string | null };

type Known = {
  /**
   * The customers that rows may refer to, by code, business number or name; includes deleted ones.
   */
  readonly saved: readonly KnownCustomer[];
  /** Whether the caller may change customers. */
  readonly mayEdit: boolean;
  /** The type of a new customer if the file does not give one. */
  readonly newType: CustomerFields['type'];
  readonly placeFaults: PlaceFaults;
  /** The tenant's custom fields of customers. */
  readonly custom: CustomFields | undefined;
};

/**
 * Matches the customers of a file by code; fields without a column stay unchanged. A new one that
 * already exists by business number, or by name and postcode, is returned as a fault.
 */
export function gatherCustomers(
  rows: readonly ListRow[],
  { saved, mayEdit, newType, placeFaults, custom: type }: Known,
): GatheredRows<ImportedCustomer, KnownCustomer & ImportedCustomer> {
  const twinOf = twinFinder(saved);
  const read = (cells: CustomerCells, old: KnownCustomer | undefined) => {
    const parsed = customerIn(cells);
    if (isComplaints(parsed)) return parsed;
    if (old?.isDeleted === true) return [deleted];
    if (old !== undefined && !mayEdit) return [mayNotEdit];
    const fields = customerFields({ ...parsed, type: parsed.type ?? newType });
    const row =
      old === undefined ? { ...fields, code: inputValue(cells.code) } : over(old, fields, cells);
    if (isNoPostcode(row)) return [noPostcode];
    const places = placeFaults(cells);
    if (places.length > 0) return places;
    const twin = twinOf(row, old);
    if (twin !== null) return [twin];
    const custom = customIn(type, cells, old?.custom ?? null);
    return custom.faults.length > 0 ? custom.faults : { ...row, custom: custom.data };
  };
  return gatherRows<ImportedCustomer, KnownCustomer & ImportedCustomer>(rows, {
    saved,
    keyOfRow: ({ code }) => `code ${code.toLowerCase()}`,
    keyOfCells: keyOf,
    nameOf: ({ code, companyName, contactName }: CustomerCells) =>
      [code, companyName, contactName].find((each) => (each ?? '') !== '') ?? '',
    read,
  });
}

/** Returns the custom values after merging the row; a new customer needs the required ones. */
function customIn(type: CustomFields | undefined, cells: CustomerCells, old: EntityData | null) {
  const custom = customInCells(type, cells);
  return customAfter(type, {
    before: old ?? {},
    sent: { ...customSeen(type, old ?? {}), ...custom },
    isComplete: custom !== undefined || old === null,
  });
}

/** Returns the key of a row; rows without a code are the same customer if all cells are equal. */
const keyOf = ({ code = '', ...rest }: CustomerCells): string =>
  code === '' ? JSON.stringify(rest).toLowerCase() : `code ${code.toLowerCase()}`;

const deleted: Complaint = {
  message: "This code belongs to a deleted customer and can't be reused.",
  members: ['code'],
};
const mayNotEdit: Complaint = {
  message:
    "This code belongs to another customer, and you don't have permission to edit customers.",
  members: ['code'],
};

/** The stored field of a customer for each column of a file. */
const fieldOf: Readonly<Record<Exclude<CustomerColumn, 'code'>, keyof CustomerFields>> = {
  companyName: 'company_name',
  customerName: 'customer_name',
  contactName: 'contact_name',
  accountName: 'account_name',
  type: 'type',
  businessType: 'business_type',
  accountStatus: 'account_status',
  email: 'email',
  bookingEmail: 'booking_email',
  telephone: 'telephone',
  mobile: 'mobile',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  addressLine3: 'address_line3',
  suburb: 'suburb',
  postCode: 'post_code',
  stateCode: 'state_code',
  countryCode: 'country_code',
  abn: 'abn',
  acn: 'acn',
  creditLimit: 'credit_limit_minor',
  paymentTerms: 'payment_terms',
  invoicePeriod: 'invoice_period',
  accountManager: 'account_manager',
  salesPerson: 'sales_person',
  businessIndustry: 'business_industry',
  businessWebsiteURL: 'website',
  specialInstructions: 'special_instructions',
  canSendDG: 'can_send_dg',
};

/** Columns whose empty cells are ignored, because every customer has a value. */
const neverEmpty: ReadonlySet<string> = new Set([
  'type',
  'accountStatus',
  'countryCode',
  'paymentTerms',
  'invoicePeriod',
  'canSendDG',
]);

/** Merges the row into the saved customer; its state is cleared if the place changes. */
function over(old: KnownCustomer, fields: CustomerFields, cells: CustomerCells) {
  const columns = (Object.keys(fieldOf) as (keyof typeof fieldOf)[]).filter(
    (column) => column in cells && !(neverEmpty.has(column) && cells[column] === ''),
  );
  const row = {
    ...old,
    ...Object.fromEntries(columns.map((column) => [fieldOf[column], fields[fieldOf[column]]])),
  };
  // An invoice day depends on its period: a changed period resets it to the first day.
  const invoice_day = row.invoice_period === old.invoice_period ? old.invoice_day : null;
  const isSamePlace = row.suburb === old.suburb && row.post_code === old.post_code;
  const saved = { ...row, invoice_day };
  return isSamePlace || 'stateCode' in cells ? saved : { ...saved, state_code: null };
}

const isComplaints = (read: object): read is readonly Complaint[] => Array.isArray(read);
