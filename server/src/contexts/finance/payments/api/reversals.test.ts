import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaints, type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { exposureOf } from '#testing/finance/delivered.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());
afterEach(() => testApp.acme.inTransaction(insistIntact));

const reverse = (id: number, invoiceIds?: readonly number[]) =>
  lena.call(contract.reversePayment, {
    id,
    note: 'The bank returned it',
    ...(invoiceIds === undefined ? {} : { invoiceIds: [...invoiceIds] }),
  });
const give = (id: number, invoiceId: number, paidAmount: number) =>
  lena.call(contract.allocatePayment, { id, allocatedInvoicePayments: { invoiceId, paidAmount } });
const balance = async (customerId: number) =>
  (await lena.call(contract.getFinanceStatement, { customerId })).closingBalance;
const exposure = (customerId: number) =>
  testApp.acme.inTransaction((db) => exposureOf(db, customerId));

/** Pays 100 on invoices of 110 and 220: 60 and 30, so that 10 are unallocated. */
async function hundredOnTwo() {
  const customerId = await desk.addCustomer();
  const [first, second] = [await desk.bill(customerId, 100), await desk.bill(customerId, 200)];
  const { id } = await desk.pay({
    paidAmount: 100,
    allocatedInvoicePayments: [
      { invoiceId: first.id, paidAmount: 60 },
      { invoiceId: second.id, paidAmount: 30 },
    ],
  });
  return { customerId, id, first: first.id, second: second.id };
}

describe('reversing a payment', () => {
  it('reopens what it paid and removes the unallocated rest', async () => {
    const { customerId, id, first, second } = await hundredOnTwo();
    expect(await desk.payment(id)).toMatchObject({ unallocatedAmount: 10 });
    await reverse(id);
    expect(await desk.invoice(first)).toMatchObject({ status: 'Issued', outstandingAmount: 110 });
    expect(await desk.invoice(second)).toMatchObject({ outstandingAmount: 220 });
    expect(await desk.payment(id)).toMatchObject({
      unallocatedAmount: 0,
      paymentInvoices: [],
      reversal: { userName: 'Lena Novák', note: 'The bank returned it' },
    });
    expect([await balance(customerId), await exposure(customerId)]).toEqual([330, 33_000]);
    const { items } = await lena.call(contract.getFinanceStatement, { customerId });
    expect(items.map((i) => [i.txnType, i.charges, i.payments])).toContainEqual([
      'ReversedPayment',
      100,
      0,
    ]);
    expect(await complaints(reverse(id))).toBe(409);
    expect(await complaints(give(id, first, 1))).toEqual(['allocatedInvoicePayments']);
  });

  it('from one invoice only keeps the other allocations and leaves credit', async () => {
    const { customerId, id, first, second } = await hundredOnTwo();
    await reverse(id, [first]);
    expect(await desk.invoice(first)).toMatchObject({ outstandingAmount: 110 });
    expect(await desk.invoice(second)).toMatchObject({ outstandingAmount: 190 });
    expect(await desk.payment(id)).toMatchObject({ unallocatedAmount: 70, reversal: null });
    expect(await balance(customerId)).toBe(230);
    expect(await complaints(reverse(id, [first]))).toEqual(['invoiceIds']);
    const history = (await desk.invoice(first)).invoiceHistory.map(({ action }) => action);
    expect(history).toEqual(['Issued', 'PaymentReceived', 'PaymentReversed']);
  });

  it('does not change statements of past days', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId } = await desk.bill(customerId, 100, '2026-11-02');
    const { id } = await desk.pay({
      paymentDate: '2026-11-05',
      paidAmount: 110,
      allocatedInvoicePayments: { invoiceId, paidAmount: 110 },
    });
    await reverse(id);
    const until = async (toDate: string) => {
      const query = { customerId, fromDate: '2026-11-01', toDate };
      const { closingBalance, ageing, unallocatedAmount } = await lena.call(
        contract.getFinanceStatement,
        query,
      );
      const owed = ageing.reduce((sum, { amount }) => sum + amount, 0);
      return [closingBalance, owed, unallocatedAmount];
    };
    expect(await until('2026-11-10')).toEqual([0, 0, 0]);
    expect(await until('2026-11-18')).toEqual([110, 110, 0]);
  });

  it('is allowed to staff of the tenant only', async () => {
    const { id } = await hundredOnTwo();
    const oto = await testApp.acme.as('oto');
    expect(await complaints(oto.call(contract.reversePayment, { id, note: 'Mine' }))).toBe(403);
    const ines = await testApp.borealis.as('ines');
    expect(await complaints(ines.call(contract.reversePayment, { id, note: 'Mine' }))).toBe(404);
    expect(await complaints(lena.call(contract.reversePayment, { id, note: ' ' }))).toEqual([
      'note',
    ]);
  });

  it('is rejected when the books are closed', async () => {
    const { id } = await hundredOnTwo();
    const close = (day: string | null) =>
      testApp.acme.rows(sql`
        update tenancy.settings
        set groups = jsonb_set(groups, '{finance}', jsonb_build_object('closedUntil', ${day}::text))
      `);
    await close('2026-11-18');
    expect(await complaints(reverse(id))).toEqual(['id']);
    await close(null);
    await reverse(id);
  });
});

describe('unallocated credit', () => {
  it('is allocated to the customer’s invoices until it is used up', async () => {
    const { customerId, id, first, second } = await hundredOnTwo();
    expect(await give(id, first, 6)).toEqual({ unallocatedAmount: 4 });
    expect(await desk.invoice(first)).toMatchObject({
      outstandingAmount: 44,
      invoicePayments: [{ paymentId: id, paidAmount: 66 }],
    });
    expect(await complaints(give(id, second, 4.01))).toEqual(['allocatedInvoicePayments']);
    const { id: foreign } = await desk.bill(await desk.addCustomer(), 10);
    expect(await complaints(give(id, foreign, 1))).toEqual(['allocatedInvoicePayments.invoiceId']);
    expect(await balance(customerId)).toBe(230);
  });

  it('is allocated or reversed under concurrent requests, never twice', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id, first } = await hundredOnTwo();
      const ended = await Promise.allSettled([
        give(id, first, 10),
        give(id, first, 10),
        reverse(id),
      ]);
      expect(ended[2].status).toBe('fulfilled');
      expect(await desk.invoice(first)).toMatchObject({ outstandingAmount: 110 });
      expect(await desk.payment(id)).toMatchObject({ unallocatedAmount: 0, paymentInvoices: [] });
    }
  });
});
