import * as contract from '@waybill/contract/booking/endpoints';
import { aBooking, twoCartons } from '@waybill/contract/booking/examples';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
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

const day_ms = 24 * 60 * 60_000;
const email = 'pia@prospect.example';

/** Sends a quote, by default one without a customer; returns it with the token of its link. */
async function sent(differences: Partial<BookingWrite> = {}) {
  const { booking } = await kim.call(contract.createOrUpdateBooking, {
    booking: forDesk(desk, { customer: null, orderNumber: 'PO of ours', ...differences }),
    operations: ['Quote'],
  });
  await kim.call(contract.sendQuote, { bookingId: booking.id, email });
  await testApp.settle();
  const links = testApp.emails
    .filter(({ to }) => to.includes(email))
    .flatMap(({ text }) => /\/quotes\/([\w-]{43})/.exec(text)?.[1] ?? []);
  return { id: booking.id, total: booking.pricingDetail?.totalCost, token: links.at(-1) ?? '' };
}

let cards = 0;
const operations = ['Book' as const];

/** Returns what a guest sends to book the quote of a link. */
const asGuest = (quoteToken: string, differences: Partial<BookingWrite> = {}) => ({
  booking: {
    ...aBooking({
      customer: { email, customerName: 'Pia Roth' },
      paymentNonce: `fake-valid-visa-nonce/link-${(cards += 1)}`,
    }),
    ...differences,
  },
  operations,
  guest: { quoteToken },
});

const bookBy = async (
  caller: Caller,
  token: string,
  differences: Partial<BookingWrite> = {},
): Promise<BookingDetail> =>
  (await caller.call(contract.createGuestBooking, asGuest(token, differences))).booking;

const book = (token: string, differences: Partial<BookingWrite> = {}) =>
  bookBy(testApp.acme.guest, token, differences);

const stateOf = async (quoteToken: string) =>
  testApp.acme.guest.call(contract.getSharedQuote, { quoteToken });

/** Doubles the rates of the fleet while the work runs. */
async function afterRise<T>(work: () => Promise<T>): Promise<T> {
  const raise = (by: number) =>
    testApp.acme.rows(sql`update rates.rate set minimum = minimum + ${by} returning id`);
  await raise(500);
  try {
    return await work();
  } finally {
    await raise(-500);
  }
}

