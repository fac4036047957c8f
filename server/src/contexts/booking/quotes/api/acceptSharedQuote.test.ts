import * as contract from '@waybill/contract/booking/endpoints';
import { getNotifications } from '@waybill/contract/messaging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { type Desk, deskFor, forDesk, refusalOf } from '../../testing/desk.ts';

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

/** Sends a quote; returns it with the token of its link. */
async function sent(holdDays: number | null = 30) {
  const { booking } = await kim.call(contract.createOrUpdateBooking, {
    booking: forDesk(desk),
    operations: ['Quote'],
  });
  await kim.call(contract.sendQuote, { bookingId: booking.id, email, holdDays });
  await testApp.settle();
  const mail = testApp.emails.findLast(({ to }) => to.includes(email));
  return { id: booking.id, token: /\/quotes\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}
const accept = (quoteToken: string, name = 'Pia Roth') =>
  testApp.acme.guest.call(contract.acceptSharedQuote, { quoteToken, name });
const notesOf = async (Id: number) =>
  (await kim.call(contract.getBookingForEdit, { Id })).bookingNotes.map(({ comment }) => comment);

describe('accepting a quote from its link', () => {
  it('saves who accepted and when, and notifies the sender, but books nothing', async () => {
    const { id, token } = await sent();
    const before = testApp.emails.length;
    const accepted = await accept(token);
    const at = testApp.clock.now.toISOString();
    expect([accepted.state, accepted.acceptedBy, accepted.acceptedAt]).toEqual([
      'Accepted',
      'Pia Roth',
      at,
    ]);
    await testApp.settle();
    const received = testApp.emails.slice(before).map(({ to, subject }) => [to, subject]);
    expect(received).toEqual([[['kim@acme.example'], `Quote ${id} is accepted: $25.61`]]);
    const { items } = await kim.call(getNotifications, {});
    expect(items[0]).toMatchObject({
      title: `Quote ${id} is accepted: $25.61`,
      href: `/quotes?peek=${id}`,
    });
    const { items: sends } = await kim.call(contract.getSentQuotes, { bookingId: id });
    expect(sends).toMatchObject([{ acceptedAt: at, acceptedBy: 'Pia Roth' }]);
    expect(await notesOf(id)).toEqual([`Pia Roth accepted the quote sent to ${email}`]);
    const { booking } = await kim.call(contract.getBookingForEdit, { Id: id });
    expect(booking.bookingStatus).toBe('Quoted');
  });

  it('counts once, however often and by however many tabs it is sent', async () => {
    const { id, token } = await sent();
    const names = ['Pia Roth', 'Pia Roth', 'Ole Roth'];
    const all = await Promise.all(names.map((name) => accept(token, name)));
    expect(new Set(all.map(({ acceptedBy }) => acceptedBy)).size).toBe(1);
    expect(await notesOf(id)).toHaveLength(1);
  });

  it('holds the price for a week, so that it can be booked', async () => {
    const { id, token } = await sent(1);
    await accept(token);
    const until = new Date(testApp.clock.now.getTime() + 7 * day_ms).toISOString();
    const { booking } = await kim.call(contract.getBookingForEdit, { Id: id });
    expect(booking.priceHeldUntil).toBe(until);
  });

  it('is refused once it expired, changed, was booked or cancelled', async () => {
    const yesterday = new Date(testApp.clock.now.getTime() - 86_400_000);
    const expired = await sent(1);
    await testApp.acme.rows(sql`
      update booking.sent_quote set price_held_until = ${yesterday}
      where booking_id = ${expired.id} returning id
    `);
    await testApp.acme.rows(sql`
      update booking.booking set price_held_until = ${yesterday}
      where id = ${expired.id} returning id
    `);
    const [booked, cancelled] = [await sent(), await sent()];
    await kim.call(contract.createOrUpdateBooking, {
      booking: { id: booked.id },
      operations: ['Book'],
    });
    await kim.call(contract.cancelBooking, { id: cancelled.id });
    for (const { token } of [expired, booked, cancelled]) {
      const refused = await refusalOf(accept(token));
      expect([refused.status, refused.error.message]).toEqual([
        409,
        'This quote can no longer be accepted. Please ask the person who sent it.',
      ]);
    }
  });

  it('is refused without a name, and like an unknown link once it is withdrawn', async () => {
    const { id, token } = await sent();
    expect((await refusalOf(accept(token, ' '))).status).toBe(400);
    await kim.call(contract.withdrawSentQuotes, { bookingId: id });
    expect((await refusalOf(accept(token))).status).toBe(404);
    expect((await refusalOf(accept('nobody-has-this'))).status).toBe(404);
  });
});
