import * as contract from '@waybill/contract/booking/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { moveBooking } from '../public.ts';
import { bookAt, type Desk, deskFor, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const hours = (count: number): Date => new Date(testApp.clock.now.getTime() + count * 3_600_000);

describe('moveBooking', () => {
  it('saves a late scan in the tracking and keeps the status (J-04)', async () => {
    const { id: bookingId } = await bookAt(kim, desk);
    const move = (to: 'PickedUp' | 'Delivered', at: Date, code: string) =>
      testApp.acme.inTransaction((db) => moveBooking(db, { bookingId, to, at, code }, hours(5)));
    expect(await move('Delivered', hours(3), 'DELIVERED')).toBe(true);
    expect(await move('PickedUp', hours(1), 'PICKUP')).toBe(false);
    const { booking } = await kim.call(contract.getBookingForEdit, { Id: bookingId });
    expect([booking.bookingStatus, booking.trackingDetails.map((entry) => entry.status)]).toEqual([
      'Delivered',
      ['Delivered', 'PickedUp', 'Booked'],
    ]);
  });

  it('does not move a cancelled booking', async () => {
    const { id: bookingId } = await bookAt(kim, desk);
    await kim.call(contract.cancelBooking, { id: bookingId });
    const moved = await testApp.acme.inTransaction((db) =>
      moveBooking(db, { bookingId, to: 'PickedUp', at: hours(1), code: 'PICKUP' }, hours(1)),
    );
    expect(moved).toBe(false);
  });
});

describe('getTrackingDetails', () => {
  it('returns suburbs only, to anyone with number and postcode [val-011] [val-012]', async () => {
    const { consignmentId } = await bookAt(kim, desk);
    const found = await testApp.acme.guest.call(contract.getTrackingDetails, {
      ConnoteNumber: (consignmentId ?? '').toLowerCase(),
      PostCode: '3121',
    });
    expect(found).toMatchObject({ bookingStatus: 'Booked', timezone: 'Australia/Melbourne' });
    expect([found.toAddress.suburb, found.toAddress.addressLine1]).toEqual(['Richmond', '']);
    expect(JSON.stringify(found)).not.toMatch(/Petrov|Swan|0391110000|Cost/);
  });

  it('names the missing fields [val-011] [val-012]', async () => {
    const reply = await testApp.acme.guest.send(contract.getTrackingDetails);
    const { error } = JSON.parse(reply.body) as {
      error: { validationErrors: { message: string; members: string[] }[] };
    };
    expect([reply.status, error.validationErrors]).toEqual([
      400,
      [
        { message: 'ConnoteNumber is required', members: ['ConnoteNumber'] },
        { message: 'PostCode is required', members: ['PostCode'] },
      ],
    ]);
  });

  it('returns the same response for a wrong number and a wrong postcode', async () => {
    const { consignmentId } = await bookAt(kim, desk);
    const lookup = (ConnoteNumber: string, PostCode: string) =>
      refusalOf(testApp.acme.guest.call(contract.getTrackingDetails, { ConnoteNumber, PostCode }));
    const refusals = [await lookup(consignmentId ?? '', '9999'), await lookup('ACM1', '3121')];
    expect(refusals.map((refused) => [refused.status, refused.error.message])).toEqual([
      [404, 'We could not find a consignment with this number and postcode.'],
      [404, 'We could not find a consignment with this number and postcode.'],
    ]);
  });

  it("does not find another tenant's freight", async () => {
    const { consignmentId } = await bookAt(kim, desk);
    const query = { ConnoteNumber: consignmentId ?? '', PostCode: '3121' };
    const refused = await refusalOf(
      testApp.borealis.guest.call(contract.getTrackingDetails, query),
    );
    expect(refused.status).toBe(404);
  });
});

describe('getSharedBooking', () => {
  it('shows the freight without price, notes or people', async () => {
    const { resourceToken } = await bookAt(kim, desk);
    const { booking } = await testApp.acme.guest.call(contract.getSharedBooking, {
      resourceToken: resourceToken ?? '',
    });
    expect(booking).toMatchObject({ bookingStatus: 'Booked', items: [{ quantity: 2 }] });
    expect(JSON.stringify(booking)).not.toMatch(/Petrov|Cedar|Otto|0291110000|Cost|pricing/);
  });

  it('returns 404 for an unknown token', async () => {
    const refused = await refusalOf(
      testApp.acme.guest.call(contract.getSharedBooking, { resourceToken: 'x'.repeat(43) }),
    );
    expect(refused.status).toBe(404);
  });
});
