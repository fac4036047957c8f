import * as contract from '@waybill/contract/booking/endpoints';
import { aBooking, alexandria, richmond, twoCartons } from '@waybill/contract/booking/examples';
import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { type Desk, deskFor, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let oto: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  oto = await testApp.acme.as('oto');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

describe('a quote', () => {
  const freight = {
    fromAddress: alexandria as never,
    toAddress: richmond as never,
    items: [twoCartons] as never,
  };

  async function bestQuote(): Promise<string> {
    const { resourceToken } = await kim.call(createQuote, {
      ...freight,
      customer: { customerId: desk.customerId },
      filter: { carrierCode: ['OWN'], services: ['STD'] },
    });
    await testApp.settle();
    const { quotes } = await kim.call(getQuotes, { resourceToken });
    return quotes[0]?.id ?? '';
  }

  it('can be booked once at its price', async () => {
    const quoteId = await bestQuote();
    const booking = aBooking({ customer: { id: desk.customerId }, quoteId });
    const first = await kim.call(contract.createOrUpdateBooking, { booking, operations: ['Book'] });
    expect([first.booking.quoteId, first.booking.pricingDetail?.totalCost]).toEqual([
      quoteId,
      25.61,
    ]);
    const again = await refusalOf(
      kim.call(contract.createOrUpdateBooking, { booking, operations: ['Book'] }),
    );
    expect([again.status, again.error.message]).toEqual([
      409,
      'This quote has already been booked.',
    ]);
  });

  it('is rejected after half an hour with a message', async () => {
    const quoteId = await bestQuote();
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + 31 * 60_000);
    const booking = aBooking({ customer: { id: desk.customerId }, quoteId });
    const refused = await refusalOf(
      kim.call(contract.createOrUpdateBooking, { booking, operations: ['Book'] }),
    );
    testApp.clock.now = before;
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'This quote has expired. Please ask for a new one.',
    ]);
  });

  it('cannot be booked for different freight', async () => {
    const quoteId = await bestQuote();
    const items = [{ ...twoCartons, quantity: 50 }];
    const booking = aBooking({ customer: { id: desk.customerId }, quoteId, items });
    const refused = await refusalOf(
      kim.call(contract.createOrUpdateBooking, { booking, operations: ['Book'] }),
    );
    expect(refused.error.validationErrors).toEqual([
      {
        message: 'The freight has changed since it was quoted. Please get a new quote.',
        members: ['booking.quoteId'],
      },
    ]);
  });

  it('is booked once when two users book it concurrently', async () => {
    const quoteId = await bestQuote();
    const booking = aBooking({ customer: { id: desk.customerId }, quoteId });
    const both = await Promise.all(
      [kim, oto].map((caller) =>
        caller.send(contract.createOrUpdateBooking, { booking, operations: ['Book'] }),
      ),
    );
    expect(both.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const rows = await testApp.acme.rows(
      sql`select id from booking.booking where quote_id = ${quoteId}`,
    );
    expect(rows).toHaveLength(1);
  });
});
