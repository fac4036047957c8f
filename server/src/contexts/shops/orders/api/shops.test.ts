import * as shops from '@waybill/contract/shops/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { cancelBooking } from '@waybill/contract/booking/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, deskFor } from '#contexts/booking/testing/desk.ts';
import { adminQuery } from '#platform/db/connection.ts';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let oto: Caller;
let hana: Caller;
let desk: Desk;
let shopId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  await adminQuery(testApp.adminUrl)(
    `insert into lookups.known_country (country_code, source) values ('AU', 'test')`,
    [],
  );
  ada = await testApp.acme.as('ada');
  oto = await testApp.acme.as('oto');
  hana = await testApp.acme.as('hana');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
  const shop = { name: 'Cedar online', eCommercePlatform: 'Simulated' as const };
  shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
});
afterAll(() => testApp.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );
const cm = (value: number) => ({ value, unit: 'cm' });
const aBox = (some = {}) => ({
  shopId,
  boxType: 'Carton' as const,
  length: cm(40),
  width: cm(40),
  height: cm(40),
  weight: { value: 300, unit: 'g' },
  ...some,
});
async function imported(by: Caller = oto, id = shopId) {
  const { importToken } = await by.call(shops.importOrder, { shops: [id] });
  const before = await by.call(shops.getImportOrders, { importToken });
  await testApp.settle();
  return { before, after: await by.call(shops.getImportOrders, { importToken }) };
}
const ready = async () =>
  (await oto.call(shops.getOrders, { shopId, stage: 'Ready', maxResultCount: 50 })).items;

