import * as contract from '@waybill/contract/finance/endpoints';
import {
  getMessageRules,
  saveMessageRules,
} from '@waybill/contract/messaging/notifications/endpoints';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDelivered } from '#testing/finance/delivered.ts';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import type { Database } from '#platform/db/database.ts';
import { isBillingDay, lastPeriodEnd } from './domain/period.ts';
import { billDay } from './every-day.ts';

let testApp: TestApp;
let lena: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  desk = financeDesk(testApp.acme, lena);
  await writeNoEmails(await testApp.acme.as('ada'));
  await writeNoEmails(await testApp.borealis.as('bea'));
});
afterAll(() => testApp.close());
afterEach(() => testApp.acme.inTransaction(insistIntact));

/** A month of the demo customers would print PDFs for e-mails that no test here reads. */
const writeNoEmails = async (admin: Caller) => {
  const { items } = await admin.call(getMessageRules);
  const emails = items.filter(({ channel }) => channel === 'Email');
  await admin.call(saveMessageRules, { rules: emails.map((rule) => ({ ...rule, ison: false })) });
};

/** The test app starts on Wednesday the 18th. Runs the days after `from`, at ten in the morning. */
const days = async (from: string, ...after: readonly number[]) => {
  for (const at of after) {
    testApp.clock.now = new Date(`${addDays(localDate(from), at - 1)}T23:00:00Z`);
    await testApp.runDays('finance');
  }
};
const customerWith = async (period: string) => {
  const id = await desk.addCustomer();
  await testApp.acme.rows(sql`
    update customers.customer set invoice_period = ${period} where id = ${id}
  `);
  await testApp.acme.inTransaction((db) => addDelivered(db, { customerId: id, freight: 100 }));
  return id;
};
const invoicesOf = async (customerId: number) => {
  const { items } = await lena.call(contract.getInvoices, { customerId });
  return items.map(({ invoiceDate, amount }) => [invoiceDate.slice(0, 10), amount]);
};

const newestOf = async (customerId: number): Promise<number | undefined> =>
  (await lena.call(contract.getInvoices, { customerId, sorting: 'id desc' })).items[0]?.id;

/** Simulates a server that dies: the first transaction works, later ones are rejected. */
function onceOnly(database: Database): Database['transaction'] {
  let isGone = false;
  return (scope, work) => {
    if (isGone) return Promise.reject(new Error('The server died'));
    isGone = true;
    return database.transaction(scope, work);
  };
}

