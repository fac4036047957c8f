import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { type ShopServer, shopServer } from '@waybill/adapters/testing/shops/shop-server';
import { shopifyShop, shopifyToken } from '@waybill/adapters/testing/shops/shopify-shop';
import { ordersAtOnceMax } from '@waybill/contract/shops/lifecycle';
import * as shops from '@waybill/contract/shops/endpoints';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

const count = 200;
const fulfilled = new Map<string, string[]>();
let server: ShopServer;
let testApp: TestApp;
let oto: Caller;
let shopId: number;
let storeId: string;
beforeAll(async () => {
  server = await shopServer(shopifyShop([], { orders: count, perPage: 50 }, fulfilled));
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [server.url] }) });
  oto = await testApp.acme.as('oto');
  const attributes = [
    { key: 'shopDomain', value: server.url },
    { key: 'accessToken', value: shopifyToken },
    { key: 'apiSecret', value: 'assigned' },
  ];
  const shop = { name: 'Cedar', eCommercePlatform: 'Shopify' as const, attributes };
  shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
  storeId = (await oto.call(shops.getShop, { id: shopId })).shop.storeId;
  const side = { value: 40, unit: 'cm' };
  const sides = { length: side, width: side, height: side };
  const box = { shopId, boxType: 'Carton' as const, ...sides, weight: { value: 300, unit: 'g' } };
  await oto.call(shops.createOrUpdateBox, { box });
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

const stage = async (of: 'Ready' | 'Booked') =>
  (await oto.call(shops.getOrderCounts, { shopId })).items.find((one) => one.stage === of)?.count;
const ready = async () =>
  (await oto.call(shops.getOrders, { shopId, stage: 'Ready', maxResultCount: 500 })).items.map(
    ({ id }) => id,
  );

describe(`a shop with ${count} orders`, () => {
  it('is synced page by page, with a failure and a webhook in between', async () => {
    server.troubles.push({
      body: { errors: [{ message: 'x', extensions: { code: 'THROTTLED' } }] },
    });
    await testApp.settle();
    await testApp.makeDue();
    await testApp.settle();
    expect(await stage('Ready')).toBe(count);
  });

  it('is booked in two steps, the second by two people at once, each order once', async () => {
    const ids = await ready();
    const chosen = { serviceChoice: 'Cheapest' as const };
    const first = { orderIds: ids.slice(0, ordersAtOnceMax), ...chosen };
    const { items } = await oto.call(shops.bookOrders, first);
    expect(items.every(({ bookingId }) => bookingId !== null)).toBe(true);
    const second = { orderIds: ids.slice(ordersAtOnceMax), ...chosen };
    const both = await Promise.all([1, 2].map(() => oto.call(shops.bookOrders, second)));
    const booked = both.flatMap((one) => one.items.flatMap(({ bookingId }) => bookingId ?? []));
    expect(new Set(booked).size).toBe(ordersAtOnceMax);
    expect(booked.length).toBe(ordersAtOnceMax);
    expect(await stage('Booked')).toBe(count);
  });

  it('has each order fulfilled with its number once, although the shop limits us', async () => {
    const throttled = { body: { errors: [{ message: 'x', extensions: { code: 'THROTTLED' } }] } };
    server.troubles.push(...Array.from({ length: 15 }, () => throttled));
    await testApp.settle();
    for (let times = 0; times < 3; times += 1) {
      await testApp.makeDue();
      await testApp.settle();
    }
    const { items } = await oto.call(shops.getOrders, { shopId, maxResultCount: 500 });
    expect(items.filter(({ fulfilmentTime }) => fulfilmentTime === null)).toEqual([]);
    const numbers = [...fulfilled.values()];
    expect(numbers.length).toBe(count);
    expect(numbers.every((one) => one.length === 1)).toBe(true);
    expect(new Set(numbers.flat())).toEqual(new Set(items.map((one) => one.consignmentId)));
  });

  it('adds nothing when a webhook has everything read again', async () => {
    const body = { id: 1001, updated_at: '2026-11-18T09:00:00Z' };
    const signature = createHmac('sha256', 'assigned').update(JSON.stringify(body));
    const headers = {
      'x-shopify-topic': 'orders/updated',
      'x-shopify-hmac-sha256': signature.digest('base64'),
    };
    const reply = await testApp.acme.guest.send(
      shops.receiveShopWebhook,
      { storeId, ...body },
      { headers },
    );
    expect([reply.status, reply.body]).toEqual([200, '{"isAccepted":true}']);
    await testApp.makeDue();
    await testApp.settle();
    expect([await stage('Booked'), await stage('Ready')]).toEqual([count, 0]);
  });
});