describe('the web shops of a customer', () => {
  it('are listed with their platform, attributes and customer [ui-capability-010]', async () => {
    const { items } = await oto.call(shops.getShops, {});
    expect(items).toMatchObject([
      { id: shopId, name: 'Cedar online', eCommercePlatform: 'Simulated', attributes: [] },
    ]);
    expect(items[0]?.customerName).toBe('Cedar & Co');
    const { shop } = await oto.call(shops.getShop, { id: shopId });
    expect(shop.storeId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('show a guest none [role-039] [role-040] [ui-roles-009]', async () => {
    const { guest } = testApp.acme;
    expect(await guest.call(shops.getShops, {})).toEqual({ items: [], totalCount: 0 });
    expect(await guest.call(shops.getBoxes, {})).toEqual({ items: [], totalCount: 0 });
    expect((await guest.call(shops.getBoxTypes, {})).items).toContain('Satchel');
    expect((await refusal(guest.call(shops.getShop, { id: shopId })))?.[0]).toBe(404);
  });

  it('belong to one customer: others neither see nor change them', async () => {
    expect((await hana.call(shops.getShops, {})).items).toEqual([]);
    const shop = { id: shopId, name: 'Mine', eCommercePlatform: 'Simulated' as const };
    expect((await refusal(hana.call(shops.createOrUpdateShop, { shop })))?.[0]).toBe(404);
    expect((await refusal(hana.call(shops.importOrder, { shops: [shopId] })))?.[0]).toBe(404);
  });

  it('offer the carriers of their customer to choose from, to its own users too', async () => {
    const { items } = await oto.call(shops.getShopCarriers, { shopId });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ name, services }) => name !== '' && services.length > 0)).toBe(true);
    expect(await ada.call(shops.getShopCarriers, { shopId })).toEqual({ items });
    expect((await refusal(hana.call(shops.getShopCarriers, { shopId })))?.[0]).toBe(404);
  });

  it('have a unique name per customer, even under concurrent requests', async () => {
    const shop = { name: 'Raced', eCommercePlatform: 'Csv' as const };
    const attempts = await Promise.allSettled(
      [oto, oto, oto].map((by) => by.call(shops.createOrUpdateShop, { shop })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await hana.call(shops.createOrUpdateShop, { shop });
  });

  it('name the attributes that they lack, and the address that cannot be called', async () => {
    const incomplete = { name: 'S', eCommercePlatform: 'Shopify' as const };
    const work = oto.call(shops.createOrUpdateShop, { shop: incomplete });
    await expect(work).rejects.toMatchObject({
      error: {
        validationErrors: [
          { message: 'Shop domain is required', members: ['shop.attributes'] },
          { message: 'Admin API access token is required' },
        ],
      },
    });
    const attributes = [
      { key: 'shopDomain', value: 'http://127.0.0.1:9' },
      { key: 'accessToken', value: 'shpat_1' },
    ];
    const inner = oto.call(shops.createOrUpdateShop, { shop: { ...incomplete, attributes } });
    expect((await refusal(inner))?.[0]).toBe(400);
  });

  it('keep a masked secret, and drop it with the address', async () => {
    const attributes = [
      { key: 'shopDomain', value: 'cedar.myshopify.com' },
      { key: 'accessToken', value: 'shpat_secret' },
    ];
    const shop = { name: 'Shopify', eCommercePlatform: 'Shopify' as const, attributes };
    const { id } = await oto.call(shops.createOrUpdateShop, { shop });
    const masked = (await oto.call(shops.getShop, { id })).shop.attributes;
    expect(masked.map(({ value }) => value)).toEqual(['cedar.myshopify.com', '********', '']);
    await oto.call(shops.createOrUpdateShop, { shop: { ...shop, id, attributes: masked } });
    const moved = masked.map((each) =>
      each.key === 'shopDomain' ? { ...each, value: 'evil.example.com' } : each,
    );
    const work = oto.call(shops.createOrUpdateShop, { shop: { ...shop, id, attributes: moved } });
    await expect(work).rejects.toMatchObject({
      error: { validationErrors: [{ message: 'Admin API access token is required' }] },
    });
    await oto.call(shops.deleteShop, { id });
    expect((await refusal(oto.call(shops.getShop, { id })))?.[0]).toBe(404);
  });

  it('say which platforms there are and what each needs', async () => {
    const { items } = await oto.call(shops.getAvailableECommercePlatforms, {});
    expect(items.map(({ code }) => code)).toEqual([
      'Shopify',
      'WooCommerce',
      'Odoo',
      'Magento',
      'Csv',
      'Simulated',
    ]);
    const odoo = await oto.call(shops.getECommerceAttributes, { platformType: 'Odoo' });
    expect(odoo.items.map(({ key }) => key)).toEqual(['url', 'database', 'userName', 'apiKey']);
  });

  it('are tried as they stand in the form; one that does not respond says so', async () => {
    const simulated = { eCommercePlatform: 'Simulated' as const };
    expect(await oto.call(shops.testShop, { shop: simulated })).toMatchObject({
      isAnswering: true,
    });
    const attributes = [
      { key: 'url', value: 'https://nobody.example' },
      { key: 'key', value: 'ck' },
      { key: 'secret', value: 'cs' },
    ];
    const shop = { eCommercePlatform: 'WooCommerce' as const, attributes };
    expect(await oto.call(shops.testShop, { shop })).toMatchObject({ isAnswering: false });
  });

  it('offer the carrier services that are configured; each once, of known accounts', async () => {
    const service = {
      carrierAccountId: desk.carrierAccountId,
      serviceCode: 'STD',
      displayName: 'Cedar delivery',
      isActive: true,
    };
    await oto.call(shops.configureCarrierService, { shopId, services: [service] });
    const configured = await oto.call(shops.getCarrierServiceConfiguration, { shopId });
    expect(configured).toEqual({ shopId, services: [service] });
    const twice = oto.call(shops.configureCarrierService, { shopId, services: [service, service] });
    await expect(twice).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['services[1].serviceCode'] }] },
    });
    const stranger = [{ ...service, carrierAccountId: 987_654 }];
    const unknown = oto.call(shops.configureCarrierService, { shopId, services: stranger });
    await expect(unknown).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['services[0].carrierAccountId'] }] },
    });
    await oto.call(shops.configureCarrierService, { shopId, services: [] });
  });
});

