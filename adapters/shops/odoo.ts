import { z } from 'zod';
import {
  type Fulfilment,
  type OrderPage,
  type ShopOrder,
  type ShopPlatform,
  ShopRefusal,
  type ShopRequest,
} from '../shop-platform.ts';
import { attribute, baseOf, Decimal, measure, readAs, Text } from './parts.ts';

const pageSize = 50;

/**
 * External API over JSON-RPC,
 * https://www.odoo.com/documentation/18.0/developer/reference/external_api.html; the fields are
 * those of the models sale.order, sale.order.line, res.partner and product.product
 * (github.com/odoo/odoo, addons/sale/models and odoo/addons/base/models) and of stock.picking with
 * carrier_tracking_ref (addons/stock_delivery/models/stock_picking.py).
 */
export const odoo: ShopPlatform = {
  code: 'Odoo',
  name: 'Odoo',
  description: 'Confirmed sales orders, checkout prices and tracking numbers, by an API key.',
  isSimulated: false,
  requestsRates: true,
  attributes: [
    attribute(['url', 'Odoo address'], 'Such as https://cedar.odoo.com.'),
    attribute(
      ['database', 'Database'],
      'The name of the database, often the first part of the address.',
    ),
    attribute(['userName', 'User'], 'The e-mail address that the user signs in with.'),
    attribute(['apiKey', 'API key'], 'Made in the preferences of the user, Account security.', {
      secret: true,
    }),
  ],
  addressAttribute: 'url',
  originOf: ({ url = '' }) => baseOf(url),
  async test(request) {
    const uid = await signIn(request);
    return `Odoo at ${baseOf(request.attributes['url'] ?? '')}, user ${uid}`;
  },
  readOrders,
  fulfil,
};

/** A many2one field: id and display name, or false. */
const Link = z
  .union([z.tuple([z.number().int(), z.string()]), z.literal(false)])
  .transform((value) => (value === false ? null : value[0]));

const Order = z.object({
  id: z.number().int(),
  name: z.string(),
  date_order: z.string(),
  write_date: z.string(),
  state: z.string(),
  partner_shipping_id: Link,
  amount_total: z.number(),
  currency_id: z.union([z.tuple([z.number(), z.string()]), z.literal(false)]),
  note: Text,
});
const Line = z.object({
  id: z.number().int(),
  order_id: Link,
  product_id: Link,
  name: Text,
  product_uom_qty: z.number(),
  price_unit: z.number(),
});
const Product = z.object({
  id: z.number().int(),
  default_code: Text,
  name: Text,
  type: z.string(),
  weight: Decimal,
});
const Partner = z.object({
  id: z.number().int(),
  name: Text,
  commercial_company_name: Text,
  street: Text,
  street2: Text,
  city: Text,
  zip: Text,
  state_id: Link,
  country_id: Link,
  phone: Text,
  email: Text,
});
const Coded = z.object({ id: z.number().int(), code: Text });

/**
 * Reads orders; the cursor is the last `write_date` and its order's id: two orders may share a
 * second.
 */
async function readOrders(request: ShopRequest, cursor: string | null): Promise<OrderPage> {
  const models = await modelsOf(request);
  const [since = '', idText = ''] = (cursor ?? '').split('|');
  const after =
    since === ''
      ? []
      : [
          '|',
          ['write_date', '>', since],
          '&',
          ['write_date', '=', since],
          ['id', '>', Number(idText || '0')],
        ];
  const domain = [['state', 'in', ['sale', 'done', 'cancel']], ...after];
  const query = { domain, limit: pageSize, order: 'write_date asc, id asc' };
  const orders = await models.search('sale.order', query, Order);
  const linked = await linkedTo(models, orders);
  const last = orders.at(-1);
  return {
    orders: orders.map((order) => toOrder(order, linked)),
    cursor: last === undefined ? cursor : `${last.write_date}|${last.id}`,
    isLast: orders.length < pageSize,
  };
}

const linesOf = (orders: readonly { readonly id: number }[]) => [
  ['order_id', 'in', orders.map(({ id }) => id)],
  ['display_type', '=', false],
];

type Linked = Awaited<ReturnType<typeof linkedTo>>;

async function linkedTo(models: Models, orders: readonly z.output<typeof Order>[]) {
  const ids = (values: readonly (number | null)[]) =>
    [...new Set(values)].flatMap((id) => (id === null ? [] : [id]));
  const byIds = <T extends { readonly id: number }>(
    model: string,
    wanted: readonly number[],
    shape: z.ZodObject & z.ZodType<T>,
  ) =>
    wanted.length === 0
      ? Promise.resolve([] as T[])
      : models.search(model, { domain: [['id', 'in', wanted]] }, shape);
  const lines =
    orders.length === 0
      ? []
      : await models.search('sale.order.line', { domain: linesOf(orders) }, Line);
  const products = await byIds('product.product', ids(lines.map((l) => l.product_id)), Product);
  const partners = await byIds(
    'res.partner',
    ids(orders.map((o) => o.partner_shipping_id)),
    Partner,
  );
  const states = await byIds('res.country.state', ids(partners.map((p) => p.state_id)), Coded);
  const countries = await byIds('res.country', ids(partners.map((p) => p.country_id)), Coded);
  return {
    linesOf: Map.groupBy(lines, ({ order_id }) => order_id),
    products: new Map(products.map((each) => [each.id, each])),
    partners: new Map(partners.map((each) => [each.id, each])),
    states: new Map(states.map((each) => [each.id, each.code])),
    countries: new Map(countries.map((each) => [each.id, each.code])),
  };
}

