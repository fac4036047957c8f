import * as contract from '@waybill/contract/booking/endpoints';
import { twoCartons } from '@waybill/contract/booking/examples';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { forgetQuotes } from '../../pricing/quotes/forget-quotes.ts';
import { type Desk, deskFor, forDesk, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;

type Operations = ('Save' | 'Quote' | 'Book')[];

const save = async (booking: BookingWrite, ...operations: Operations): Promise<BookingDetail> =>
  (await kim.call(contract.createOrUpdateBooking, { booking, operations })).booking;

const quoted = (differences: Partial<BookingWrite> = {}): Promise<BookingDetail> =>
  save(forDesk(desk, differences), 'Quote');

/** Advances the clock while the work runs. */
async function after<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const before = testApp.clock.now;
  testApp.clock.now = new Date(before.getTime() + ms);
  return work().finally(() => {
    testApp.clock.now = before;
  });
}

const monthFromNow = (): string =>
  new Date(testApp.clock.now.getTime() + 30 * day_ms).toISOString();

/** Raises the rates of the fleet. */
const raiseRates = (by: number) =>
  testApp.acme.rows(sql`update rates.rate set minimum = minimum + ${by} returning id`);

const nothingChosen: Partial<BookingWrite> = {
  carrierAccountId: null,
  carrierServiceCode: null,
};

