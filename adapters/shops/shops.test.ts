import { afterEach, describe, expect, it } from 'vitest';
import type { OrderPage, ShopPlatform, ShopRequest } from '../shop-platform.ts';
import { type OpenShop, openShops as shops, sent, split } from '../testing/shops/open-shops.ts';
import { magento } from './magento.ts';
import { odoo } from './odoo.ts';
import { pauseOf } from '../retry-after.ts';
import { shopify } from './shopify.ts';
import { wooCommerce } from './woocommerce.ts';

let shop: OpenShop | undefined;
afterEach(() => shop?.server.close());

const now = new Date('2026-11-18T00:00:00Z');
const opened = async (opening: Promise<OpenShop>): Promise<OpenShop> => (shop = await opening);
const openShopify = (accessToken?: string) => opened(shops.shopify(accessToken));
const openWoo = (secret?: string) => opened(shops.wooCommerce(secret));
const openOdoo = (apiKey?: string) => opened(shops.odoo(apiKey));
const openMagento = (key?: string) => opened(shops.magento(key));

async function allOrders({ readOrders }: ShopPlatform, request: ShopRequest) {
  const orders = [];
  let cursor: string | null = null;
  for (;;) {
    const page: OrderPage | undefined = await readOrders?.(request, cursor);
    if (page === undefined) throw new Error('It reads no orders');
    orders.push(...page.orders);
    cursor = page.cursor;
    if (page.isLast) return { orders, cursor };
  }
}
describe('Shopify', () => {
  it('reads open orders page by page and goes on after the last change', async () => {
    const { request, server: shop } = await openShopify();
    const { orders, cursor } = await allOrders(shopify, request);
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(['#1001', '#1002', '#1003']);
    expect(orders[0]).toEqual({
      ecommerceId: 'gid://shopify/Order/1001',
      orderNumber: '#1001',
      placedAt: '2026-11-17T22:10:00Z',
      isOpen: true,
      to: {
        contactName: 'Mia Torres',
        companyName: '',
        email: 'mia@buyer.example',
        telephone: '+61390000000',
        addressLine1: '12 Lygon Street',
        addressLine2: 'Unit 3',
        suburb: 'Carlton',
        stateCode: 'VIC',
        postCode: '3053',
        countryCode: 'AU',
      },
      items: [
        {
          sku: 'OIL-5',
          name: 'Olive oil - 5 l',
          quantity: 2,
          length: null,
          width: null,
          height: null,
          weight: { value: 5.2, unit: 'kg' },
          unitPrice: 29.95,
        },
      ],
      shippingMethod: 'To your door',
      serviceCode: 'WB:7:EXP',
      note: 'Ring twice',
      totalPrice: 64.9,
      currency: 'AUD',
    });
    await shopify.readOrders?.(request, cursor);
    const last = shop.received.at(-1)?.body as { variables: { query: string } };
    expect(last.variables.query).toBe("updated_at:>='2026-11-17T22:13:00Z'");
    expect(shop.received[0]?.path).toMatch(/^\/admin\/api\/20\d\d-\d\d\/graphql\.json$/);
  });

  it('fulfils an order once', async () => {
    const { request, server: shop } = await openShopify();
    await shopify.fulfil?.(request, sent('gid://shopify/Order/1001'));
    await shopify.fulfil?.(request, sent('gid://shopify/Order/1001'));
    const created = shop.received.filter(({ body }) =>
      (body as { query: string }).query.includes('fulfillmentCreate'),
    );
    expect(created.map(({ body }) => (body as { variables: unknown }).variables)).toEqual([
      {
        fulfillment: {
          lineItemsByFulfillmentOrder: [
            { fulfillmentOrderId: 'gid://shopify/FulfillmentOrder/1001' },
          ],
          notifyCustomer: true,
          trackingInfo: {
            number: 'ACM0000001',
            company: 'Own fleet',
            url: 'https://track.example/1',
          },
        },
      },
    ]);
  });

  it('fulfils a split order once, with all numbers', async () => {
    const { request, server: shop } = await openShopify();
    await shopify.fulfil?.(request, split('gid://shopify/Order/1002'));
    await shopify.fulfil?.(request, split('gid://shopify/Order/1002'));
    const created = shop.received.filter(({ body }) =>
      (body as { query: string }).query.includes('fulfillmentCreate'),
    );
    expect(created.map(({ body }) => (body as { variables: unknown }).variables)).toMatchObject([
      {
        fulfillment: {
          trackingInfo: {
            numbers: ['ACM0000001', 'ACM0000002'],
            company: 'Own fleet',
            urls: ['https://track.example/1', 'https://track.example/2'],
          },
        },
      },
    ]);
  });

  it('is tried again later when it throttles, which it reports with status 200', async () => {
    const { request, server: shop } = await openShopify();
    const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
    shop.troubles.push({ body: { errors } });
    await expect(shopify.readOrders?.(request, null)).rejects.toMatchObject({
      name: 'ShopUnavailable',
      retryAfter_ms: 2000,
    });
  });
});

