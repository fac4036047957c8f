import * as contract from '@waybill/contract/booking/endpoints';
import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, demoTown, type TestTown } from '../../testing/town.ts';
import { addProofOfDelivery, addRecharges, lockBookingsToInvoice, moveBooking } from './public.ts';
import { bookAt, type Desk, deskFor, forDesk, refusalOf } from './testing/desk.ts';

let town: TestTown;
let kim: Caller;
let oto: Caller;
let desk: Desk;
let express: Desk;

beforeAll(async () => {
  town = await demoTown();
  kim = await town.acme.as('kim');
  oto = await town.acme.as('oto');
  desk = await deskFor(town.acme, 'Cedar & Co');
  express = await deskFor(town.acme, 'Cedar & Co', 'TEXP', 'EXP');
});
afterAll(() => town.close());

const depot = {
  companyName: 'Acme depot Albury',
  addressLine1: '4 Rail Street',
  suburb: 'ALBURY',
  stateCode: 'NSW',
  postCode: '2640',
  countryCode: 'AU',
};

const twoLegs = () => [
  {
    carrierAccountId: desk.carrierAccountId,
    carrierServiceCode: desk.carrierServiceCode,
    toAddress: depot,
  },
  {
    carrierAccountId: express.carrierAccountId,
    carrierServiceCode: express.carrierServiceCode,
  },
];

const shown = async (id: number, caller = kim) =>
  (await caller.call(contract.getBookingForEdit, { Id: id })).booking;

/** A booking in two legs; by their numbers, the journey first. */
async function journey(): Promise<readonly [number, number, number]> {
  const { id } = await bookAt(kim, desk);
  const { childBookingIds } = await kim.call(contract.splitBooking, { id, legs: twoLegs() });
  const [first = 0, second = 0] = childBookingIds;
  return [id, first, second];
}

let minute = 0;
const happens = (bookingId: number, to: BookingStatus) => {
  minute += 1;
  const at = new Date(town.clock.now.getTime() + minute * 60_000);
  return town.acme.inTransaction((db) =>
    moveBooking(db, { bookingId, to, at, code: to.toUpperCase() }, at),
  );
};

