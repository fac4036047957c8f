import { dropReservedNumbers } from '#testing/drop-reserved-numbers.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { alexandria, richmond, twoCartons } from '@waybill/contract/booking/examples';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import {
  createOrUpdatePromoCode,
  createQuote,
  getQuotes,
} from '@waybill/contract/pricing/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, forDesk, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const bookAll = (bookings: readonly BookingWrite[]) =>
  kim.call(contract.createOrUpdateBatchBooking, { bookings: [...bookings], operations: ['Book'] });

/** Returns the outcome of each booking: its number or the message of its refusal. */
async function outcomesOf(
  bookings: readonly BookingWrite[],
): Promise<readonly (number | string)[]> {
  const { successBookings, failBookings } = await bookAll(bookings);
  const result = [
    ...successBookings.map(({ index, booking }) => ({ index, of: booking.id })),
    ...failBookings.map(({ index, errorInfo }) => ({ index, of: errorInfo.message })),
  ];
  return result.toSorted((one, other) => one.index - other.index).map(({ of }) => of);
}

const rowOf = async (id: number) =>
  (await kim.call(contract.getBookingForEdit, { Id: id })).booking;

describe('a batch', () => {
  it('saves the valid bookings, returns the errors of the others by position (B-08)', async () => {
    const good = forDesk(desk);
    const response = await kim.call(contract.createOrUpdateBatchBooking, {
      bookings: [good, { ...good, items: [] }, good],
      operations: ['Book'],
    });
    expect([response.successBookings.map((one) => one.index), response.failBookings]).toEqual([
      [0, 2],
      [
        {
          index: 1,
          errorInfo: {
            code: 1001,
            message: 'Your request is not valid!',
            details: expect.stringContaining('At least one item is required'),
            validationErrors: [
              { message: 'At least one item is required', members: ['bookings[1].items'] },
            ],
          },
        },
      ],
    ]);
    const refused = await kim.call(contract.deleteBatchBooking, { id: response.batchId });
    expect([refused.deletedBookings, refused.failToDeleteBookings.map((f) => f.message)]).toEqual([
      [],
      Array(2).fill('Only bookings that were never sent can be deleted'),
    ]);
  });

  it('deletes all its drafts at once', async () => {
    const { batchId, successBookings } = await kim.call(contract.createOrUpdateBatchBooking, {
      bookings: [{}, {}],
    });
    const { deletedBookings } = await kim.call(contract.deleteBatchBooking, { id: batchId });
    expect(deletedBookings).toEqual(successBookings.map((one) => one.booking.id));
    const refused = await refusalOf(kim.call(contract.deleteBatchBooking, { id: batchId }));
    expect(refused.status).toBe(404);
  });

  it('saves each booking exactly as a single booking would be saved', async () => {
    const one = await bookAt(kim, desk, { notes: [{ comment: 'Ring twice' }] });
    const [id] = await outcomesOf([forDesk(desk, { notes: [{ comment: 'Ring twice' }] })]);
    const related = async (bookingId: number) => {
      const { booking, bookingNotes } = await kim.call(contract.getBookingForEdit, {
        Id: bookingId,
      });
      const events = await testApp.acme.rows(sql`
        select name from platform.event where payload ->> 'id' = ${String(bookingId)} order by id
      `);
      const { pricingDetail, bookingStatus, operationHistory, trackingDetails, eta } = booking;
      return {
        pricingDetail,
        bookingStatus,
        eta,
        values: events,
        operations: operationHistory.map(({ operation }) => operation),
        tracking: trackingDetails.map(({ status }) => status),
        notes: bookingNotes.map(({ comment }) => comment),
      };
    };
    expect(await related(Number(id))).toEqual(await related(one.id));
  });

  it('reserves credit in order: a booking over the limit leaves the rest to the next', async () => {
    const poor = await withCreditFor(2);
    const [line] = forDesk(poor).items ?? [];
    const heavy = forDesk(poor, { items: [{ ...line, quantity: 99 }] as never });
    const outcomes = await outcomesOf([forDesk(poor), heavy, forDesk(poor), forDesk(poor)]);
    expect(outcomes).toEqual([
      expect.any(Number),
      'Credit limit exceeded',
      expect.any(Number),
      'Credit limit exceeded',
    ]);
  });

  it('shares a credit limit with a concurrent batch without exceeding it (4.8)', async () => {
    const poor = await withCreditFor(5);
    const batches = await Promise.all(
      [0, 1].map(() => outcomesOf(Array.from({ length: 4 }, () => forDesk(poor)))),
    );
    const booked = batches.flat().filter((of) => typeof of === 'number');
    expect(booked).toHaveLength(5);
  });

  it('numbers its consignments without gaps, even next to a concurrent batch', async () => {
    const batches = await Promise.all(
      [0, 1].map(() => outcomesOf(Array.from({ length: 10 }, () => forDesk(desk)))),
    );
    const numbers = await Promise.all(
      batches.map((ids) =>
        Promise.all(
          ids.map(async (id) =>
            Number((await rowOf(Number(id))).consignmentId?.slice(3, 11) ?? Number.NaN),
          ),
        ),
      ),
    );
    const first = Math.min(...numbers.flat());
    const [early, late] = numbers.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
    expect([...(early ?? []), ...(late ?? [])]).toEqual(
      Array.from({ length: 20 }, (_, at) => first + at),
    );
  });

  it('rejects the second use of a draft or quote with the outcome of the first', async () => {
    const { booking: draft } = await kim.call(contract.createOrUpdateBooking, {
      booking: { ...forDesk(desk), orderNumber: 'first' },
    });
    const quoteId = await quotedFor(desk);
    const quoted = { ...forDesk(desk), carrierAccountId: null, carrierServiceCode: null, quoteId };
    expect(await outcomesOf([{ id: draft.id }, { id: draft.id }, quoted, quoted])).toEqual([
      draft.id,
      'The booking has already been booked',
      expect.any(Number),
      'This quote has already been booked.',
    ]);
    expect((await rowOf(draft.id)).orderNumber).toBe('first');
  });

  it('uses a promo code as often as allowed and prices the rest without it', async () => {
    const ada = await testApp.acme.as('ada');
    const rate = { calcMethod: 'Percentage' as const, value: 50 };
    await ada.call(createOrUpdatePromoCode, { promoCode: { code: 'TWICE', rate, maxUses: 2 } });
    const booking = forDesk(desk, { promoCode: 'TWICE' });
    const ids = await outcomesOf([booking, booking, booking, { ...booking, items: [] }]);
    const used = await Promise.all(
      ids.slice(0, 3).map(async (id) => (await rowOf(Number(id))).pricingDetail?.totalCost),
    );
    const [half, second, full] = used;
    expect([second === half, (full ?? 0) > (half ?? 0), ids[3]]).toEqual([
      true,
      true,
      'Your request is not valid!',
    ]);
  });

  it('books as many bookings as there are numbers left', async () => {
    await dropReservedNumbers(testApp.acme, 'no. consignment');
    await testApp.acme.rows(sql`
      update platform.number_series set end_no = next_no + 1
      where kind = 'consignment' returning kind
    `);
    const outcomes = await outcomesOf([forDesk(desk), forDesk(desk), forDesk(desk)]);
    expect(outcomes.map((of) => typeof of)).toEqual(['number', 'number', 'string']);
  });
});

async function quotedFor({ customerId }: Desk): Promise<string> {
  const { resourceToken } = await kim.call(createQuote, {
    fromAddress: alexandria as never,
    toAddress: richmond as never,
    items: [twoCartons] as never,
    customer: { customerId },
    filter: { carrierCode: ['OWN'], services: ['STD'] },
  });
  await testApp.settle();
  const { quotes } = await kim.call(getQuotes, { resourceToken });
  return quotes[0]?.id ?? '';
}

/** Creates a desk for a customer whose credit covers that many more bookings. */
async function withCreditFor(bookings: number): Promise<Desk> {
  const poor = await deskFor(testApp.acme, 'Paperbark Print');
  await testApp.acme.rows(sql`
    update customers.customer set account_status = 'Active', credit_limit_minor = null
    where id = ${poor.customerId}
  `);
  const { pricingDetail } = await bookAt(kim, poor);
  const price = Math.round((pricingDetail?.totalCost ?? 0) * 100);
  await testApp.acme.rows(sql`
    update customers.customer c set credit_limit_minor = s.exposure_minor + ${bookings * price + 1}
    from customers.standing s
    where c.id = ${poor.customerId} and s.tenant_id = c.tenant_id and s.customer_id = c.id
  `);
  return poor;
}
