import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { type ShopServer, shopServer } from '@waybill/adapters/testing/shops/shop-server';
import { shopifyShop, shopifyToken } from '@waybill/adapters/testing/shops/shopify-shop';
import * as shops from '@waybill/contract/shops/endpoints';
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

type Shop = { readonly id: number; readonly storeId: string };

let server: ShopServer;
let testApp: TestApp;
let oto: Caller;
let cedar: Shop;
let other: Shop;
beforeAll(async () => {
  server = await shopServer(shopifyShop());
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [server.url] }) });
  oto = await testApp.acme.as('oto');
  cedar = await connected('Cedar', 'secret of cedar');
  other = await connected('Other', 'secret of other');
  await testApp.settle();
  // Nothing is read but what webhooks ask for.
  server.received.length = 0;
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

async function connected(name: string, apiSecret: string): Promise<Shop> {
  const attributes = [
    { key: 'shopDomain', value: server.url },
    { key: 'accessToken', value: shopifyToken },
    { key: 'apiSecret', value: apiSecret },
  ];
  const shop = { name, eCommercePlatform: 'Shopify' as const, attributes };
  const { id } = await oto.call(shops.createOrUpdateShop, { shop });
  return { id, storeId: (await oto.call(shops.getShop, { id })).shop.storeId };
}

type Sent = {
  readonly body?: string;
  readonly key?: string;
  readonly to?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
let count = 0;

/** Sends a webhook to a shop as the wire has it; by default one that is new and valid. */
async function send({ body, key = 'secret of cedar', to = cedar.storeId, headers = {} }: Sent) {
  count += 1;
  const payload = body ?? JSON.stringify({ id: count });
  const { statusCode, body: text } = await testApp.app.server.inject({
    method: 'POST',
    url: `/api/order/shop/${to}/webhook`,
    headers: {
      host: testApp.acme.host,
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/create',
      'x-shopify-hmac-sha256': createHmac('sha256', key).update(payload).digest('base64'),
      ...headers,
    },
    payload,
  });
  return { status: statusCode, text };
}

/** Sends a new webhook as platforms do: again while the server is too busy. */
async function sendUntilServed(): Promise<number> {
  count += 1;
  const body = JSON.stringify({ id: count });
  for (;;) {
    const { status } = await send({ body });
    if (status !== 503) return status;
    await sleep(100);
  }
}

/** Whether the shop was read since the last time. */
async function isRead(): Promise<boolean> {
  await testApp.settle();
  return server.received.splice(0).length > 0;
}

describe('a webhook', () => {
  it('that is valid has the shop read', async () => {
    expect(await send({})).toEqual({ status: 200, text: '{"isAccepted":true}' });
    expect(await isRead()).toBe(true);
  });

  it.each<readonly [string, Sent, number]>([
    ['signed with another secret', { key: 'guessed' }, 401],
    ['signed by another shop', { key: 'secret of other' }, 401],
    ['without a signature', { headers: { 'x-shopify-hmac-sha256': '' } }, 401],
    ['with half a signature', { headers: { 'x-shopify-hmac-sha256': 'bm8' } }, 401],
    ['to a shop that does not exist', { to: '11111111-2222-4333-8444-555555555555' }, 404],
    ['to what is no id', { to: "x'; drop table shops.shop; --" }, 400],
    ['that is no JSON', { body: '{"id": ' }, 400],
    ['as another type', { headers: { 'content-type': 'text/xml' } }, 415],
  ])('%s is refused, and reads nothing', async (_, sent, status) => {
    expect((await send(sent)).status).toBe(status);
    expect(await isRead()).toBe(false);
  });

  it('whose body was changed after it was signed is refused', async () => {
    const signature = createHmac('sha256', 'secret of cedar').update('{"id":1}').digest('base64');
    const headers = { 'x-shopify-hmac-sha256': signature };
    expect((await send({ body: '{"id":2}', headers })).status).toBe(401);
    expect(await isRead()).toBe(false);
  });

  it('that is huge is refused before it is read whole', async () => {
    const body = JSON.stringify({ id: 1, note: 'x'.repeat(20_000_000) });
    expect((await send({ body })).status).toBe(413);
    expect(await isRead()).toBe(false);
  });

  it('that is repeated, also at the same time, counts once', async () => {
    const body = JSON.stringify({ id: 'repeated' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => send({ body })));
    const accepted = replies.filter(({ text }) => text.includes('true'));
    expect([replies.every(({ status }) => status === 200), accepted.length]).toEqual([true, 1]);
    expect(await isRead()).toBe(true);
    expect((await send({ body })).text).toBe('{"isAccepted":false}');
    expect(await isRead()).toBe(false);
  });

  it('is not refused because another shop sent the same body', async () => {
    const body = JSON.stringify({ id: 'shared' });
    expect((await send({ body })).text).toContain('true');
    const theirs = await send({ body, key: 'secret of other', to: other.storeId });
    expect(theirs.text).toContain('true');
  });

  it('that comes a thousand times at once loses nothing and causes few reads', async () => {
    await isRead();
    const statuses = await Promise.all(Array.from({ length: 1000 }, sendUntilServed));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await testApp.settle();
    const reads = server.received.splice(0).length;
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThan(50);
    expect((await oto.call(shops.getOrders, { shopId: cedar.id })).totalCount).toBe(3);
  });
});
