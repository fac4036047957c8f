import * as contract from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Reply, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, forDesk } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const statuses = (replies: readonly Reply[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('concurrent requests', () => {
  it('create one booking for five submissions of one form with one key', async () => {
    const booking = forDesk(desk, { orderNumber: 'double-submit' });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        kim.send(
          contract.createOrUpdateBooking,
          { booking, operations: ['Book'] },
          { headers: { 'idempotency-key': 'form-1' } },
        ),
      ),
    );
    const ids = new Set(
      replies.map((reply) => (JSON.parse(reply.body) as Responded).result.booking.id),
    );
    const rows = await testApp.acme.rows(
      sql`select id from booking.booking where order_number = 'double-submit'`,
    );
    expect([statuses(replies), ids.size, rows.length]).toEqual([{ 200: 5 }, 1, 1]);
  });

  it('resolve cancel against manifest to one outcome, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await bookAt(kim, desk);
      await Promise.all([
        kim.send(contract.cancelBooking, { id }),
        kim.send(contract.runBulkOperation, {
          bookingIds: [id],
          operations: ['PrintManifest', 'RequestPickup'],
        }),
      ]);
      const { booking } = await kim.call(contract.getBookingForEdit, { Id: id });
      // Cancelling after the manifest is allowed until pickup; a manifest after cancelling is not.
      const result = booking.operationHistory.map((entry) => entry.operation).toReversed();
      const isManifestFirst = result.indexOf('PrintManifest') === 1;
      expect([booking.bookingStatus, booking.manifestId === null]).toEqual([
        'Cancelled',
        !isManifestFirst,
      ]);
    }
  });

  it('never exceed the credit limit (4.8)', async () => {
    const poor = await deskFor(testApp.acme, 'Paperbark Print');
    await testApp.acme.rows(sql`
      update customers.customer set credit_limit_minor = 100000, account_status = 'Active'
      where id = ${poor.customerId}
    `);
    const [before] = await held(poor.customerId);
    const one = await bookAt(kim, poor);
    const price = Math.round((one.pricingDetail?.totalCost ?? 0) * 100);
    const room = Math.floor((100_000 - (before?.exposure ?? 0)) / price) - 1;
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        kim.send(contract.createOrUpdateBooking, { booking: forDesk(poor), operations: ['Book'] }),
      ),
    );
    const booked = Math.min(50, room);
    expect(statuses(replies)).toEqual({
      200: booked,
      ...(booked < 50 ? { 400: 50 - booked } : {}),
    });
    const [after] = await held(poor.customerId);
    expect(after?.exposure).toBe((before?.exposure ?? 0) + (booked + 1) * price);
  });

  it('produce consignment numbers without gaps or duplicates', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        kim.send(contract.createOrUpdateBooking, { booking: forDesk(desk), operations: ['Book'] }),
      ),
    );
    const numbers = replies
      .map((reply) => (JSON.parse(reply.body) as Responded).result.booking.consignmentId)
      .map((number) => Number(number.slice(3, 11)))
      .toSorted((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => first + index));
  });

  it('release the credit of a cancelled booking once, however often it is cancelled', async () => {
    const { id } = await bookAt(kim, desk);
    const [before] = await held(desk.customerId);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => kim.send(contract.cancelBooking, { id })),
    );
    const [after] = await held(desk.customerId);
    expect([statuses(replies), (before?.exposure ?? 0) - (after?.exposure ?? 0)]).toEqual([
      { 200: 1, 409: 4 },
      2561,
    ]);
  });
});

type Responded = {
  readonly result: { readonly booking: { readonly id: number; readonly consignmentId: string } };
};

const held = (customerId: number) =>
  testApp.acme.rows(sql<{ exposure: number }>`
    select exposure_minor as exposure from customers.standing where customer_id = ${customerId}
  `);
