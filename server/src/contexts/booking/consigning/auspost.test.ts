import { guardedCalls } from '@waybill/adapters/guarded-calls';
import {
  ausPostAccount,
  type AusPostServer,
  ausPostServer,
  labelBytes,
} from '@waybill/adapters/testing/auspost/auspost-server';
import * as contract from '@waybill/contract/booking/endpoints';
import { getCarrierCalls, testCarrierAccount } from '@waybill/contract/carriers/endpoints';
import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import { aQuoteRequest } from '@waybill/contract/pricing/examples';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { ausPostDesk } from '../testing/auspost-desk.ts';
import { bookAt, type Desk } from '../testing/desk.ts';

let ausPost: AusPostServer;
let testApp: TestApp;
let ada: Caller;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  ausPost = await ausPostServer();
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [ausPost.url] }) });
  // Tasks queued for later use the clock of the database.
  testApp.clock.now = new Date();
  ada = await testApp.acme.as('ada');
  kim = await testApp.acme.as('kim');
  desk = await ausPostDesk(testApp.acme, ausPost, { company: 'Cedar & Co' });
});
afterAll(async () => {
  await testApp.close();
  await ausPost.close();
});
beforeEach(() => {
  ausPost.trouble.status = null;
  ausPost.trouble.swallows = null;
  ausPost.trouble.refusesOrders = null;
});
afterEach(() => {
  // A fault is a request that the published tables do not allow.
  if (ausPost.faults.length > 0) throw new Error(ausPost.faults.join('\n'));
});

const detailOf = async (id: number) =>
  (await kim.call(contract.getBookingForEdit, { Id: id })).booking;
const again = async (minutes: number): Promise<void> => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
  await testApp.makeDue();
  await testApp.settle();
};
async function booked(at: Desk = desk) {
  const { id } = await bookAt(kim, at);
  await testApp.settle();
  return detailOf(id);
}
const run = (ids: readonly number[], operation: 'PrintManifest' | 'CreateConsignment') =>
  kim.call(contract.runBulkOperation, { bookingIds: [...ids], operations: [operation] });
const lodgings = async (bookingId: number) =>
  (await kim.call(contract.getOperationLogs, { bookingId })).items
    .filter(({ operation }) => operation === 'PrintManifest')
    .map(({ status, value }) => [status, value]);

describe('an account with Australia Post', () => {
  it('is tested and brings the products of its contract', async () => {
    const carrierAccount = {
      id: desk.carrierAccountId,
      name: 'eParcel',
      code: 'AUSPOST',
      carrierCode: 'AUSPOST',
      attributes: [
        { key: 'accountNumber', value: ausPostAccount.number },
        { key: 'apiKey', value: ausPostAccount.apiKey },
        { key: 'password', value: ausPostAccount.password },
        { key: 'address', value: ausPost.url },
      ],
    };
    const tested = await ada.call(testCarrierAccount, { carrierAccount });
    expect(JSON.stringify(tested)).toContain('Connected to Acme Freight.');
    expect(JSON.stringify(tested)).toContain('E34S');
  });

  it('prices a quote before tax with its fuel, and books at that price', async () => {
    const { resourceToken } = await kim.call(createQuote, {
      ...aQuoteRequest(),
      customer: { customerId: desk.customerId },
      filter: { carrierCode: ['AUSPOST'], services: [] },
    });
    await testApp.settle();
    const { quotes } = await kim.call(getQuotes, { resourceToken });
    const services = quotes.map(({ service }) => service.code).toSorted();
    expect(services).toEqual(['E34S', 'T28S']);
  });
});

describe('a booking with Australia Post', () => {
  it('is sent, labelled by them, tracked and delivered', async () => {
    const booking = await booked();
    const { id } = booking;
    expect(booking.consigning).toMatchObject({
      state: 'Taken',
      carrierNumber: expect.stringMatching(/^ABC\d{6}$/),
      trackingUrl: expect.stringContaining('auspost.com.au'),
    });
    const query = { BookingId: id, DocumentType: 'Label' as const };
    const { tokens } = await kim.call(contract.getDocuments, query);
    const reply = await kim.send(contract.downloadDocument, { token: tokens[0] ?? '' });
    expect(reply.bytes.subarray(0, labelBytes.length)).toEqual(labelBytes);
    const { items } = await kim.call(contract.getOperationLogs, { bookingId: id });
    expect(JSON.stringify(items)).not.toContain(ausPostAccount.password);
  });

  it('is tracked: what Australia Post reports moves the booking', async () => {
    const { id } = await booked();
    for (let times = 0; times < 3; times += 1) await again(60);
    const { bookingStatus, trackingDetails } = await detailOf(id);
    expect(bookingStatus).toBe('Delivered');
    expect(trackingDetails.map(({ status }) => status)).toContain('OutForDelivery');
    const { items } = await ada.call(getCarrierCalls, {
      carrierAccountId: desk.carrierAccountId,
      maxResultCount: 20,
    });
    expect(items.map(({ purpose }) => purpose)).toContain('Track');
  });

  it('is booked once although the response was lost', async () => {
    const before = ausPost.shipments.size;
    ausPost.trouble.swallows = /^POST .*\/v1\/shipments$/;
    const { id } = await bookAt(kim, desk);
    await testApp.settle();
    ausPost.trouble.swallows = null;
    await again(2);
    expect((await detailOf(id)).consigning).toMatchObject({ state: 'Taken', attempts: 2 });
    expect(ausPost.shipments.size).toBe(before + 1);
  });

  it('is deleted there when it is cancelled here', async () => {
    const { id } = await booked();
    const before = ausPost.shipments.size;
    await kim.call(contract.cancelBooking, { id });
    await testApp.settle();
    expect((await detailOf(id)).consigning?.state).toBe('Withdrawn');
    expect(ausPost.shipments.size).toBe(before - 1);
  });
});

