import { guardedCalls } from '@waybill/adapters/guarded-calls';
import {
  type AusPostServer,
  ausPostServer,
} from '@waybill/adapters/testing/auspost/auspost-server';
import * as shops from '@waybill/contract/shops/endpoints';
import type { ShopRate } from '@waybill/contract/shops/rates/shapes';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ausPostDesk } from '#contexts/booking/testing/auspost-desk.ts';
import type { Desk } from '#contexts/booking/testing/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let ausPost: AusPostServer;
let testApp: TestApp;
let oto: Caller;
let desk: Desk;
let shopId: number;
let storeId: string;
let secret: string;

beforeAll(async () => {
  ausPost = await ausPostServer();
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [ausPost.url] }) });
  oto = await testApp.acme.as('oto');
  desk = await ausPostDesk(testApp.acme, ausPost, { company: 'Cedar & Co' });
  const shop = { name: 'Cedar', eCommercePlatform: 'Simulated' as const };
  shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
  storeId = (await oto.call(shops.getShop, { id: shopId })).shop.storeId;
  secret = (await oto.call(shops.rotateShopSecret, { id: shopId })).secret;
  const side = { value: 30, unit: 'cm' };
  const weight = { value: 200, unit: 'g' };
  const sides = { length: side, width: side, height: side, weight };
  await oto.call(shops.createOrUpdateBox, { box: { shopId, boxType: 'Carton', ...sides } });
});
afterAll(async () => {
  await testApp.close();
  await ausPost.close();
});
beforeEach(() => {
  ausPost.trouble.hangs = null;
  ausPost.trouble.status = null;
});

const offerOnlyAusPost = () =>
  oto.call(shops.configureCarrierService, {
    shopId,
    services: ['T28S', 'E34S'].map((serviceCode) => ({
      carrierAccountId: desk.carrierAccountId,
      serviceCode,
      displayName: '',
      isActive: true,
    })),
  });
const offerAll = () => oto.call(shops.configureCarrierService, { shopId, services: [] });
const pass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
};

type RatesReply = { readonly status: number; readonly rates: ShopRate[]; readonly took_ms: number };

/** Requests prices of a basket; the platform waits this long. */
async function requestPrices(grams: number, timeout_ms = 1250): Promise<RatesReply> {
  const place = (postal_code: string, city: string) => ({ country: 'AU', postal_code, city });
  const body = {
    rate: {
      origin: place('2015', 'Alexandria'),
      destination: place('3121', 'Richmond'),
      items: [{ name: 'Oil', sku: 'OIL', quantity: 1, grams, requires_shipping: true }],
    },
  };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('base64');
  const headers = {
    'x-waybill-hmac-sha256': signature,
    'x-shopify-timeout': String(timeout_ms),
  };
  const started = performance.now();
  const reply = await testApp.acme.guest.send(
    shops.shopifyRateCallback,
    { storeId, ...body },
    { headers },
  );
  const { rates } = JSON.parse(reply.body) as { rates: ShopRate[] };
  return { status: reply.status, rates, took_ms: performance.now() - started };
}
const ofAusPost = ({ rates }: RatesReply) =>
  rates.filter(({ service_code }) => service_code.startsWith(`WB:${desk.carrierAccountId}:`));
const isOwn = (priced: RatesReply) => priced.rates.length - ofAusPost(priced).length;

describe('a carrier that does not answer a checkout in time', () => {
  it('is left out; own rates come, and it is asked again by the next request', async () => {
    ausPost.trouble.hangs = /prices/;
    const without = await requestPrices(1000);
    expect([without.status, ofAusPost(without)]).toEqual([200, []]);
    expect(isOwn(without)).toBeGreaterThan(0);
    ausPost.trouble.hangs = null;
    const whole = await requestPrices(1000, 9000);
    expect(ofAusPost(whole).length).toBe(2);
    expect(isOwn(whole)).toBeGreaterThanOrEqual(isOwn(without));
  });

  it.each(['hangs', 'is down'])(
    'has its last prices shown if it alone sells and %s',
    async (how) => {
      await offerOnlyAusPost();
      const grams = how === 'hangs' ? 1200 : 1300;
      const before = await requestPrices(grams, 9000);
      expect(ofAusPost(before).length).toBe(2);
      pass(11);
      if (how === 'hangs') ausPost.trouble.hangs = /prices/;
      else ausPost.trouble.status = 503;
      const requestsBefore = ausPost.requested.length;
      expect((await requestPrices(grams)).rates).toEqual(before.rates);
      expect(ausPost.requested.length).toBeGreaterThan(requestsBefore);
      // A basket that was never priced has none.
      expect((await requestPrices(grams + 50)).rates).toEqual([]);
      await offerAll();
    },
  );

  it('costs others no time: they are answered while forty checkouts wait for it', async () => {
    await offerAll();
    ausPost.trouble.hangs = /prices/;
    const waiting = Array.from({ length: 40 }, (_, at) => requestPrices(5000 + at, 4000));
    const quick = Promise.all(
      Array.from({ length: 10 }, () => testApp.acme.guest.send(shops.getBoxTypes, {})),
    );
    const isFirst = await Promise.race([
      Promise.all(waiting).then(() => 'waiting'),
      quick.then(() => 'others'),
    ]);
    const responses = await Promise.all(waiting);
    expect(isFirst).toBe('others');
    expect((await quick).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(responses.every((one) => one.status === 200 && isOwn(one) > 0)).toBe(true);
    expect(Math.min(...responses.map(({ took_ms }) => took_ms))).toBeGreaterThanOrEqual(2900);
  });

  it('is waited for 8 s at most, whatever the tenant and the platform allow', async () => {
    const ada = await testApp.acme.as('ada');
    await ada.call(updateAllSettings, { eCommerce: { rateCallbackDelay: 8 } });
    ausPost.trouble.hangs = /prices/;
    const { took_ms, status } = await requestPrices(7000, 30_000);
    expect(status).toBe(200);
    expect(took_ms).toBeGreaterThan(7_900);
    expect(took_ms).toBeLessThan(9_900);
  });
});
