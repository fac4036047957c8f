import {
  createGuestBooking,
  createOrUpdateGuestBooking,
  downloadDocument,
  downloadGuestDocument,
  getBookings,
  getDocuments,
  getGuestBooking,
  getGuestDocuments,
  getGuestTerms,
  getTrackingDetails,
  runBulkOperation,
} from '@waybill/contract/booking/endpoints';
import { hasZeroBits, proofText } from '@waybill/contract/booking/guests/proof-of-work';
import { aBooking } from '@waybill/contract/booking/examples';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { getPayments } from '@waybill/contract/finance/endpoints';
import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { deskFor, type Desk, refusalOf } from '../../testing/desk.ts';

let testApp: TestApp;
let guest: Caller;
let kim: Caller;
let desk: Desk;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ guest } = testApp.acme);
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

let cards = 0;
const visa = (): string => `fake-valid-visa-nonce/${(cards += 1)}`;

const forGuest = (email: string, differences: Partial<BookingWrite> = {}): BookingWrite =>
  aBooking({
    customer: { email, customerName: 'Gwen Guest' },
    carrierAccountId: desk.carrierAccountId,
    carrierServiceCode: desk.carrierServiceCode,
    paymentNonce: visa(),
    ...differences,
  });

const book = async (email: string, differences: Partial<BookingWrite> = {}) => {
  const booking = forGuest(email, differences);
  return (await guest.call(createGuestBooking, { booking, operations: ['Book'] })).booking;
};
const read = async (BookingId: number, Email: string) =>
  (await guest.call(getGuestBooking, { BookingId, Email })).booking;
const guestsCalled = async (email: string) =>
  (await kim.call(getCustomers, { filter: `email eq '${email}'` })).items;