function toOrder(order: z.output<typeof Order>, linked: Linked): ShopOrder {
  const partner = linked.partners.get(order.partner_shipping_id ?? 0);
  const lines = (linked.linesOf.get(order.id) ?? []).filter(
    ({ product_id, product_uom_qty }) =>
      linked.products.get(product_id ?? 0)?.type !== 'service' && product_uom_qty > 0,
  );
  return {
    ecommerceId: String(order.id),
    orderNumber: order.name,
    placedAt: `${order.date_order.replace(' ', 'T')}Z`,
    isOpen: order.state !== 'cancel' && lines.length > 0,
    to: {
      contactName: partner?.name ?? '',
      companyName: partner?.commercial_company_name ?? '',
      email: partner?.email ?? '',
      telephone: partner?.phone ?? '',
      addressLine1: partner?.street ?? '',
      addressLine2: partner?.street2 ?? '',
      suburb: partner?.city ?? '',
      stateCode: linked.states.get(partner?.state_id ?? 0) ?? '',
      postCode: partner?.zip ?? '',
      countryCode: linked.countries.get(partner?.country_id ?? 0) ?? '',
    },
    items: lines.map((line) => {
      const product = linked.products.get(line.product_id ?? 0);
      return {
        sku: product?.default_code ?? '',
        name: product?.name || line.name,
        quantity: Math.ceil(line.product_uom_qty),
        length: null,
        width: null,
        height: null,
        // In kilograms unless the database uses pounds, which the API does not report.
        weight: measure(product?.weight ?? null, 'kg'),
        unitPrice: line.price_unit,
      };
    }),
    shippingMethod: null,
    serviceCode: null,
    note: order.note.replaceAll(/<[^>]*>/g, ' ').trim() || null,
    totalPrice: order.amount_total,
    currency: order.currency_id === false ? null : order.currency_id[1],
  };
}

const Picking = z.object({ id: z.number().int(), carrier_tracking_ref: Text });

/** Writes the number to the order's deliveries; the warehouse validates them. */
async function fulfil(request: ShopRequest, sent: Fulfilment): Promise<void> {
  const models = await modelsOf(request);
  const domain = [
    ['sale_id', '=', Number(sent.ecommerceId)],
    ['picking_type_code', '=', 'outgoing'],
    ['state', '!=', 'cancel'],
  ];
  const pickings = await models.search('stock.picking', { domain }, Picking);
  if (pickings.length === 0) throw new ShopRefusal('The order has no delivery in Odoo.');
  const reference = sent.consignments.map(({ trackingNumber }) => trackingNumber).join(', ');
  const open = pickings.filter((each) => each.carrier_tracking_ref !== reference);
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await models.run('stock.picking', 'write', {
    args: [ids, { carrier_tracking_ref: reference }],
  });
}

type Models = Awaited<ReturnType<typeof modelsOf>>;

async function modelsOf(request: ShopRequest) {
  const { database, apiKey } = request.attributes;
  const uid = await signIn(request);
  const run = (model: string, method: string, { args, named = {} }: Arguments) =>
    rpc(request, {
      service: 'object',
      method: 'execute_kw',
      args: [database, uid, apiKey, model, method, args, named],
    });
  const search = async <T>(
    model: string,
    { domain, ...options }: Search,
    shape: z.ZodObject & z.ZodType<T>,
  ): Promise<T[]> => {
    const named = { fields: Object.keys(shape.shape), ...options };
    const rows = await run(model, 'search_read', { args: [domain], named });
    return readAs(z.array(shape), rows, 'Odoo') as T[];
  };
  return { run, search };
}

type Arguments = {
  readonly args: readonly unknown[];
  readonly named?: Readonly<Record<string, unknown>>;
};
type Search = {
  readonly domain: readonly unknown[];
  readonly limit?: number;
  readonly order?: string;
};

async function signIn(request: ShopRequest): Promise<number> {
  const { database, userName, apiKey } = request.attributes;
  const uid = await rpc(request, {
    service: 'common',
    method: 'authenticate',
    args: [database, userName, apiKey, {}],
  });
  if (typeof uid !== 'number') throw new ShopRefusal('Odoo refuses the user or the API key.');
  return uid;
}

const ShopReply = z.object({
  result: z.unknown().optional(),
  error: z
    .object({ message: z.string(), data: z.object({ message: z.string() }).partial().optional() })
    .optional(),
});

/** Sends a request; errors come with status 200. */
async function rpc(
  { attributes, call }: ShopRequest,
  params: {
    readonly service: 'common' | 'object';
    readonly method: string;
    readonly args: readonly unknown[];
  },
): Promise<unknown> {
  const reply = await call({
    method: 'POST',
    url: `${baseOf(attributes['url'] ?? '')}/jsonrpc`,
    body: { jsonrpc: '2.0', method: 'call', id: 1, params },
  });
  const { result, error } = readAs(ShopReply, reply.body, 'Odoo');
  if (error !== undefined) throw new ShopRefusal(error.data?.message ?? error.message);
  return result;
}
