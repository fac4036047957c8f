import * as contract from '@waybill/contract/booking/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Harbour Homewares');
});
afterAll(() => testApp.close());

const to = (companyName: string) => ({
  companyName,
  addressLine1: '9 Dock Road',
  suburb: 'Richmond',
  postCode: '3121',
  stateCode: 'VIC',
  countryCode: 'AU',
});
const from = { ...to('Harbour Homewares'), addressLine1: '77 Own Street', suburb: 'Alexandria' };
const own = { fromAddress: { ...from, postCode: '2015', stateCode: 'NSW' } };

/** Returns what waits at the pickup place that only this test uses. */
async function waiting(caller: Caller) {
  const { items } = await caller.call(contract.getOpenManifests, { customerId: desk.customerId });
  const [group] = items.filter(({ fromAddress }) => fromAddress.addressLine1 === '77 Own Street');
  return group;
}

describe('getOpenManifests', () => {
  it('groups waiting bookings by place and account, with cut-offs and savings', async () => {
    const one = await bookAt(kim, desk, { ...own, toAddress: to('Petrov') });
    const two = await bookAt(kim, desk, { ...own, toAddress: to('PETROV') });
    const other = await bookAt(kim, desk, { ...own, toAddress: to('Somebody Else') });
    const group = await waiting(kim);
    expect(group?.bookings.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      one.id,
      two.id,
      other.id,
    ]);
    expect(group).toMatchObject({ customerName: 'Harbour Homewares' });
    expect(group?.cutOffAt).not.toBeNull();
    const { booking } = await kim.call(contract.getBookingForEdit, { Id: one.id });
    expect(group?.bookings[0]?.pickupReadyTime).toBe(booking.pickupReadyTime);
    const [saving] = group?.consolidations ?? [];
    expect(saving).toMatchObject({ bookingIds: [one.id, two.id], destination: 'Richmond 3121' });
    expect(saving?.totalAsOne).toBeLessThan(saving?.total ?? 0);
  });

  it('hides what waits for other customers', async () => {
    const oto = await testApp.acme.as('oto');
    expect(await waiting(oto)).toBeUndefined();
  });
});

describe('consolidateBookings', () => {
  it('merges them into one at the announced price and cancels the others', async () => {
    const group = await waiting(kim);
    const [saving] = group?.consolidations ?? [];
    const [saved, gone] = saving?.bookingIds ?? [];
    const done = await kim.call(contract.consolidateBookings, {
      bookingIds: saving?.bookingIds ?? [],
    });
    expect([done.bookingId, done.total]).toEqual([saved, saving?.totalAsOne]);
    const first = await kim.call(contract.getBookingForEdit, { Id: saved ?? 0 });
    expect(first.booking.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
    const other = await kim.call(contract.getBookingForEdit, { Id: gone ?? 0 });
    expect(other.booking.bookingStatus).toBe('Cancelled');
    expect(other.bookingNotes[0]?.comment).toBe(`Combined into ${done.consignmentId}`);
    expect((await waiting(kim))?.consolidations).toEqual([]);
  });

  it('rejects bookings that differ, and succeeds once under concurrent requests', async () => {
    const one = await bookAt(kim, desk, { ...own, toAddress: to('Twice') });
    const two = await bookAt(kim, desk, { ...own, toAddress: to('Twice') });
    const other = await bookAt(kim, desk, { ...own, toAddress: to('Different') });
    const refused = await refusalOf(
      kim.call(contract.consolidateBookings, { bookingIds: [one.id, other.id] }),
    );
    expect(refused.status).toBe(409);
    const attempts = await Promise.allSettled(
      Array.from({ length: 4 }, () =>
        kim.call(contract.consolidateBookings, { bookingIds: [one.id, two.id] }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { booking } = await kim.call(contract.getBookingForEdit, { Id: one.id });
    expect(booking.items).toHaveLength(2);
  });
});

describe('takeApart', () => {
  const parted = { fromAddress: own.fromAddress, toAddress: to('Parted') };

  it('restores the freight under new numbers, once, while nothing was manifested', async () => {
    const one = await bookAt(kim, desk, parted);
    const two = await bookAt(kim, desk, parted);
    await kim.call(contract.consolidateBookings, { bookingIds: [one.id, two.id] });
    const detailOf = async (Id: number) =>
      (await kim.call(contract.getBookingForEdit, { Id })).booking;
    expect((await detailOf(one.id)).consolidatedCount).toBe(1);
    const attempts = await Promise.allSettled(
      Array.from({ length: 3 }, () => kim.call(contract.takeApart, { bookingId: one.id })),
    );
    const [done] = attempts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const saved = await detailOf(one.id);
    expect([saved.items.length, saved.pricingDetail?.totalCost, saved.consolidatedCount]).toEqual([
      1,
      one.pricingDetail?.totalCost,
      0,
    ]);
    const again = await detailOf(done?.items[0]?.bookingId ?? 0);
    expect([again.bookingStatus, again.items.length, again.toAddress.companyName]).toEqual([
      'Booked',
      1,
      'Parted',
    ]);
    expect(again.consignmentId).not.toBe(two.consignmentId);
    expect(again.pricingDetail?.totalCost).toBe(two.pricingDetail?.totalCost);
  });

  it('rejects a booking that has changed since or whose manifest is closed', async () => {
    const ids = [await bookAt(kim, desk, parted), await bookAt(kim, desk, parted)].map(
      ({ id }) => id,
    );
    const [bookingId = 0] = ids;
    await kim.call(contract.consolidateBookings, { bookingIds: ids });
    await kim.call(contract.runBulkOperation, {
      bookingIds: [bookingId],
      operations: ['PrintManifest'],
    });
    expect((await refusalOf(kim.call(contract.takeApart, { bookingId }))).status).toBe(409);
    const { id } = await bookAt(kim, desk, parted);
    expect((await refusalOf(kim.call(contract.takeApart, { bookingId: id }))).status).toBe(409);
  });
});
