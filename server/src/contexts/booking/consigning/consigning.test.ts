import { guardedCalls } from '@waybill/adapters/guarded-calls';
import {
  karrioKey,
  type KarrioServer,
  karrioServer,
} from '@waybill/adapters/testing/karrio/karrio-server';
import * as contract from '@waybill/contract/booking/endpoints';
import { twoCartons } from '@waybill/contract/booking/examples';
import { getCarrierAccounts, getCarrierCalls } from '@waybill/contract/carriers/endpoints';
import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import { aQuoteRequest } from '@waybill/contract/pricing/examples';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetCalls } from '#contexts/carriers/calls/calls.ts';
import type { DayCall } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk } from '../testing/desk.ts';
import { karrioDesk } from '../testing/karrio-desk.ts';

let karrio: KarrioServer;
let testApp: TestApp;
let kim: Caller;
let oto: Caller;
let desk: Desk;

beforeAll(async () => {
  karrio = await karrioServer();
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [karrio.url] }) });
  // Tasks queued for later use the clock of the database.
  testApp.clock.now = new Date();
  kim = await testApp.acme.as('kim');
  oto = await testApp.acme.as('oto');
  desk = await karrioDesk(testApp.acme, karrio, 'Cedar & Co');
});
afterAll(async () => {
  await testApp.close();
  await karrio.close();
});
beforeEach(() => {
  karrio.trouble.status = null;
  karrio.trouble.swallows = null;
  karrio.events.length = 0;
});

const detailOf = async (id: number) =>
  (await kim.call(contract.getBookingForEdit, { Id: id })).booking;
const again = async (minutes: number): Promise<void> => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
  await testApp.makeDue();
  await testApp.settle();
};

/** Returns the shipments of a booking at the carrier: the key and status of each. */
async function atCarrier(id: number): Promise<readonly (readonly [string, string])[]> {
  const consignment = (await detailOf(id)).consignmentId ?? '';
  return [...karrio.shipments.values()]
    .map((each) => [String(each['reference']), String(each['status'])] as const)
    .filter(([key]) => key.startsWith(consignment));
}

