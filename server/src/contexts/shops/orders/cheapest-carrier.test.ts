import { guardedCalls } from '@waybill/adapters/guarded-calls';
import {
  type AusPostServer,
  ausPostServer,
} from '@waybill/adapters/testing/auspost/auspost-server';
import { getBookingForEdit } from '@waybill/contract/booking/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import * as shops from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ausPostDesk } from '#contexts/booking/testing/auspost-desk.ts';
import type { Desk } from '#contexts/booking/testing/desk.ts';
import { withShortTimeouts } from '#testing/short-timeouts.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let ausPost: AusPostServer;
let testApp: TestApp;
let ada: Caller;
let oto: Caller;
let desk: Desk;
let orderIds: readonly number[];
let shopId: number;
beforeAll(async () => {
  ausPost = await ausPostServer();
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [ausPost.url] }) });
  ada = await testApp.acme.as('ada');
  oto = await testApp.acme.as('oto');
  desk = await ausPostDesk(testApp.acme, ausPost, { company: 'Cedar & Co' });
  const shop = { name: 'By file', eCommercePlatform: 'Csv' as const };
  shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
  const file = [
    'Order,Shipping name,Address 1,City,State,Postcode,Item,Qty,Weight kg,Length,Width,Height',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(
      (n) => `A${n},Mia Torres,${n} Swan Street,Richmond,VIC,3121,Mug,1,1,24,12,11`,
    ),
  ].join('\r\n');
  const options = { file: { name: 'o.csv', type: 'text/csv', bytes: Buffer.from(file) } };
  const { fileName: fileId } = await oto.call(uploadAsset, {}, options);
  await oto.call(shops.importOrder, { shops: [shopId], fileId });
  await testApp.settle();
  const { items } = await oto.call(shops.getOrders, { shopId, sorting: 'orderNumber' });
  orderIds = items.map(({ id }) => id);
});
afterAll(async () => {
  await testApp.close();
  await ausPost.close();
});

const requestCount = (): number =>
  ausPost.requested.filter((request) => request.includes('/prices/')).length;

async function accountsOf(ids: readonly number[]) {
  const how = { orderIds: [...ids], serviceChoice: 'Cheapest' as const };
  const { items } = await ada.call(shops.bookOrders, how);
  const bookings = await Promise.all(
    items.map(({ bookingId }) => ada.call(getBookingForEdit, { Id: bookingId ?? 0 })),
  );
  return bookings.map(({ booking }) => booking.carrierAccountId);
}

describe('the cheapest service of orders', () => {
  it('is that of a carrier which asks less than the own rates', async () => {
    const [first = 0, second = 0] = orderIds;
    const account = desk.carrierAccountId;
    const before = requestCount();
    expect(await accountsOf([first, second])).toEqual([account, account]);
    // Once for each order: its answer is booked.
    expect(requestCount() - before).toBe(2);
  });

  it('is one of the own rates while the carrier does not answer', async () => {
    ausPost.trouble.hangs = /prices/;
    const [account] = await withShortTimeouts(() => accountsOf(orderIds.slice(2, 3)));
    expect(account).not.toBe(desk.carrierAccountId);
  });
});

const named = (ids: readonly number[]) => ({
  orderIds: [...ids],
  carrierAccountId: desk.carrierAccountId,
  carrierServiceCode: desk.carrierServiceCode,
});

describe('a named service of orders', () => {
  afterEach(() => {
    ausPost.trouble.hangs = null;
    ausPost.trouble.pricesWaitFor = null;
  });

  it('is priced for all of them at once, and says why there is no price', async () => {
    ausPost.trouble.hangs = /prices/;
    const began_ms = performance.now();
    const { items } = await ada.call(shops.bookOrders, named(orderIds.slice(3, 6)));
    expect(performance.now() - began_ms).toBeLessThan(9000);
    const message = "The carrier didn't respond in time.";
    expect(items.map((item) => [item.bookingId, item.message])).toEqual(
      orderIds.slice(3, 6).map(() => [null, message]),
    );
    const { items: ordered } = await oto.call(shops.getOrders, { shopId, sorting: 'orderNumber' });
    expect(ordered.slice(3, 6).map(({ stage, failure }) => [stage, failure])).toEqual(
      orderIds.slice(3, 6).map(() => ['Failed', message]),
    );
  }, 20_000);

  it('is priced before the order is locked: a change meanwhile is saved, not booked', async () => {
    const id = orderIds[6] ?? 0;
    const { order } = await oto.call(shops.getOrder, { id });
    const { promise, resolve } = Promise.withResolvers<void>();
    ausPost.trouble.pricesWaitFor = promise;
    const before = requestCount();
    const booking = ada.call(shops.bookOrders, named([id]));
    await vi.waitFor(() => expect(requestCount()).toBe(before + 1));
    const toAddress = { ...order.toAddress, addressLine1: '99 Swan Street' };
    await oto.call(shops.updateOrder, { order: { ...order, toAddress } });
    resolve();
    const { OrderChanged } = shopsProblems;
    expect(await booking).toMatchObject({
      items: [{ bookingId: null, message: OrderChanged.message }],
    });
    expect((await oto.call(shops.getOrder, { id })).order).toMatchObject({
      stage: 'Ready',
      toAddress: { addressLine1: '99 Swan Street' },
      bookings: [],
    });
  });

  it('is booked once by people at the same time, at the price that was asked for', async () => {
    const ids = orderIds.slice(6, 8);
    const before = requestCount();
    const tries = await Promise.all(
      [ada, oto, ada].map((by) => by.call(shops.bookOrders, named(ids))),
    );
    const booked = tries.flatMap(({ items }) => items.flatMap(({ bookingId }) => bookingId ?? []));
    expect(new Set(booked).size).toBe(2);
    expect(booked).toHaveLength(2);
    // Each asks before anything is locked, and nobody asks again while it is.
    expect(requestCount() - before).toBeLessThanOrEqual(6);
    const { booking } = await ada.call(getBookingForEdit, { Id: booked[0] ?? 0 });
    expect(booking).toMatchObject({ carrierAccountId: desk.carrierAccountId });
    expect(booking.quoteId).not.toBeNull();
  });
});
