import * as contract from '@waybill/contract/booking/endpoints';
import { twoCartons } from '@waybill/contract/booking/examples';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { type Desk, deskFor, forDesk, refusalOf } from '../../testing/desk.ts';

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

const day_ms = 24 * 60 * 60_000;
const email = 'pia@prospect.example';

const quoted = async (of: Desk = desk): Promise<BookingDetail> =>
  (
    await kim.call(contract.createOrUpdateBooking, {
      booking: forDesk(of),
      operations: ['Quote'],
    })
  ).booking;

/** Sends a quote. @returns the secret token of the link in the e-mail. */
async function tokenTo(reader: string, bookingId: number, by = kim): Promise<string> {
  await by.call(contract.sendQuote, { bookingId, email: reader, holdDays: null });
  await testApp.settle();
  const mail = testApp.emails.findLast(({ to }) => to.includes(reader));
  return /\/quotes\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const open = (quoteToken: string) =>
  testApp.acme.guest.call(contract.getSharedQuote, { quoteToken });

async function after<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const before = testApp.clock.now;
  testApp.clock.now = new Date(before.getTime() + ms);
  return work().finally(() => {
    testApp.clock.now = before;
  });
}

const gone = 'This quote is no longer available. Please ask the person who sent it.';

describe('a sent quote', () => {
  it('is e-mailed with a link that opens it without an account', async () => {
    const { id } = await quoted();
    const token = await tokenTo(email, id);
    const mail = testApp.emails.findLast(({ to }) => to.includes(email));
    expect(mail?.subject).toBe(`Acme Freight Pty Ltd: quote ${id}, $25.61`);
    expect(mail?.text).toContain('Alexandria NSW 2015 to Richmond VIC 3121');
    const shared = await open(token);
    expect([shared.id, shared.state, shared.offer.total, shared.sentBy]).toEqual([
      id,
      'Open',
      25.61,
      'Kim Tran',
    ]);
    const lines = shared.offer.lines.reduce((sum, { amount }) => sum + amount, 0);
    expect(Math.round((lines + shared.offer.tax) * 100)).toBe(2561);
    expect(JSON.stringify(shared)).not.toMatch(
      /carrierTotal|margin|Bourke|Swan Street|Petrov|029111/i,
    );
  });

  it('stores only a hash of its link and no e-mail text', async () => {
    const { id } = await quoted();
    const token = await tokenTo('hash@prospect.example', id);
    const saved = await testApp.acme.rows(sql`select * from booking.sent_quote`);
    const emails = await testApp.acme.rows(sql`
      select * from messaging.message where recipients @> array['hash@prospect.example']
    `);
    expect(emails).toHaveLength(1);
    expect(JSON.stringify([saved, emails])).not.toContain(token);
  });

  it('shows its state: expired, requoted, changed, booked or cancelled', async () => {
    const { id } = await quoted();
    const token = await tokenTo(email, id);
    const state = async () => (await open(token)).state;
    await after(31 * day_ms, async () => {
      expect(await state()).toBe('Expired');
      await kim.call(contract.createOrUpdateBooking, { booking: { id }, operations: ['Quote'] });
      expect(await state()).toBe('Open');
    });
    const items = [{ ...twoCartons, quantity: 9 }];
    const { carrierAccountId, carrierServiceCode } = desk;
    const booking = { id, items, carrierAccountId, carrierServiceCode };
    await kim.call(contract.createOrUpdateBooking, { booking, operations: ['Quote'] });
    const replaced = await open(token);
    expect([replaced.state, replaced.offer.total]).toEqual(['Replaced', 25.61]);
    await kim.call(contract.createOrUpdateBooking, { booking: { id }, operations: ['Book'] });
    expect(await state()).toBe('Booked');
    await kim.call(contract.cancelBooking, { id });
    expect(await state()).toBe('Cancelled');
  });

  it('remains available for exactly a month after its price expires', async () => {
    const { id } = await quoted();
    const token = await tokenTo(email, id);
    await after(59 * day_ms, async () => expect((await open(token)).state).toBe('Expired'));
    await after(60 * day_ms, async () => {
      const refused = await refusalOf(open(token));
      expect([refused.status, refused.error.message]).toEqual([404, gone]);
    });
  });

  it('returns the same 404 when it is revoked, deleted, unknown or of another tenant', async () => {
    const [one, other] = [await quoted(), await quoted()];
    const [claimed, deleted] = [await tokenTo(email, one.id), await tokenTo(email, other.id)];
    const there = await tokenTo(email, (await quoted()).id);
    expect(await kim.call(contract.withdrawSentQuotes, { bookingId: one.id })).toEqual({
      withdrawn: 1,
    });
    await (await testApp.acme.as('ada')).call(contract.deleteBooking, { id: other.id });
    const responses = await Promise.all([
      ...[claimed, deleted, 'nobody-has-this'].map((token) => refusalOf(open(token))),
      refusalOf(testApp.borealis.guest.call(contract.getSharedQuote, { quoteToken: there })),
    ]);
    expect(responses.map(({ status, error }) => [status, error.message])).toEqual(
      Array.from({ length: 4 }, () => [404, gone]),
    );
    const { items } = await kim.call(contract.getSentQuotes, { bookingId: one.id });
    expect(items.map(({ withdrawnAt }) => withdrawnAt)).toEqual([testApp.clock.now.toISOString()]);
  });

  it('is revoked when the quote moves to another customer', async () => {
    const { id } = await quoted();
    const token = await tokenTo(email, id);
    const harbour = await deskFor(testApp.acme, 'Harbour Homewares');
    const booking = { id, customer: { id: harbour.customerId } };
    await kim.call(contract.createOrUpdateBooking, { booking, operations: ['Quote'] });
    expect((await refusalOf(open(token))).status).toBe(404);
  });

  it('is e-mailed once when the same key is repeated', async () => {
    const { id } = await quoted();
    const headers = { 'Idempotency-Key': `quote-${id}` };
    const input = { bookingId: id, email: 'once@prospect.example' };
    const first = await kim.send(contract.sendQuote, input, { headers });
    const second = await kim.send(contract.sendQuote, input, { headers });
    await testApp.settle();
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(testApp.emails.filter(({ to }) => to.includes('once@prospect.example'))).toHaveLength(1);
  });
});