describe('billing periods', () => {
  it('end with the day, the week, the fortnight or the month', () => {
    const endsOf = (period: string, invoiceDay: number | null = null) =>
      Array.from({ length: 31 }, (_, at) => addDays(localDate('2026-12-01'), at)).filter((day) =>
        isBillingDay({ period, invoiceDay }, day),
      );
    expect(endsOf('Daily')).toHaveLength(31);
    expect(endsOf('PerBooking')).toHaveLength(31);
    expect(endsOf('Weekly')).toEqual(['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28']);
    expect(endsOf('Fortnightly')).toHaveLength(2);
    expect(endsOf('Monthly')).toEqual(['2026-12-01']);
    expect(endsOf('Weekly', 5)).toEqual(['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25']);
    expect(endsOf('Fortnightly', 5)).toEqual(['2026-12-04', '2026-12-18']);
    expect(endsOf('Monthly', 15)).toEqual(['2026-12-15']);
  });

  it('end on the last day of a month that is too short for their day', () => {
    const monthly = { period: 'Monthly', invoiceDay: 31 };
    const isBilled = (day: string) => isBillingDay(monthly, localDate(day));
    expect(['2027-02-28', '2028-02-28', '2028-02-29', '2026-11-30'].map(isBilled)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('answer the newest that is over', () => {
    const endOf = (period: string, invoiceDay: number | null, asOf: string) =>
      lastPeriodEnd({ period, invoiceDay }, localDate(asOf));
    expect(endOf('Daily', null, '2026-11-18')).toBe('2026-11-18');
    expect(endOf('Weekly', null, '2026-11-18')).toBe('2026-11-15');
    expect(endOf('Weekly', null, '2026-11-15')).toBe('2026-11-15');
    expect(endOf('Weekly', 4, '2026-11-18')).toBe('2026-11-18');
    expect(endOf('Weekly', 31, '2026-11-18')).toBe('2026-11-14');
    expect(endOf('Monthly', 31, '2027-03-01')).toBe('2027-02-27');
  });
});

// A day runs the tasks of all contexts for both tenants and takes a second or two.
describe('the daily finance tasks', { timeout: 60_000 }, () => {
  it('invoice customers whose period has ended, once', async () => {
    const daily = await customerWith('Daily');
    const weekly = await customerWith('Weekly');
    const monthly = await customerWith('Monthly');
    await days('2026-11-17', 1, 2);
    expect(await invoicesOf(daily)).toEqual([['2026-11-18', 110]]);
    expect([await invoicesOf(weekly), await invoicesOf(monthly)]).toEqual([[], []]);
    await days('2026-11-18', 2, 5, 6, 13, 14);
    expect(await invoicesOf(daily)).toHaveLength(1);
    expect(await invoicesOf(weekly)).toEqual([['2026-11-22', 110]]);
    expect(await invoicesOf(monthly)).toEqual([['2026-11-30', 110]]);
  });

  it('do so in a visible billing run that queues after those started by users', async () => {
    const customerId = await customerWith('Daily');
    const [mine] = await testApp.acme.rows(sql<{ id: number }>`
      select id from booking.booking where customer_id = ${customerId}
    `);
    const other = await customerWith('Monthly');
    const [theirs] = await testApp.acme.rows(sql<{ id: number }>`
      select id from booking.booking where customer_id = ${other}
    `);
    const invoiceDate = localDate('2026-12-02');
    testApp.clock.now = new Date('2026-12-01T23:00:00Z');
    const call = {
      payload: {},
      database: testApp.app.database,
      tenantId: testApp.acme.id,
      day: invoiceDate,
      now: testApp.clock.now,
      signal: new AbortController().signal,
    };
    const begun = await lena.call(contract.startBillingRun, {
      bookingIds: [theirs?.id ?? 0],
      invoiceDate,
    });
    await expect(billDay(call)).rejects.toThrow('Another billing run is under way');
    await testApp.settle();
    await Promise.all([billDay(call), billDay(call)].map((run) => run.catch(() => null)));
    await billDay(call);
    expect(await invoicesOf(customerId)).toEqual([['2026-12-01', 110]]);
    const { lastRun, failedRun, billingRunId } = await lena.call(contract.getBillingOverview);
    expect([failedRun, billingRunId]).toEqual([null, null]);
    expect(lastRun?.invoiceBatchId).not.toBe(begun.id);
    const run = await lena.call(contract.getBillingRun, {
      billingRunId: lastRun?.invoiceBatchId ?? '',
    });
    expect(run).toMatchObject({
      status: 'Done',
      creatorName: 'System',
      progress: { bookings: 1, read: 1, written: 1 },
      invoices: 1,
      amount: 110,
    });
    expect(
      (await desk.invoice((await newestOf(customerId)) ?? 0)).invoiceDetails[0]?.bookingId,
    ).toBe(mine?.id);
  });

  it('resume an interrupted run and report one that cannot be created', async () => {
    const customerId = await customerWith('Daily');
    const day = localDate('2026-12-03');
    // No other run of this file starts at this time: the newest is identified by its start.
    const now = new Date('2026-12-02T23:30:00Z');
    const later = new Date('2026-12-02T23:40:00Z');
    const signal = new AbortController().signal;
    const { database } = testApp.app;
    const call = { payload: {}, database, tenantId: testApp.acme.id, day, now, signal };
    // A server that dies after the run was added leaves it under way.
    const dying = { ...call, database: { ...database, transaction: onceOnly(database) } };
    await expect(billDay(dying)).rejects.toThrow('The server died');
    const { billingRunId } = await lena.call(contract.getBillingOverview);
    await testApp.acme.rows(
      sql`update finance.billing_run set tries = 3 where id = ${billingRunId}`,
    );
    await billDay(call);
    const { failedRun } = await lena.call(contract.getBillingOverview);
    expect(failedRun).toMatchObject({ billingRunId, creatorName: 'System' });
    expect(await invoicesOf(customerId)).toEqual([]);
    await billDay({ ...call, now: later });
    expect(await invoicesOf(customerId)).toEqual([['2026-12-02', 110]]);
    expect((await lena.call(contract.getBillingOverview)).failedRun).toBe(null);
  });

  it('send reminders for overdue invoices and not for paid ones', async () => {
    const customerId = await desk.addCustomer();
    const [owed, paid] = [
      await desk.bill(customerId, 100, '2026-12-01'),
      await desk.bill(customerId, 100, '2026-12-01'),
    ];
    const { dueDate } = await desk.invoice(owed.id);
    await desk.pay({
      paidAmount: 110,
      allocatedInvoicePayments: { invoiceId: paid.id, paidAmount: 110 },
    });
    await days('2026-12-01', 1);
    await days(dueDate.slice(0, 10), 0, 1, 2, 7, 8);
    const reminded = await testApp.acme.rows(sql<{ id: number }>`
      select (payload ->> 'id')::bigint as id from platform.event
      where name = 'invoice.reminderDue' and (payload ->> 'customerId')::bigint = ${customerId}
      order by 1
    `);
    expect(reminded.map(({ id }) => id)).toEqual([owed.id, owed.id]);
  });

  it('e-mail last month’s statement to customers who owe, matching the page', async () => {
    const customerId = await desk.addCustomer();
    await desk.bill(customerId, 100, '2026-12-31');
    await days('2026-12-31', 1, 2);
    const period = { customerId, fromDate: '2026-12-01', toDate: '2026-12-31' };
    const { closingBalance } = await lena.call(contract.getFinanceStatement, period);
    const result = await testApp.acme.rows(sql<{ payload: object }>`
      select payload from platform.event
      where name = 'statement.ready' and (payload ->> 'customerId')::bigint = ${customerId}
    `);
    expect(result.map(({ payload }) => payload)).toEqual([
      {
        id: null,
        customerId,
        balanceMinor: closingBalance * 100,
        date: '2026-12-31',
        fromDate: '2026-12-01',
      },
    ]);
  });
});
