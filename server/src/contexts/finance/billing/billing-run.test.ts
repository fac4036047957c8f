import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDelivered } from '#testing/finance/delivered.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

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
const delivered = (over: object = {}) =>
  testApp.acme.inTransaction((db) => addDelivered(db, { customerId, freight: 10.05, ...over }));
const start = (caller: Caller, bookingIds: readonly number[], over: object = {}) =>
  caller.call(contract.startBillingRun, { bookingIds: [...bookingIds], invoiceDate, ...over });
const runOf = (billingRunId: string) => lena.call(contract.getBillingRun, { billingRunId });
const closeBooks = (until: string | null) =>
  testApp.acme.rows(sql`
    update tenancy.settings
    set groups = jsonb_set(groups, '{finance}', ${JSON.stringify({ closedUntil: until })}::jsonb)
  `);
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (refused: unknown) => refused instanceof Refused && [refused.status, refused.error.message],
  );
const invoicesOf = async (id: string) =>
  (await lena.call(contract.getInvoices, { filter: `invoiceBatchId eq guid'${id}'` })).items;

describe('a billing run', () => {
  it('creates its invoices in the background and reports what it left out', async () => {
    const ids = [await delivered(), await delivered()];
    const open = await delivered({ status: 'InTransit' });
    const begun = await start(lena, [...ids, open]);
    expect(begun).toMatchObject({
      status: 'Running',
      creatorName: 'Lena Novák',
      progress: { bookings: 3, read: 0, written: 0 },
      invoices: 0,
    });
    expect((await lena.call(contract.getBillingOverview)).billingRunId).toBe(begun.id);
    await testApp.settle();
    const done = await runOf(begun.id);
    expect(done).toMatchObject({
      status: 'Done',
      progress: { bookings: 3, read: 3, written: 3 },
      invoices: 1,
      amount: 22.11,
      problem: null,
    });
    expect(done.notInvoiced.map((one) => [one.bookingId, one.reason])).toEqual([
      [open, 'NotDelivered'],
    ]);
    const [invoice] = await invoicesOf(begun.id);
    expect(invoice?.invoiceHistory.map(({ action, userName }) => [action, userName])).toEqual([
      ['Issued', 'Lena Novák'],
    ]);
    const overview = await lena.call(contract.getBillingOverview);
    expect(overview).toMatchObject({ billingRunId: null, lastRun: { invoiceBatchId: begun.id } });
  });

  it('is shared by identical requests and blocks different ones', async () => {
    const ids = [await delivered(), await delivered()];
    const begun = await Promise.all([start(lena, ids), start(lena, ids), start(ada, ids)]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(await refusalOf(start(ada, ids.slice(1)))).toEqual([
      409,
      'Another billing run is in progress. Please wait until it has finished.',
    ]);
    await testApp.settle();
    const again = await start(ada, ids.slice(1));
    await testApp.settle();
    const late = await runOf(again.id);
    expect([late.status, late.invoices]).toEqual(['Done', 0]);
    expect(late.notInvoiced.map(({ reason }) => reason)).toEqual(['AlreadyInvoiced']);
  });

  it('fails with the reason, without invoices or gaps, if a user must fix the cause', async () => {
    const { id } = await start(lena, [await delivered()]);
    await closeBooks('2026-11-18');
    await testApp.settle();
    await closeBooks(null);
    expect(await runOf(id)).toMatchObject({
      status: 'Failed',
      problem: 'The books are closed until 2026-11-18',
      invoices: 0,
    });
    expect(await invoicesOf(id)).toEqual([]);
  });

  it('runs once despite duplicate tasks and concurrent workers', async () => {
    const { id } = await start(lena, [await delivered(), await delivered()]);
    const again = () =>
      testApp.acme.inTransaction((db) =>
        db.run(sql`select platform.enqueue('finance.billRun',
          ${JSON.stringify({ id })}::jsonb, null, null, null)`),
      );
    await Promise.all([again(), again()]);
    await Promise.all([testApp.settle(), testApp.settle()]);
    expect((await invoicesOf(id)).length).toBe(1);
    expect((await runOf(id)).status).toBe('Done');
  });

  it('gives up after three failed starts', async () => {
    const { id } = await start(lena, [await delivered()]);
    await testApp.acme.rows(sql`update finance.billing_run set tries = 3 where id = ${id}`);
    await testApp.settle();
    const run = await runOf(id);
    expect([run.status, run.problem]).toEqual([
      'Failed',
      'Something went wrong on our side and nothing was issued. Please start again.',
    ]);
  });

  it('rejects unknown bookings and requires the invoicing permission', async () => {
    expect(await refusalOf(start(lena, [987_654_321]))).toEqual([
      404,
      'We could not find one of these bookings or later charges.',
    ]);
    const oto = await testApp.acme.as('oto');
    expect(await refusalOf(start(oto, []))).toEqual([403, expect.any(String)]);
  });
});
