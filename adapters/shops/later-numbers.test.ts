import { afterEach, describe, expect, it } from 'vitest';
import type { Fulfilment, ShopPlatform } from '../shop-platform.ts';
import { type OpenShop, openShops, sent, split } from '../testing/shops/open-shops.ts';
import { magento } from './magento.ts';
import { odoo } from './odoo.ts';
import { shopify } from './shopify.ts';
import { wooCommerce } from './woocommerce.ts';

let shop: OpenShop | undefined;
afterEach(() => shop?.server.close());

/** The first of its bookings was cancelled, and another took its place. */
const splitAgain = (ecommerceId: string): Fulfilment => ({
  ecommerceId,
  consignments: [2, 3].map((number) => ({
    trackingNumber: `ACM000000${number}`,
    carrierName: 'Own fleet',
    trackingUrl: `https://track.example/${number}`,
  })),
  notified: ['ACM0000001', 'ACM0000002'],
});

/** Tells a shop two numbers and then, twice, the later ones; returns what that sent. */
async function notifyLater(
  { fulfil }: ShopPlatform,
  opening: Promise<OpenShop>,
  ecommerceId: string,
) {
  shop = await opening;
  const { server, request } = shop;
  await fulfil?.(request, split(ecommerceId));
  const before = server.received.length;
  await fulfil?.(request, splitAgain(ecommerceId));
  await fulfil?.(request, splitAgain(ecommerceId));
  return server.received.slice(before);
}

describe('Shopify', () => {
  it('replaces the numbers of its fulfilment by later ones, once', async () => {
    const later = await notifyLater(shopify, openShops.shopify(), 'gid://shopify/Order/1002');
    const sentLater = later.map(({ body }) => body as { query: string; variables: unknown });
    expect(sentLater.some(({ query }) => query.includes('fulfillmentCreate('))).toBe(false);
    const updates = sentLater.filter(({ query }) => query.includes('TrackingInfoUpdate('));
    expect(updates.map(({ variables }) => variables)).toEqual([
      {
        fulfillmentId: 'gid://shopify/Fulfillment/1002',
        trackingInfoInput: {
          numbers: ['ACM0000002', 'ACM0000003'],
          company: 'Own fleet',
          urls: ['https://track.example/2', 'https://track.example/3'],
        },
        notifyCustomer: true,
      },
    ]);
  });
});

describe('WooCommerce', () => {
  it('names the new number to the buyer, and all of them with the order, once', async () => {
    const later = await notifyLater(wooCommerce, openShops.wooCommerce(), '727');
    const posts = later.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([
      { note: 'Sent with Own fleet: ACM0000003 https://track.example/3', customer_note: true },
      {
        status: 'completed',
        meta_data: [
          { key: '_tracking_number', value: 'ACM0000002, ACM0000003' },
          { key: '_tracking_provider', value: 'Own fleet' },
        ],
      },
    ]);
  });

  it('keeps an order that somebody else completed', async () => {
    shop = await openShops.wooCommerce();
    const { request, server } = shop;
    server.troubles.push({ body: { status: 'completed', meta_data: [] } });
    await wooCommerce.fulfil?.(request, sent('727'));
    expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('Odoo', () => {
  it('writes later numbers to the delivery, once', async () => {
    const later = await notifyLater(odoo, openShops.odoo(), '41');
    const writes = later
      .map(({ body }) => JSON.stringify(body))
      .filter((b) => b.includes('"write"'));
    expect(writes).toHaveLength(1);
    expect(writes[0]).toContain('ACM0000002, ACM0000003');
  });
});

describe('Magento', () => {
  it('changes the tracks of its shipment later, once, and tells the buyer', async () => {
    const later = await notifyLater(magento, openShops.magento(), '12');
    const changes = later.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /rest/V1/shipment/track',
      'DELETE /rest/V1/shipment/track/51',
      'POST /rest/V1/shipment/3/emails',
    ]);
    expect(changes[0]?.body).toMatchObject({ entity: { track_number: 'ACM0000003' } });
  });
});
