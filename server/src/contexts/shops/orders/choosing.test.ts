import { createOrUpdateProduct } from '@waybill/contract/customers/endpoints';
import { getBookingForEdit } from '@waybill/contract/booking/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import * as shops from '@waybill/contract/shops/endpoints';
import { localDate } from '@waybill/kernel/local-date';
import { minor } from '@waybill/kernel/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { cheapestOf } from './domain/cheapest.ts';
import { sizedBy } from './domain/sizes.ts';

const offer = (serviceCode: string, dollars: number, eta: string | null) => ({
  carrierAccountId: 7,
  serviceCode,
  eta,
  pricing: { customer: { total: { amount: minor(dollars * 100) } } },
});
const offers = [
  offer('EXP', 30, '2026-11-19T06:00:00Z'),
  offer('STD', 20, '2026-11-20T13:30:00Z'),
  offer('SLOW', 10, '2026-11-23T06:00:00Z'),
  offer('UNKNOWN', 5, null),
];
const timezone = 'Australia/Sydney';

describe('the cheapest service', () => {
  it.each([
    [null, 'UNKNOWN'],
    ['2026-11-23', 'SLOW'],
    // Half past midnight of the 21st in Sydney.
    ['2026-11-21', 'STD'],
    ['2026-11-20', 'EXP'],
    ['2026-11-19', 'EXP'],
  ])('that arrives by %s is %s', (day, code) => {
    const arriveBy = day === null ? null : localDate(day);
    expect(cheapestOf(offers, { arriveBy, timezone })).toMatchObject({ serviceCode: code });
  });

  it('is none where nothing is priced or on time, and says which', () => {
    const arriveBy = localDate('2026-11-18');
    expect(cheapestOf(offers, { arriveBy, timezone })).toMatch(/arrives by this day/);
    expect(cheapestOf([], { arriveBy, timezone })).toMatch(/has a price/);
  });
});

const cm = (value: number) => ({ value, unit: 'cm' });
const kg = (value: number) => ({ value, unit: 'kg' });
const mug = { length: cm(12), width: cm(9), height: cm(10), weight: kg(0.4) };
const item = (some: object) => ({
  sku: 'MUG',
  name: 'Mug',
  quantity: 1,
  unitPrice: null,
  length: null,
  width: null,
  height: null,
  weight: null,
  ...some,
});

describe('the size of an item', () => {
  const product = { ...mug, turning: 'Upright' as const, is_fragile: true };
  const size = sizedBy(new Map([['mug', product]]));
  it.each([
    ['is the product’s where the shop has none', item({}), mug],
    ['keeps the shop’s weight', item({ weight: kg(1) }), { ...mug, weight: kg(1) }],
    ['takes all sides of one source', item({ length: cm(50) }), mug],
    ['keeps own sides', item({ ...mug, length: cm(50), weight: null }), { length: cm(50) }],
    [
      'keeps how the order is packed',
      item({ turning: 'Any', isFragile: false }),
      { ...mug, turning: 'Any', isFragile: false },
    ],
    ['takes how the product is packed', item({}), { turning: 'Upright', isFragile: true }],
    ['stays unknown for another code', item({ sku: 'CUP' }), { length: null, weight: null }],
  ])('%s', (_, sent, expected) => {
    expect(size(sent)).toMatchObject(expected);
  });
});

let testApp: TestApp;
let oto: Caller;
let shopId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  oto = await testApp.acme.as('oto');
  const product = { ...mug, productCode: 'Mug', name: 'Mug', packageType: 'Carton' };
  await oto.call(createOrUpdateProduct, { product });
  const shop = { name: 'By file', eCommercePlatform: 'Csv' as const };
  shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
  const file = [
    'Order,Shipping name,Address 1,City,State,Postcode,Sku,Item,Qty',
    ...[1, 2, 3].map((n) => `A${n},Mia Torres,${n} Lygon Street,Carlton,VIC,3053,MUG,Mug,2`),
    'A4,Mia Torres,4 Lygon Street,Carlton,VIC,3053,CUP,Cup,2',
    'A5,Mia Torres,5 Lygon Street,Nowhere,VIC,3999,MUG,Mug,2',
  ].join('\r\n');
  const options = { file: { name: 'o.csv', type: 'text/csv', bytes: Buffer.from(file) } };
  const { fileName: fileId } = await oto.call(uploadAsset, {}, options);
  await oto.call(shops.importOrder, { shops: [shopId], fileId });
  await testApp.settle();
});
afterAll(() => testApp.close());

const orders = async () =>
  (await oto.call(shops.getOrders, { shopId, sorting: 'orderNumber' })).items;