describe('the boxes of a shop', () => {
  it('are added, changed and deleted, and need sides above 0', async () => {
    const { id } = await oto.call(shops.createOrUpdateBox, { box: aBox() });
    const box = aBox({ id, isAvailable: false, maximumWeight: { value: 20, unit: 'kg' } });
    await oto.call(shops.createOrUpdateBox, { box });
    expect(await oto.call(shops.getBoxForEdit, { id })).toEqual({ box });
    const flat = oto.call(shops.createOrUpdateBox, { box: aBox({ height: cm(0) }) });
    await expect(flat).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['box.height.value'] }] },
    });
    const odd = oto.call(shops.createOrUpdateBox, {
      box: aBox({ width: { value: 1, unit: 'el' } }),
    });
    await expect(odd).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['box.width.unit'] }] },
    });
    await oto.call(shops.deleteBox, { id });
    expect((await oto.call(shops.getBoxes, { shopId })).items).toEqual([]);
  });
});

describe('an import of orders [ui-logistics-008]', () => {
  it('is complete when its shops are read; a second one skips what is here [st-041]', async () => {
    const { before, after } = await imported();
    expect(before).toMatchObject({ isCompleted: false, ordersCreated: 0 });
    expect(after).toMatchObject({ isCompleted: true, ordersCreated: 5, ordersFailed: 0 });
    const { items } = await oto.call(shops.getOrders, { shopId });
    expect(items.map(({ ecommerceId }) => ecommerceId).toSorted()).toEqual(
      ['SIM-1', 'SIM-2', 'SIM-3', 'SIM-4', 'SIM-5'].toSorted(),
    );
    expect(items[0]?.fromAddress.suburb).not.toBe('');
  });

  it('is known by its token for 24 hours', async () => {
    const { after } = await imported();
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 25 * 3_600_000);
    const gone = oto.call(shops.getImportOrders, { importToken: after.importToken });
    expect((await refusal(gone))?.[0]).toBe(404);
    testApp.clock.now = now;
  });

  it('reads the orders of a file, one line per item, and says which cannot be read', async () => {
    const shop = { name: 'By file', eCommercePlatform: 'Csv' as const };
    const { id } = await oto.call(shops.createOrUpdateShop, { shop });
    const file = [
      'Order,Shipping name,Address 1,City,State,Postcode,Item,Qty,Weight kg,Length,Width,Height',
      'A1,Mia Torres,12 Lygon Street,Carlton,VIC,3053,Mugs,2,0.9,24,12,11',
      'A1,Mia Torres,12 Lygon Street,Carlton,VIC,3053,Tea,1,0.3,12,9,18',
      'A2,Jack Nguyen,48 Norton Street,Nowhere,NSW,2040,Mugs,1,,,,',
      'A3,Ruby Walker,7 Boundary Street,West End,QLD,4101,Mugs,none,1,1,1,1',
    ].join('\r\n');
    const options = { file: { name: 'o.csv', type: 'text/csv', bytes: Buffer.from(file) } };
    const { fileName: fileId } = await oto.call(uploadAsset, {}, options);
    const { importToken } = await oto.call(shops.importOrder, { shops: [id], fileId });
    await testApp.settle();
    expect(await oto.call(shops.getImportOrders, { importToken })).toMatchObject({
      isCompleted: true,
      ordersCreated: 2,
      ordersFailed: 1,
      messages: ['Row 4: the quantity must be a whole number above 0.'],
    });
    const { items } = await oto.call(shops.getOrders, { shopId: id, sorting: 'orderNumber' });
    expect(items.map(({ stage, problems }) => [stage, problems.map((p) => p.message)])).toEqual([
      ['Ready', []],
      [
        'ToCheck',
        [
          expect.stringMatching(/^There is no Nowhere with the postcode 2040/),
          'Weight of Mugs is missing',
        ],
      ],
    ]);
    const fileless = oto.call(shops.importOrder, { shops: [id] });
    await expect(fileless).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['fileId'] }] },
    });
  });
});