describe('WooCommerce', () => {
  it('reads orders with measures of their products, in units of the shop', async () => {
    const { request, server: shop } = await openWoo();
    const { orders, cursor } = await allOrders(wooCommerce, request);
    expect(orders).toMatchObject([
      {
        ecommerceId: '727',
        placedAt: '2026-11-17T22:10:00Z',
        to: { contactName: 'Jack Nguyen', companyName: 'Nguyen & Sons', suburb: 'Leichhardt' },
        items: [
          {
            sku: 'MUG-2',
            quantity: 2,
            weight: { value: 31.75 / 16, unit: 'lb' },
            length: { value: 9.45, unit: 'in' },
            unitPrice: 20,
          },
        ],
        totalPrice: 48.2,
      },
    ]);
    expect(orders[0]?.items).toHaveLength(1);
    await wooCommerce.readOrders?.(request, cursor);
    const last = shop.received.findLast(({ path }) => path.endsWith('/orders'));
    expect(last?.query.get('modified_after')).toBe('2026-11-17T23:10:00');
    expect(last?.query.get('dates_are_gmt')).toBe('true');
  });

  it('completes an order once, with a note to the buyer', async () => {
    const { request, server: shop } = await openWoo();
    await wooCommerce.fulfil?.(request, sent('727'));
    await wooCommerce.fulfil?.(request, sent('727'));
    const posts = shop.received.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([
      { note: 'Sent with Own fleet: ACM0000001 https://track.example/1', customer_note: true },
      {
        status: 'completed',
        meta_data: [
          { key: '_tracking_number', value: 'ACM0000001' },
          { key: '_tracking_provider', value: 'Own fleet' },
        ],
      },
    ]);
  });

  it('names all numbers of a split order', async () => {
    const { request, server: shop } = await openWoo();
    await wooCommerce.fulfil?.(request, split('727'));
    const posts = shop.received.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([
      {
        note:
          'Sent with Own fleet: ACM0000001 https://track.example/1\n' +
          'Sent with Own fleet: ACM0000002 https://track.example/2',
        customer_note: true,
      },
      {
        status: 'completed',
        meta_data: [
          { key: '_tracking_number', value: 'ACM0000001, ACM0000002' },
          { key: '_tracking_provider', value: 'Own fleet' },
        ],
      },
    ]);
  });
});

