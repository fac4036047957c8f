import { sql } from 'kysely';
import { detailAlone } from '../domain/mappers.ts';

/** The columns of a booking that are written together, with their types for JSON records. */
const written = {
  customer_id: 'bigint',
  status: 'text',
  batch_id: 'uuid',
  consignment_id: 'text',
  pickup_number: 'text',
  resource_token: 'text',
  customer_contact_name: 'text',
  company_name: 'text',
  caller: 'text',
  cost_center_id: 'bigint',
  cost_center: 'text',
  reference: 'jsonb',
  customer_reference: 'jsonb',
  store_key: 'text',
  order_number: 'text',
  custom: 'jsonb',
  promo_code: 'text',
  carrier_account_id: 'bigint',
  carrier_code: 'text',
  carrier_name: 'text',
  carrier_account_name: 'text',
  service_code: 'text',
  service_name: 'text',
  quote_id: 'uuid',
  pricing: 'jsonb',
  freight_minor: 'bigint',
  insurance_minor: 'bigint',
  total_minor: 'bigint',
  total_tax_minor: 'bigint',
  carrier_total_minor: 'bigint',
  ssccs: 'text[]',
  exposure_minor: 'bigint',
  booking_date: 'timestamptz',
  pickup_ready_at: 'timestamptz',
  business_closing_at: 'timestamptz',
  is_ready: 'boolean',
  from_address: 'jsonb',
  to_address: 'jsonb',
  special_instructions: 'text',
  delivery_instructions: 'text',
  pickup_options: 'jsonb',
  delivery_options: 'jsonb',
  items: 'jsonb',
  item_lines: 'integer',
  pieces: 'integer',
  grams: 'bigint',
  cubic_millimetres: 'numeric',
  cubic_grams: 'bigint',
  chargeable_grams: 'bigint',
  cubic_factor: 'numeric',
  is_dangerous: 'boolean',
  dangerous_un_code: 'text',
  dangerous_package_type: 'text',
  dangerous_description: 'text',
  insured_minor: 'bigint',
  insurance_type: 'text',
  eta: 'timestamptz',
  cut_off_at: 'timestamptz',
  price_held_until: 'timestamptz',
  booked_at: 'timestamptz',
  quoted_at: 'timestamptz',
  is_multi_leg: 'boolean',
  parent_id: 'bigint',
  leg_number: 'smallint',
  price_in_one: 'jsonb',
} as const;

const names = Object.keys(written);

/** `customer_id, status, …` */
export const writtenNames = sql.raw(names.join(', '));
/** `w.customer_id, w.status, …` for the record `w`. */
export const writtenValues = sql.raw(names.map((name) => `w.${name}`).join(', '));
/** `(customer_id bigint, status text, …)`: the shape of a JSON record. */
export const writtenShape = sql.raw(
  `(${Object.entries(written)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`,
);

const input = [
  'status_at',
  'manifest_id',
  'manifest_number',
  'recharge',
  'last_tracking_status',
  'last_tracking_at',
  'picked_up_at',
  'delivered_at',
  'is_under_way',
  'payment_state',
  'invoice_id',
  'invoice_number',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
];

const ofBooking = (columns: readonly string[]) =>
  sql.raw(columns.map((name) => `b.${name}`).join(', '));

const everything = ['id', ...names, ...input];
const alone: ReadonlySet<string> = new Set(detailAlone);

/** All columns of a booking row `b`. */
export const bookingColumns = ofBooking(everything);
/** The columns of a booking row `b` in list responses. */
export const responseColumns = ofBooking(everything.filter((name) => !alone.has(name)));