describe('an order', () => {
  it('that lacks something is corrected, checked and packed again', async () => {
    const { items } = await oto.call(shops.getOrders, { stage: 'ToCheck' });
    const [open] = items;
    if (open === undefined) throw new Error('The file had an order to check');
    const corrected = {
      id: open.id,
      toAddress: { ...open.toAddress, suburb: 'Leichhardt' },
      items: [
        {
          name: 'Mugs',
          quantity: 1,
          weight: { value: 1, unit: 'kg' },
          length: cm(24),
          width: cm(12),
          height: cm(11),
        },
      ],
    };
    const { order } = await oto.call(shops.updateOrder, { order: corrected });
    expect([order.stage, order.problems, order.parcels.length]).toEqual(['Ready', [], 1]);
    expect((await oto.call(shops.getOrder, { id: open.id })).order.stage).toBe('Ready');
  });

  it('is packed again when the boxes of its shop change', async () => {
    const [before] = await ready();
    expect(before?.parcels[0]?.boxId).toBeNull();
    const { id } = await oto.call(shops.createOrUpdateBox, { box: aBox() });
    await testApp.settle();
    const { order } = await oto.call(shops.getOrder, { id: before?.id ?? 0 });
    expect(order.parcels[0]).toMatchObject({ boxId: id, packageType: 'Carton' });
  });

  it('is booked once, and its shop notified of the consignment', async () => {
    const [order] = await ready();
    const orderIds = [order?.id ?? 0];
    const chosen = {
      carrierAccountId: desk.carrierAccountId,
      carrierServiceCode: desk.carrierServiceCode,
    };
    const [booked] = (await ada.call(shops.bookOrders, { orderIds, ...chosen })).items;
    expect(booked).toMatchObject({ orderId: order?.id, message: null });
    await testApp.settle();
    const after = (await oto.call(shops.getOrder, { id: order?.id ?? 0 })).order;
    expect(after).toMatchObject({
      status: 'Booked',
      stage: 'Booked',
      bookingId: booked?.bookingId,
    });
    expect(after.consignmentId).not.toBeNull();
    expect(after.fulfilmentTime).not.toBeNull();
    const [again] = (await ada.call(shops.bookOrders, { orderIds })).items;
    expect(again).toMatchObject({ bookingId: null, message: expect.stringContaining('booked') });
  });

  it('is booked once when two people book it at the same time', async () => {
    const orders = await ready();
    const orderIds = orders.slice(0, 2).map(({ id }) => id);
    const responses = await Promise.all(
      [ada, ada, oto].map((by) => by.call(shops.bookOrders, { orderIds })),
    );
    const bookings = responses.flatMap(({ items }) => items.flatMap((i) => i.bookingId ?? []));
    expect(bookings).toHaveLength(2);
  });

  it('can be booked again when its booking is cancelled', async () => {
    const { items } = await oto.call(shops.getOrders, { stage: 'Booked', shopId });
    const [booked] = items;
    await ada.call(cancelBooking, { id: booked?.bookingId ?? 0 });
    await testApp.settle();
    const { order } = await oto.call(shops.getOrder, { id: booked?.id ?? 0 });
    expect(order).toMatchObject({
      status: 'New',
      stage: 'Failed',
      bookingId: null,
      failure: 'The booking was cancelled.',
    });
  });

  it('is taken off the list, and then neither changed nor booked', async () => {
    await imported();
    const [order] = await ready();
    const orderIds = [order?.id ?? 0];
    expect(await oto.call(shops.cancelOrders, { orderIds })).toEqual({ cancelled: 1 });
    const [item] = (await ada.call(shops.bookOrders, { orderIds })).items;
    expect(item?.message).toContain('cancelled');
    const { items } = await oto.call(shops.getOrderCounts, { shopId });
    expect(items.find(({ stage }) => stage === 'Cancelled')?.count).toBe(1);
  });
});
