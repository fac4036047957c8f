import { z } from 'zod';
import type {
  Fulfilment,
  OrderPage,
  ShopOrder,
  ShopPlatform,
  ShopRequest,
} from '../shop-platform.ts';
import { attribute, baseOf, Decimal, measure, nameOf, readAs, Text } from './parts.ts';

const pageSize = 50;

/**
 * REST API of Magento Open Source and Adobe Commerce,
 * https://developer.adobe.com/commerce/webapi/rest/: orders by searchCriteria
 * (…/use-rest/performing-searches), shipments by POST /V1/order/{id}/ship
 * (…/tutorials/orders/order-create-shipment), later numbers by POST /V1/shipment/track.
 */
export const magento: ShopPlatform = {
  code: 'Magento',
  name: 'Magento',
  description: 'Orders and tracking numbers, by the access token of an integration.',
  isSimulated: false,
  requestsRates: false,
  attributes: [
    attribute(['url', 'Shop address'], 'Such as https://cedar.example.'),
    attribute(
      ['key', 'Access token'],
      'Of an integration for sales and shipments, allowed as a standalone bearer token.',
      { secret: true },
    ),
    attribute(['weightUnit', 'Weight unit'], 'As in the settings of the shop: kgs or lbs.', {
      required: false,
    }),
  ],
  addressAttribute: 'url',
  originOf: ({ url = '' }) => baseOf(url),
  async test(request) {
    const body = await get(request, 'store/storeConfigs');
    const [config] = readAs(z.array(z.object({ code: z.string() })), body, 'Magento');
    return `Magento at ${baseOf(request.attributes['url'] ?? '')}, store ${config?.code ?? ''}`;
  },
  readOrders,
  fulfil,
};

const Address = z.object({
  firstname: Text,
  lastname: Text,
  company: Text,
  street: z.array(z.string()).default([]),
  city: Text,
  region_code: Text,
  postcode: Text,
  country_id: Text,
  telephone: Text,
  email: Text,
});

const Item = z.object({
  item_id: z.number().int(),
  parent_item_id: z.number().int().nullish(),
  name: Text,
  sku: Text,
  product_type: Text,
  is_virtual: z.union([z.number(), z.boolean()]).nullish(),
  qty_ordered: z.number(),
  qty_shipped: z.number().default(0),
  qty_canceled: z.number().default(0),
  weight: Decimal,
  price: Decimal,
});

const Order = z.object({
  entity_id: z.number().int(),
  increment_id: z.string(),
  state: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  grand_total: Decimal,
  order_currency_code: Text,
  customer_email: Text,
  shipping_description: Text,
  items: z.array(Item),
  extension_attributes: z
    .object({
      shipping_assignments: z
        .array(
          z.object({ shipping: z.object({ address: Address.nullish(), method: Text.nullish() }) }),
        )
        .default([]),
    })
    .default({ shipping_assignments: [] }),
});
type Order = z.output<typeof Order>;

/** Reads orders; the cursor is the last change and the page to read next. */
async function readOrders(request: ShopRequest, cursor: string | null): Promise<OrderPage> {
  const [since = '', pageText = ''] = (cursor ?? '').split('|');
  const page = Number(pageText || '1');
  const [field, value, condition] =
    since === ''
      ? (['state', 'new,processing', 'in'] as const)
      : (['updated_at', since, 'gteq'] as const);
  const filter = 'searchCriteria[filter_groups][0][filters][0]';
  const search = new URLSearchParams({
    [`${filter}[field]`]: field,
    [`${filter}[value]`]: value,
    [`${filter}[condition_type]`]: condition,
    'searchCriteria[sortOrders][0][field]': 'updated_at',
    'searchCriteria[sortOrders][0][direction]': 'ASC',
    'searchCriteria[pageSize]': String(pageSize),
    'searchCriteria[currentPage]': String(page),
  });
  const Orders = z.object({ items: z.array(Order), total_count: z.number().int() });
  const body = await get(request, `orders?${search}`);
  const { items, total_count } = readAs(Orders, body, 'Magento');
  const isLast = page * pageSize >= total_count;
  const last = items.at(-1)?.updated_at ?? since;
  const kilograms = !/^lb/i.test(request.attributes['weightUnit'] ?? '');
  return {
    orders: items.map((order) => toOrder(order, kilograms ? 'kg' : 'lb')),
    cursor: (isLast ? last : `${since}|${page + 1}`) || null,
    isLast,
  };
}

/**
 * Returns the items to ship. A configurable product is listed twice: the simple one inside it is
 * not shipped separately.
 */
const toShip = (order: Order) =>
  order.items.filter(
    (item) =>
      !item.parent_item_id &&
      !item.is_virtual &&
      leftOf(item) > 0 &&
      item.product_type !== 'downloadable',
  );

const leftOf = (item: z.output<typeof Item>): number =>
  item.qty_ordered - item.qty_shipped - item.qty_canceled;