describe('a guest', () => {
  it('quotes, books by card, prints and tracks without account [role-013] [B-20]', async () => {
    const { fromAddress, toAddress, items = [] } = aBooking();
    const query = { fromAddress, toAddress, items };
    const { resourceToken } = await guest.call(createQuote, query as never);
    await testApp.settle();
    const { quotes } = await guest.call(getQuotes, { resourceToken });
    const [quote] = quotes;
    const booked = await book('gwen@guest.example', {
      carrierAccountId: null,
      carrierServiceCode: null,
      quoteId: quote?.id ?? null,
    });
    expect(booked).toMatchObject({ bookingStatus: 'Booked' });
    await testApp.settle();
    const saved = await read(booked.id, 'GWEN@guest.example');
    expect(saved.bookingStatus).toBe('Booked');
    const { tokens } = await guest.call(getGuestDocuments, {
      Email: 'gwen@guest.example',
      DocumentType: 'Label',
      BookingId: booked.id,
    });
    const [token = ''] = tokens;
    const label = await guest.send(downloadGuestDocument, { token });
    expect([label.status, label.headers['content-type']]).toEqual([200, 'application/pdf']);
    const tracked = await guest.call(getTrackingDetails, {
      ConnoteNumber: booked.consignmentId ?? '',
      PostCode: toAddress?.postCode ?? '',
    });
    expect(tracked).toBeDefined();
  });

  it('gets one customer of type Guest under concurrent bookings', async () => {
    const email = 'twins@guest.example';
    await Promise.all(Array.from({ length: 4 }, () => book(email)));
    expect(await guestsCalled(email)).toMatchObject([{ type: 'Guest', contactName: 'Gwen Guest' }]);
  });

  it('pays once: the card charge is recorded on the account', async () => {
    const email = 'payer@guest.example';
    const booked = await book(email);
    await testApp.settle();
    const [customer] = await guestsCalled(email);
    const { items } = await (await testApp.acme.as('lena')).call(getPayments, {
      customerId: customer?.id,
    });
    expect(items).toMatchObject([
      { paymentType: 'CreditCard', paidAmount: booked.pricingDetail?.totalCost },
    ]);
  });

  it('whose card is declined can try another for the same booking', async () => {
    const email = 'declined@guest.example';
    const paymentNonce = 'fake-processor-declined-visa-nonce/1';
    const { id } = await book(email, { paymentNonce });
    await testApp.settle();
    const failed = await guest.call(getGuestBooking, { BookingId: id, Email: email });
    expect(failed.booking.bookingStatus).toBe('Failed');
    expect(failed.bookingWarnings).toMatchObject([
      { operation: 'Pay', message: expect.stringContaining('The card was declined') },
    ]);
    const booking = { id, customer: { email }, paymentNonce: visa() };
    await guest.call(createOrUpdateGuestBooking, { booking, operations: ['Book'] });
    await testApp.settle();
    const paid = await guest.call(getGuestBooking, { BookingId: id, Email: email });
    expect([paid.booking.bookingStatus, paid.bookingWarnings]).toEqual(['Booked', []]);
    const tracked = await guest.call(getTrackingDetails, {
      ConnoteNumber: paid.booking.consignmentId ?? '',
      PostCode: paid.booking.toAddress.postCode,
    });
    expect(new Set(tracked.trackingDetails.map(({ status }) => status))).toEqual(
      new Set(['Booked']),
    );
  });

  it('gets no document and no manifest while the card payment is pending or declined', async () => {
    const email = 'unpaid@guest.example';
    const types = ['Label', 'LabelZpl', 'ConsignmentNote'] as const;
    const documents = async (BookingId: number) => {
      const tokens = await Promise.all(
        types.map((DocumentType) =>
          guest.call(getGuestDocuments, { Email: email, DocumentType, BookingId }),
        ),
      );
      const staffs = await kim.call(getDocuments, { BookingId, DocumentType: 'Label' });
      return [...tokens, staffs].flatMap((response) => response.tokens);
    };
    const bulk = (id: number, operation: 'PrintLabel' | 'PrintManifest') =>
      kim.call(runBulkOperation, { operations: [operation], bookingIds: [id] });
    const { id, paymentState } = await book(email, {
      paymentNonce: 'fake-processor-declined-visa-nonce/7',
    });
    expect(paymentState).toBe('Pending');
    expect(await documents(id)).toEqual([]);
    const pending = 'The card payment is still being processed';
    expect(await bulk(id, 'PrintLabel')).toMatchObject({ results: [{ message: pending }] });
    expect(await bulk(id, 'PrintManifest')).toMatchObject({ results: [{ message: pending }] });
    await testApp.settle();
    expect((await read(id, email)).paymentState).toBe('Declined');
    expect(await documents(id)).toEqual([]);
    const tracked = await guest.call(getTrackingDetails, {
      ConnoteNumber: (await read(id, email)).consignmentId ?? '',
      PostCode: aBooking().toAddress?.postCode ?? '',
    });
    expect(tracked.trackingDetails.map(({ status }) => status)).not.toContain('Failed');
    const booking = { id, customer: { email }, paymentNonce: visa() };
    await guest.call(createOrUpdateGuestBooking, { booking, operations: ['Book'] });
    expect(await documents(id)).toEqual([]);
    await testApp.settle();
    expect((await read(id, email)).paymentState).toBe('Paid');
    expect(await documents(id)).toHaveLength(4);
  });

  it('always needs an e-mail address, and a card to book', async () => {
    const operations = ['Book' as const];
    const bare = aBooking({ customer: null });
    const refused = await refusalOf(guest.call(createGuestBooking, { booking: bare, operations }));
    expect([refused.status, refused.error.validationErrors]).toEqual([
      400,
      [
        { message: 'E-mail is required', members: ['booking.customer.email'] },
        { message: 'A card is required', members: ['booking.paymentNonce'] },
      ],
    ]);
    const draft = forGuest('draft@guest.example', { paymentNonce: null });
    const saved = await guest.call(createGuestBooking, { booking: draft });
    expect(saved.booking.bookingStatus).toBe('Draft');
  });

  it('cannot see bookings of others or of a customer, or by guessing [val-013]', async () => {
    const booked = await book('mine@guest.example');
    const theirs = await guest.send(getGuestBooking, {
      BookingId: booked.id,
      Email: 'other@guest.example',
    });
    expect(theirs.status).toBe(404);
    const [cedars] = (await kim.call(getBookings, { customerId: desk.customerId })).items;
    const guess = { BookingId: cedars?.id ?? 0, Email: 'orders@cedar.example' };
    expect((await guest.send(getGuestBooking, guess)).status).toBe(404);
    const stolen = { id: cedars?.id ?? 0, customer: { email: 'mine@guest.example' } };
    const write = await guest.send(createOrUpdateGuestBooking, { booking: stolen });
    expect(write.status).toBe(404);
    const bare = await guest.send(getGuestDocuments, { DocumentType: 'Label' });
    expect(JSON.parse(bare.body)).toMatchObject({
      error: { validationErrors: [{ members: ['Email'] }] },
    });
  });

  it('books only as the guest customer and with carriers open to guests', async () => {
    const email = 'sneaky@guest.example';
    const booked = await book(email, { customer: { id: desk.customerId, email } });
    const [customer] = await guestsCalled(email);
    expect(booked.customer?.id).toBe(customer?.id);
    expect(booked.pricingDetail).not.toHaveProperty('carrierTotalCost');
  });

  it('cannot change a booking once it is booked', async () => {
    const email = 'later@guest.example';
    const { id } = await book(email);
    const booking = { id, customer: { email }, items: [] };
    const refused = await refusalOf(guest.call(createOrUpdateGuestBooking, { booking }));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'This booking is confirmed. Please call us to change it.',
    ]);
  });

  it('downloads documents of their newest bookings, and no others [ui-bookings-011]', async () => {
    const email = 'papers@guest.example';
    await book(email);
    await book(email);
    await testApp.settle();
    const query = { Email: email, DocumentType: 'ConsignmentNote' as const };
    const { tokens } = await guest.call(getGuestDocuments, query);
    expect(tokens).toHaveLength(2);
    const elsewhere = await kim.send(downloadDocument, { token: tokens[0] ?? '' });
    expect(elsewhere.status).toBe(404);
    const nobody = await guest.call(getGuestDocuments, { ...query, Email: 'no@guest.example' });
    expect(nobody.tokens).toEqual([]);
  });
});