describe('a manifest', () => {
  it('becomes one order at Australia Post, with all of its shipments', async () => {
    const [one, two] = [await booked(), await booked()];
    const orders = ausPost.orders.size;
    await run([one.id, two.id], 'PrintManifest');
    await testApp.settle();
    expect([...ausPost.orders].slice(orders)).toEqual([[expect.stringMatching(/^AP\d{10}$/), 2]]);
    expect(await lodgings(one.id)).toContainEqual(['Success', expect.stringMatching(/^AP\d{10}$/)]);
    const { items } = await ada.call(getCarrierCalls, {
      carrierAccountId: desk.carrierAccountId,
      maxResultCount: 5,
    });
    expect(items.map(({ purpose }) => purpose)).toContain('Manifest');
  });

  it('is ordered once although the response was lost', async () => {
    const { id } = await booked();
    const orders = ausPost.orders.size;
    ausPost.trouble.swallows = /^PUT .*\/orders$/;
    await run([id], 'PrintManifest');
    await testApp.settle();
    expect((await lodgings(id)).map(([status]) => status)).toContain('Failed');
    ausPost.trouble.swallows = null;
    await again(2);
    expect((await lodgings(id))[0]).toEqual(['Success', expect.stringMatching(/^AP/)]);
    expect(ausPost.orders.size).toBe(orders + 1);
  });

  it('waits for a booking that Australia Post has not answered yet', async () => {
    ausPost.trouble.swallows = /v1\/shipments$/;
    const { id } = await bookAt(kim, desk);
    await testApp.settle();
    await run([id], 'PrintManifest');
    await testApp.settle();
    expect(await lodgings(id)).toEqual([['Success', expect.not.stringMatching(/^AP/)]]);
    ausPost.trouble.swallows = null;
    await again(2);
    await again(10);
    expect((await lodgings(id))[0]).toEqual(['Success', expect.stringMatching(/^AP/)]);
  });

  it('that was refused is listed with the reason, and sent again by staff', async () => {
    const { id } = await booked();
    ausPost.trouble.refusesOrders = 'The payer has no credit.';
    await run([id], 'PrintManifest');
    await testApp.settle();
    const listed = async () =>
      (await kim.call(contract.getOpenManifests, {})).refused.find(({ bookingIds }) =>
        bookingIds.includes(id),
      );
    expect(await listed()).toMatchObject({
      carrierName: 'Australia Post (eParcel)',
      problem: 'The payer has no credit.',
    });
    ausPost.trouble.refusesOrders = null;
    const orders = ausPost.orders.size;
    await run([id], 'PrintManifest');
    await testApp.settle();
    expect(await listed()).toBe(undefined);
    expect(ausPost.orders.size).toBe(orders + 1);
    await run([id], 'PrintManifest');
    await testApp.settle();
    expect(ausPost.orders.size).toBe(orders + 1);
  });

  it('keeps its shipments there: one that is ordered cannot be cancelled any more', async () => {
    const { id } = await booked();
    await run([id], 'PrintManifest');
    await testApp.settle();
    await kim.call(contract.cancelBooking, { id });
    await testApp.settle();
    expect((await detailOf(id)).consigning).toMatchObject({
      state: 'NotWithdrawn',
      problem: 'The shipment is in an order.',
    });
  });
});

describe('a booking with StarTrack', () => {
  it('is sent with the packaging of each piece, labelled and ordered', async () => {
    const starTrack = await ausPostDesk(testApp.acme, ausPost, {
      company: 'Cedar & Co',
      carrierCode: 'STARTRACK',
    });
    const { id, consigning } = await booked(starTrack);
    expect(consigning).toMatchObject({ state: 'Taken' });
    await run([id], 'PrintManifest');
    await testApp.settle();
    expect((await lodgings(id))[0]).toEqual(['Success', expect.stringMatching(/^AP/)]);
  });
});