describe('Odoo', () => {
  it('reads confirmed sales orders without their services', async () => {
    const { request, server: shop } = await openOdoo();
    const { orders, cursor } = await allOrders(odoo, request);
    expect(orders).toMatchObject([
      {
        ecommerceId: '41',
        orderNumber: 'S00041',
        placedAt: '2026-11-17T22:10:00Z',
        to: { contactName: 'Ruby Walker', stateCode: 'QLD', countryCode: 'AU', telephone: '' },
        items: [{ sku: 'TEA-1', quantity: 3, weight: { value: 0.25, unit: 'kg' } }],
        note: 'Leave at the door',
        currency: 'AUD',
      },
    ]);
    expect(cursor).toBe('2026-11-17 22:11:00|41');
    const calls = shop.received.map(({ body }) => body as { params: { service: string } });
    expect(calls[0]?.params).toMatchObject({ service: 'common', method: 'authenticate' });
  });

  it('has nothing new after its cursor, which stays', async () => {
    const { request } = await openOdoo();
    const page = await odoo.readOrders?.(request, '2026-11-17 22:11:00|41');
    expect(page).toEqual({ orders: [], cursor: '2026-11-17 22:11:00|41', isLast: true });
  });

  it('writes all numbers of a split order, once', async () => {
    const { request, server: shop } = await openOdoo();
    await odoo.fulfil?.(request, split('41'));
    await odoo.fulfil?.(request, split('41'));
    const writes = shop.received
      .map(({ body }) => JSON.stringify(body))
      .filter((body) => body.includes('"write"'));
    expect(writes).toHaveLength(1);
    expect(writes[0]).toContain('ACM0000001, ACM0000002');
  });

  it('writes the number to the delivery of the order once', async () => {
    const { request, server: shop } = await openOdoo();
    await odoo.fulfil?.(request, sent('41'));
    await odoo.fulfil?.(request, sent('41'));
    const writes = shop.received.filter(({ body }) => JSON.stringify(body).includes('"write"'));
    expect(writes).toHaveLength(1);
  });
});

describe('Magento', () => {
  it('reads what is left to ship, a configurable product once', async () => {
    const { request, server: shop } = await openMagento();
    const { orders } = await allOrders(magento, request);
    expect(orders).toMatchObject([
      {
        ecommerceId: '12',
        orderNumber: '000000012',
        to: {
          contactName: 'Noah Singh',
          addressLine1: '103 King William Road',
          addressLine2: 'Level 2',
          stateCode: 'SA',
        },
        items: [{ sku: 'SHIRT-L', quantity: 2, weight: { value: 0.4, unit: 'kg' } }],
      },
    ]);
    const query = shop.received[0]?.query;
    expect(query?.get('searchCriteria[sortOrders][0][field]')).toBe('updated_at');
  });

  it('ships a split order once, with a track for each number', async () => {
    const { request, server: shop } = await openMagento();
    await magento.fulfil?.(request, split('12'));
    await magento.fulfil?.(request, split('12'));
    const posts = shop.received.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toMatchObject([
      { tracks: [{ track_number: 'ACM0000001' }, { track_number: 'ACM0000002' }] },
    ]);
  });

  it('ships what is left once', async () => {
    const { request, server: shop } = await openMagento();
    await magento.fulfil?.(request, sent('12'));
    await magento.fulfil?.(request, sent('12'));
    const posts = shop.received.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([
      {
        items: [{ order_item_id: 30, qty: 2 }],
        notify: true,
        tracks: [{ track_number: 'ACM0000001', title: 'Own fleet', carrier_code: 'custom' }],
      },
    ]);
  });
});

const platforms = [
  ['Shopify', shopify, () => openShopify('wrong')],
  ['WooCommerce', wooCommerce, () => openWoo('wrong')],
  ['Odoo', odoo, () => openOdoo('wrong')],
  ['Magento', magento, () => openMagento('wrong')],
] as const;

describe.each(platforms)('%s', (_, platform, openWrong) => {
  it('refuses wrong keys for good', async () => {
    const { request } = await openWrong();
    await expect(platform.test?.(request)).rejects.toMatchObject({ name: 'ShopRefusal' });
  });

  it('is tried again after the time that it requests', async () => {
    const { request, server: shop } = await openWrong();
    shop.troubles.push({ status: 429, headers: { 'retry-after': '120' }, body: {} });
    await expect(platform.readOrders?.(request, null)).rejects.toMatchObject({
      name: 'ShopUnavailable',
      retryAfter_ms: 120_000,
    });
  });

  it('is refused where something else answers', async () => {
    const { request, server: shop } = await openWrong();
    shop.troubles.push({ body: { hello: 'world' } }, { body: { hello: 'world' } });
    await expect(platform.readOrders?.(request, null)).rejects.toMatchObject({
      name: 'ShopRefusal',
    });
  });
});

describe('the pause that a shop requests', () => {
  it.each([
    ['2.0', 2000],
    ['Wed, 18 Nov 2026 00:01:00 GMT', 60_000],
    ['Tue, 17 Nov 2026 00:01:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('of %s is %s ms', (header, pause) => {
    expect(pauseOf(header, now)).toBe(pause);
  });
});