function toOrder(order: Order, weightUnit: string): ShopOrder {
  const shipping = order.extension_attributes.shipping_assignments[0]?.shipping;
  const to = shipping?.address;
  const items = toShip(order);
  return {
    ecommerceId: String(order.entity_id),
    orderNumber: order.increment_id,
    placedAt: `${order.created_at.replace(' ', 'T')}Z`,
    isOpen: ['new', 'processing'].includes(order.state) && items.length > 0,
    to: {
      contactName: nameOf(to?.firstname ?? '', to?.lastname ?? ''),
      companyName: to?.company ?? '',
      email: to?.email || order.customer_email,
      telephone: to?.telephone ?? '',
      addressLine1: to?.street[0] ?? '',
      addressLine2: to?.street.slice(1).join(', ') ?? '',
      suburb: to?.city ?? '',
      stateCode: to?.region_code ?? '',
      postCode: to?.postcode ?? '',
      countryCode: to?.country_id ?? '',
    },
    items: items.map((item) => ({
      sku: item.sku,
      name: item.name,
      quantity: Math.ceil(leftOf(item)),
      length: null,
      width: null,
      height: null,
      weight: measure(item.weight, weightUnit),
      unitPrice: item.price,
    })),
    shippingMethod: order.shipping_description || null,
    serviceCode: shipping?.method || null,
    note: null,
    totalPrice: order.grand_total,
    currency: order.order_currency_code || null,
  };
}

const Shipments = z.object({
  items: z.array(
    z.object({
      entity_id: z.number().int(),
      tracks: z.array(z.object({ entity_id: z.number().int(), track_number: Text })).default([]),
    }),
  ),
});
type Shipment = z.output<typeof Shipments>['items'][number];

/**
 * Ships the remainder of the order, or changes the tracks of the shipment that has some of our
 * numbers; one that has exactly these is left unchanged.
 */
async function fulfil(request: ShopRequest, sent: Fulfilment): Promise<void> {
  const filter = 'searchCriteria[filter_groups][0][filters][0]';
  const search = new URLSearchParams({
    [`${filter}[field]`]: 'order_id',
    [`${filter}[value]`]: sent.ecommerceId,
  });
  const { items } = readAs(Shipments, await get(request, `shipments?${search}`), 'Magento');
  const numbers = sent.consignments.map(({ trackingNumber }) => trackingNumber);
  const ours = items.find(({ tracks }) =>
    tracks.some(({ track_number: one }) => numbers.includes(one) || sent.notified.includes(one)),
  );
  await (ours === undefined ? ship(request, sent) : changeTracks(request, ours, sent));
}

async function ship(request: ShopRequest, sent: Fulfilment): Promise<void> {
  const id = encodeURIComponent(sent.ecommerceId);
  const order = readAs(Order, await get(request, `orders/${id}`), 'Magento');
  await post(request, `order/${id}/ship`, {
    items: toShip(order).map((item) => ({ order_item_id: item.item_id, qty: leftOf(item) })),
    notify: true,
    tracks: sent.consignments.map(trackOf),
  });
}

const trackOf = ({ trackingNumber, carrierName }: Fulfilment['consignments'][number]) => ({
  track_number: trackingNumber,
  title: carrierName,
  carrier_code: 'custom',
});

/**
 * Adds and deletes tracks by POST and DELETE /V1/shipment/track, whose fields are all required, and
 * then notifies the buyer by POST /V1/shipment/{id}/emails.
 */
async function changeTracks(
  request: ShopRequest,
  { entity_id: shipmentId, tracks }: Shipment,
  { ecommerceId, consignments, notified }: Fulfilment,
): Promise<void> {
  const known = tracks.map(({ track_number: number }) => number);
  const added = consignments.filter(({ trackingNumber }) => !known.includes(trackingNumber));
  const numbers = consignments.map(({ trackingNumber }) => trackingNumber);
  for (const consignment of added) {
    const place = { order_id: Number(ecommerceId), parent_id: shipmentId };
    const rest = { weight: 0, qty: 1, description: '' };
    await post(request, 'shipment/track', {
      entity: { ...place, ...rest, ...trackOf(consignment) },
    });
  }
  for (const { entity_id: id, track_number: number } of tracks) {
    if (!notified.includes(number) || numbers.includes(number)) continue;
    await request.call({
      method: 'DELETE',
      url: urlOf(request, `shipment/track/${id}`),
      headers: headersOf(request),
    });
  }
  if (added.length > 0) await post(request, `shipment/${shipmentId}/emails`);
}

const headersOf = ({ attributes }: ShopRequest) => ({
  authorization: `Bearer ${attributes['key'] ?? ''}`,
});
const urlOf = ({ attributes }: ShopRequest, path: string): string =>
  `${baseOf(attributes['url'] ?? '')}/rest/V1/${path}`;

async function get(request: ShopRequest, path: string): Promise<unknown> {
  const url = urlOf(request, path);
  return (await request.call({ method: 'GET', url, headers: headersOf(request) })).body;
}

async function post(request: ShopRequest, path: string, body?: unknown): Promise<void> {
  const url = urlOf(request, path);
  await request.call({ method: 'POST', url, headers: headersOf(request), body });
}
