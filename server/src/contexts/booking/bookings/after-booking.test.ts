import * as contract from '@waybill/contract/booking/endpoints';
import { twoCartons } from '@waybill/contract/booking/examples';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, forDesk, refusalOf } from '../testing/desk.ts';

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

describe('editing a booked consignment', () => {
  it('is repriced when the freight changes', async () => {
    const { id } = await bookAt(kim, desk);
    const { booking } = await kim.call(contract.createOrUpdateBooking, {
      booking: { id, items: [{ ...twoCartons, quantity: 10 }] },
    });
    expect(booking.bookingStatus).toBe('Booked');
    expect(booking.pricingDetail?.totalCost).toBeGreaterThan(25.61);
    const [held] = await testApp.acme.rows(sql<{ exposure_minor: number; total_minor: number }>`
      select exposure_minor, total_minor from booking.booking where id = ${id}
    `);
    expect(held?.exposure_minor).toBe(held?.total_minor);
  });

  it('keeps the price when only texts change', async () => {
    const { id, pricingDetail } = await bookAt(kim, desk);
    const { booking } = await kim.call(contract.createOrUpdateBooking, {
      booking: { id, deliveryInstructions: 'Side door' },
    });
    expect([booking.pricingDetail, booking.deliveryInstructions]).toEqual([
      pricingDetail,
      'Side door',
    ]);
  });

  it('keeps names, phones and references editable once manifested (B-42)', async () => {
    const { id, toAddress } = await bookAt(kim, desk);
    await kim.call(contract.runBulkOperation, { bookingIds: [id], operations: ['PrintManifest'] });
    const { booking } = await kim.call(contract.createOrUpdateBooking, {
      booking: { id, toAddress: { ...toAddress, contactName: 'Somebody else' } },
    });
    expect(booking.toAddress.contactName).toBe('Somebody else');
    const refused = await refusalOf(
      kim.call(contract.createOrUpdateBooking, {
        booking: { id, toAddress: { ...toAddress, suburb: 'Carlton', postCode: '3053' } },
      }),
    );
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The manifest is closed: only names, phone numbers and references can be changed.',
    ]);
  });
});

describe("a customer's own user", () => {
  it('always books for their own customer, whatever the request says', async () => {
    const harbour = await deskFor(testApp.acme, 'Harbour Homewares');
    const booking = await bookAt(oto, { ...desk, customerId: harbour.customerId });
    expect(booking.customer?.id).toBe(desk.customerId);
  });

  it('never sees the carrier cost', async () => {
    const reply = await oto.send(contract.createOrUpdateBooking, {
      booking: forDesk(desk),
      operations: ['Book'],
    });
    expect([reply.status, reply.body.match(/"carrier\w*(Cost|Amount|Tax)\w*"/g)]).toEqual([
      200,
      null,
    ]);
    const staffs = await bookAt(kim, desk);
    expect(staffs.pricingDetail?.carrierTotalCost).toBe(23.28);
  });

  it("cannot reach another customer's booking", async () => {
    const harbour = await deskFor(testApp.acme, 'Harbour Homewares');
    const { id } = await bookAt(kim, harbour);
    const refused = await refusalOf(
      oto.call(contract.createOrUpdateBooking, { booking: { id, orderNumber: 'mine' } }),
    );
    expect(refused.status).toBe(404);
  });

  it("cannot use another customer's carrier account", async () => {
    const late = await deskFor(testApp.acme, 'Nell Ashworth Ceramics', 'LATE', 'EXP');
    const refused = await refusalOf(
      oto.call(contract.createOrUpdateBooking, {
        booking: { ...forDesk(desk), carrierAccountId: late.carrierAccountId + 1000 },
        operations: ['Book'],
      }),
    );
    expect(refused.error.validationErrors?.[0]?.members).toEqual(['booking.carrierAccountId']);
  });
});

describe('a carrier with an API', () => {
  it('is called after the booking is saved', async () => {
    const express = await deskFor(testApp.acme, 'Cedar & Co', 'TEXP', 'EXP');
    const { id } = await bookAt(kim, express);
    await testApp.settle();
    const { booking } = await kim.call(contract.getBookingForEdit, { Id: id });
    expect(booking.operationHistory.map((entry) => [entry.operation, entry.status])).toEqual([
      ['CreateConsignment', 'Success'],
      ['Book', 'Success'],
    ]);
  });

  it('that never responds leaves the booking failed, its credit free, the rest kept', async () => {
    const express = await deskFor(testApp.acme, 'Cedar & Co', 'TEXP', 'EXP');
    const { id } = await bookAt(kim, express);
    const late = await deskFor(testApp.acme, 'Cedar & Co', 'LATE', 'EXP');
    await testApp.acme.rows(sql`
      update booking.consigning set carrier_account_id = ${late.carrierAccountId}
      where booking_id = ${id}
    `);
    await testApp.settle();
    const { booking, bookingWarnings } = await kim.call(contract.getBookingForEdit, { Id: id });
    expect([booking.bookingStatus, booking.items.length, bookingWarnings]).toMatchObject([
      'Failed',
      1,
      [{ operation: 'CreateConsignment' }],
    ]);
    const [row] = await testApp.acme.rows(sql<{ exposure_minor: number }>`
      select exposure_minor from booking.booking where id = ${id}
    `);
    expect(row?.exposure_minor).toBe(0);
  });
});
