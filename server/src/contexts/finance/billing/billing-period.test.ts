import * as contract from '@waybill/contract/finance/endpoints';
import { countEmails } from '@waybill/contract/messaging/endpoints';
import { createOrUpdateCustomer, getCustomerForEdit } from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDelivered } from '#testing/finance/delivered.ts';
import { complaints } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let ada: Caller;
let customerId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());
beforeEach(async () => {
  customerId = await testApp.acme.inTransaction(addCustomer);
});
afterEach(() => testApp.acme.inTransaction(insistIntact));

const invoiceDate = '2026-11-18';
const delivered = (deliveredAt: string, of = customerId) =>
  testApp.acme.inTransaction((db) =>
    addDelivered(db, { customerId: of, freight: 10, deliveredAt }),
  );
const preview = async (deliveredTo?: string, of = customerId) => {
  const query = { customerId: of, preview: true, ...(deliveredTo && { deliveredTo }) };
  return (await lena.call(contract.generateInvoices, query)).customers;
};
const inPeriod = async (deliveredTo: string) =>
  (await preview(deliveredTo)).flatMap(({ invoiced }) => invoiced.map((one) => one.bookingId));
const start = (caller: Caller, bookingIds: readonly number[], over: object = {}) =>
  caller.call(contract.startBillingRun, { bookingIds: [...bookingIds], invoiceDate, ...over });
const runOf = (billingRunId: string) => lena.call(contract.getBillingRun, { billingRunId });
const setCustomer = (values: { period?: string; day?: number; byEmail?: boolean }) =>
  testApp.acme.rows(sql`
    update customers.customer
    set invoice_period = ${values.period ?? 'Weekly'}, invoice_day = ${values.day ?? null},
        invoice_by_email = ${values.byEmail ?? true}, email = ${`c${customerId}@billing.example`}
    where id = ${customerId}
  `);

describe('the period of a billing run', () => {
  it('includes its last day to midnight in the zone of the tenant', async () => {
    const last = await delivered('2026-11-12T12:59:59.999Z');
    const next = await delivered('2026-11-12T13:00:00Z');
    expect(await inPeriod('2026-11-11')).toEqual([]);
    expect(await inPeriod('2026-11-12')).toEqual([last]);
    expect(await inPeriod('2026-11-13')).toEqual([last, next]);
  });

  it('follows the clock into daylight saving, on a day of 23 hours', async () => {
    const before = await delivered('2026-10-03T13:59:59Z');
    const first = await delivered('2026-10-03T14:00:00Z');
    const last = await delivered('2026-10-04T12:59:59Z');
    const after = await delivered('2026-10-04T13:00:00Z');
    expect(await inPeriod('2026-10-03')).toEqual([before]);
    expect(await inPeriod('2026-10-04')).toEqual([before, first, last]);
    expect(await inPeriod('2026-10-05')).toEqual([before, first, last, after]);
  });

  it('follows the clock out of daylight saving, on a day of 25 hours', async () => {
    const first = await delivered('2026-04-04T13:00:00Z');
    const last = await delivered('2026-04-05T13:59:59Z');
    const after = await delivered('2026-04-05T14:00:00Z');
    expect(await inPeriod('2026-04-04')).toEqual([]);
    expect(await inPeriod('2026-04-05')).toEqual([first, last]);
    expect(await inPeriod('2026-04-06')).toEqual([first, last, after]);
  });

  it('is kept by the run, which leaves out what was delivered later and says so', async () => {
    const [early, late] = [
      await delivered('2026-11-12T12:59:59Z'),
      await delivered('2026-11-12T13:00:00Z'),
    ];
    const { id } = await start(lena, [early, late], { deliveredTo: '2026-11-12' });
    await testApp.settle();
    const run = await runOf(id);
    expect(run).toMatchObject({ status: 'Done', deliveredTo: '2026-11-12', invoices: 1 });
    expect(run.notInvoiced).toMatchObject([
      {
        bookingId: late,
        reason: 'AfterPeriod',
        message: 'The booking was delivered after the period.',
      },
    ]);
  });

  it('refuses a date that is none and names the field', async () => {
    expect(await complaints(preview('2026-02-30'))).toEqual(['deliveredTo']);
    expect(await complaints(start(lena, [], { deliveredTo: 'soon' }))).toEqual(['deliveredTo']);
    expect(await complaints(start(lena, [], { invoiceEmail: 'Maybe' }))).toEqual(['invoiceEmail']);
  });

  it('invoices nothing twice where two runs of overlapping periods start at once', async () => {
    const ids = [
      await delivered('2026-11-10T01:00:00Z'),
      await delivered('2026-11-11T01:00:00Z'),
      await delivered('2026-11-12T01:00:00Z'),
    ];
    const runs = [
      () => start(lena, ids.slice(0, 2), { deliveredTo: '2026-11-11' }),
      () => start(ada, ids, { deliveredTo: '2026-11-12' }),
    ];
    const begun = await Promise.all(runs.map((run) => complaints(run())));
    expect(new Set(begun)).toEqual(new Set([409, 'accepted']));
    await Promise.all([
      testApp.settle(),
      lena.call(contract.generateInvoices, { customerId, deliveredTo: '2026-11-12' }),
    ]);
    await start(ada, ids, { deliveredTo: '2026-11-12' });
    await testApp.settle();
    const lines = await testApp.acme.rows(sql<{ booking_id: number }>`
      select booking_id from finance.invoiced_booking
      where booking_id = any (${ids}::bigint[]) order by booking_id
    `);
    expect(lines.map((line) => line.booking_id)).toEqual(ids);
  });
});

