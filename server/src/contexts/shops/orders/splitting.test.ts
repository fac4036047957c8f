import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { type ShopServer, shopServer } from '@waybill/adapters/testing/shops/shop-server';
import { shopifyShop, shopifyToken } from '@waybill/adapters/testing/shops/shopify-shop';
import {
  cancelBooking,
  getBookingForEdit,
  getDocuments,
} from '@waybill/contract/booking/endpoints';
import { createOrUpdateProduct } from '@waybill/contract/customers/endpoints';
import * as shops from '@waybill/contract/shops/endpoints';
import type { OrderRule } from '@waybill/contract/shops/rules/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

const fulfilled = new Map<string, string[]>();
let server: ShopServer;
let testApp: TestApp;
let ada: Caller;
let oto: Caller;
let shopId: number;
let orderIds: readonly number[];
const rule = (action: OrderRule['action']) => ({
  name: action,
  member: 'Sku' as const,
  operator: 'Is' as const,
  value: 'OIL-5',
  action,
});

beforeAll(async () => {
  server = await shopServer(shopifyShop([], { orders: 4, perPage: 4 }, fulfilled));
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [server.url] }) });
  ada = await testApp.acme.as('ada');
  oto = await testApp.acme.as('oto');
  const cm = (value: number) => ({ value, unit: 'cm' });
  const sides = { length: cm(18), width: cm(18), height: cm(32) };
  const oil = { productCode: 'OIL-5', name: 'Olive oil', packageType: 'Carton', ...sides };
  const handling = { turning: 'Upright' as const, isFragile: true };
  const product = { ...oil, ...handling, weight: { value: 5.2, unit: 'kg' } };
  await oto.call(createOrUpdateProduct, { product });
  const attributes = [
    { key: 'shopDomain', value: server.url },
    { key: 'accessToken', value: shopifyToken },
    { key: 'apiSecret', value: 'assigned' },
  ];
  const shop = { name: 'Split', eCommercePlatform: 'Shopify' as const, attributes };
  shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
  await testApp.settle();
  const rules = [rule('PackApart'), rule('BookApart')] as OrderRule[];
  await oto.call(shops.saveOrderRules, { shopId, rules });
  await testApp.settle();
  const { items } = await oto.call(shops.getOrders, { shopId, sorting: 'orderNumber' });
  orderIds = items.map(({ id }) => id);
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

const orderAt = async (at: number) =>
  (await oto.call(shops.getOrder, { id: orderIds[at] ?? 0 })).order;
const book = (by: Caller, at: number, how: object = { serviceChoice: 'Cheapest' }) =>
  by.call(shops.bookOrders, { orderIds: [orderIds[at] ?? 0], ...how });