describe('a guest who was sent a quote', () => {
  it('books it with its link at its price after rates rise, and pays that by card', async () => {
    const quote = await sent();
    const booked = await afterRise(() => book(quote.token));
    expect([booked.id, booked.bookingStatus, booked.pricingDetail?.totalCost]).toEqual([
      quote.id,
      'Booked',
      quote.total,
    ]);
    expect([booked.customer?.type, booked.orderNumber, booked.priceHeldUntil]).toEqual([
      'Guest',
      null,
      null,
    ]);
    await testApp.settle();
    const mail = testApp.emails.findLast(({ to }) => to.includes('kim@acme.example'));
    expect([mail?.subject, mail?.text]).toEqual([
      `Quote ${quote.id} is accepted: $${quote.total}`,
      expect.stringContaining('It is booked with the link of the quote, to be paid by card.'),
    ]);
    const { booking, bookingNotes } = await testApp.acme.guest.call(contract.getGuestBooking, {
      BookingId: quote.id,
      Email: email,
    });
    expect(booking.paymentState).toBe('Paid');
    expect(bookingNotes.map(({ comment }) => comment)).toContain(
      'Pia Roth booked the quote with its link',
    );
    const shared = await stateOf(quote.token);
    expect([shared.state, shared.acceptedBy, shared.freight]).toEqual(['Booked', 'Pia Roth', null]);
  });

  it('pays the price of today without the link', async () => {
    const quote = await sent();
    const { carrierAccountId, carrierServiceCode } = desk;
    const booked = await afterRise(async () => {
      const input = { ...asGuest('', { carrierAccountId, carrierServiceCode }), guest: {} };
      return (await testApp.acme.guest.call(contract.createGuestBooking, input)).booking;
    });
    expect(booked.pricingDetail?.totalCost).toBeGreaterThan(quote.total ?? 0);
  });

  it('books it once, however many windows send it', async () => {
    const quote = await sent();
    const all = await Promise.all(
      [1, 2, 3].map(() =>
        testApp.acme.guest.send(contract.createGuestBooking, asGuest(quote.token)),
      ),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const notes = await testApp.acme.rows(
      sql`select id from booking.note where booking_id = ${quote.id}`,
    );
    expect(notes).toHaveLength(1);
  });

  it('books it while staff book it, so that one of them is refused', async () => {
    const quote = await sent();
    const customer = { id: desk.customerId };
    const both = await Promise.all([
      testApp.acme.guest.send(contract.createGuestBooking, asGuest(quote.token)),
      kim.send(contract.createOrUpdateBooking, { booking: { id: quote.id, customer }, operations }),
    ]);
    const [done, refused = 0] = both.map(({ status }) => status).toSorted((a, b) => a - b);
    // Where staff were first, the quote is that of their customer, and its links are withdrawn.
    // Where the guest was, staff may not give what is booked to another customer.
    expect([done, [400, 404, 409].includes(refused)]).toEqual([200, true]);
  });

  it('gets the first response when the same request is sent again', async () => {
    const quote = await sent();
    const input = asGuest(quote.token);
    const headers = { 'idempotency-key': 'link-once' };
    const [first, again] = [
      await testApp.acme.guest.send(contract.createGuestBooking, input, { headers }),
      await testApp.acme.guest.send(contract.createGuestBooking, input, { headers }),
    ];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });

  it('can still book it after accepting it', async () => {
    const quote = await sent();
    const accept = { quoteToken: quote.token, name: 'Ole Roth' };
    await testApp.acme.guest.call(contract.acceptSharedQuote, accept);
    expect((await book(quote.token)).pricingDetail?.totalCost).toBe(quote.total);
    expect((await stateOf(quote.token)).acceptedBy).toBe('Ole Roth');
  });

  it('is refused for other freight or another suburb', async () => {
    const quote = await sent();
    const { toAddress } = aBooking();
    const others: Partial<BookingWrite>[] = [
      { items: [{ ...twoCartons, quantity: 5 }] },
      { toAddress: { ...toAddress, suburb: 'Fitzroy', postCode: '3065' } },
      { deliveryOptions: { tailLift: 'true' } },
    ];
    for (const other of others) {
      const refused = await refusalOf(book(quote.token, other));
      expect(refused.error.validationErrors).toEqual([
        {
          message: 'The freight has changed since it was quoted. Please get a new quote.',
          members: ['booking.quoteId'],
        },
      ]);
    }
    expect((await stateOf(quote.token)).state).toBe('Open');
  });

  it('enters the addresses: those of the quote are neither shown nor used', async () => {
    const quote = await sent();
    const toAddress = { ...aBooking().toAddress, addressLine1: '' };
    const refused = await refusalOf(book(quote.token, { toAddress }));
    expect(refused.error.validationErrors?.flatMap(({ members }) => members)).toContain(
      'booking.toAddress.addressLine1',
    );
  });

  it('is refused once it expired, was withdrawn, booked or cancelled', async () => {
    const [expired, withdrawn, booked, cancelled] = [
      await sent(),
      await sent(),
      await sent(),
      await sent(),
    ];
    await kim.call(contract.withdrawSentQuotes, { bookingId: withdrawn.id });
    await book(booked.token);
    await kim.call(contract.cancelBooking, { id: cancelled.id });
    const statusOf = async (token: string) => (await refusalOf(book(token))).status;
    expect(
      await Promise.all([withdrawn.token, 'nobody-has-this'].map((token) => statusOf(token))),
    ).toEqual([404, 404]);
    const before = testApp.clock.now;
    for (const { token } of [booked, cancelled]) expect(await statusOf(token)).toBe(409);
    testApp.clock.now = new Date(before.getTime() + 31 * day_ms);
    const refused = await refusalOf(book(expired.token));
    testApp.clock.now = before;
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'This quote can no longer be accepted. Please ask the person who sent it.',
    ]);
  });

  it('is refused the quote of a customer with an account, who signs in', async () => {
    const quote = await sent({ customer: { id: desk.customerId } });
    expect((await stateOf(quote.token)).freight).toBeNull();
    expect((await refusalOf(book(quote.token))).status).toBe(409);
    const oto = await testApp.acme.as('oto');
    const { booking } = await oto.call(contract.createOrUpdateBooking, {
      booking: { id: quote.id },
      operations,
    });
    expect(booking.pricingDetail?.totalCost).toBe(25.61);
  });

  it('pays by card also if signed in, and nothing is booked on an account', async () => {
    const quote = await sent();
    const booked = await bookBy(await testApp.acme.as('oto'), quote.token);
    expect([booked.customer?.type, booked.paymentState]).toEqual(['Guest', 'Pending']);
  });

  it('can pay with another card after one is declined, at the same price', async () => {
    const quote = await sent();
    const paymentNonce = 'fake-processor-declined-visa-nonce/link';
    await book(quote.token, { paymentNonce });
    await testApp.settle();
    const again = { id: quote.id, customer: { email }, paymentNonce: 'fake-valid-visa-nonce/2nd' };
    const { booking } = await afterRise(() =>
      testApp.acme.guest.call(contract.createOrUpdateGuestBooking, { booking: again, operations }),
    );
    expect([booking.bookingStatus, booking.pricingDetail?.totalCost]).toEqual([
      'Booked',
      quote.total,
    ]);
  });
});
