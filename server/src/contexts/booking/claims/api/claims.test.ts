import { decideClaim, getClaim, getClaims, lodgeClaim } from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAt, deskFor } from '#contexts/booking/testing/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let oto: Caller;
let hana: Caller;
let bookingId: number;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  oto = await testApp.acme.as('oto');
  hana = await testApp.acme.as('hana');
  bookingId = await booked();
});
afterAll(() => testApp.close());

const booked = async () => (await bookAt(ada, await deskFor(testApp.acme, 'Cedar & Co'))).id;
const claim = { kind: 'Damage' as const, amount: 120.5, note: 'Two cartons were wet' };
const lodge = (caller: Caller, of = bookingId, differences: object = {}) =>
  caller.send(lodgeClaim, { claim: { ...claim, bookingId: of, ...differences } });
const idOf = (body: string): number => (JSON.parse(body) as { result: { id: number } }).result.id;

describe('a claim', () => {
  it('is lodged by the customer, seen by both, and decided in part by staff', async () => {
    const id = idOf((await lodge(oto)).body);
    const { items } = await ada.call(getClaims, { bookingId, filter: "status eq 'Open'" });
    expect(items.map((each) => [each.id, each.kind, each.amount, each.customerName])).toEqual([
      [id, 'Damage', 120.5, 'Cedar & Co'],
    ]);
    await ada.call(decideClaim, { id, acceptedAmount: 100, answer: 'One carton was wet' });
    const seen = await oto.call(getClaim, { id });
    expect([seen.status, seen.acceptedAmount, seen.answer]).toEqual([
      'AcceptedInPart',
      100,
      'One carton was wet',
    ]);
  });

  it.each([
    [120.5, 'Accepted', 120.5],
    [0, 'Declined', null],
  ])('of which %s is accepted is %s', async (acceptedAmount, status, accepted) => {
    const id = idOf((await lodge(ada)).body);
    await ada.call(decideClaim, { id, acceptedAmount });
    const seen = await ada.call(getClaim, { id });
    expect([seen.status, seen.acceptedAmount]).toEqual([status, accepted]);
  });

  it('is invisible to other customers, who cannot lodge one for the booking either', async () => {
    const { items } = await ada.call(getClaims, { bookingId });
    const id = items[0]?.id ?? 0;
    expect((await hana.send(getClaim, { id })).status).toBe(404);
    expect((await lodge(hana)).status).toBe(404);
    expect(await hana.call(getClaims, { bookingId })).toEqual({ items: [], totalCount: 0 });
  });

  it('is decided by staff only, once, and not for more than was claimed', async () => {
    const id = idOf((await lodge(oto)).body);
    expect((await oto.send(decideClaim, { id, acceptedAmount: 1 })).status).toBe(403);
    expect((await ada.send(decideClaim, { id, acceptedAmount: 120.51 })).status).toBe(422);
    const decisions = await Promise.all(
      [0, 50, 120.5, 0].map((acceptedAmount) => ada.send(decideClaim, { id, acceptedAmount })),
    );
    expect(decisions.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  it('is lodged once at a time for a booking, also when two do so at once', async () => {
    const replies = await Promise.all([lodge(oto), lodge(ada), lodge(oto)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await lodge(oto, bookingId, { kind: 'Delay' })).status).toBe(200);
  });

  it('is refused before the freight was booked, and without an amount', async () => {
    const [draft] = await testApp.acme.rows(sql<{ id: number }>`
      select id from booking.booking where status in ('Draft', 'Quoted', 'Cancelled') limit 1
    `);
    expect((await lodge(ada, draft?.id ?? 0)).status).toBe(409);
    expect((await lodge(ada, bookingId, { amount: 0 })).status).toBe(400);
    expect((await lodge(ada, bookingId, { amount: 1e308 })).status).toBe(400);
  });
});