async function consigningIdOf(bookingId: number): Promise<number> {
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from booking.consigning where booking_id = ${bookingId} and is_current
  `);
  return row?.id ?? 0;
}

/** Runs the task as a worker does; a separate database allows its connection to fail. */
async function runConsigning(
  bookingId: number,
  database: Database = testApp.app.database,
): Promise<void> {
  const booking = testApp.app.contexts.find(({ name }) => name === 'booking');
  await booking?.callsOut?.['booking.tellCarrier']?.({
    payload: { consigningId: await consigningIdOf(bookingId) },
    database,
    tenantId: testApp.acme.id,
    now: testApp.clock.now,
    signal: new AbortController().signal,
  });
}

describe('a booking with a carrier connected via Karrio', () => {
  it('is sent after commit; shows the carrier’s number, link and logged requests', async () => {
    const { id } = await bookAt(kim, desk);
    expect((await detailOf(id)).consigning).toMatchObject({ state: 'Waiting', attempts: 0 });
    await testApp.settle();
    const booking = await detailOf(id);
    expect(booking.consigning).toMatchObject({
      state: 'Taken',
      attempts: 1,
      carrierNumber: expect.stringMatching(/^33ABC\d{6}$/),
      trackingUrl: expect.stringMatching(/^https:\/\/auspost\.example\/track\//),
    });
    const { items } = await kim.call(contract.getOperationLogs, { bookingId: id });
    const log = items.find(({ operation }) => operation === 'CreateConsignment');
    expect(log).toMatchObject({ status: 'Success', attempt: 1, duration: expect.any(Number) });
    expect([log?.request, log?.response].some((text) => text?.includes(karrioKey))).toBe(false);
    expect(JSON.parse(log?.request ?? '[]')).toMatchObject([
      { method: 'GET' },
      { method: 'POST', body: { reference: booking.consignmentId } },
      { method: 'POST', body: { label_type: 'PDF' } },
      { method: 'POST' },
    ]);
    expect(karrio.faults).toEqual([]);
    const theirs = await oto.call(contract.getOperationLogs, { bookingId: id });
    expect(theirs.items.every(({ request, response }) => !request && !response)).toBe(true);
  });

  it('is printed with the carrier’s own label', async () => {
    const { id } = await bookAt(kim, desk);
    const query = { BookingId: id, DocumentType: 'Label' as const };
    expect((await kim.call(contract.getDocuments, query)).tokens).toEqual([]);
    await testApp.settle();
    const { tokens } = await kim.call(contract.getDocuments, query);
    const reply = await kim.send(contract.downloadDocument, { token: tokens[0] ?? '' });
    expect(reply.body).toMatch(/^%PDF-1\.4 label of shp_/);
  });

  it('is retried after a lost response and exists once at the carrier', async () => {
    karrio.trouble.swallows = /purchase$/;
    const { id } = await bookAt(kim, desk);
    await testApp.settle();
    const waiting = await detailOf(id);
    expect([waiting.bookingStatus, waiting.consigning]).toMatchObject([
      'Booked',
      { state: 'Waiting', attempts: 1, problem: expect.stringMatching(/does not answer/) },
    ]);
    expect(waiting.consigning?.nextAttemptTime).toBe(
      new Date(testApp.clock.now.getTime() + 10_000).toISOString(),
    );
    karrio.trouble.swallows = null;
    await again(1);
    expect([(await detailOf(id)).consigning?.state, await atCarrier(id)]).toEqual([
      'Taken',
      [[waiting.consignmentId, 'created']],
    ]);
  });

  it('exists once at the carrier when the process dies before saving the response', async () => {
    const { id, consignmentId } = await bookAt(kim, desk);
    let transactions = 0;
    const dying: Database = {
      ...testApp.app.database,
      transaction: (scope, work) => {
        transactions += 1;
        if (transactions > 1) throw new Error('The process died');
        return testApp.app.database.transaction(scope, work);
      },
    };
    await expect(runConsigning(id, dying)).rejects.toThrow('The process died');
    expect(await atCarrier(id)).toEqual([[consignmentId, 'created']]);
    await again(2);
    expect([(await detailOf(id)).consigning, await atCarrier(id)]).toMatchObject([
      { state: 'Taken', attempts: 2 },
      [[consignmentId, 'created']],
    ]);
  });

  it('is sent by only one of several workers', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, consignmentId } = await bookAt(kim, desk);
      await Promise.all(Array.from({ length: 4 }, () => runConsigning(id)));
      expect([(await detailOf(id)).consigning, await atCarrier(id)]).toMatchObject([
        { state: 'Taken', attempts: 1 },
        [[consignmentId, 'created']],
      ]);
    }
  });
});

describe('a carrier that does not accept a booking', () => {
  it('and rejects it fails it immediately; staff resend it with one operation', async () => {
    const { id, consignmentId } = await bookAt(kim, desk);
    karrio.trouble.status = 400;
    await testApp.settle();
    const failed = await detailOf(id);
    expect([failed.bookingStatus, failed.consigning]).toMatchObject([
      'Failed',
      { state: 'Refused', attempts: 1, problem: 'Karrio answered 400.' },
    ]);
    const theirs = await oto.send(contract.getBookingForEdit, { Id: id });
    expect([theirs.status, theirs.body.includes('Karrio answered')]).toEqual([200, false]);
    karrio.trouble.status = null;
    const operations = ['CreateConsignment' as const];
    await kim.call(contract.runBulkOperation, { bookingIds: [id], operations });
    await testApp.settle();
    expect([(await detailOf(id)).consigning?.state, await atCarrier(id)]).toEqual([
      'Taken',
      [[consignmentId, 'created']],
    ]);
    const { results } = await kim.call(contract.runBulkOperation, {
      bookingIds: [id],
      operations,
    });
    expect(results).toMatchObject([
      { status: 'Failed', message: 'The booking has already been booked' },
    ]);
  });

  it('but does not respond is given up after six logged attempts', async () => {
    const { id } = await bookAt(kim, desk);
    karrio.trouble.status = 503;
    await testApp.settle();
    for (let attempts = 1; attempts < 6; attempts += 1) await again(61);
    const failed = await detailOf(id);
    expect([failed.bookingStatus, failed.consigning]).toMatchObject([
      'Failed',
      { state: 'GivenUp', attempts: 6, nextAttemptTime: null },
    ]);
    const { items } = await kim.call(contract.getOperationLogs, { bookingId: id });
    expect(
      items.flatMap(({ operation, attempt }) =>
        operation === 'CreateConsignment' ? [attempt] : [],
      ),
    ).toEqual([6, 5, 4, 3, 2, 1]);
    const ofAccount = await kim.call(contract.getOperationLogs, {
      filter: `carrierAccountId eq ${desk.carrierAccountId}`,
      maxResultCount: 7,
    });
    expect(
      ofAccount.items.slice(0, 6).map(({ bookingId, attempt }) => [bookingId, attempt]),
    ).toEqual([6, 5, 4, 3, 2, 1].map((attempt) => [id, attempt]));
    expect(ofAccount.items.every(({ attempt }) => attempt !== null)).toBe(true);
  });
});

describe('a cancelled consignment', () => {
  it('is cancelled at the carrier', async () => {
    const { id, consignmentId } = await bookAt(kim, desk);
    await testApp.settle();
    await kim.call(contract.cancelBooking, { id });
    await testApp.settle();
    expect([(await detailOf(id)).consigning?.state, await atCarrier(id)]).toEqual([
      'Withdrawn',
      [[consignmentId, 'cancelled']],
    ]);
  });

  it('is found and cancelled at the carrier when its response was lost', async () => {
    karrio.trouble.swallows = /purchase$/;
    const { id, consignmentId } = await bookAt(kim, desk);
    await testApp.settle();
    karrio.trouble.swallows = null;
    await kim.call(contract.cancelBooking, { id });
    await again(2);
    expect([(await detailOf(id)).consigning?.state, await atCarrier(id)]).toEqual([
      'Withdrawn',
      [[consignmentId, 'cancelled']],
    ]);
  });

  it('leaves nothing at the carrier, even when it is being sent at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await bookAt(kim, desk);
      await Promise.all([runConsigning(id), kim.call(contract.cancelBooking, { id })]);
      await again(2);
      const left = (await atCarrier(id)).filter(([, status]) => status !== 'cancelled');
      expect([(await detailOf(id)).consigning?.state, left]).toEqual(['Withdrawn', []]);
    }
  });

  it('remains visible when the carrier refuses to cancel, and is retried manually', async () => {
    const { id } = await bookAt(kim, desk);
    await testApp.settle();
    await kim.call(contract.cancelBooking, { id });
    karrio.trouble.status = 409;
    await testApp.settle();
    expect((await detailOf(id)).consigning).toMatchObject({
      state: 'NotWithdrawn',
      problem: 'Karrio answered 409.',
    });
    karrio.trouble.status = null;
    const operations = ['CreateConsignment' as const];
    await kim.call(contract.runBulkOperation, { bookingIds: [id], operations });
    await testApp.settle();
    expect((await detailOf(id)).consigning?.state).toBe('Withdrawn');
  });

  it('is replaced when the freight changes, not when a name does', async () => {
    const { id, consignmentId, toAddress } = await bookAt(kim, desk);
    await testApp.settle();
    await kim.call(contract.createOrUpdateBooking, {
      booking: { id, toAddress: { ...toAddress, contactName: 'Somebody else' } },
    });
    await testApp.settle();
    expect(await atCarrier(id)).toEqual([[consignmentId, 'created']]);
    await kim.call(contract.createOrUpdateBooking, {
      booking: { id, items: [{ ...twoCartons, quantity: 5 }] },
    });
    await testApp.settle();
    expect(await atCarrier(id)).toEqual([
      [consignmentId, 'cancelled'],
      [`${consignmentId}-2`, 'created'],
    ]);
  });
});

describe('freight with a carrier', () => {
  it('is tracked; the wording of carrier events maps to exceptions', async () => {
    const { id } = await bookAt(kim, desk);
    await testApp.settle();
    const at = (minutes: number) =>
      new Date(testApp.clock.now.getTime() + minutes * 60_000).toISOString();
    const event = (minutes: number, status: string, description: string) => ({
      date: '2026-11-22',
      timestamp: at(minutes),
      status,
      description,
      location: 'SYDNEY',
    });
    karrio.events.push(
      event(1, 'picked_up', 'Lodged'),
      event(2, 'in_transit', 'Checked: not damaged'),
    );
    await again(60);
    expect((await detailOf(id)).bookingStatus).toBe('InTransit');
    karrio.events.push(event(1, 'in_transit', 'Held at depot'));
    await again(60);
    expect((await detailOf(id)).bookingStatus).toBe('OnHold');
    karrio.events.push(event(1, 'delivered', 'Left at the door'));
    await again(60);
    const { bookingStatus, trackingDetails } = await detailOf(id);
    expect([bookingStatus, trackingDetails.map(({ status }) => status)]).toEqual([
      'Delivered',
      ['Delivered', 'OnHold', 'InTransit', 'PickedUp', 'Booked'],
    ]);
  });
});

describe('the request log of a carrier account', () => {
  it('stores responses to quotes, bookings and tracking for a month, without secrets', async () => {
    const { resourceToken } = await kim.call(createQuote, {
      ...aQuoteRequest(),
      filter: { carrierCode: ['KARRIO'], services: [] },
      customer: { customerId: desk.customerId },
    });
    await testApp.settle();
    expect((await kim.call(getQuotes, { resourceToken })).isCompleted).toBe(true);
    const { id } = await bookAt(kim, desk);
    await testApp.settle();
    await again(61);
    const ada = await testApp.acme.as('ada');
    const calls = async () =>
      (
        await ada.call(getCarrierCalls, {
          carrierAccountId: desk.carrierAccountId,
          maxResultCount: 100,
        })
      ).items;
    const saved = await calls();
    const quoted = saved.find(({ purpose }) => purpose === 'Quote');
    expect(quoted).toMatchObject({ isOk: true, bookingId: null, answer: '1 price' });
    expect(quoted?.request).toContain('/v1/proxy/rates');
    expect(quoted?.response).toContain('auspost_test');
    const result = saved.filter(({ bookingId }) => bookingId === id);
    expect(result.map(({ purpose }) => purpose)).toEqual(['Track', 'Book']);
    expect(JSON.stringify(saved)).not.toContain(karrioKey);
    const { items } = await ada.call(getCarrierAccounts, { maxResultCount: 100 });
    const account = items.find((each) => each.id === desk.carrierAccountId);
    expect(account?.lastCall).toMatchObject({ isOk: true, answer: saved[0]?.answer });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 31 * 24 * 60 * 60_000);
    await forgetCalls({
      database: testApp.app.database,
      tenantId: testApp.acme.id,
      now: testApp.clock.now,
      signal: new AbortController().signal,
    } as DayCall);
    expect(await calls()).toEqual([]);
  });
});