describe('an order that a rule splits', () => {
  it('is packed as the product says, and names the rules', async () => {
    expect(await orderAt(0)).toMatchObject({
      stage: 'Ready',
      items: [{ turning: 'Upright', isFragile: true, quantity: 2 }],
      parcels: [{ boxId: null, quantity: 2 }],
      firedRules: [{ action: 'PackApart' }, { action: 'BookApart' }],
    });
  });

  it('becomes a booking for each parcel, once, and the shop is told all numbers', async () => {
    await Promise.all([book(ada, 0), book(oto, 0), book(ada, 0)]);
    await testApp.settle();
    const order = await orderAt(0);
    expect(order).toMatchObject({ stage: 'Booked', failure: null });
    expect(order.bookings.map(({ isReturn }) => isReturn)).toEqual([false, false]);
    expect(order.bookingId).toBe(order.bookings[0]?.bookingId);
    const numbers = order.bookings.map(({ consignmentId }) => consignmentId);
    expect(order.consignmentId).toBe(numbers.join(', '));
    expect(order.fulfilmentTime).not.toBe(null);
    expect(fulfilled.get('1001')).toEqual(numbers);
    for (const { bookingId } of order.bookings) {
      const { booking } = await ada.call(getBookingForEdit, { Id: bookingId });
      expect(booking).toMatchObject({ orderNumber: '#1001', items: [{ quantity: 1 }] });
    }
  });

  it('books the part that lost its booking again, once', async () => {
    const { id, bookings } = await orderAt(0);
    const [first = 0, second = 0] = bookings.map(({ bookingId }) => bookingId);
    await ada.call(cancelBooking, { id: first });
    await testApp.settle();
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => oto.call(shops.bookMissingParts, { orderId: id })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await testApp.settle();
    const after = await orderAt(0);
    expect(after).toMatchObject({ stage: 'Booked', failure: null, missingPartCount: 0 });
    expect(after.bookings).toHaveLength(2);
    expect(after.bookings[0]?.bookingId).toBe(second);
    const numbers = after.bookings.map(({ consignmentId }) => consignmentId);
    expect(numbers).not.toContain(null);
    expect(after.fulfilmentTime).not.toBe(null);
    // The shop was told the number of the cancelled one before.
    expect(fulfilled.get('1001')).toEqual(numbers);
    await expect(oto.call(shops.bookMissingParts, { orderId: id })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('stays booked without one of its bookings, and is open again without the last', async () => {
    const { bookings } = await orderAt(0);
    const [first = 0, second = 0] = bookings.map(({ bookingId }) => bookingId);
    await ada.call(cancelBooking, { id: first });
    await testApp.settle();
    expect(await orderAt(0)).toMatchObject({
      stage: 'Booked',
      failure: 'The booking was cancelled.',
      bookings: [{ bookingId: second }],
      missingPartCount: 1,
    });
    await ada.call(cancelBooking, { id: second });
    await testApp.settle();
    expect(await orderAt(0)).toMatchObject({ stage: 'Failed', bookings: [], consignmentId: null });
  });

  it('has the shop told its new numbers when it is booked again', async () => {
    await book(ada, 0);
    await testApp.settle();
    const { bookings, fulfilmentProblem } = await orderAt(0);
    expect(fulfilmentProblem).toBe(null);
    expect(fulfilled.get('1001')).toEqual(bookings.map(({ consignmentId }) => consignmentId));
  });

  it('is not booked at all if one of its parcels cannot be', async () => {
    const before = await orderAt(1);
    const [item] = before.items;
    const heavy = { ...item, name: 'Press', sku: 'PRESS', weight: { value: 90_000, unit: 'kg' } };
    const items = [item, heavy].map((one) => ({ ...one, name: one?.name ?? '', quantity: 1 }));
    await oto.call(shops.updateOrder, {
      order: { id: before.id, toAddress: before.toAddress, items },
    });
    const [outcome] = (await book(ada, 1)).items;
    expect(outcome).toMatchObject({ bookingId: null, message: expect.stringMatching(/./) });
    expect(await orderAt(1)).toMatchObject({ stage: 'Failed', bookings: [] });
  });

  it('is refused if it would become more bookings than one order may', async () => {
    const { id, toAddress, items } = await orderAt(2);
    const many = items.map((item) => ({ ...item, quantity: 51 }));
    await oto.call(shops.updateOrder, { order: { id, toAddress, items: many } });
    const [outcome] = (await book(ada, 2)).items;
    expect(outcome?.message).toBe('This order would be split into too many bookings.');
  });
});

describe('the return of an order', () => {
  it('is refused while the order is not booked', async () => {
    const work = oto.call(shops.bookReturn, { orderId: orderIds[3] ?? 0 });
    await expect(work).rejects.toMatchObject({ status: 409 });
  });

  it('is booked in one step from the receiver, with a label, and is listed', async () => {
    await book(ada, 3);
    await testApp.settle();
    const { toAddress, consignmentId } = await orderAt(3);
    const { bookingId } = await oto.call(shops.bookReturn, { orderId: orderIds[3] ?? 0 });
    const { booking } = await ada.call(getBookingForEdit, { Id: bookingId ?? 0 });
    expect(booking.fromAddress).toMatchObject({ addressLine1: toAddress.addressLine1 });
    const label = { DocumentType: 'Label' as const, BookingId: bookingId ?? 0 };
    expect((await oto.call(getDocuments, label)).tokens).toHaveLength(1);
    await testApp.settle();
    const after = await orderAt(3);
    expect(after.bookings.map(({ isReturn }) => isReturn)).toEqual([false, false, true]);
    expect(after.consignmentId).toBe(consignmentId);
    expect(fulfilled.get('1004')).toHaveLength(2);
  });

  it('is taken off the order when it is cancelled, which stays booked', async () => {
    const back = (await orderAt(3)).bookings.find(({ isReturn }) => isReturn);
    await ada.call(cancelBooking, { id: back?.bookingId ?? 0 });
    await testApp.settle();
    const after = await orderAt(3);
    expect(after).toMatchObject({ stage: 'Booked', failure: null });
    expect(after.bookings.some(({ isReturn }) => isReturn)).toBe(false);
  });
});
