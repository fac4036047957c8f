import * as contract from '@waybill/contract/finance/endpoints';
import { localDate } from '@waybill/kernel/local-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { repetitionDate } from '../domain/repeating.ts';
import { draftRepetition } from '../repeat.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { addCustomer } from '#testing/finance/samples.ts';

let testApp: TestApp;
let lena: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
});
afterAll(() => testApp.close());

const monthly = (customerId: number) =>
  lena.call(contract.generateAdhocInvoice, {
    customerId,
    adhocInvoice: {
      description: 'Storage',
      frequency: 'Monthly',
      invoiceDate: '2026-10-31',
      items: [{ packageType: 'Pallet', quantity: 1, pricingDetails: [{ amount: 100 }] }],
    },
  });
const repeat = (invoiceId: number, count: number) =>
  draftRepetition({
    payload: { invoiceId, count },
    database: testApp.app.database,
    tenantId: testApp.acme.id,
    now: testApp.clock.now,
    signal: AbortSignal.timeout(10_000),
  });
const listed = (customerId: number) =>
  lena.call(contract.getInvoices, { customerId, sorting: 'id' });

describe('a recurring ad hoc invoice', () => {
  it('stays at the end of the month if it started there', () => {
    const first = localDate('2026-08-31');
    expect([1, 2, 6].map((count) => repetitionDate('Monthly', first, count))).toEqual([
      '2026-09-30',
      '2026-10-31',
      '2027-02-28',
    ]);
    expect(repetitionDate('Weekly', first, 2)).toBe('2026-09-14');
    expect(repetitionDate('Once', first, 1)).toBeNull();
  });

  it('is a draft that is not owed until it is issued', async () => {
    const customerId = await testApp.acme.inTransaction(addCustomer);
    const { id, invoiceNumber } = await monthly(customerId);
    await repeat(id, 1);
    await repeat(id, 1);
    const { items } = await listed(customerId);
    expect(items.map((i) => [i.invoiceNumber, i.status, i.invoiceDate, i.amount])).toEqual([
      [invoiceNumber, 'Overdue', '2026-10-30T13:00:00.000Z', 110],
      ['Draft', 'Draft', '2026-11-29T13:00:00.000Z', 110],
    ]);
    const draft = items[1]?.id ?? 0;
    const balance = async () =>
      (await lena.call(contract.getFinanceStatement, { customerId, toDate: '2026-12-31' }))
        .closingBalance;
    expect(await balance()).toBe(110);
    const issued = await lena.call(contract.issueInvoice, { id: draft });
    expect(Number(issued.invoiceNumber.slice(3))).toBe(Number(invoiceNumber.slice(3)) + 1);
    expect(await balance()).toBe(220);
    await expect(lena.call(contract.issueInvoice, { id: draft })).rejects.toMatchObject({
      status: 409,
    });
    await testApp.acme.inTransaction(insistIntact);
  });

  it('can be voided as a draft, and stops when the first invoice is voided', async () => {
    const customerId = await testApp.acme.inTransaction(addCustomer);
    const { id } = await monthly(customerId);
    await repeat(id, 1);
    const draft = (await listed(customerId)).items[1]?.id ?? 0;
    await lena.call(contract.voidInvoice, { id: draft, note: 'Not this month' });
    await lena.call(contract.voidInvoice, { id, note: 'Moved out' });
    await repeat(id, 2);
    const { items } = await listed(customerId);
    expect(items.map((i) => i.status)).toEqual(['Void', 'Void']);
    const { ageing, closingBalance } = await lena.call(contract.getFinanceStatement, {
      customerId,
      toDate: '2026-12-31',
    });
    expect([closingBalance, ...ageing.map((a) => a.amount)]).toEqual([0, 0, 0, 0, 0, 0]);
    await testApp.acme.inTransaction(insistIntact);
  });
});
