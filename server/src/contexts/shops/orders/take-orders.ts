import { type Message, sentence } from '@waybill/contract/sentence';
import type { ShopAddress, ShopItem, ShopOrder } from '@waybill/adapters/shop-platform';
import type { Address } from '@waybill/contract/shared/address';
import { isCountry, isCurrency, isState } from '@waybill/contract/shared/codes';
import type { OrderItem } from '@waybill/contract/shops/orders/shapes';
import { countryName, stateName } from '#contexts/lookups/public.ts';
import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { ShopRow } from '../shops/sql.ts';
import { checkOrders } from './check-orders.ts';
import { cancelByShop, insertOrders } from './sql.ts';

export type Taken = {
  readonly created: number;
  /** Orders that already exist. */
  readonly skipped: number;
  readonly failed: number;
  readonly messages: readonly Message[];
};

/**
 * Saves the orders reported by a shop: new ones are checked and packed, known ones stay unchanged
 * (decisions O-05), and those cancelled in the shop are cancelled here too.
 */
export async function takeOrders(
  db: TenantDb,
  shop: ShopRow,
  { orders, now }: { readonly orders: readonly ShopOrder[]; readonly now: Date },
): Promise<Taken> {
  const unsound = orders.filter((order) => !isSound(order));
  const open = orders.filter((order) => isSound(order) && order.isOpen);
  const closed = orders.filter(({ isOpen }) => !isOpen).map(({ ecommerceId }) => ecommerceId);
  const customer = await customerCard(db, shop.customer_id);
  const fromAddress = shop.from_address ?? (customer ? addressOf(customer) : emptyAddress);
  const unchecked = open.map((order) => toRow(order, fromAddress));
  const checked = await checkOrders(db, shop, unchecked);
  const added = checked.length === 0 ? [] : await insertOrders(db, shop, { rows: checked, now });
  const cancelled = closed.length === 0 ? 0 : await cancelByShop(db, shop.id, closed);
  if (added.length + cancelled > 0) {
    publish(db, 'shop.ordersChanged', { id: shop.id, customerId: shop.customer_id });
  }
  return {
    created: added.length,
    skipped: open.length - added.length,
    failed: unsound.length,
    messages: unsound.map(({ orderNumber, ecommerceId }) =>
      sentence('Order {number} has no id, date or number we can read.', {
        number: orderNumber || ecommerceId || '?',
      }),
    ),
  };
}

const isSound = ({ ecommerceId, placedAt }: ShopOrder): boolean =>
  ecommerceId.trim() !== '' && !Number.isNaN(Date.parse(placedAt));

const toRow = (order: ShopOrder, from_address: Address) => ({
  ecommerce_id: clip(order.ecommerceId, 200),
  order_number: clip(order.orderNumber || order.ecommerceId, 64),
  from_address,
  to_address: toAddress(order.to),
  items: order.items.slice(0, 200).map(toItem),
  shipping_method: order.shippingMethod && clip(order.shippingMethod, 200),
  chosen_service: order.serviceCode && clip(order.serviceCode, 200),
  note: order.note && clip(order.note, 1000),
  total_minor: order.totalPrice === null ? null : Math.round(order.totalPrice * 100),
  currency: order.currency && isCurrency(order.currency) ? order.currency : null,
  placed_at: new Date(order.placedAt).toISOString(),
});

/**
 * Shops send arbitrary text: characters that PostgreSQL cannot store are removed, and long texts
 * are truncated.
 */
const clip = (text: string, most: number): string =>
  text.replaceAll('\0', '').toWellFormed().trim().slice(0, most);

const toItem = (item: ShopItem): OrderItem => ({
  ...item,
  sku: clip(item.sku, 128),
  name: clip(item.name || item.sku, 256),
  quantity: Math.min(Math.max(Math.round(item.quantity), 0), 10_000),
});

function toAddress(sent: ShopAddress): Address {
  const given = clip(sent.countryCode, 2).toUpperCase();
  const countryCode = isCountry(given) ? given : '';
  const state = clip(sent.stateCode, 16).toUpperCase();
  const stateCode = state !== '' && isState(countryCode, state) ? state : null;
  const companyName = clip(sent.companyName, 128) || null;
  return {
    type: companyName === null ? 'Residential' : 'Business',
    contactName: clip(sent.contactName, 128) || null,
    companyName,
    email: clip(sent.email, 256) || null,
    telephone: clip(sent.telephone, 32) || null,
    addressLine1: clip(sent.addressLine1, 256),
    addressLine2: clip(sent.addressLine2, 256) || null,
    addressLine3: null,
    postCode: clip(sent.postCode, 16),
    suburb: clip(sent.suburb, 128),
    state: stateCode && stateName(stateCode),
    stateCode,
    country: countryCode === '' ? null : countryName(countryCode),
    countryCode,
  };
}

const emptyAddress: Address = {
  type: 'Business',
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
  countryCode: '',
};

/** Returns the customer's own address, if the shop has none. */
export const addressOf = ({ address, ...customer }: CustomerCard): Address => ({
  type: 'Business',
  contactName: customer.contactName,
  companyName: customer.displayName,
  email: customer.email,
  telephone: customer.telephone,
  addressLine1: address.addressLine1 ?? '',
  addressLine2: address.addressLine2,
  addressLine3: address.addressLine3,
  postCode: address.postCode ?? '',
  suburb: address.suburb ?? '',
  state: address.stateCode && stateName(address.stateCode),
  stateCode: address.stateCode,
  country: countryName(address.countryCode),
  countryCode: address.countryCode,
});
