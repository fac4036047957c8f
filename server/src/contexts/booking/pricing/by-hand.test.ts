import * as contract from '@waybill/contract/booking/endpoints';
import { twoCartons } from '@waybill/contract/booking/examples';
import { createOrUpdateCarrierAccount } from '@waybill/contract/carriers/endpoints';
import { getDocuments, uploadAsset } from '@waybill/contract/records/endpoints';
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

const chargeOf = (serviceCode: string, taxExclusiveAmount: number) => ({
  serviceCode,
  serviceName: serviceCode,
  isAdditionalService: false,
  isTaxApplied: true,
  taxExclusiveAmount,
});

const detailOf = async (id: number) =>
  (await kim.call(contract.getBookingForEdit, { Id: id })).booking;

describe('updateBookingDetails', () => {
  it('saves the numbers and the price of a manual carrier, with GST on the total', async () => {
    const { id } = await bookAt(kim, desk);
    await kim.call(contract.updateBookingDetails, {
      bookingId: id,
      consignmentId: 'XYZ777',
      pickupRequestId: 'P-9',
      pricingInfo: [
        { serviceCode: 'STD', serviceName: 'Standard', taxExclusiveAmount: 10.05 },
        {
          serviceCode: 'TAIL',
          serviceName: 'Tail-lift',
          isAdditionalService: true,
          taxExclusiveAmount: 10.05,
          carrierTaxExclusiveAmount: 8,
        },
      ],
    });
    const booking = await detailOf(id);
    expect([booking.consignmentId, booking.pickupRequestId]).toEqual(['XYZ777', 'P-9']);
    expect(booking.pricingDetail).toMatchObject({
      freightCostTaxExclusive: 10.05,
      additionalCostTaxExclusive: 10.05,
      totalCostTaxExclusive: 20.1,
      totalCostTax: 2.01,
      totalCost: 22.11,
      carrierTotalCost: 8.8,
    });
  });

  it("attaches a manual carrier's documents; the customer sees its note (B-15)", async () => {
    const { id } = await bookAt(kim, desk);
    const file = (name: string) => ({
      file: { name, type: 'text/plain', bytes: Buffer.from(name) },
    });
    const connote = (await kim.call(uploadAsset, {}, file('connote.txt'))).fileName;
    const manifest = (await kim.call(uploadAsset, {}, file('manifest.txt'))).fileName;
    const pdfs = { bookingId: id, connoteFile: connote, manifestFile: manifest };
    await kim.call(contract.updateBookingDetails, pdfs);
    await kim.call(contract.updateBookingDetails, pdfs);
    const seenBy = async (who: Caller) => {
      const { items } = await who.call(getDocuments, { entityType: 'Booking', entityId: id });
      return items.map(({ documentId, documentType }) => [documentId, documentType]);
    };
    expect(await seenBy(kim)).toEqual([
      [manifest, 'Manifest'],
      [connote, 'ConsignmentNote'],
    ]);
    expect(await seenBy(oto)).toEqual([[connote, 'ConsignmentNote']]);
    const stranger = { bookingId: id, connoteFile: 'connote.pdf' };
    expect(await refusalOf(kim.call(contract.updateBookingDetails, stranger))).toMatchObject({
      status: 400,
      error: { validationErrors: [{ members: ['connoteFile'] }] },
    });
  });

  it("sets the number and tracking link that a manual carrier's booking is awaiting", async () => {
    const ada = await testApp.acme.as('ada');
    const account = await ada.call(createOrUpdateCarrierAccount, {
      carrierAccount: {
        name: 'Harrison Haulage',
        code: 'HARRISON',
        carrierCode: 'MANUAL',
        attributes: [{ key: 'trackingUrl', value: 'https://harrison.example/{connote}' }],
      },
    });
    const { id, consignmentId } = await bookAt(kim, { ...desk, carrierAccountId: account.id });
    await testApp.settle();
    expect((await detailOf(id)).consigning).toMatchObject({
      state: 'AwaitingNumber',
      carrierNumber: null,
    });
    await kim.call(contract.updateBookingDetails, { bookingId: id, consignmentId: 'HH/77 1' });
    expect([(await detailOf(id)).consignmentId, (await detailOf(id)).consigning]).toMatchObject([
      'HH/77 1',
      {
        state: 'Taken',
        carrierNumber: 'HH/77 1',
        trackingUrl: 'https://harrison.example/HH%2F77%201',
      },
    ]);
    const other = await bookAt(kim, { ...desk, carrierAccountId: account.id });
    await kim.call(contract.updateBookingDetails, {
      bookingId: other.id,
      consignmentId: other.consignmentId,
    });
    expect(other.consignmentId).not.toBe(consignmentId);
    expect((await detailOf(other.id)).consigning?.state).toBe('Taken');
    await kim.call(contract.cancelBooking, { id: other.id });
    expect((await detailOf(other.id)).consigning).toMatchObject({
      state: 'NotWithdrawn',
      problem:
        'Harrison Haulage is not connected. Please cancel the booking with the carrier directly.',
    });
  });

  it('books a manual carrier at the price staff entered, however the freight changes', async () => {
    const ada = await testApp.acme.as('ada');
    const { id: carrierAccountId } = await ada.call(createOrUpdateCarrierAccount, {
      carrierAccount: { name: 'Outback Haul', code: 'OUTBACK', carrierCode: 'MANUAL' },
    });
    const charge = chargeOf('STD', 100);
    const pricingInfo = [{ ...charge, carrierTaxExclusiveAmount: 80 }];
    const outback = { ...desk, carrierAccountId, carrierServiceCode: 'STD' };
    const { id } = await bookAt(kim, outback, { pricingInfo });
    const awaiting = async () =>
      (await kim.call(contract.getBookings, { filter: 'isAwaitingNumber eq true' })).items.map(
        (booking) => booking.id,
      );
    expect((await detailOf(id)).pricingDetail).toMatchObject({
      totalCost: 110,
      carrierTotalCost: 88,
    });
    expect(await awaiting()).toContain(id);
    await kim.call(contract.updateBookingDetails, { bookingId: id, consignmentId: 'OB-1' });
    expect(await awaiting()).not.toContain(id);
    const items = [{ ...twoCartons, quantity: 5 }];
    await kim.call(contract.createOrUpdateBooking, { booking: { id, items } });
    expect((await detailOf(id)).pricingDetail?.totalCost).toBe(110);
    await kim.call(contract.createOrUpdateBooking, {
      booking: { id, pricingInfo: [{ ...charge, taxExclusiveAmount: 120 }] },
    });
    expect((await detailOf(id)).pricingDetail?.totalCost).toBe(132);
  });

  it('saves a price with the draft, only from staff and only for manual carriers', async () => {
    const [accountId] = await testApp.acme.rows<{ id: number }>(sql`
      select id from carriers.account where code = 'OUTBACK'
    `);
    const pricingInfo = [chargeOf('EXP', 30)];
    const outback = { ...desk, carrierAccountId: accountId?.id ?? 0, carrierServiceCode: 'EXP' };
    const draft = await kim.call(contract.createOrUpdateBooking, {
      booking: forDesk(outback, { pricingInfo }),
    });
    expect([draft.booking.bookingStatus, draft.booking.pricingDetail?.totalCost]).toEqual([
      'Draft',
      33,
    ]);
    const booked = await kim.call(contract.createOrUpdateBooking, {
      booking: { id: draft.booking.id },
      operations: ['Book'],
    });
    expect(booked.booking.pricingDetail?.totalCost).toBe(33);
    const members = async (caller: Caller, at: Desk) =>
      (await refusalOf(bookAt(caller, at, { pricingInfo }))).error.validationErrors?.map(
        (error) => error.members,
      );
    expect(await members(oto, outback)).toEqual([['booking.pricingInfo']]);
    expect(await members(kim, desk)).toEqual([['booking.carrierAccountId']]);
    expect(await members(kim, { ...outback, carrierServiceCode: 'NONE' })).toEqual([
      ['booking.carrierServiceCode'],
    ]);
  });

  it('corrects a final status only with a note (B-03)', async () => {
    const { id } = await bookAt(kim, desk);
    const to = (bookingStatus: 'Delivered' | 'InTransit' | 'Booked', note?: string) =>
      kim.call(contract.updateBookingDetails, {
        bookingId: id,
        bookingStatus,
        ...(note === undefined ? {} : { note }),
      });
    await to('Delivered');
    const refused = await refusalOf(to('InTransit'));
    expect([refused.status, refused.error.message]).toEqual([
      400,
      'Enter a note when you correct the status.',
    ]);
    await to('InTransit', 'Signed for the wrong parcel');
    expect((await detailOf(id)).bookingStatus).toBe('InTransit');
    const back = await refusalOf(to('Booked', 'Never mind'));
    expect([back.status, back.error.message]).toEqual([
      409,
      "A booking can't be set back to Booked",
    ]);
  });

  it('rejects a consignment number that is in use', async () => {
    const [one, two] = [await bookAt(kim, desk), await bookAt(kim, desk)];
    const refused = await refusalOf(
      kim.call(contract.updateBookingDetails, {
        bookingId: two.id,
        consignmentId: one.consignmentId,
      }),
    );
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'This consignment number is already in use.',
    ]);
  });

  it("rejects customers' own users", async () => {
    const { id } = await bookAt(oto, desk);
    const refused = await refusalOf(
      oto.call(contract.updateBookingDetails, { bookingId: id, pickupRequestId: 'mine' }),
    );
    expect(refused.status).toBe(403);
  });
});

