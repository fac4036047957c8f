import { randomUUID } from 'node:crypto';
import {
  createOrUpdateBatchBooking,
  createOrUpdateBooking,
  getDocuments,
  lodgeClaim,
  sendQuote,
} from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { addImport } from '#contexts/booking/imports/sql.ts';
import { guestRecords, isleGuest } from './guest-records.ts';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import { addRecharges } from '#contexts/booking/public.ts';
import { bookAt, deskFor, forDesk } from '#contexts/booking/testing/desk.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';

const toBook = {
  ...aBooking(),
  customer: { id: 1 },
  carrierAccountId: 1,
  carrierServiceCode: 'STD',
};

/** The records of this context for the isolation test. */
export const bookingIsolation = isolationRecords({
  ofCustomer: [
    'booking',
    'batch',
    'bookingImport',
    'operationLog',
    'sharedBooking',
    'sentQuote',
    'claim',
    'document',
    'recharge',
  ],
  ofTenant: ['guestBooking', 'guestDocument'],
  inputs: {
    createOrUpdateBooking: () => ({ booking: toBook, operations: ['Book'] }),
    createOrUpdateBatchBooking: () => ({ bookings: [toBook], operations: ['Book'] }),
    sendQuote: () => ({ email: 'isle@quotes.example' }),
    getGuestBooking: () => ({ Email: isleGuest }),
    getGuestDocuments: () => ({ Email: isleGuest, DocumentType: 'LabelZpl' }),
    getDocuments: () => ({ DocumentType: 'ConsignmentNote' }),
  },
  make: async ({ tenant, admin, company }) => ({
    ...(await bookingRecords(tenant, admin, company)),
    ...(await guestRecords(tenant)),
  }),
});

/** Creates a booking of a company with its related records, a batch and an import. */
async function bookingRecords(tenant: TestTenant, admin: Caller, company: string) {
  const [fleet] = await tenant.rows(sql<{ code: string }>`
    select code from carriers.account where carrier_code = 'OWN' order by id limit 1
  `);
  const desk = await deskFor(tenant, company, fleet?.code);
  const booked = await bookAt(admin, desk);
  const bookings = [forDesk(desk)];
  const batch = await admin.call(createOrUpdateBatchBooking, { bookings, operations: ['Save'] });
  const pdfs = { DocumentType: 'ConsignmentNote' as const, BookingId: booked.id };
  const { tokens } = await admin.call(getDocuments, pdfs);
  const [log] = await tenant.rows(sql<{ id: number; token: string }>`
    select l.id, b.resource_token as token
    from booking.operation_log l join booking.booking b on b.id = l.booking_id
    where b.id = ${booked.id} limit 1
  `);
  return {
    recharge: { number: await rechargeRecord(tenant, booked.id) },
    booking: { number: booked.id, text: String(booked.id) },
    batch: { guid: batch.batchId },
    bookingImport: { guid: await importRecord(tenant, desk.customerId) },
    operationLog: { number: log?.id ?? 0 },
    sharedBooking: { text: log?.token ?? '' },
    document: { text: tokens[0] ?? '' },
    claim: { number: await claimRecord(admin, booked.id) },
    sentQuote: { text: await sentQuoteRecord(tenant, admin, forDesk(desk)) },
  };
}

/** Returns the secret token of a quote link; the database stores only its hash. */
async function sentQuoteRecord(tenant: TestTenant, admin: Caller, booking: BookingWrite) {
  const quoted = await admin.call(createOrUpdateBooking, { booking, operations: ['Quote'] });
  const request = { bookingId: quoted.booking.id, email: 'isle@quotes.example' };
  const { id } = await admin.call(sendQuote, request);
  const token = newToken();
  await tenant.rows(sql`
    update booking.sent_quote set token_hash = ${hashOf(token)} where id = ${id} returning id
  `);
  return token;
}

async function claimRecord(admin: Caller, bookingId: number): Promise<number> {
  const claim = { bookingId, kind: 'Damage' as const, amount: 1, note: 'Isle' };
  return (await admin.call(lodgeClaim, { claim })).id;
}

async function rechargeRecord(tenant: TestTenant, bookingId: number): Promise<number> {
  const money = { taxExclusive: minor(100), tax: minor(10) };
  const cost = { carrierTaxExclusive: minor(90), carrierTax: minor(9) };
  const named = { serviceCode: 'ISLE', serviceName: 'Isle', note: null };
  const what = { isAdditional: true, isTaxed: true, carrierLineId: bookingId, bookingId };
  const now = new Date('2026-11-18T00:00:00Z');
  await tenant.inTransaction((db) =>
    addRecharges(db, [{ ...named, ...what, ...money, ...cost }], now),
  );
  const [row] = await tenant.rows(sql<{ id: number }>`
    select id from booking.recharge where booking_id = ${bookingId}
  `);
  return row?.id ?? 0;
}

/** Imports a file of bookings as a customer's user. */
async function importRecord(tenant: TestTenant, customerId: number): Promise<string> {
  const id = randomUUID();
  const imported = {
    id,
    customer_id: customerId,
    file_name: 'isle.csv',
    file_hash: id,
    heads: [],
    columns: {},
    operation: 'Save',
    service_choice: 'Cheapest',
    asks_carriers: false,
    started_by: null,
    started_by_name: 'Isle',
    started_at: new Date('2026-11-18T00:00:00Z'),
  } as const;
  await tenant.inTransaction((db) => addImport(db, imported, []));
  return id;
}