describe('a booking that is split', () => {
  it('keeps its customer’s price; its legs have the carriers and their cost (B-24)', async () => {
    const before = await bookAt(kim, desk);
    const { childBookingIds } = await kim.call(contract.splitBooking, {
      id: before.id,
      legs: twoLegs(),
    });
    const whole = await shown(before.id);
    const cost = whole.legs.reduce((sum, leg) => sum + leg.carrierCost, 0);
    expect({
      isMultiLeg: whole.isMultiLeg,
      children: whole.childBookingIds,
      price: whole.pricingDetail?.totalCost,
      cost: whole.pricingDetail?.carrierTotalCostTaxExclusive,
      way: whole.legs.map(({ fromAddress, toAddress }) => [fromAddress.suburb, toAddress.suburb]),
      carriers: whole.legs.map(({ carrierAccountName }) => carrierAccountName),
    }).toEqual({
      isMultiLeg: true,
      children: childBookingIds,
      price: before.pricingDetail?.totalCost,
      cost: expect.closeTo(cost, 2),
      way: [
        [before.fromAddress.suburb, 'ALBURY'],
        ['ALBURY', before.toAddress.suburb],
      ],
      carriers: ['Acme Fleet', 'Test Express (simulated)'],
    });
    const [first = 0, second = 0] = childBookingIds;
    const leg = await shown(second);
    expect({
      parent: leg.parentBookingId,
      siblings: leg.siblingBookingIds,
      price: leg.pricingDetail?.totalCost,
      status: leg.bookingStatus,
    }).toEqual({ parent: before.id, siblings: [first], price: 0, status: 'Booked' });
    expect(leg.consignmentId).not.toBe(whole.consignmentId);
  });

  it('stands where its least advanced leg does, or has the exception of one (B-24)', async () => {
    const [id, first, second] = await journey();
    const standing: unknown[] = [];
    for (const [leg, to] of [
      [first, 'PickedUp'],
      [first, 'Delivered'],
      [second, 'InTransit'],
      [second, 'OnHold'],
      [second, 'OutForDelivery'],
      [second, 'Delivered'],
    ] as const) {
      await happens(leg, to);
      const { bookingStatus, lastTrackingStatus } = await shown(id);
      standing.push([bookingStatus, lastTrackingStatus]);
    }
    expect(standing).toEqual([
      ['Booked', 'PickedUp'],
      ['Booked', 'AtDepot'],
      ['InTransit', 'InTransit'],
      ['OnHold', 'OnHold'],
      ['OutForDelivery', 'OutForDelivery'],
      ['Delivered', 'Delivered'],
    ]);
  });

  it('is delivered and proven by its last leg, and invoiced once, at its own price', async () => {
    const [id, first, second] = await journey();
    await happens(first, 'Delivered');
    await happens(second, 'Delivered');
    const proof = { bookingId: second, signedBy: 'J. Ng', at: town.clock.now };
    const ours = await town.acme.inTransaction(async (db) => {
      await addProofOfDelivery(db, proof, town.clock.now);
      return lockBookingsToInvoice(db, { bookingIds: [id, first, second] });
    });
    expect(ours.map((row) => [row.id, row.hasProofOfDelivery])).toEqual([[id, true]]);
  });

  it('is what its customer sees: no leg, no carrier’s cost, one line in lists and counts', async () => {
    const counted = () => kim.call(contract.getBookingStatusCount, {});
    const { totalCount } = await counted();
    const before = await kim.call(contract.getBookings, {});
    const [id, first, second] = await journey();
    const mine = await refusalOf(oto.call(contract.getBookingForEdit, { Id: first }));
    expect([mine.status, (await shown(id, oto)).legs, (await counted()).totalCount]).toEqual([
      404,
      [],
      totalCount + 1,
    ]);
    const after = await kim.call(contract.getBookings, {});
    const listed = after.items
      .map((row) => row.id)
      .filter((row) => [id, first, second].includes(row));
    expect([listed, after.totalCount]).toEqual([[id], before.totalCount + 1]);
    const waiting = await kim.call(contract.getOpenManifests, {});
    const open = waiting.items.flatMap(({ bookings }) => bookings.map((row) => row.id));
    expect([id, first, second].map((row) => open.includes(row))).toEqual([false, true, true]);
  });

  it('is called off with its legs, until the first of them is under way', async () => {
    const [id, first, second] = await journey();
    const alone = await refusalOf(kim.call(contract.cancelBooking, { id: first }));
    const theirs = await refusalOf(oto.call(contract.cancelBooking, { id }));
    await kim.call(contract.cancelBooking, { id });
    const statuses = await Promise.all([id, first, second].map(async (row) => shown(row)));
    expect([
      alone.error.message,
      theirs.error.message,
      ...statuses.map(({ bookingStatus }) => bookingStatus),
    ]).toEqual([
      'A leg is called off with its whole journey',
      'Several carriers have this booking. Please call us to cancel it.',
      ...Array<string>(3).fill('Cancelled'),
    ]);
    await kim.call(contract.deleteBooking, { id });
    const gone = await refusalOf(kim.call(contract.getBookingForEdit, { Id: first }));
    expect(gone.status).toBe(404);
    const [moving, leg] = await journey();
    await happens(leg, 'PickedUp');
    const late = await refusalOf(kim.call(contract.cancelBooking, { id: moving }));
    expect(late.error.message).toBe('Leg 1 is under way: the booking can no longer be cancelled');
  });

  it('is split anew while nothing moves, by one of two who try at once', async () => {
    const [id, ...earlier] = await journey();
    await Promise.all([1, 2].map(() => kim.send(contract.splitBooking, { id, legs: twoLegs() })));
    const { childBookingIds, bookingStatus } = await shown(id);
    expect([childBookingIds.length, bookingStatus]).toEqual([2, 'Booked']);
    expect(childBookingIds.some((leg) => earlier.includes(leg))).toBe(false);
  });

  it('lets names and phones be changed, and neither its freight nor its carrier', async () => {
    const [id, first] = await journey();
    const save = (booking: object) =>
      kim.call(contract.createOrUpdateBooking, { booking, operations: ['Save'] });
    const { toAddress } = forDesk(desk);
    await save({ id, toAddress: { ...toAddress, telephone: '0400 111 222' } });
    const refused = await refusalOf(save({ id: first, items: [] }));
    const again = await refusalOf(
      kim.call(contract.createOrUpdateBooking, { booking: { id }, operations: ['Book'] }),
    );
    expect([(await shown(id)).toAddress.telephone, refused.error.message, again.status]).toEqual([
      '0400 111 222',
      'It goes in legs: only names, phones and references can be changed.',
      409,
    ]);
  });

  it('pays what a carrier charges later for one of its legs', async () => {
    const [id, , second] = await journey();
    await town.acme.inTransaction((db) =>
      addRecharges(
        db,
        [
          {
            bookingId: second,
            carrierLineId: 987_654,
            serviceCode: 'EXP',
            serviceName: 'Express',
            isAdditional: false,
            isTaxed: true,
            taxExclusive: 500,
            tax: 50,
            carrierTaxExclusive: 400,
            carrierTax: 40,
            note: null,
          } as never,
        ],
        town.clock.now,
      ),
    );
    expect([
      (await shown(id)).rechargeDetail?.totalCost,
      (await shown(second)).rechargeDetail,
    ]).toEqual([5.5, null]);
  });
});

describe('splitBooking', () => {
  it('names what a handover lacks, and a leg without a price', async () => {
    const { id } = await bookAt(kim, desk);
    const [first, second] = twoLegs();
    const split = (legs: object[]) =>
      refusalOf(kim.call(contract.splitBooking, { id, legs: legs as never }));
    const lacking = await split([{ ...first, toAddress: { suburb: 'ALBURY' } }, second ?? {}]);
    expect(lacking.error.validationErrors?.map(({ members }) => members)).toEqual([
      ['legs[0].toAddress.addressLine1'],
      ['legs[0].toAddress.postCode'],
    ]);
    const priced = await split([{ ...first, carrierServiceCode: 'NONE' }, second ?? {}]);
    expect([priced.status, (await shown(id)).isMultiLeg]).toEqual([400, false]);
  });

  it('is for staff, and for booked freight that nobody asked a pickup for', async () => {
    const asked = await bookAt(kim, desk);
    const theirs = await refusalOf(
      oto.call(contract.splitBooking, { id: asked.id, legs: twoLegs() }),
    );
    await kim.call(contract.runBulkOperation, {
      bookingIds: [asked.id],
      operations: ['RequestPickup'],
    });
    const late = await refusalOf(
      kim.call(contract.splitBooking, { id: asked.id, legs: twoLegs() }),
    );
    const [, leg] = await journey();
    const again = await refusalOf(kim.call(contract.splitBooking, { id: leg, legs: twoLegs() }));
    expect([theirs.status, late.error.message, again.error.message]).toEqual([
      403,
      'A pickup is already requested',
      'A leg is not split again',
    ]);
  });
});
