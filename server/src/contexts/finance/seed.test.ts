import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { brokenInvariants } from './public.ts';

let testApp: TestApp;
let lena: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
});
afterAll(() => testApp.close());

describe('finance in the demo data', () => {
  it('satisfies every ledger invariant in both tenants', async () => {
    expect(await testApp.acme.inTransaction(brokenInvariants)).toEqual([]);
    expect(await testApp.borealis.inTransaction(brokenInvariants)).toEqual([]);
  });

  it('has invoices that are paid, partly paid, issued and overdue', async () => {
    const { items } = await lena.call(contract.getInvoices, { maxResultCount: 1000 });
    const statuses = items.map((invoice) => invoice.status);
    expect(statuses).toEqual(expect.arrayContaining(['Overdue', 'Paid']));
    const partly = items.filter((i) => i.outstandingAmount > 0 && i.outstandingAmount < i.amount);
    expect(partly.length).toBeGreaterThan(0);
  });

  it('has card payments with the responses of the simulated processor', async () => {
    const { items } = await lena.call(contract.getTransactionInfo, { maxResultCount: 5 });
    expect(items.map(({ merchant, status }) => [merchant, status])).toContainEqual([
      'simulator',
      'Settled',
    ]);
  });

  it('has invoiced freight of two past periods, and some not yet invoiced', async () => {
    const { items } = await lena.call(contract.getInvoices, {
      filter: "invoiceType eq 'Booking'",
      maxResultCount: 1000,
    });
    expect(new Set(items.map((i) => i.invoiceDate.slice(0, 10)))).toEqual(
      new Set(['2026-11-03', '2026-11-10']),
    );
    const { customers } = await lena.call(contract.generateInvoices, { preview: true });
    expect(customers.flatMap((one) => one.invoiced).length).toBeGreaterThan(0);
  });

  it('has a statement for every customer that balances with the invoices', async () => {
    const owing = await testApp.acme.rows(sql<{ customer_id: number; owed: number }>`
      select customer_id, (sum(outstanding_minor) - coalesce((
        select sum(unallocated_minor) from finance.payment p where p.customer_id = i.customer_id
      ), 0))::bigint as owed
      from finance.invoice i group by customer_id order by customer_id
    `);
    expect(owing.length).toBeGreaterThan(3);
    for (const { customer_id: customerId, owed } of owing.slice(0, 6)) {
      const whole = await lena.call(contract.getFinanceStatement, {
        customerId,
        fromDate: '2026-01-01',
      });
      expect(whole.openingBalance).toBe(0);
      expect(whole.items.at(-1)?.balance).toBe(whole.closingBalance);
      expect(Math.round(whole.closingBalance * 100)).toBe(owed);
    }
  });

  it('counts as credit used what is owed and what is booked but not invoiced', async () => {
    const wrong = await testApp.acme.rows(sql<object>`
      select s.customer_id, s.exposure_minor, coalesce(l.owed, 0) as owed,
             coalesce(b.booked, 0) as booked
      from customers.standing s
      left join (
        select customer_id, sum(debit_minor - credit_minor) as owed
        from finance.posting where account = 'Receivable' group by customer_id
      ) l using (customer_id)
      left join (
        select customer_id, sum(exposure_minor) as booked
        from booking.booking where deleted_at is null group by customer_id
      ) b using (customer_id)
      where s.exposure_minor <> coalesce(l.owed, 0) + coalesce(b.booked, 0)
    `);
    expect(wrong).toEqual([]);
  });
});