describe('cancelBooking', () => {
  it('saves the reason as a note', async () => {
    const { id } = await bookAt(kim, desk);
    await kim.call(contract.cancelBooking, { id, note: 'Wrong address' });
    const { booking, bookingNotes } = await kim.call(contract.getBookingForEdit, { Id: id });
    expect([booking.bookingStatus, bookingNotes]).toMatchObject([
      'Cancelled',
      [{ comment: 'Wrong address', userName: 'Kim Tran' }],
    ]);
  });

  it('is rejected once freight is on its way (B-04)', async () => {
    const { items } = await kim.call(contract.getBookings, {
      filter: "bookingStatus eq 'OutForDelivery'",
    });
    const refused = await refusalOf(kim.call(contract.cancelBooking, { id: items[0]?.id ?? 0 }));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The booking can no longer be cancelled',
    ]);
  });
});

describe('deleteBooking', () => {
  it('deletes a draft and rejects a booked one', async () => {
    const { booking } = await kim.call(contract.createOrUpdateBooking, { booking: {} });
    await kim.call(contract.deleteBooking, { id: booking.id });
    const gone = await refusalOf(kim.call(contract.getBookingForEdit, { Id: booking.id }));
    const { id } = await bookAt(kim, desk);
    const refused = await refusalOf(kim.call(contract.deleteBooking, { id }));
    expect([gone.status, refused.status]).toEqual([404, 409]);
  });
});

describe('addBookingNote', () => {
  it('saves the author and the time', async () => {
    const { id } = await bookAt(kim, desk);
    await kim.call(contract.addBookingNote, {
      bookingId: id,
      bookingNote: { comment: 'Rang the receiver' },
    });
    const { bookingNotes } = await kim.call(contract.getBookingForEdit, { Id: id });
    expect(bookingNotes).toEqual([
      {
        comment: 'Rang the receiver',
        userName: 'Kim Tran',
        creationTime: testApp.clock.now.toISOString(),
        creatorUserId: expect.any(Number),
      },
    ]);
  });

  it('requires a comment', async () => {
    const { id } = await bookAt(kim, desk);
    const refused = await refusalOf(
      kim.call(contract.addBookingNote, { bookingId: id, bookingNote: { comment: ' ' } }),
    );
    expect(refused.error.validationErrors).toEqual([
      { message: 'Comment is required', members: ['bookingNote.comment'] },
    ]);
  });
});