describe('a booking saved as a quote', () => {
  it('has its own price, valid for a month, and appears in the list of quotes', async () => {
    const saved = await quoted();
    const until = monthFromNow();
    expect([saved.bookingStatus, saved.pricingDetail?.totalCost, saved.priceHeldUntil]).toEqual([
      'Quoted',
      25.61,
      until,
    ]);
    expect(saved.quoteId).not.toBeNull();
    const filter = `quotedTime ne null and priceHeldUntil gt ${testApp.clock.now.toISOString()}`;
    const { items } = await kim.call(contract.getBookings, { filter });
    expect(items.map(({ id }) => id)).toContain(saved.id);
  });

  it('copies the quote it names and leaves the original bookable', async () => {
    const { resourceToken } = await kim.call(createQuote, {
      fromAddress: { postCode: '2015', suburb: 'Alexandria', type: 'Business' },
      toAddress: { postCode: '3121', suburb: 'Richmond', type: 'Business' },
      items: [twoCartons] as never,
      customer: { customerId: desk.customerId },
      filter: { carrierCode: ['OWN'], services: ['STD'] },
    });
    await testApp.settle();
    const { quotes, expiresAt } = await kim.call(getQuotes, { resourceToken });
    const quoteId = quotes[0]?.id ?? '';
    const saved = await quoted({ ...nothingChosen, quoteId });
    expect([saved.quoteId, saved.priceHeldUntil, saved.pricingDetail?.totalCost]).toEqual([
      quoteId,
      monthFromNow(),
      25.61,
    ]);
    expect(Date.parse(expiresAt)).toBeLessThan(Date.parse(monthFromNow()));
    const booked = await save({ id: saved.id }, 'Book');
    expect([booked.bookingStatus, booked.pricingDetail?.totalCost, booked.priceHeldUntil]).toEqual([
      'Booked',
      25.61,
      null,
    ]);
    expect(booked.quotedTime).toBe(saved.quotedTime);
  });

  it('is booked at its price after rates rise, with or without naming the service', async () => {
    const [one, other] = [await quoted(), await quoted()];
    await raiseRates(500);
    const plainly = await save({ id: one.id }, 'Book');
    const { carrierAccountId, carrierServiceCode } = desk;
    const named = await save({ id: other.id, carrierAccountId, carrierServiceCode }, 'Book');
    const dearer = await quoted();
    await raiseRates(-500);
    expect([plainly.pricingDetail?.totalCost, named.pricingDetail?.totalCost]).toEqual([
      25.61, 25.61,
    ]);
    expect(dearer.pricingDetail?.totalCost).toBeGreaterThan(25.61);
  });

  it('can be booked after it expires only at a new price, which must be requested', async () => {
    const saved = await quoted();
    await after(31 * day_ms, async () => {
      const refused = await refusalOf(save({ id: saved.id }, 'Book'));
      expect([refused.status, refused.error.message]).toEqual([
        409,
        'This quote has expired. Please ask for a new one.',
      ]);
      const again = await save({ id: saved.id }, 'Quote');
      expect([again.id, again.pricingDetail?.totalCost]).toEqual([saved.id, 25.61]);
      expect((await save({ id: saved.id }, 'Book')).bookingStatus).toBe('Booked');
    });
  });

  it('is valid for half an hour if a customer saves it', async () => {
    const oto = await testApp.acme.as('oto');
    const sent = { booking: forDesk(desk), operations: ['Quote' as const] };
    const { booking } = await oto.call(contract.createOrUpdateBooking, sent);
    const until = new Date(testApp.clock.now.getTime() + 30 * minute_ms).toISOString();
    expect(booking.priceHeldUntil).toBe(until);
  });

  it('expires earlier if it was sent for fewer days, but never before another link', async () => {
    const saved = await quoted();
    const email = 'a@b.example';
    const send = (holdDays: number) =>
      kim.call(contract.sendQuote, { bookingId: saved.id, email, holdDays });
    const inDays = (days: number) =>
      new Date(testApp.clock.now.getTime() + days * day_ms).toISOString();
    expect((await send(7)).priceHeldUntil).toBe(inDays(7));
    await after(8 * day_ms, async () => {
      const refused = await refusalOf(save({ id: saved.id }, 'Book'));
      expect(refused.error.message).toBe('This quote has expired. Please ask for a new one.');
    });
    expect((await send(14)).priceHeldUntil).toBe(inDays(14));
    expect((await send(7)).priceHeldUntil).toBe(inDays(14));
    const booked = await after(13 * day_ms, () => save({ id: saved.id }, 'Book'));
    expect(booked.pricingDetail?.totalCost).toBe(25.61);
  });

  it('cannot be booked for different freight', async () => {
    const saved = await quoted();
    const items = [{ ...twoCartons, quantity: 50 }];
    const refused = await refusalOf(save({ id: saved.id, items }, 'Book'));
    expect(refused.error.validationErrors?.map(({ members }) => members)).toEqual([
      ['booking.quoteId'],
    ]);
  });

  it('keeps its price when unrelated fields change, and loses it otherwise', async () => {
    const saved = await quoted();
    const renamed = await save({ id: saved.id, orderNumber: 'PO 12' }, 'Save');
    expect([renamed.bookingStatus, renamed.priceHeldUntil, renamed.quoteId]).toEqual([
      'Quoted',
      saved.priceHeldUntil,
      saved.quoteId,
    ]);
    const changed = await save({ id: saved.id, items: [{ ...twoCartons, quantity: 5 }] }, 'Save');
    expect([changed.bookingStatus, changed.priceHeldUntil, changed.pricingDetail]).toEqual([
      'Quoted',
      null,
      null,
    ]);
  });

  it('requires a quote or a service to be chosen', async () => {
    const refused = await refusalOf(quoted(nothingChosen));
    expect(refused.error.validationErrors).toEqual([
      { message: 'Choose a quote or a service', members: ['booking.quoteId'] },
    ]);
  });

  it('is booked once when two users book it concurrently', async () => {
    const saved = await quoted();
    const oto = await testApp.acme.as('oto');
    const booking = { id: saved.id };
    const both = await Promise.all(
      [kim, oto].map((caller) =>
        caller.send(contract.createOrUpdateBooking, { booking, operations: ['Book'] }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('has its own price when saved in a batch', async () => {
    const bookings = [forDesk(desk), forDesk(desk, { orderNumber: 'second' })];
    const { successBookings } = await kim.call(contract.createOrUpdateBatchBooking, {
      bookings,
      operations: ['Quote'],
    });
    const ids = successBookings.map(({ booking }) => booking.id);
    const rows = await testApp.acme.rows(sql<{ id: string }>`
      select q.id from booking.booking b
      join pricing.quote q on q.tenant_id = b.tenant_id and q.id = b.quote_id
      where b.id = any (${ids}::bigint[])
    `);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  });

  it('is not purged while its price is extended', async () => {
    const saved = await quoted();
    await kim.call(contract.sendQuote, { bookingId: saved.id, email: 'a@b.example', holdDays: 14 });
    const row = () =>
      testApp.acme.rows(sql`select id from pricing.quote where id = ${saved.quoteId}`);
    const sweep = (now: Date) =>
      forgetQuotes({
        database: testApp.app.database,
        tenantId: testApp.acme.id,
        now,
        signal: new AbortController().signal,
      } as never);
    await sweep(new Date(testApp.clock.now.getTime() + 10 * day_ms));
    expect(await row()).toHaveLength(1);
    const booked = await after(13 * day_ms, () => save({ id: saved.id }, 'Book'));
    expect(booked.pricingDetail?.totalCost).toBe(25.61);
  });
});
