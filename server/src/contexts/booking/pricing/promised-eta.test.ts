import { createOrUpdateBooking, getBookingForEdit } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { deskFor, type Desk } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const { fromAddress, toAddress, items = [] } = aBooking();

/** Requests quotes at a given time for freight of the demo customer. */
async function quotedAt(moment: string, over: object = {}) {
  testApp.clock.now = new Date(moment);
  const request = {
    fromAddress,
    toAddress,
    items,
    customer: { customerId: desk.customerId },
    ...over,
  };
  const { resourceToken } = await kim.call(createQuote, request as never);
  await testApp.settle();
  const { quotes } = await kim.call(getQuotes, { resourceToken });
  const timed = quotes.filter(({ service, eta }) => service.cutOffTime !== '' && eta !== null);
  expect(timed.length).toBeGreaterThan(0);
  return timed;
}

async function bookedAt(moment: string, over: object) {
  testApp.clock.now = new Date(moment);
  const booking = aBooking({ customer: { id: desk.customerId }, ...over });
  const { booking: saved } = await kim.call(createOrUpdateBooking, {
    booking,
    operations: ['Book'],
  });
  return (await kim.call(getBookingForEdit, { Id: saved.id })).booking;
}

/** 00:00 to 23:59 of a day in Sydney in November (UTC+11). */
const sydney = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+11:00`).toISOString();

describe('the promised arrival', () => {
  it.each([
    ['before the cut-off', sydney('2026-11-18', '08:00'), sydney('2026-11-18', '08:20')],
    ['across a cut-off at 15:00', sydney('2026-11-18', '14:55'), sydney('2026-11-18', '15:05')],
    ['across a cut-off at 17:00', sydney('2026-11-18', '16:55'), sydney('2026-11-18', '17:05')],
    ['after the cut-off', sydney('2026-11-18', '18:30'), sydney('2026-11-18', '18:40')],
    ['before a weekend', sydney('2026-11-20', '18:30'), sydney('2026-11-20', '18:40')],
    ['on a weekend', sydney('2026-11-21', '11:00'), sydney('2026-11-21', '11:10')],
  ])('is that of the quote %s', async (_, quoted, booked) => {
    for (const quote of await quotedAt(quoted)) {
      const booking = await bookedAt(booked, { quoteId: quote.id });
      expect(booking.eta).toBe(quote.eta);
    }
  });

  it('moves a day once the cut-off has passed', async () => {
    const [before] = await quotedAt(sydney('2026-11-18', '06:00'));
    const [after] = await quotedAt(sydney('2026-11-18', '23:00'));
    const days = (Date.parse(after?.eta ?? '') - Date.parse(before?.eta ?? '')) / 86_400_000;
    expect(days).toBe(1);
  });

  it('goes by when the freight is ready, and is the same for a price without a quote', async () => {
    const readyTime = sydney('2026-11-19', '23:30');
    const [quote] = await quotedAt(sydney('2026-11-18', '08:00'), {
      despatchDate: '2026-11-19',
      readyTime,
    });
    const atQuote = await bookedAt(sydney('2026-11-18', '08:05'), {
      quoteId: quote?.id,
      bookingDate: readyTime,
    });
    const priced = await bookedAt(sydney('2026-11-18', '08:05'), {
      carrierAccountId: quote?.carrier.carrierAccountId,
      carrierServiceCode: quote?.service.code,
      bookingDate: readyTime,
    });
    expect([atQuote.eta, priced.eta]).toEqual([quote?.eta, quote?.eta]);
  });

  it('is worked out again for freight that leaves on another day than was quoted', async () => {
    const [quote] = await quotedAt(sydney('2026-11-18', '06:00'));
    const booking = await bookedAt(sydney('2026-11-18', '06:05'), {
      quoteId: quote?.id,
      bookingDate: sydney('2026-11-19', '06:00'),
    });
    const days = (Date.parse(booking.eta ?? '') - Date.parse(quote?.eta ?? '')) / 86_400_000;
    expect(days).toBe(1);
  });
});
