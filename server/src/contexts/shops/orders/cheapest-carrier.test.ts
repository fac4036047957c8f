import { guardedCalls } from '@waybill/adapters/guarded-calls';
import {
  type AusPostServer,
  ausPostServer,
} from '@waybill/adapters/testing/auspost/auspost-server';
import { getBookingForEdit } from '@waybill/contract/booking/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import * as shops from '@waybill/contract/shops/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ausPostDesk } from '#contexts/booking/testing/auspost-desk.ts';
import type { Desk } from '#contexts/booking/testing/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let ausPost: AusPostServer;
let testApp: TestApp;
let ada: Caller;
let oto: Caller;
let desk: Desk;
let orderIds: readonly number[];
beforeAll(async () => {
  ausPost = await ausPostServer();
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [ausPost.url] }) });
  ada = await testApp.acme.as('ada');
  oto = await testApp.acme.as('oto');
  desk = await ausPostDesk(testApp.acme, ausPost, { company: 'Cedar & Co' });
  const shop = { name: 'By file', eCommercePlatform: 'Csv' as const };
  const shopId = (await oto.call(shops.createOrUpdateShop, { shop })).id;
  const file = [
    'Order,Shipping name,Address 1,City,State,Postcode,Item,Qty,Weight kg,Length,Width,Height',
    ...[1, 2, 3].map((n) => `A${n},Mia Torres,${n} Swan Street,Richmond,VIC,3121,Mug,1,1,24,12,11`),
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
    const [account] = await accountsOf(orderIds.slice(2));
    expect(account).not.toBe(desk.carrierAccountId);
  });
});
