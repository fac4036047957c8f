import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { Address, AddressInput } from '@waybill/contract/shared/address';
import type { Item, ItemInput } from '@waybill/contract/shared/freight-item';
import { fromDecimal } from '@waybill/kernel/money';
import type { Contents, KeyedText, KeyedTexts } from './booking-row.ts';
import { freightOf } from './freight.ts';

/**
 * Returns the contents after a write: omitted members stay unchanged, null clears a member.
 * @throws {MeasureRefusal} for unusable measures.
 */
export function contentsAfter(before: Contents | null, sent: BookingWrite): Contents {
  const saved = before ?? blank;
  const input = <T>(value: T | null | undefined, old: T | null): T | null =>
    value === undefined ? old : value;
  const { customer } = sent;
  const items = sent.items === undefined ? saved.items : (sent.items ?? []).map(itemOf);
  return {
    customer_id: input(customer?.id, saved.customer_id),
    customer_contact_name: input(sent.customerContactName, saved.customer_contact_name),
    company_name: input(sent.companyName, saved.company_name),
    caller: input(customer?.caller, saved.caller),
    cost_center_id: input(sent.costCenterId ?? customer?.costCenterId, saved.cost_center_id),
    cost_center: input(sent.costCenter ?? customer?.costCenter, saved.cost_center),
    reference: input<readonly KeyedText[]>(sent.reference, saved.reference) ?? [],
    customer_reference: input<KeyedTexts>(customer?.reference, saved.customer_reference) ?? {},
    store_key: input(sent.storeKey, saved.store_key),
    order_number: input(sent.orderNumber, saved.order_number),
    custom: input<EntityData>(sent.customFields, saved.custom) ?? {},
    promo_code: input(sent.promoCode, saved.promo_code),
    booking_date: input(dateOf(sent.bookingDate), saved.booking_date),
    pickup_ready_at: input(dateOf(sent.pickupReadyTime), saved.pickup_ready_at),
    business_closing_at: input(dateOf(sent.businessClosingTime), saved.business_closing_at),
    is_ready: input(sent.isReadyToPickup, saved.is_ready) ?? false,
    from_address: addressAfter(saved.from_address, sent.fromAddress),
    to_address: addressAfter(saved.to_address, sent.toAddress),
    special_instructions: input(sent.specialInstructions, saved.special_instructions),
    delivery_instructions: input(sent.deliveryInstructions, saved.delivery_instructions),
    pickup_options: input<KeyedTexts>(sent.pickupOptions, saved.pickup_options) ?? {},
    delivery_options: input<KeyedTexts>(sent.deliveryOptions, saved.delivery_options) ?? {},
    items,
    ...freightOf(items, saved.cubic_factor),
    is_dangerous: input(sent.isDangerousGood, saved.is_dangerous) ?? false,
    dangerous_un_code: input(sent.dangerousGoodUNCode, saved.dangerous_un_code),
    dangerous_package_type: input(sent.dangerousGoodPackageType, saved.dangerous_package_type),
    dangerous_description: input(sent.dangerousGoodDescription, saved.dangerous_description),
    insured_minor:
      sent.insuredValue === undefined ? saved.insured_minor : minorOf(sent.insuredValue),
    insurance_type: input(sent.insuranceType, saved.insurance_type),
  };
}

/** Returns the parts that the price depends on; if they change, the booking needs a new price. */
export const pricedParts = (contents: Contents): unknown => [
  contents.customer_id,
  [contents.from_address, contents.to_address].map((a) => [
    a.countryCode,
    a.postCode,
    a.suburb.toUpperCase(),
    a.type,
  ]),
  contents.items.map((i) => [i.packageType, i.length, i.width, i.height, i.weight, i.quantity]),
  contents.pickup_options,
  contents.delivery_options,
  contents.is_dangerous,
  contents.insured_minor,
  contents.insurance_type,
  contents.promo_code,
];

/** Returns the parts that may not change after the manifest is closed (decisions B-42). */
export const lockedParts = (contents: Contents): unknown => [
  ...(pricedParts(contents) as unknown[]),
  contents.booking_date,
  contents.pickup_ready_at,
  contents.business_closing_at,
  contents.dangerous_un_code,
  [contents.from_address, contents.to_address].map((a) => [
    a.addressLine1,
    a.addressLine2,
    a.addressLine3,
  ]),
];

export const areSame = (one: unknown, other: unknown): boolean => stable(one) === stable(other);

function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const dateOf = (text: string | null | undefined): Date | null | undefined =>
  typeof text === 'string' ? new Date(text) : text;

const minorOf = (amount: number | null) => (amount === null ? null : fromDecimal(amount));

const blankAddress: Address = {
  type: null,
  contactName: null,
  companyName: null,
  email: null,
  telephone: null,
  addressLine1: '',
  addressLine2: null,
  addressLine3: null,
  postCode: '',
  suburb: '',
  state: null,
  stateCode: null,
  country: null,
  countryCode: 'AU',
};

/** Returns the address after a write; it is always sent whole, so missing members are empty. */
export function addressAfter(before: Address, sent: AddressInput | null | undefined): Address {
  if (sent === undefined) return before;
  if (sent === null) return blankAddress;
  const text = (value: string | null | undefined): string | null => value || null;
  return {
    type: text(sent.type),
    contactName: text(sent.contactName),
    companyName: text(sent.companyName),
    email: text(sent.email),
    telephone: text(sent.telephone),
    addressLine1: sent.addressLine1 ?? '',
    addressLine2: text(sent.addressLine2),
    addressLine3: text(sent.addressLine3),
    postCode: sent.postCode ?? '',
    suburb: sent.suburb ?? '',
    state: text(sent.state),
    stateCode: text(sent.stateCode)?.toUpperCase() ?? null,
    country: text(sent.country),
    countryCode: (sent.countryCode || 'AU').toUpperCase(),
  };
}

/** Lines are numbered from 1 in the order in which they are sent. */
function itemOf(sent: ItemInput, index: number): Item {
  const length = (measure: ItemInput['height']) => measure ?? { value: 0, unit: 'cm' };
  return {
    id: index + 1,
    productId: sent.productId ?? null,
    packageType: sent.packageType || 'Carton',
    height: length(sent.height),
    width: length(sent.width),
    length: length(sent.length),
    weight: sent.weight ?? { value: 0, unit: 'kg' },
    quantity: sent.quantity ?? 1,
    description: sent.description ?? null,
    itemOptions: sent.itemOptions ?? {},
    hsCode: sent.hsCode ?? null,
    itemValue: sent.itemValue ?? null,
    currency: sent.currency ?? null,
    manufactureCountryCode: sent.manufactureCountryCode ?? null,
  };
}

const blank: Contents = {
  customer_id: null,
  customer_contact_name: null,
  company_name: null,
  caller: null,
  cost_center_id: null,
  cost_center: null,
  reference: [],
  customer_reference: {},
  store_key: null,
  order_number: null,
  custom: {},
  promo_code: null,
  booking_date: null,
  pickup_ready_at: null,
  business_closing_at: null,
  is_ready: false,
  from_address: blankAddress,
  to_address: blankAddress,
  special_instructions: null,
  delivery_instructions: null,
  pickup_options: {},
  delivery_options: {},
  items: [],
  ...freightOf([], null),
  is_dangerous: false,
  dangerous_un_code: null,
  dangerous_package_type: null,
  dangerous_description: null,
  insured_minor: null,
  insurance_type: null,
};