describe('the billing period of a customer', () => {
  it('is kept with its day and refuses a day that the period lacks', async () => {
    const save = (over: object) =>
      ada.call(createOrUpdateCustomer, { customer: { ...aCustomer(), ...over } });
    const { id } = await save({ invoicePeriod: 'Monthly', invoiceDay: 31, invoiceByEmail: false });
    expect(await ada.call(getCustomerForEdit, { id })).toMatchObject({
      invoicePeriod: 'Monthly',
      invoiceDay: 31,
      invoiceByEmail: false,
    });
    const wrong = ['customer.invoiceDay'];
    expect(await complaints(save({ invoicePeriod: 'Weekly', invoiceDay: 8 }))).toEqual(wrong);
    expect(await complaints(save({ invoicePeriod: 'PerBooking', invoiceDay: 1 }))).toEqual(wrong);
    expect(await complaints(save({ invoicePeriod: 'Monthly', invoiceDay: 32 }))).toEqual(wrong);
  });

  it('makes an invoice due once it is over, for the selection of a run', async () => {
    await delivered('2026-11-12T03:00:00Z');
    const dueOf = async (deliveredTo?: string) => (await preview(deliveredTo)).map((c) => c.isDue);
    await setCustomer({ period: 'Weekly' });
    expect([await dueOf('2026-11-14'), await dueOf('2026-11-15')]).toEqual([[false], [true]]);
    await setCustomer({ period: 'Weekly', day: 5 });
    expect([await dueOf('2026-11-12'), await dueOf('2026-11-13')]).toEqual([[true], [true]]);
    await setCustomer({ period: 'Monthly', day: 31 });
    expect([await dueOf('2026-11-28'), await dueOf('2026-11-29')]).toEqual([[false], [true]]);
    expect(await dueOf()).toEqual([false]);
  });

  it('gives each booking an invoice of its own where it is per booking', async () => {
    await setCustomer({ period: 'PerBooking' });
    await delivered('2026-11-12T03:00:00Z');
    await delivered('2026-11-12T04:00:00Z');
    expect(
      (await preview('2026-11-12')).map(({ isDue, invoiced }) => [isDue, invoiced.length]),
    ).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });
});

describe('the e-mails of a billing run', () => {
  const sentBy = async (choice: string) => {
    const before = testApp.emails.length;
    await start(lena, [await delivered('2026-11-12T03:00:00Z')], { invoiceEmail: choice });
    await testApp.settle();
    return testApp.emails
      .slice(before)
      .filter(({ to }) => to.includes(`c${customerId}@billing.example`)).length;
  };
  const counted = async () =>
    (await lena.call(countEmails, { event: 'InvoiceIssued', customerids: [customerId] })).items;

  it('are counted before and go out as the customer prefers, always or never', async () => {
    await setCustomer({ byEmail: true });
    expect(await counted()).toEqual([{ customerid: customerId, preferred: 1, always: 1 }]);
    expect([await sentBy('CustomerPreference'), await sentBy('Never')]).toEqual([1, 0]);
    await setCustomer({ byEmail: false });
    expect(await counted()).toEqual([{ customerid: customerId, preferred: 0, always: 1 }]);
    expect([await sentBy('CustomerPreference'), await sentBy('Always')]).toEqual([0, 1]);
  });

  it('are counted for those who make invoices, and not of other tenants', async () => {
    const query = { event: 'InvoiceIssued' as const, customerids: [customerId] };
    const oto = await testApp.acme.as('oto');
    expect(await complaints(oto.call(countEmails, query))).toBe(403);
    const ines = await testApp.borealis.as('ines');
    expect((await ines.call(countEmails, query)).items).toEqual([]);
  });
});
