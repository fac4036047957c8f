import * as contract from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, deskFor, refusalOf } from '../testing/desk.ts';
import { type Journeys, journeysIn, legByHand } from '../testing/journeys.ts';

let testApp: TestApp;
let kim: Caller;
let at: Journeys;

beforeAll(async () => {
  testApp = await openTestApp();
  at = await journeysIn(testApp);
  kim = at.kim;
});
afterAll(() => testApp.close());

const join = (id: number) => kim.call(contract.joinLegs, { id });
const refused = async (id: number) => (await refusalOf(join(id))).error.message;
const consignings = (bookingId: number) =>
  testApp.acme.rows<{ state: string; key: string; is_current: boolean }>(sql`
    select state, key, is_current from booking.consigning
    where booking_id = ${bookingId} order by id
  `);

describe('joining a journey into one consignment', () => {
  it('restores the price, cost and number it was sold at, without legs (B-24)', async () => {
    const before = await bookAt(kim, at.desk);
    const { id } = before;
    await kim.call(contract.splitBooking, { id, legs: at.twoLegs() });
    // After another split, the original carrier and price are still stored.
    const { childBookingIds } = await kim.call(contract.splitBooking, { id, legs: at.twoLegs() });
    expect((await at.visible(id)).pricingDetail?.carrierTotalCost).not.toBe(
      before.pricingDetail?.carrierTotalCost,
    );
    await join(id);
    const { operationHistory, lastModificationTime, lastModifierUserId, ...after } =
      await at.visible(id);
    expect({ ...before, ...after }).toEqual({
      ...before,
      operationHistory: before.operationHistory,
    });
    expect(operationHistory[0]).toMatchObject({ operation: 'JoinLegs', value: '2 legs' });
    expect([lastModificationTime, lastModifierUserId]).toEqual([
      expect.any(String),
      expect.any(Number),
    ]);
    const legs = await Promise.all(
      childBookingIds.map((leg) => refusalOf(kim.call(contract.getBookingForEdit, { Id: leg }))),
    );
    expect(legs.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('sends it to its own carrier again and cancels its legs at theirs', async () => {
    const express = await deskFor(testApp.acme, 'Cedar & Co', 'TEXP', 'EXP');
    const { id, consignmentId } = await bookAt(kim, express);
    await testApp.settle();
    const { childBookingIds } = await kim.call(contract.splitBooking, { id, legs: at.twoLegs() });
    await testApp.settle();
    await join(id);
    await testApp.settle();
    expect(await consignings(id)).toEqual([
      { state: 'Withdrawn', key: consignmentId, is_current: false },
      { state: 'Taken', key: `${consignmentId}-2`, is_current: true },
    ]);
    const [, second = 0] = childBookingIds;
    expect((await consignings(second)).map(({ state }) => state)).toEqual(['Withdrawn']);
  });

  it('makes it await the number of a manual carrier again', async () => {
    const { carrierAccountId } = await legByHand(testApp.acme, 'KOSC');
    const { id } = await bookAt(kim, { ...at.desk, carrierAccountId });
    const awaited = async () =>
      (await kim.call(contract.getBookings, { filter: 'isAwaitingNumber eq true' })).items
        .map((row) => row.id)
        .includes(id);
    const result = [await awaited()];
    await kim.call(contract.splitBooking, { id, legs: at.twoLegs() });
    result.push(await awaited());
    await join(id);
    result.push(await awaited());
    expect(result).toEqual([true, false, true]);
  });

  it('books it again after the carrier of a leg failed; it can still be cancelled', async () => {
    const [id, , second] = await at.journey();
    const [other, , leg] = await at.journey();
    await testApp.acme.rows(sql`
      update booking.booking set status = 'Failed' where id in (${second}, ${id}, ${leg}, ${other})
    `);
    await join(id);
    const { bookingStatus, trackingDetails } = await at.visible(id);
    expect([bookingStatus, trackingDetails[0]?.status]).toEqual(['Booked', 'Booked']);
    await kim.call(contract.cancelBooking, { id: other });
    expect((await at.visible(other)).bookingStatus).toBe('Cancelled');
  });
});

describe('joinLegs', () => {
  it('is rejected once a leg has left or was handed over, or the booking is invoiced', async () => {
    const [scanned, first] = await at.journey();
    await at.happens(first, 'ReadyForPickup');
    const [handed, , second] = await at.journey();
    await kim.call(contract.updateBookingDetails, { bookingId: second, manifestId: 'M-1' });
    const [invoiced] = await at.journey();
    await testApp.acme.rows(sql`
      update booking.booking set invoice_id = 1, invoice_number = 'I1' where id = ${invoiced}
    `);
    const { id } = await bookAt(kim, at.desk);
    expect([
      await refused(scanned),
      await refused(handed),
      await refused(invoiced),
      await refused(first),
      await refused(id),
    ]).toEqual([
      'Leg 1 is in transit',
      'Leg 2 is on a manifest',
      'The booking has already been invoiced',
      'Legs are rejoined as an entire journey',
      'The booking is not split',
    ]);
    const anew = await refusalOf(
      kim.call(contract.splitBooking, { id: handed, legs: at.twoLegs() }),
    );
    expect(anew.error.message).toBe('Leg 2 is on a manifest');
  });

  it('is for staff only', async () => {
    const [id] = await at.journey();
    const oto = await testApp.acme.as('oto');
    expect((await refusalOf(oto.call(contract.joinLegs, { id }))).status).toBe(403);
  });

  it('succeeds once under concurrent requests', async () => {
    const [id] = await at.journey();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => kim.send(contract.joinLegs, { id })),
    );
    const won = replies.filter(({ status }) => status === 200);
    const late = replies.filter(({ status }) => status === 409);
    expect([won.length, late.length]).toEqual([1, 3]);
  });

  it('and the manifest of a leg have one consistent outcome when concurrent', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [id, first] = await at.journey();
      const query = { bookingIds: [first], operations: ['PrintManifest', 'RequestPickup'] };
      const [joined] = await Promise.all([
        kim.send(contract.joinLegs, { id }),
        kim.send(contract.runBulkOperation, query as never),
      ]);
      const { isMultiLeg, legs, bookingStatus } = await at.visible(id);
      const [handed = null] = legs.map(({ manifestId }) => manifestId);
      expect([joined?.status, isMultiLeg, handed !== null, bookingStatus]).toEqual(
        joined?.status === 200 ? [200, false, false, 'Booked'] : [409, true, true, 'Booked'],
      );
    }
  });
});
