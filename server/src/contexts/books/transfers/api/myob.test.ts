import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { type MyobServer, myobServer } from '@waybill/adapters/testing/books/myob-server';
import * as contract from '@waybill/contract/books/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let myob: MyobServer;
let testApp: TestApp;
let ada: Caller;
let lena: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  myob = await myobServer();
  testApp = await openTestApp({
    callOut: guardedCalls({ allowed: [myob.url] }),
    accountingUrl: myob.url,
  });
  ada = await testApp.acme.as('ada');
  lena = await testApp.acme.as('lena');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(async () => {
  await testApp.close();
  await myob.close();
});

async function settle() {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 61_000);
  await testApp.settle();
}
const theirs = (number: string) => [...myob.invoices.values()].find((one) => one.Number === number);

async function billed() {
  const customerId = await desk.addCustomer();
  const { id } = await desk.bill(customerId, 100);
  const { invoice } = await lena.call(finance.getInvoiceForEdit, { id });
  await settle();
  return { id, number: invoice.invoiceNumber ?? '' };
}

describe('MYOB', () => {
  it('is connected to the company file that its redirect names', async () => {
    const app = { program: 'MYOB', clientId: 'key-1', clientSecret: 'secret-1' } as const;
    const { url } = await ada.call(contract.connectBooks, app);
    const state = new URL(url).searchParams.get('state') ?? '';
    const file = { businessId: 'file-1', businessName: 'Acme Freight' };
    await ada.call(contract.completeBooks, { state, code: 'code-1', ...file });
    const { accounts } = await ada.call(contract.getBooksChart);
    expect(accounts.map(({ key, kind }) => [key, kind])).toEqual([
      ['acc-income', 'Income'],
      ['acc-bank', 'Bank'],
    ]);
    const settings = {
      incomeAccountKey: 'acc-income',
      bankAccountKey: 'acc-bank',
      taxedKey: 'tax-gst',
      untaxedKey: 'tax-gst',
      lineAccounts: [],
      sendsFrom: '2026-11-18',
    };
    await ada.call(contract.saveBooksSettings, { settings });
    await testApp.settle();
    const { connection } = await ada.call(contract.getBooks);
    expect(connection).toMatchObject({ program: 'MYOB', organisationName: 'Acme Freight' });
  });

  it('has an invoice with its contact, its payment and the payment’s reversal', async () => {
    const { id: invoiceId, number } = await billed();
    expect(theirs(number)).toMatchObject({ TotalAmount: 110, BalanceDueAmount: 110 });
    const { id } = await desk.pay({
      paidAmount: 60,
      allocatedInvoicePayments: [{ invoiceId, paidAmount: 60 }],
    });
    await settle();
    expect(theirs(number)).toMatchObject({ BalanceDueAmount: 50 });
    await lena.call(finance.reversePayment, { id, note: 'Returned' });
    await settle();
    expect(theirs(number)).toMatchObject({ BalanceDueAmount: 110 });
    expect(myob.payments.size).toBe(0);
  });

  it('loses an invoice that is void here', async () => {
    const { id, number } = await billed();
    await lena.call(finance.voidInvoice, { id, note: 'Billed twice' });
    await settle();
    expect(theirs(number)).toBe(undefined);
  });

  it('has a payment that was entered there recorded here once', async () => {
    const { id, number } = await billed();
    const invoice = theirs(number);
    if (invoice === undefined) throw new Error('It was not sent');
    const { UID } = invoice;
    myob.invoices.set(UID, { ...invoice, BalanceDueAmount: 0 });
    myob.payments.set('theirs-1', {
      UID: 'theirs-1',
      DepositTo: 'Account',
      Account: { UID: 'acc-bank' },
      Customer: { UID: 'c' },
      Date: '2026-11-18T00:00:00',
      Memo: 'Paid at the counter',
      Invoices: [{ UID, AmountApplied: 110, Type: 'Invoice' }],
    });
    for (let times = 0; times < 2; times += 1) {
      await testApp.makeDue();
      await settle();
    }
    const paidInvoice = (await lena.call(finance.getInvoiceForEdit, { id })).invoice;
    expect(paidInvoice).toMatchObject({ status: 'Paid', outstandingAmount: 0 });
    const paid = await lena.call(finance.getPayments, { maxResultCount: 1 });
    expect(paid.items[0]).toMatchObject({ paidAmount: 110 });
  });

  it('and we differ in nothing, and nothing was sent that its pages do not know', async () => {
    await lena.call(contract.compareBooks);
    await settle();
    const { items } = await lena.call(contract.getBooksDifferences, { maxResultCount: 100 });
    expect(items.map(({ number, difference }) => [number, difference])).toEqual([]);
    expect(myob.faults).toEqual([]);
  });
});
