import * as contract from '@waybill/contract/booking/endpoints';
import { whyNot } from '@waybill/contract/booking/lifecycle';
import { getBillingOverview } from '@waybill/contract/finance/endpoints';
import { getEntityChanges } from '@waybill/contract/messaging/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { addProofOfDelivery, addRecharges, lockBookingsToInvoice } from '../public.ts';
import { bookAt, forDesk, refusalOf } from '../testing/desk.ts';
import { type Journeys, journeysIn } from '../testing/journeys.ts';

let testApp: TestApp;
let kim: Caller;
let oto: Caller;
let at: Journeys;

beforeAll(async () => {
  testApp = await openTestApp();
  at = await journeysIn(testApp);
  kim = at.kim;
  oto = await testApp.acme.as('oto');
});
afterAll(() => testApp.close());

describe('a split booking', () => {
  it('keeps its customer’s price; its legs have the carriers and their costs (B-24)', async () => {
    const before = await bookAt(kim, at.desk);
    const { childBookingIds } = await kim.call(contract.splitBooking, {
      id: before.id,
      legs: at.twoLegs(),
    });
    const whole = await at.visible(before.id);
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
    const leg = await at.visible(second);
    expect({
      parent: leg.parentBookingId,
      siblings: leg.siblingBookingIds,
      price: leg.pricingDetail?.totalCost,
      status: leg.bookingStatus,
    }).toEqual({ parent: before.id, siblings: [first], price: 0, status: 'Booked' });
    expect(leg.consignmentId).not.toBe(whole.consignmentId);
  });

  it('has the status of its least advanced leg, or the exception of one (B-24)', async () => {
    const [id, first, second] = await at.journey();
    const standing: unknown[] = [];
    for (const [leg, to] of [
      [first, 'PickedUp'],
      [first, 'Delivered'],
      [second, 'InTransit'],
      [second, 'OnHold'],
      [second, 'OutForDelivery'],
      [second, 'Delivered'],
    ] as const) {
      await at.happens(leg, to);
      const { bookingStatus, lastTrackingStatus } = await at.visible(id);
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

  it('is delivered and proven by its last leg, and invoiced once at its own price', async () => {
    const lena = await testApp.acme.as('lena');
    const waiting = async () => (await lena.call(getBillingOverview)).notInvoiced.bookings;
    const before = await waiting();
    const [id, first, second] = await at.journey();
    await at.happens(first, 'Delivered');
    await at.happens(second, 'Delivered');
    const proof = { bookingId: second, signedBy: 'J. Ng', at: testApp.clock.now };
    const ours = await testApp.acme.inTransaction(async (db) => {
      await addProofOfDelivery(db, proof, testApp.clock.now);
      return lockBookingsToInvoice(db, { bookingIds: [id, first, second] });
    });
    expect(ours.map((row) => [row.id, row.hasProofOfDelivery])).toEqual([[id, true]]);
    expect((await waiting()) - before).toBe(1);
  });

  it('shows its customer no leg or carrier cost, and is one line in lists and counts', async () => {
    const counted = () => kim.call(contract.getBookingStatusCount, {});
    const { totalCount } = await counted();
    const before = await kim.call(contract.getBookings, {});
    const [id, first, second] = await at.journey();
    const mine = await refusalOf(oto.call(contract.getBookingForEdit, { Id: first }));
    expect([mine.status, (await at.visible(id, oto)).legs, (await counted()).totalCount]).toEqual([
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

  it('is cancelled with its legs until the first of them is under way', async () => {
    const [id, first, second] = await at.journey();
    const alone = await refusalOf(kim.call(contract.cancelBooking, { id: first }));
    await kim.call(contract.cancelBooking, { id });
    const statuses = await Promise.all([id, first, second].map(async (row) => at.visible(row)));
    expect([alone.error.message, ...statuses.map(({ bookingStatus }) => bookingStatus)]).toEqual([
      'A leg is cancelled with its entire journey',
      ...Array<string>(3).fill('Cancelled'),
    ]);
    await kim.call(contract.deleteBooking, { id });
    const gone = await refusalOf(kim.call(contract.getBookingForEdit, { Id: first }));
    expect(gone.status).toBe(404);
    const [moving, leg] = await at.journey();
    await at.happens(leg, 'PickedUp');
    const late = await refusalOf(kim.call(contract.cancelBooking, { id: moving }));
    expect([late.error.message, whyNot('cancel', await at.visible(moving))]).toEqual([
      'The booking can no longer be cancelled',
      'The booking can no longer be cancelled',
    ]);
  });

  it('is cancelled by its customer like any booking, without exposing the legs', async () => {
    const [id, first, second] = await at.journey();
    await oto.call(contract.cancelBooking, { id });
    const statuses = await Promise.all([id, first, second].map(async (row) => at.visible(row)));
    expect(statuses.map(({ bookingStatus }) => bookingStatus)).toEqual(
      Array<string>(3).fill('Cancelled'),
    );
    const { items } = await oto.call(contract.getOperationLogs, { maxResultCount: 1000 });
    expect(items.filter(({ bookingId }) => [first, second].includes(bookingId))).toEqual([]);
    expect(items.filter(({ bookingId }) => bookingId === id).map((log) => log.operation)).toEqual([
      'Cancel',
      'Book',
    ]);
    const [late, leg] = await at.journey();
    await at.happens(leg, 'PickedUp');
    const refused = await refusalOf(oto.call(contract.cancelBooking, { id: late }));
    // The customer sees the progress on the page, although the legs are hidden and the journey is
    // still Booked.
    const seen = await at.visible(late, oto);
    expect([
      refused.error.message,
      (await at.visible(leg)).bookingStatus,
      [seen.bookingStatus, seen.legs, whyNot('cancel', seen)],
    ]).toEqual([
      'The booking can no longer be cancelled',
      'PickedUp',
      ['Booked', [], 'The booking can no longer be cancelled'],
    ]);
  });

  it('is cancelled or picked up when both happen concurrently, never in part', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [id, first, second] = await at.journey();
      const [{ status }] = await Promise.all([
        oto.send(contract.cancelBooking, { id }),
        at.happens(first, 'PickedUp'),
      ]);
      const selected = await Promise.all([id, first, second].map(async (row) => at.visible(row)));
      expect(selected.map(({ bookingStatus }) => bookingStatus)).toEqual(
        status === 200 ? ['Cancelled', 'Cancelled', 'Cancelled'] : ['Booked', 'PickedUp', 'Booked'],
      );
    }
  });

  it('can be split again while nothing moves, once under concurrent requests', async () => {
    const [id, ...earlier] = await at.journey();
    await Promise.all(
      [1, 2].map(() => kim.send(contract.splitBooking, { id, legs: at.twoLegs() })),
    );
    const { childBookingIds, bookingStatus } = await at.visible(id);
    expect([childBookingIds.length, bookingStatus]).toEqual([2, 'Booked']);
    expect(childBookingIds.some((leg) => earlier.includes(leg))).toBe(false);
  });

  it('passes contacts, references and instructions on to the legs that have not left', async () => {
    const { fromAddress, toAddress } = forDesk(at.desk);
    const edit = (id: number, caller: Caller) =>
      caller.call(contract.createOrUpdateBooking, {
        booking: {
          id,
          fromAddress: { ...fromAddress, contactName: 'Nora Dock', telephone: '0400 000 001' },
          toAddress: { ...toAddress, contactName: 'Theo Gate', telephone: '0400 000 002' },
          reference: [{ key: 'PO', value: 'PO-77' }],
          deliveryInstructions: 'Ring twice',
        },
        operations: ['Save'],
      });
    const message = async (id: number) => {
      const leg = await at.visible(id);
      return [
        [leg.fromAddress.contactName, leg.toAddress.contactName],
        leg.reference.map(({ value }) => value),
        leg.deliveryInstructions,
      ];
    };
    const [id, first, second] = await at.journey();
    const depot = (await at.visible(first)).toAddress;
    await edit(id, oto);
    const theirs = [['PO-77'], 'Ring twice'];
    expect([await message(first), await message(second)]).toEqual([
      [['Nora Dock', null], ...theirs],
      [[null, 'Theo Gate'], ...theirs],
    ]);
    expect((await at.visible(first)).toAddress).toEqual(depot);
    const [later, gone, waiting] = await at.journey();
    const before = await message(gone);
    await at.happens(gone, 'PickedUp');
    await edit(later, kim);
    expect([await message(gone), await message(waiting)]).toEqual([
      before,
      [[null, 'Theo Gate'], ...theirs],
    ]);
  });

  it('allows changes to names and phones, but not to the freight or carrier', async () => {
    const [id, first] = await at.journey();
    const save = (booking: object) =>
      kim.call(contract.createOrUpdateBooking, { booking, operations: ['Save'] });
    const { toAddress } = forDesk(at.desk);
    await save({ id, toAddress: { ...toAddress, telephone: '0400 111 222' } });
    const refused = await refusalOf(save({ id: first, items: [] }));
    const again = await refusalOf(
      kim.call(contract.createOrUpdateBooking, { booking: { id }, operations: ['Book'] }),
    );
    expect([
      (await at.visible(id)).toAddress.telephone,
      refused.error.message,
      again.status,
    ]).toEqual([
      '0400 111 222',
      'This booking is split into legs. Only names, phone numbers and references can be changed.',
      409,
    ]);
  });

  it('shows its customer neither costs nor legs in any history', async () => {
    const [id, ...legs] = await at.journey();
    await at.happens(legs[0] ?? 0, 'PickedUp');
    const changesOf = async (caller: Caller, entityid: number) => {
      const query = { entitytype: 'Booking', entityid: String(entityid), maxResultCount: 100 };
      const { items } = await caller.call(getEntityChanges, query);
      return items.flatMap(({ entitypropertychanges: changed }) =>
        changed.map(({ propertyname }) => propertyname),
      );
    };
    expect(await changesOf(oto, id)).toEqual(await changesOf(kim, id));
    expect(await changesOf(oto, id)).toContain('last_tracking_status');
    expect((await changesOf(oto, id)).filter((name) => /leg|in_one|under_way/.test(name))).toEqual(
      [],
    );
    for (const leg of legs) {
      expect([(await changesOf(kim, leg)).length > 0, await changesOf(oto, leg)]).toEqual([
        true,
        [],
      ]);
    }
  });

  it('includes a later carrier charge for one of its legs', async () => {
    const [id, , second] = await at.journey();
    await testApp.acme.inTransaction((db) =>
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
        testApp.clock.now,
      ),
    );
    expect([
      (await at.visible(id)).rechargeDetail?.totalCost,
      (await at.visible(second)).rechargeDetail,
    ]).toEqual([5.5, null]);
  });
});

describe('splitBooking', () => {
  it('names missing handover fields and a leg without a price', async () => {
    const { id } = await bookAt(kim, at.desk);
    const [first, second] = at.twoLegs();
    const split = (legs: object[]) =>
      refusalOf(kim.call(contract.splitBooking, { id, legs: legs as never }));
    const lacking = await split([{ ...first, toAddress: { suburb: 'ALBURY' } }, second ?? {}]);
    expect(lacking.error.validationErrors?.map(({ members }) => members)).toEqual([
      ['legs[0].toAddress.addressLine1'],
      ['legs[0].toAddress.postCode'],
    ]);
    const priced = await split([{ ...first, carrierServiceCode: 'NONE' }, second ?? {}]);
    expect([priced.status, (await at.visible(id)).isMultiLeg]).toEqual([400, false]);
  });

  it('is for staff, and for booked freight without a pickup request', async () => {
    const query = await bookAt(kim, at.desk);
    const theirs = await refusalOf(
      oto.call(contract.splitBooking, { id: query.id, legs: at.twoLegs() }),
    );
    await kim.call(contract.runBulkOperation, {
      bookingIds: [query.id],
      operations: ['RequestPickup'],
    });
    const late = await refusalOf(
      kim.call(contract.splitBooking, { id: query.id, legs: at.twoLegs() }),
    );
    const [, leg] = await at.journey();
    const again = await refusalOf(kim.call(contract.splitBooking, { id: leg, legs: at.twoLegs() }));
    expect([theirs.status, late.error.message, again.error.message]).toEqual([
      403,
      'A pickup has already been requested',
      "A leg can't be split again",
    ]);
  });
});
