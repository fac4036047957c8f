import type { Contents } from './booking-row.ts';
import { areSame } from './contents.ts';

/** The columns that users write, each with its member in the API. */
const memberOf = {
  customer_id: 'customer.id',
  customer_contact_name: 'customerContactName',
  company_name: 'companyName',
  caller: 'customer.caller',
  cost_center_id: 'costCenterId',
  cost_center: 'costCenter',
  reference: 'reference',
  customer_reference: 'customer.reference',
  store_key: 'storeKey',
  order_number: 'orderNumber',
  custom: 'customFields',
  promo_code: 'promoCode',
  booking_date: 'bookingDate',
  pickup_ready_at: 'pickupReadyTime',
  business_closing_at: 'businessClosingTime',
  is_ready: 'isReadyToPickup',
  from_address: 'fromAddress',
  to_address: 'toAddress',
  special_instructions: 'specialInstructions',
  delivery_instructions: 'deliveryInstructions',
  pickup_options: 'pickupOptions',
  delivery_options: 'deliveryOptions',
  items: 'items',
  is_dangerous: 'isDangerousGood',
  dangerous_un_code: 'dangerousGoodUNCode',
  dangerous_package_type: 'dangerousGoodPackageType',
  dangerous_description: 'dangerousGoodDescription',
  insured_minor: 'insuredValue',
  insurance_type: 'insuranceType',
} as const satisfies Partial<Record<keyof Contents, string>>;

/** Columns derived only from the items, which are merged together with them. */
const ofItems = [
  'item_lines',
  'pieces',
  'grams',
  'cubic_millimetres',
  'cubic_grams',
  'chargeable_grams',
  'cubic_factor',
] as const satisfies readonly (keyof Contents)[];

type Three = {
  /** The contents as the caller read them. */
  readonly read: Contents;
  /** The contents as they are now. */
  readonly current: Contents;
  /** The contents that the caller sent. */
  readonly wanted: Contents;
};

type Column = keyof typeof memberOf;

/**
 * Merges two changes of one booking: members that the caller did not change keep their current
 * values, members that only the caller changed are taken. `conflicts` lists the members that both
 * changed to different values.
 */
export function mergeContents({ read, current, wanted }: Three): {
  readonly contents: Contents;
  readonly conflicts: readonly string[];
} {
  const columns = Object.keys(memberOf) as Column[];
  const leftAlone = columns.filter((column) => areSame(wanted[column], read[column]));
  const conflicts = columns.filter(
    (column) =>
      !leftAlone.includes(column) &&
      !areSame(current[column], read[column]) &&
      !areSame(current[column], wanted[column]),
  );
  const saved = leftAlone.includes('items') ? [...leftAlone, ...ofItems] : leftAlone;
  const contents = {
    ...wanted,
    ...Object.fromEntries(saved.map((column) => [column, current[column]])),
  };
  return { contents, conflicts: conflicts.map((column) => memberOf[column]) };
}
