import type { Endpoint } from '@waybill/contract/endpoint';
import * as shops from '@waybill/contract/shops/endpoints';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { budgetOf } from '../domain/budget.ts';

let testApp: TestApp;
let oto: Caller;
let shopId: number;
let storeId: string;
let secret: string;
beforeAll(async () => {
  testApp = await openTestApp();
  oto = await testApp.acme.as('oto');
  const attributes = [
    { key: 'shopDomain', value: 'cedar.myshopify.example' },
    { key: 'accessToken', value: 'shpat_1' },
    { key: 'apiSecret', value: 'assigned by Shopify' },
  ];
  const shop = { name: 'Cedar', eCommercePlatform: 'Shopify' as const, attributes };
  shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
  storeId = (await oto.call(shops.getShop, { id: shopId })).shop.storeId;
  secret = (await oto.call(shops.rotateShopSecret, { id: shopId })).secret;
});
afterAll(() => testApp.close());

const address = (postal_code: string, city: string) => ({ country: 'AU', postal_code, city });
const basket = (grams = 2000, destination = address('3121', 'Richmond')) => ({
  rate: {
    origin: address('2015', 'Alexandria'),
    destination,
    items: [{ name: 'Oil', sku: 'OIL', quantity: 2, grams, price: 2000, requires_shipping: true }],
    currency: 'AUD',
  },
});
const signatureOf = (body: unknown, key: string) =>
  createHmac('sha256', key).update(JSON.stringify(body)).digest('base64');

type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly store?: string };

async function send(endpoint: Endpoint, body: object, { headers = {}, store = storeId }: Sent) {
  const reply = await testApp.acme.guest.send(endpoint, { storeId: store, ...body }, { headers });
  return { status: reply.status, body: JSON.parse(reply.body) };
}
const request = (body: object = basket(), key = secret) =>
  send(shops.shopifyRateCallback, body, {
    headers: { 'x-shopify-hmac-sha256': signatureOf(body, key) },
  });
const aBox = () => {
  const side = { value: 30, unit: 'cm' };
  const weight = { value: 200, unit: 'g' };
  return { shopId, boxType: 'Carton' as const, length: side, width: side, height: side, weight };
};

