import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { shopServer, type ShopServer } from '@waybill/adapters/testing/shops/shop-server';
import { wooCommerceShop } from '@waybill/adapters/testing/shops/woocommerce-shop';
import * as shops from '@waybill/contract/shops/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let server: ShopServer;
let testApp: TestApp;
let oto: Caller;
let shopId: number;
beforeAll(async () => {
  server = await shopServer(wooCommerceShop());
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [server.url] }) });
  oto = await testApp.acme.as('oto');
  // Saving the shop queues the first read, which finds the server overloaded.
  server.troubles.push({ status: 429, headers: { 'retry-after': '7200' }, body: {} });
  const attributes = [
    { key: 'url', value: server.url },
    { key: 'key', value: 'ck_1' },
    { key: 'secret', value: 'cs_1' },
  ];
  const shop = { name: 'Woo', eCommercePlatform: 'WooCommerce' as const, attributes };
  shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
  const side = { value: 50, unit: 'cm' };
  const weight = { value: 1, unit: 'kg' };
  const box = {
    shopId,
    boxType: 'Carton' as const,
    length: side,
    width: side,
    height: side,
    weight,
  };
  await oto.call(shops.createOrUpdateBox, { box });
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

const pendingSync = () =>
  testApp.acme.inTransaction((db) =>
    db.many(sql<{ seconds: number }>`
      select extract(epoch from next_at - now())::int as seconds
      from platform.tasks() where name = 'shops.sync'
    `),
  );
const shopNow = async () => (await oto.call(shops.getShop, { id: shopId })).shop;

describe('an online shop', () => {
  it('that limits us is read again after the time that it requested, and says so', async () => {
    await testApp.settle();
    expect((await shopNow()).lastSyncProblem).toBe('The shop is not available (status 429).');
    const [next] = await pendingSync();
    expect(next?.seconds).toBeGreaterThan(7_000);
  });

  it('that fails during an import is tried again, and gives up after six attempts', async () => {
    const trouble = { status: 503, body: {} };
    // The regular reads fail as well.
    server.troubles.push(...Array.from({ length: 20 }, () => trouble));
    const { importToken } = await oto.call(shops.importOrder, { shops: [shopId] });
    const status = () => oto.call(shops.getImportOrders, { importToken });
    await testApp.settle();
    expect((await status()).isCompleted).toBe(false);
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      await testApp.makeDue();
      await testApp.settle();
    }
    const { isCompleted, messages } = await status();
    expect([isCompleted, messages]).toEqual([
      true,
      ['Woo: The shop is not available (status 503).'],
    ]);
    server.troubles.length = 0;
  });

  it('has its orders imported, and is notified of the consignment once it is booked', async () => {
    const { importToken } = await oto.call(shops.importOrder, { shops: [shopId] });
    await testApp.settle();
    const status = await oto.call(shops.getImportOrders, { importToken });
    expect(status).toMatchObject({ isCompleted: true, ordersFailed: 0 });
    const [order] = (await oto.call(shops.getOrders, { shopId })).items;
    expect(order).toMatchObject({ ecommerceId: '727', stage: 'Ready', totalPrice: 48.2 });
    await oto.call(shops.bookOrders, { orderIds: [order?.id ?? 0] });
    // The server is down at the first notification.
    server.troubles.push({ status: 502, body: {} });
    await testApp.settle();
    const failed = (await oto.call(shops.getOrder, { id: order?.id ?? 0 })).order;
    expect(failed.fulfilmentProblem).toBe('The shop is not available (status 502).');
    await testApp.makeDue();
    await testApp.settle();
    const done = (await oto.call(shops.getOrder, { id: order?.id ?? 0 })).order;
    expect([done.fulfilmentProblem, done.fulfilmentTime === null]).toEqual([null, false]);
    const note = server.received.find(({ path }) => path.endsWith('/notes'));
    expect(JSON.stringify(note?.body)).toContain(done.consignmentId);
    // The address of our own tracking page, which needs no account.
    expect(JSON.stringify(note?.body)).toContain(`acme.localhost/track/${done.consignmentId}`);
  });
});