describe('a tenant with guest requirements', () => {
  const requests = async (guests: object) =>
    (await testApp.acme.as('ada')).call(updateAllSettings, { guests });
  const terms = () => guest.call(getGuestTerms);
  const solved = async () => {
    const { challenge } = await terms();
    const { text = '', zeroBits = 0 } = challenge ?? {};
    const solves = (response: number) =>
      hasZeroBits(createHash('sha256').update(proofText(text, response)).digest(), zeroBits);
    let response = 0;
    while (!solves(response)) response += 1;
    return { challenge: text, answer: response };
  };
  const members = async (work: Promise<unknown>) =>
    (await refusalOf(work)).error.validationErrors?.flatMap((each) => each.members ?? []);
  const send = (over: object) => {
    const booking = forGuest('careful@guest.example');
    return guest.call(createGuestBooking, { booking, operations: ['Book'], ...over });
  };
  afterAll(() => requests({ terms: '', needsProof: false }));

  it('requires its terms to be accepted and saves the version with the booking', async () => {
    await requests({ terms: 'Nothing alive.', needsProof: false });
    expect(await terms()).toEqual({ terms: 'Nothing alive.', challenge: null });
    expect(await members(send({}))).toEqual(['guest.acceptsTerms']);
    const { booking } = await send({ guest: { acceptsTerms: true } });
    expect(booking.operationHistory).toContainEqual(
      expect.objectContaining({ operation: 'AcceptTerms', status: 'Success' }),
    );
    await requests({ terms: '' });
  });

  it('requires a fresh, single-use proof of work for each card', async () => {
    await requests({ needsProof: true });
    const proof = await solved();
    const wrong = { ...proof, challenge: `${proof.challenge}x` };
    expect(await members(send({}))).toEqual(['guest.proof']);
    expect(await members(send({ guest: { proof: wrong } }))).toEqual(['guest.proof']);
    const ended = await Promise.allSettled(
      Array.from({ length: 3 }, () => send({ guest: { proof } })),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const stale = await solved();
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 31 * 60_000);
    expect(await members(send({ guest: { proof: stale } }))).toEqual(['guest.proof']);
  });
});