describe('who may send a quote', () => {
  it('its own customer and no other', async () => {
    const own = await quoted();
    const theirs = await quoted(await deskFor(testApp.acme, 'Harbour Homewares'));
    expect((await open(await tokenTo(email, own.id, oto))).sentBy).toBe('Oto Berg');
    const notTheirs = { bookingId: theirs.id };
    const refusals = await Promise.all([
      refusalOf(oto.call(contract.sendQuote, { ...notTheirs, email })),
      refusalOf(oto.call(contract.getSentQuotes, notTheirs)),
      refusalOf(oto.call(contract.withdrawSentQuotes, notTheirs)),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('no one without an account', async () => {
    const { id: bookingId } = await quoted();
    const reply = await testApp.acme.guest.send(contract.sendQuote, { bookingId, email });
    expect(reply.status).toBe(401);
  });

  it('only staff may extend its price, by a month unless they say otherwise', async () => {
    const { id: bookingId } = await quoted();
    const refused = await refusalOf(
      oto.call(contract.sendQuote, { bookingId, email, holdDays: 7 }),
    );
    expect(refused.error.validationErrors).toEqual([
      { message: 'Only staff who can edit bookings can extend a price.', members: ['holdDays'] },
    ]);
    const sent = await kim.call(contract.sendQuote, { bookingId, email, holdDays: 7 });
    const { id: other } = await quoted();
    const month = new Date(testApp.clock.now.getTime() + 30 * day_ms).toISOString();
    const byDefault = await kim.call(contract.sendQuote, { bookingId: other, email });
    expect(byDefault.priceHeldUntil).toBe(month);
    const week = new Date(testApp.clock.now.getTime() + 7 * day_ms).toISOString();
    expect(sent.priceHeldUntil).toBe(week);
    const { booking } = await kim.call(contract.getBookingForEdit, { Id: bookingId });
    expect(booking.priceHeldUntil).toBe(week);
  });
});

describe('what cannot be sent', () => {
  it('a draft, or an expired price', async () => {
    const { booking: draft } = await kim.call(contract.createOrUpdateBooking, {
      booking: forDesk(desk),
    });
    const { id: bookingId } = await quoted();
    const refused = await refusalOf(kim.call(contract.sendQuote, { bookingId: draft.id, email }));
    const late = await after(31 * day_ms, () =>
      refusalOf(kim.call(contract.sendQuote, { bookingId, email, holdDays: 7 })),
    );
    expect([refused, late].map(({ status, error }) => [status, error.message])).toEqual([
      [409, 'Only a quote that has a price can be sent.'],
      [409, 'This quote has expired. Please ask for a new one.'],
    ]);
  });

  it('a quote to an invalid e-mail address', async () => {
    const { id: bookingId } = await quoted();
    const refused = await refusalOf(
      kim.call(contract.sendQuote, { bookingId, email: 'pia at prospect' }),
    );
    expect(refused.error.validationErrors?.map(({ members }) => members)).toEqual([['email']]);
  });
});