describe('the rate callback of a Shopify shop', () => {
  it('has an empty list for goods of unknown size without a box', async () => {
    expect(await request()).toEqual({ status: 200, body: { rates: [] } });
  });

  it('returns cents as text, cheapest first, and codes to book with', async () => {
    await oto.call(shops.createOrUpdateBox, { box: aBox() });
    const { status, body } = await request();
    expect(status).toBe(200);
    const { rates } = body as { rates: { total_price: string; service_code: string }[] };
    expect(rates.length).toBeGreaterThan(1);
    expect(rates[0]).toEqual({
      service_name: expect.any(String),
      service_code: expect.stringMatching(/^WB:\d+:\w+$/),
      description: expect.any(String),
      total_price: expect.stringMatching(/^\d+$/),
      phone_required: false,
      currency: 'AUD',
      min_delivery_date: expect.stringMatching(/Z$/),
      max_delivery_date: expect.stringMatching(/Z$/),
    });
    const prices = rates.map(({ total_price }) => Number(total_price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('accepts the assigned secret, no other and no changed body', async () => {
    expect((await request(basket(), 'assigned by Shopify')).status).toBe(200);
    expect((await request(basket(), 'guessed')).status).toBe(401);
    const signature = signatureOf(basket(), secret);
    const headers = { 'x-shopify-hmac-sha256': signature };
    expect((await send(shops.shopifyRateCallback, basket(1), { headers })).status).toBe(401);
    expect((await send(shops.shopifyRateCallback, basket(), {})).status).toBe(401);
  });

  it('is not there for another store, another tenant or a paused shop', async () => {
    const other = '11111111-2222-4333-8444-555555555555';
    expect((await send(shops.shopifyRateCallback, basket(), { store: other })).status).toBe(404);
    const away = await testApp.borealis.guest.send(shops.shopifyRateCallback, {
      storeId,
      ...basket(),
    });
    expect(away.status).toBe(404);
  });

  it('offers what is configured, under the shop’s own names', async () => {
    const { rates } = (await request()).body;
    const [, carrierAccountId, serviceCode] = rates[0].service_code.split(':');
    const service = {
      carrierAccountId: Number(carrierAccountId),
      serviceCode,
      displayName: 'To your door',
      isActive: true,
    };
    await oto.call(shops.configureCarrierService, { shopId, services: [service] });
    const offered = (await request()).body.rates;
    expect(offered.map((rate: { service_name: string }) => rate.service_name)).toEqual([
      'To your door',
    ]);
    await oto.call(shops.configureCarrierService, { shopId, services: [] });
  });

  it('caches the prices of a basket for ten minutes', async () => {
    const body = basket(3000);
    const first = (await request(body)).body;
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update shops.rate_result set rates = jsonb_set(rates, '{0,total_price}', '"1"')
        where shop_id = ${shopId}
      `),
    );
    expect((await request(body)).body.rates[0].total_price).toBe('1');
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 11 * 60_000);
    expect((await request(body)).body.rates[0].total_price).toBe(first.rates[0].total_price);
  });

  it('names the member of a request that is wrong', async () => {
    const body = { rate: { origin: {}, destination: {}, items: 'none' } };
    const reply = await send(shops.shopifyRateCallback, body, {});
    expect([reply.status, reply.body.error.validationErrors[0].members]).toEqual([
      400,
      ['rate.items'],
    ]);
  });

  it.each([
    [3, undefined, 3000],
    [8, undefined, 8000],
    [8, '10000', 8000],
    [8, '5000', 4000],
    [3, '3000', 2000],
    [0, undefined, 250],
    [4, 'soon', 4000],
  ])('gives carriers %s s, where Shopify waits %s ms: %s ms', (configured, header, budget) => {
    expect(budgetOf(configured, header)).toBe(budget);
  });
});

describe('the rate callback of an Odoo shop', () => {
  it('returns the cheapest as Odoo’s rate_shipment does, by the store key', async () => {
    const attributes = ['url', 'database', 'userName', 'apiKey'].map((key) => ({
      key,
      value: key === 'url' ? 'https://odoo.example' : 'x',
    }));
    const shop = { name: 'Odoo', eCommercePlatform: 'Odoo' as const, attributes };
    const { id } = await oto.call(shops.createOrUpdateShop, { shop });
    await oto.call(shops.createOrUpdateBox, { box: { ...aBox(), shopId: id } });
    const store = (await oto.call(shops.getShop, { id })).shop.storeId;
    const key = (await oto.call(shops.rotateShopSecret, { id })).secret;
    const headers = { 'x-store-key': key };
    const { body } = await send(shops.odooRateCallback, basket(), { headers, store });
    expect(body).toMatchObject({ success: true, error_message: false, warning_message: false });
    expect(body.price).toBe(Number(body.rates[0].total_price) / 100);
    const none = basket(2000, address('999', 'Nowhere'));
    const nowhere = await send(shops.odooRateCallback, none, { headers, store });
    expect(nowhere.body).toMatchObject({ success: false, price: 0, rates: [] });
    expect((await send(shops.odooRateCallback, basket(), { store })).status).toBe(401);
  });
});

describe('the webhook of a shop', () => {
  it('is taken once: a replay of the same body is refused', async () => {
    const body = { id: 820_982_911, updated_at: '2026-11-18T09:00:00Z' };
    const headers = {
      'x-shopify-hmac-sha256': signatureOf(body, secret),
      'x-shopify-topic': 'orders/create',
    };
    const receive = () => send(shops.receiveShopWebhook, body, { headers });
    expect(await receive()).toEqual({ status: 200, body: { isAccepted: true } });
    expect(await receive()).toEqual({ status: 200, body: { isAccepted: false } });
  });

  it('needs a valid signature, and is ignored unless about orders', async () => {
    const body = { id: 1 };
    const headers = { 'x-shopify-topic': 'orders/create', 'x-shopify-hmac-sha256': 'bm8=' };
    expect((await send(shops.receiveShopWebhook, body, { headers })).status).toBe(401);
    const signed = {
      'x-shopify-topic': 'products/update',
      'x-shopify-hmac-sha256': signatureOf(body, secret),
    };
    expect((await send(shops.receiveShopWebhook, body, { headers: signed })).body).toEqual({
      isAccepted: false,
    });
  });
});
