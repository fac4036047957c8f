import { z } from 'zod';
import type {
  Fulfilment,
  OrderPage,
  ShopItem,
  ShopOrder,
  ShopPlatform,
  ShopRequest,
} from '../shop-platform.ts';
import { attribute, baseOf, Decimal, measure, nameOf, readAs, Text } from './parts.ts';

const pageSize = 50;

/**
 * REST API v3, https://woocommerce.github.io/woocommerce-rest-api-docs: orders (#list-all-orders),
 * products (#list-all-products), settings (#retrieve-a-setting-option), notes
 * (#create-an-order-note), webhooks (#webhooks).
 */
export const wooCommerce: ShopPlatform = {
  code: 'WooCommerce',
  name: 'WooCommerce',
  description: 'Orders and tracking numbers, by a REST API key of the shop.',
  isSimulated: false,
  requestsRates: false,
  attributes: [
    attribute(['url', 'Shop address'], 'Such as https://cedar.example.'),
    attribute(['key', 'Consumer key'], 'Begins with ck_; it needs to read and write.', {
      secret: true,
    }),
    attribute(['secret', 'Consumer secret'], 'Begins with cs_.', { secret: true }),
  ],
  addressAttribute: 'url',
  originOf: ({ url = '' }) => baseOf(url),
  webhooks: {
    signatureHeader: 'x-wc-webhook-signature',
    topicHeader: 'x-wc-webhook-topic',
    orderTopics: /^order\./,
    secretAttribute: null,
  },
  async test(request) {
    const { weight } = await unitsOf(request);
    return `WooCommerce at ${baseOf(request.attributes['url'] ?? '')}, weights in ${weight}`;
  },
  readOrders,
  fulfil,
};

const Address = z.object({
  first_name: Text,
  last_name: Text,
  company: Text,
  address_1: Text,
  address_2: Text,
  city: Text,
  state: Text,
  postcode: Text,
  country: Text,
  phone: Text,
});

const Line = z.object({
  name: Text,
  product_id: z.number().int(),
  variation_id: z.number().int().nullish(),
  quantity: z.number(),
  sku: Text,
  price: Decimal,
});

const Order = z.object({
  id: z.number().int(),
  number: Text,
  status: z.string(),
  currency: Text,
  date_created_gmt: z.string(),
  date_modified_gmt: z.string(),
  total: Decimal,
  customer_note: Text,
  billing: Address.extend({ email: Text }),
  shipping: Address,
  line_items: z.array(Line),
  shipping_lines: z.array(z.object({ method_title: Text, method_id: Text })),
});
type Order = z.output<typeof Order>;

/**
 * Reads orders; the cursor is the page to read next and the last change; `modified_after` is in GMT
 * because of `dates_are_gmt`.
 */
async function readOrders(request: ShopRequest, cursor: string | null): Promise<OrderPage> {
  const [since = '', pageText = ''] = (cursor ?? '').split('|');
  const page = Number(pageText || '1');
  const search = new URLSearchParams({
    per_page: String(pageSize),
    page: String(page),
    orderby: 'modified',
    order: 'asc',
    ...(since === ''
      ? { status: 'processing,on-hold' }
      : { modified_after: since, dates_are_gmt: 'true' }),
  });
  const orders = readAs(z.array(Order), await get(request, `orders?${search}`), 'WooCommerce');
  const isLast = orders.length < pageSize;
  const open = orders.filter(isOpen);
  const catalogue = await catalogueOf(request, open);
  const last = orders.at(-1)?.date_modified_gmt ?? since;
  return {
    orders: orders.map((order) => toOrder(order, catalogue)),
    cursor: (isLast ? last : `${since}|${page + 1}`) || null,
    isLast,
  };
}

const isOpen = ({ status }: Order): boolean => status === 'processing' || status === 'on-hold';

const Product = z.object({
  id: z.number().int(),
  weight: Decimal,
  dimensions: z.object({ length: Decimal, width: Decimal, height: Decimal }),
  virtual: z.boolean().default(false),
});
type Product = z.output<typeof Product>;
type Catalogue = {
  readonly products: ReadonlyMap<number, Product>;
  readonly weightUnit: string;
  readonly lengthUnit: string;
};

/** Loads the products of orders, as order lines have no weights. */
async function catalogueOf(request: ShopRequest, orders: readonly Order[]): Promise<Catalogue> {
  const ids = [
    ...new Set(orders.flatMap(({ line_items }) => line_items.map(({ product_id }) => product_id))),
  ];
  if (ids.length === 0) return { products: new Map(), weightUnit: 'kg', lengthUnit: 'cm' };
  const { weight: weightUnit, length: lengthUnit } = await unitsOf(request);
  const products: Product[] = [];
  for (let at = 0; at < ids.length; at += 100) {
    const include = ids.slice(at, at + 100).join(',');
    // oxlint-disable-next-line no-await-in-loop -- sequential pages reduce the load on the shop
    const body = await get(request, `products?per_page=100&include=${include}`);
    products.push(...readAs(z.array(Product), body, 'WooCommerce'));
  }
  return {
    products: new Map(products.map((product) => [product.id, product])),
    weightUnit,
    lengthUnit,
  };
}