const bookedAs = async (bookingId: number | null) =>
  (await (await testApp.acme.as('kim')).call(getBookingForEdit, { Id: bookingId ?? 0 })).booking;

describe('an order of a shop without sizes', () => {
  it('is packed by the customer’s product of the same code', async () => {
    const [first, , , last, elsewhere] = await orders();
    expect(first).toMatchObject({ stage: 'Ready', items: [mug], problems: [] });
    expect(first?.parcels.every(({ isEstimated }) => !isEstimated)).toBe(true);
    expect(last).toMatchObject({ stage: 'ToCheck', items: [{ weight: null }] });
    // Not all places of the country are known, so this one may be right.
    expect(elsewhere).toMatchObject({ stage: 'Ready', problems: [] });
  });
});

describe('the rules of a shop', () => {
  const save = (rules: object[]) =>
    oto.call(shops.saveOrderRules, { shopId, rules: rules as never });
  const sku = { member: 'Sku', operator: 'Is', value: 'mug' };

  it('stop an order and pack pieces apart, say so, and run again for open orders', async () => {
    const apart = { ...sku, name: 'Apart', action: 'PackApart' };
    const street = { member: 'PostCode', operator: 'Is', value: '3999' };
    await save([apart, { ...street, name: 'Nowhere', action: 'DoNotShip' }]);
    const { rules } = await oto.call(shops.getOrderRules, { shopId });
    expect(rules.map(({ name }) => name)).toEqual(['Apart', 'Nowhere']);
    await testApp.settle();
    const [first, , , , elsewhere] = await orders();
    expect(first).toMatchObject({
      stage: 'Ready',
      firedRules: [{ name: 'Apart', action: 'PackApart' }],
      parcels: [{ boxId: null, quantity: 2 }],
    });
    expect(elsewhere).toMatchObject({
      stage: 'ToCheck',
      problems: [{ member: 'rule', message: 'The rule Nowhere stops this order.' }],
    });
    await save([]);
    await testApp.settle();
    const ids = (await orders()).map(({ id }) => id);
    expect(await oto.call(shops.runOrderRules, { orderIds: ids })).toEqual({ checked: 5 });
    expect((await orders())[4]).toMatchObject({ stage: 'Ready', firedRules: [], problems: [] });
  });
});

describe('orders that are booked', () => {
  it('take the cheapest service, or the cheapest that arrives by a day', async () => {
    const [any, soon, never] = (await orders()).map(({ id }) => id);
    const cheapest = { serviceChoice: 'Cheapest' as const };
    const book = async (id: number | undefined, how: object = cheapest) =>
      (await oto.call(shops.bookOrders, { orderIds: [id ?? 0], ...how })).items[0];
    const free = await bookedAs((await book(any))?.bookingId ?? null);
    const arrival = free.eta ?? '';
    const [day = ''] = new Date(Date.parse(arrival) - 86_400_000).toISOString().split('T');
    const refused = await book(never, { ...cheapest, arriveBy: '2026-01-01' });
    expect(refused).toMatchObject({
      bookingId: null,
      message: 'No service with a price arrives by this day.',
    });
    const early = await book(soon, { ...cheapest, arriveBy: day });
    const quick = await bookedAs(early?.bookingId ?? null);
    expect(Date.parse(quick.eta ?? '')).toBeLessThan(Date.parse(arrival));
    expect(quick.carrierServiceCode).not.toBe(free.carrierServiceCode);
  });
});

describe('a rule that chooses a service', () => {
  it('precedes the cheapest, and has to name a service', async () => {
    const [cheap, quick, open] = await orders();
    const { carrierAccountId, carrierServiceCode } = await bookedAs(quick?.bookingId ?? null);
    const rule = {
      name: 'Fast',
      member: 'Sku' as const,
      operator: 'Is' as const,
      value: 'mug',
      action: 'Service' as const,
      carrierAccountId,
      serviceCode: carrierServiceCode,
    };
    const nameless = oto.call(shops.saveOrderRules, {
      shopId,
      rules: [{ ...rule, carrierAccountId: null }],
    });
    await expect(nameless).rejects.toMatchObject({ status: 400 });
    await oto.call(shops.saveOrderRules, { shopId, rules: [rule] });
    await testApp.settle();
    const { items } = await oto.call(shops.bookOrders, {
      orderIds: [open?.id ?? 0],
      serviceChoice: 'Cheapest',
    });
    const booked = await bookedAs(items[0]?.bookingId ?? null);
    expect(booked.carrierServiceCode).toBe(carrierServiceCode);
    const cheapest = await bookedAs(cheap?.bookingId ?? null);
    expect(booked.carrierServiceCode).not.toBe(cheapest.carrierServiceCode);
  });
});
