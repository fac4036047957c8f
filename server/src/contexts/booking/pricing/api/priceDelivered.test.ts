import {
  getOperationLogs,
  priceDelivered,
  quoteDelivered,
} from '@waybill/contract/booking/endpoints';
import { generateInvoices } from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDelivered } from '#testing/finance/delivered.ts';
import { complaints } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(async () => {
  await testApp.acme.inTransaction(insistIntact);
  await testApp.close();
});

const reason = 'The customer was promised this';
const charge = { taxExclusiveAmount: 50 };
const unpriced = async (over: object = {}) => {
  const customerId = await testApp.acme.inTransaction(addCustomer);
  const bookingId = await testApp.acme.inTransaction((db) =>
    addDelivered(db, { customerId, freight: 0, ...over }),
  );
  return { customerId, bookingId };
};
const reasonsLeft = async (customerId: number) => {
  const { customers } = await ada.call(generateInvoices, { customerId, preview: true });
  return customers.flatMap(({ notInvoiced }) => notInvoiced.map((one) => one.reason));
};
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (refused: unknown) => refused instanceof Refused && [refused.status, refused.error.message],
  );
/** Returns delivered demo freight without a price, with the service that carried it. */
const quotable = async () => {
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from booking.booking
    where status = 'Delivered' and invoice_id is null and total_minor = 0
      and service_code is not null and parent_id is null and deleted_at is null
    order by id limit 1
  `);
  return row?.id ?? 0;
};

describe('pricing delivered freight that has no price', () => {
  it('takes a price by hand with its tax, and the blocker of the billing run is gone', async () => {
    const { customerId, bookingId } = await unpriced();
    expect(await reasonsLeft(customerId)).toEqual(['NoPrice']);
    expect(await ada.call(priceDelivered, { bookingId, charge, reason })).toEqual({
      serviceName: 'Road Express',
      taxExclusiveAmount: 50,
      tax: 5,
      amount: 55,
      carrierTaxExclusiveAmount: 0,
    });
    expect(await reasonsLeft(customerId)).toEqual([]);
  });

  it('keeps who did it, the amount, the reason and the change of the total', async () => {
    const { bookingId } = await unpriced();
    await ada.call(priceDelivered, { bookingId, charge, reason });
    const { items } = await ada.call(getOperationLogs, { bookingId });
    expect(items).toMatchObject([
      { operation: 'Price', status: 'Success', value: 'Manual: 55.00', request: reason },
    ]);
    const changes = await testApp.acme.rows(sql<{ user_name: string }>`
      select u.user_name from booking.operation_log l
      join identity."user" u on u.id = l.created_by and u.tenant_id = l.tenant_id
      where l.booking_id = ${bookingId}
    `);
    expect(changes).toEqual([{ user_name: 'ada' }]);
  });

  it('keeps what the carrier is known to cost, so that a loss is still seen', async () => {
    const { customerId, bookingId } = await unpriced({ carrierCost: 80 });
    await ada.call(priceDelivered, { bookingId, charge, reason });
    expect(await reasonsLeft(customerId)).toEqual(['NegativeMargin']);
  });

  it('quotes again with the service that carried it, and takes what was shown alone', async () => {
    const bookingId = await quotable();
    const quote = await ada.call(quoteDelivered, { bookingId });
    expect(quote.amount).toBeGreaterThan(0);
    const other = { bookingId, quotedAmount: quote.amount + 1, reason };
    expect(await refusalOf(ada.call(priceDelivered, other))).toEqual([
      409,
      'The price has changed. Please get a new quote.',
    ]);
    const claimed = await ada.call(priceDelivered, { ...other, quotedAmount: quote.amount });
    expect(claimed).toEqual(quote);
  });

  it('says that a booking without a service cannot be quoted', async () => {
    const { bookingId } = await unpriced();
    expect(await refusalOf(ada.call(quoteDelivered, { bookingId }))).toEqual([
      400,
      'The booking has no account or service to quote. Enter the price manually.',
    ]);
  });

  it('refuses what is priced, invoiced or not delivered, and names wrong fields', async () => {
    const { bookingId } = await unpriced();
    const price = (over: object) =>
      ada.call(priceDelivered, { bookingId, charge, reason, ...over });
    expect(await complaints(price({ reason: ' ' }))).toEqual(['reason']);
    expect(await complaints(price({ charge: { taxExclusiveAmount: 0 } }))).toEqual([
      'charge.taxExclusiveAmount',
    ]);
    expect(await complaints(price({ quotedAmount: 5 }))).toEqual(['charge']);
    expect(await complaints(price({ charge: undefined }))).toEqual(['charge']);
    const moving = await unpriced({ status: 'InTransit' });
    expect(await refusalOf(price({ bookingId: moving.bookingId }))).toEqual([
      409,
      'Only delivered bookings that have not been invoiced can be priced.',
    ]);
    await price({});
    expect(await refusalOf(price({}))).toEqual([409, 'This booking has already been priced.']);
    expect(await complaints(price({ bookingId: 987_654_321 }))).toBe(404);
  });

  it('takes one of two prices that are entered at once', async () => {
    const { customerId, bookingId } = await unpriced();
    const enter = (taxExclusiveAmount: number) =>
      complaints(ada.call(priceDelivered, { bookingId, charge: { taxExclusiveAmount }, reason }));
    const ended = await Promise.all([enter(50), enter(60), enter(70)]);
    expect(ended.filter((one) => one === 'accepted')).toHaveLength(1);
    expect(ended.filter((one) => one === 409)).toHaveLength(2);
    expect(await reasonsLeft(customerId)).toEqual([]);
  });

  it('either comes before an invoice of the run or leaves the booking out', async () => {
    const { customerId, bookingId } = await unpriced();
    const [, { customers }] = await Promise.all([
      ada.call(priceDelivered, { bookingId, charge, reason }),
      ada.call(generateInvoices, { customerId }),
    ]);
    const amounts = customers.flatMap(({ invoice }) => (invoice ? [invoice.amount] : []));
    expect([[], [55]]).toContainEqual(amounts);
  });

  it('is for staff who may change bookings', async () => {
    const { bookingId } = await unpriced();
    const query = { bookingId, charge, reason };
    const lena = await testApp.acme.as('lena');
    const oto = await testApp.acme.as('oto');
    expect(await complaints(lena.call(priceDelivered, query))).toBe(403);
    expect(await complaints(oto.call(priceDelivered, query))).toBe(403);
    expect(await complaints(oto.call(quoteDelivered, { bookingId }))).toBe(403);
    const bea = await testApp.borealis.as('bea');
    expect(await complaints(bea.call(priceDelivered, query))).toBe(404);
  });
});