const Setting = z.object({ value: z.string() });

async function unitsOf(request: ShopRequest) {
  const read = async (name: string) => {
    const body = await get(request, `settings/products/woocommerce_${name}_unit`);
    return readAs(Setting, body, 'WooCommerce').value;
  };
  return { weight: await read('weight'), length: await read('dimension') };
}

/** Converts the shop's units to ours: pounds are `lbs` there, and it also has ounces and yards. */
const asMeasure = (value: number | null, unit: string) => {
  if (unit === 'lbs') return measure(value, 'lb');
  if (unit === 'oz') return measure(value === null ? null : value / 16, 'lb');
  if (unit === 'yd') return measure(value === null ? null : value * 3, 'ft');
  return measure(value, unit);
};

function toItem(line: Order['line_items'][number], catalogue: Catalogue): ShopItem {
  const product = catalogue.products.get(line.product_id);
  const side = (name: 'length' | 'width' | 'height') =>
    asMeasure(product?.dimensions[name] ?? null, catalogue.lengthUnit);
  return {
    sku: line.sku,
    name: line.name,
    quantity: Math.max(0, Math.round(line.quantity)),
    length: side('length'),
    width: side('width'),
    height: side('height'),
    weight: asMeasure(product?.weight ?? null, catalogue.weightUnit),
    unitPrice: line.price,
  };
}

function toOrder(order: Order, catalogue: Catalogue): ShopOrder {
  const { shipping, billing } = order;
  // If the order ships to the billing address, the shop leaves the other one empty.
  const to = shipping.address_1 === '' ? billing : shipping;
  const lines = order.line_items.filter(
    ({ product_id }) => catalogue.products.get(product_id)?.virtual !== true,
  );
  return {
    ecommerceId: String(order.id),
    orderNumber: order.number,
    placedAt: `${order.date_created_gmt}Z`,
    isOpen: isOpen(order) && lines.length > 0,
    to: {
      contactName: nameOf(to.first_name, to.last_name),
      companyName: to.company,
      email: billing.email,
      telephone: shipping.phone || billing.phone,
      addressLine1: to.address_1,
      addressLine2: to.address_2,
      suburb: to.city,
      stateCode: to.state,
      postCode: to.postcode,
      countryCode: to.country,
    },
    items: lines.map((line) => toItem(line, catalogue)),
    shippingMethod: order.shipping_lines[0]?.method_title || null,
    serviceCode: order.shipping_lines[0]?.method_id || null,
    note: order.customer_note || null,
    totalPrice: order.total,
    currency: order.currency || null,
  };
}

const TrackedOrder = z.object({
  status: z.string(),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
});

/**
 * Adds a note with the new numbers that is e-mailed to the buyer, then sets the status: core
 * WooCommerce has no field for the number. An order that somebody else completed, or that has
 * exactly these numbers, is left unchanged.
 */
async function fulfil(request: ShopRequest, sent: Fulfilment): Promise<void> {
  const id = encodeURIComponent(sent.ecommerceId);
  const order = readAs(TrackedOrder, await get(request, `orders/${id}`), 'WooCommerce');
  const { consignments, notified } = sent;
  const numbers = listOf(consignments, 'trackingNumber');
  const tracked = order.meta_data.findLast(({ key }) => key === trackingNumber)?.value;
  const known = typeof tracked === 'string' ? tracked.split(separator) : [];
  if (order.status === 'completed') {
    const isOurs = known.some((number) => notified.includes(number));
    if (!isOurs || known.join(separator) === numbers) return;
  }
  const note = consignments
    .filter((one) => !known.includes(one.trackingNumber))
    .map(({ carrierName, trackingNumber: number, trackingUrl }) =>
      `Sent with ${carrierName}: ${number} ${trackingUrl}`.trimEnd(),
    )
    .join('\n');
  if (note !== '') await post(request, `orders/${id}/notes`, { note, customer_note: true });
  await post(request, `orders/${id}`, {
    status: 'completed',
    meta_data: [
      { key: trackingNumber, value: numbers },
      { key: '_tracking_provider', value: listOf(consignments, 'carrierName') },
    ],
  });
}

const trackingNumber = '_tracking_number';
const separator = ', ';

/** Returns the headers of basic authentication over https (#authentication-over-https). */
const headersOf = ({ attributes }: ShopRequest) => ({
  authorization: `Basic ${btoa(`${attributes['key'] ?? ''}:${attributes['secret'] ?? ''}`)}`,
});
const urlOf = ({ attributes }: ShopRequest, path: string): string =>
  `${baseOf(attributes['url'] ?? '')}/wp-json/wc/v3/${path}`;

async function get(request: ShopRequest, path: string): Promise<unknown> {
  const url = urlOf(request, path);
  return (await request.call({ method: 'GET', url, headers: headersOf(request) })).body;
}

async function post(request: ShopRequest, path: string, body: unknown): Promise<void> {
  const url = urlOf(request, path);
  await request.call({ method: 'POST', url, headers: headersOf(request), body });
}

const listOf = (
  consignments: Fulfilment['consignments'],
  member: 'trackingNumber' | 'carrierName',
): string => [...new Set(consignments.map((one) => one[member]))].join(separator);
