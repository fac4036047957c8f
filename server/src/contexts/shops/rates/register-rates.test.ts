import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { type ShopServer, shopServer } from '@waybill/adapters/testing/shops/shop-server';
import {
  type ShopifyCarrierService,
  shopifyShop,
  shopifyToken,
} from '@waybill/adapters/testing/shops/shopify-shop';
import * as shops from '@waybill/contract/shops/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

const services: ShopifyCarrierService[] = [];
let server: ShopServer;
let other: ShopServer;
let testApp: TestApp;
let oto: Caller;
let id: number;
beforeAll(async () => {
  server = await shopServer(shopifyShop(services));
  other = await shopServer(shopifyShop());
  const callOut = guardedCalls({ allowed: [server.url, other.url] });
  testApp = await openTestApp({ callOut });
  oto = await testApp.acme.as('oto');
});
afterAll(async () => {
  await testApp.close();
  await server.close();
  await other.close();
});

const attributes = (apiSecret = 'assigned', url = server.url) => [
  { key: 'shopDomain', value: url },
  { key: 'accessToken', value: shopifyToken },
  { key: 'apiSecret', value: apiSecret },
];
const shop = { name: 'Cedar', eCommercePlatform: 'Shopify' as const };
const save = async (some: object) => {
  const { id: saved } = await oto.call(shops.createOrUpdateShop, { shop: { ...shop, ...some } });
  await testApp.settle();
  return saved;
};
const now = async () => (await oto.call(shops.getShop, { id })).shop;

describe('the carrier service of a Shopify shop', () => {
  it('needs the secret that Shopify signs with', async () => {
    id = await save({ attributes: attributes('') });
    expect(services).toEqual([]);
    const { items } = await oto.call(shops.getAvailableECommercePlatforms);
    expect(items.flatMap(({ code, signsWith }) => (signsWith === null ? [] : [code]))).toEqual([
      'Shopify',
    ]);
    expect(await now()).toMatchObject({
      hasSecret: false,
      ratesRegisteredTime: null,
      ratesProblem: 'Checkout prices need the API secret key: requests are signed with it.',
    });
  });

  it('is created when the shop is connected, and calls the address of its prices', async () => {
    await save({ id, attributes: attributes() });
    const { storeId, hasSecret, ratesRegisteredTime, ratesProblem } = await now();
    expect(hasSecret).toBe(true);
    expect(services).toEqual([
      {
        id: expect.any(String),
        name: 'Cedar',
        callbackUrl: expect.stringMatching(`acme.localhost.*/${storeId}/shopifyRateCallback$`),
        active: true,
        supportsServiceDiscovery: true,
      },
    ]);
    expect([ratesRegisteredTime === null, ratesProblem]).toEqual([false, null]);
  });

  it('is updated, not doubled, and inactive while the shop is paused', async () => {
    await save({ id, name: 'Cedar & Co', isActive: false, attributes: attributes() });
    expect(services).toMatchObject([{ name: 'Cedar & Co', active: false }]);
    expect((await now()).ratesRegisteredTime).toBeNull();
    await save({ id, attributes: attributes() });
    expect(services).toMatchObject([{ name: 'Cedar', active: true }]);
  });

  it('says why Shopify refuses it, and is tried again where Shopify is down', async () => {
    const extensions = { code: 'ACCESS_DENIED' };
    const denied = { errors: [{ message: 'Access denied for carrierServices.', extensions }] };
    await testApp.settle();
    server.troubles.push({ body: denied }, { body: denied });
    await save({ id, attributes: attributes() });
    expect((await now()).ratesProblem).toBe('Access denied for carrierServices.');
    server.troubles.length = 0;
    server.troubles.push({ status: 503, body: {} }, { status: 503, body: {} });
    await save({ id, attributes: attributes() });
    expect((await now()).ratesProblem).toMatch(/not available/);
    server.troubles.length = 0;
    await testApp.makeDue();
    await testApp.settle();
    expect(await now()).toMatchObject({ ratesProblem: null });
    expect(services).toHaveLength(1);
  });

  it('is deleted when the shop moves to another server, and when it is deleted', async () => {
    await save({ id, attributes: attributes('assigned', other.url) });
    expect(services).toEqual([]);
    await save({ id, attributes: attributes() });
    expect(services).toHaveLength(1);
    // A service of another app stays.
    const foreign = {
      ...services[0],
      id: 'gid://x/1',
      name: 'X',
      callbackUrl: 'https://x.example',
    };
    services.push(foreign as ShopifyCarrierService);
    await oto.call(shops.deleteShop, { id });
    await testApp.settle();
    expect(services).toEqual([foreign]);
  });
});
