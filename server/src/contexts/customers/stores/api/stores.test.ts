import * as customers from '@waybill/contract/customers/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let oto: Caller;
let hana: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  oto = await testApp.acme.as('oto');
  hana = await testApp.acme.as('hana');
});
afterAll(() => testApp.close());

const shop = (storeKey: string) => ({ storeType: 'Shopify' as const, storeKey });
const keysOf = async (by: Caller, query = {}) =>
  (await by.call(customers.getECommerceStoreSettings, query)).items.map((item) => item.storeKey);

describe('the shops of a customer', () => {
  it('are added and replaced by PUT, and by GET as specified [X-33] [proto-012]', async () => {
    const query = { ...shop('cedar.example'), cartName: 'Cedar', storeParams: { delay: '3' } };
    const { id } = await oto.call(customers.saveECommerceStoreSettings, {
      ecommerceSettings: query,
    });
    const changed = { ...query, id, isActive: false };
    await oto.call(customers.updateECommerceStoreSettings, {
      ecommerceSettings: JSON.stringify(changed),
    });
    const { items } = await oto.call(customers.getECommerceStoreSettings, {
      storeKey: 'CEDAR.example',
    });
    expect(items).toEqual([{ ...changed, customerId: expect.any(Number) }]);
    expect(await keysOf(oto, { storeKey: 'nobody' })).toEqual([]);
  });

  it('have a unique key, even under concurrent requests', async () => {
    const ecommerceSettings = shop('raced.example');
    const attempts = await Promise.allSettled(
      [oto, hana, oto, hana].map((by) =>
        by.call(customers.saveECommerceStoreSettings, { ecommerceSettings }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(attempts.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, error: { message: 'Another shop already has this key.' } },
    });
  });

  it('belong to one customer: others neither see nor change them', async () => {
    const made = await hana.call(customers.saveECommerceStoreSettings, {
      ecommerceSettings: shop('harbour.example'),
    });
    expect(await keysOf(oto)).not.toContain('harbour.example');
    const stolen = { ...shop('mine.example'), id: made.id };
    const uniqueFields = oto.call(customers.saveECommerceStoreSettings, {
      ecommerceSettings: stolen,
    });
    await expect(uniqueFields).rejects.toMatchObject({ status: 404 });
  });

  it('report invalid JSON, an unknown kind and a missing key', async () => {
    const bare = oto.call(customers.updateECommerceStoreSettings, { ecommerceSettings: '{' });
    await expect(bare).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['ecommerceSettings'] }] },
    });
    const ecommerceSettings = JSON.stringify({ storeType: 'Corner', storeKey: '' });
    const wrong = oto.call(customers.updateECommerceStoreSettings, { ecommerceSettings });
    await expect(wrong).rejects.toMatchObject({
      error: {
        validationErrors: [
          { members: ['ecommerceSettings.storeType'] },
          { members: ['ecommerceSettings.storeKey'] },
        ],
      },
    });
  });
});
