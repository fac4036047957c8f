import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { type MyobServer, myobServer } from '@waybill/adapters/testing/books/myob-server';
import * as contract from '@waybill/contract/books/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { anRcti } from '../../testing/an-rcti.ts';
import { credited } from '../../testing/credited.ts';

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

async function billed(of?: number) {
  const customerId = of ?? (await desk.addCustomer());
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
      ['acc-rent', 'Expense'],
    ]);
    const settings = {
      incomeAccountKey: 'acc-income',
      bankAccountKey: 'acc-bank',
      taxedKey: 'tax-gst',
      untaxedKey: 'tax-fre',
      lineAccounts: [],
      bills: { expenseAccountKey: 'acc-rent', taxedKey: 'tax-gst', untaxedKey: 'tax-fre' },
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
    expect((await lena.call(contract.getBooksDifferences)).items).toEqual([]);
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
    expect((await lena.call(contract.getBooksDifferences)).items).toEqual([]);
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

  it('shows a payment that was deleted there, and takes it off the invoice', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, number } = await billed(customerId);
    const paid = [{ invoiceId, paidAmount: 110 }];
    await desk.pay({ customerId, paidAmount: 110, allocatedInvoicePayments: paid });
    await settle();
    const [payment] = [...myob.payments.values()].filter(({ Invoices }) =>
      Invoices.some(({ UID }) => UID === theirs(number)?.UID),
    );
    const file = `${myob.url}/file-1/Sale/CustomerPayment/${payment?.UID}`;
    const headers = { 'x-myobapi-key': 'key-1', 'x-myobapi-version': 'v2' };
    await fetch(file, { method: 'DELETE', headers });
    await lena.call(contract.compareBooks);
    await settle();
    const { items } = await lena.call(contract.getBooksDifferences);
    const one = items.find((each) => each.number === number);
    expect(one).toMatchObject({ difference: 'PaymentDeleted', ours: { open: 0 } });
    expect(one?.theirs).toMatchObject({ open: 110 });
    await lena.call(contract.releaseDeletedPayments, { id: one?.ours?.transferId ?? 0 });
    await settle();
    const { invoice } = await lena.call(finance.getInvoiceForEdit, { id: invoiceId });
    expect(invoice).toMatchObject({ outstandingAmount: 110 });
  });

  it('has money that is not allocated as a credit, from which invoices are paid', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, number } = await billed(customerId);
    const { id } = await desk.pay({
      customerId,
      paidAmount: 160,
      allocatedInvoicePayments: [{ invoiceId, paidAmount: 110 }],
    });
    await settle();
    const reference = (await desk.payment(id))?.paymentReferenceNumber ?? '';
    expect(theirs(reference)).toMatchObject({
      TotalAmount: -50,
      JournalMemo: `Prepayment ${reference}`,
    });
    const next = await billed(customerId);
    const allocatedInvoicePayments = [{ invoiceId: next.id, paidAmount: 50 }];
    await lena.call(finance.allocatePayment, { id, allocatedInvoicePayments });
    await settle();
    expect(theirs(next.number)).toMatchObject({ BalanceDueAmount: 60 });
    expect(theirs(reference)).toMatchObject({ BalanceDueAmount: 0 });
    expect(theirs(number)).toMatchObject({ BalanceDueAmount: 0 });
    await lena.call(finance.reversePayment, { id, note: 'Bounced' });
    await settle();
    expect(theirs(next.number)).toMatchObject({ BalanceDueAmount: 110 });
    expect(theirs(reference)).toMatchObject({ TotalAmount: -50, BalanceDueAmount: 0 });
    expect(myob.requested).toContain('POST /accountright/file-1/Sale/CreditRefund');
  });

  it('pays a refund of credit once, also if the response is lost', async () => {
    const { id: invoiceId } = await billed();
    const paid = [{ invoiceId, paidAmount: 110 }];
    await desk.pay({ paidAmount: 110, allocatedInvoicePayments: paid });
    const noteId = await credited(lena, invoiceId, 22);
    await settle();
    const { creditNote } = await lena.call(finance.getCreditNoteForEdit, { id: noteId });
    const refunds = () =>
      myob.requested.filter((one) => one.startsWith('POST') && one.endsWith('/CreditRefund'));
    const before = refunds().length;
    myob.swallows.push(/CreditRefund$/);
    await lena.call(finance.settleCreditNote, { id: noteId, settlement: 'Refunded' });
    await settle();
    await testApp.makeDue();
    await settle();
    expect(theirs(creditNote.creditNoteNumber ?? '')).toMatchObject({ BalanceDueAmount: 0 });
    expect(refunds().length).toBe(before + 1);
  });

  it('pays, and applies money and credit, once although each response is lost', async () => {
    const customerId = await desk.addCustomer();
    const one = await billed(customerId);
    const other = await billed(customerId);
    const lost = ['CustomerPayment', 'CreditSettlement', 'CreditSettlement'];
    myob.swallows.push(...lost.map((path) => new RegExp(`^POST .*/${path}$`)));
    const again = async () => {
      for (let times = 0; times < 3; times += 1) {
        await testApp.makeDue();
        await settle();
      }
    };
    const paid = [{ invoiceId: one.id, paidAmount: 60 }];
    const money = { customerId, paidAmount: 100, allocatedInvoicePayments: paid };
    const { id } = await desk.pay(money);
    await again();
    const rest = [{ invoiceId: other.id, paidAmount: 40 }];
    await lena.call(finance.allocatePayment, { id, allocatedInvoicePayments: rest });
    await again();
    await credited(lena, one.id, 22);
    await again();
    expect(theirs(one.number)).toMatchObject({ BalanceDueAmount: 28 });
    expect(theirs(other.number)).toMatchObject({ BalanceDueAmount: 70 });
    expect(myob.swallows).toEqual([]);
    const { items } = await lena.call(finance.getPayments, { maxResultCount: 3 });
    expect(items.filter(({ customer }) => customer?.id === customerId)).toHaveLength(2);
  });

  it('loses what is reversed here although the response to it was lost', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, number } = await billed(customerId);
    const { id: otherId } = await desk.pay({
      customerId,
      paidAmount: 30,
      allocatedInvoicePayments: [],
    });
    await settle();
    myob.swallows.push(/^POST .*\/CustomerPayment$/, /^POST .*\/CreditSettlement$/);
    const paid = [{ invoiceId, paidAmount: 60 }];
    const { id } = await desk.pay({ customerId, paidAmount: 60, allocatedInvoicePayments: paid });
    const rest = [{ invoiceId, paidAmount: 30 }];
    await lena.call(finance.allocatePayment, { id: otherId, allocatedInvoicePayments: rest });
    await settle();
    expect(theirs(number)).toMatchObject({ BalanceDueAmount: 20 });
    await lena.call(finance.reversePayment, { id, note: 'Bounced' });
    const release = { id: otherId, note: 'Wrong', invoiceIds: [invoiceId] };
    await lena.call(finance.reversePayment, release);
    await settle();
    expect(theirs(number)).toMatchObject({ BalanceDueAmount: 110 });
    expect(myob.swallows).toEqual([]);
  });

  it('has a payment once that is sent again by hand, or whose note was lost', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, number } = await billed(customerId);
    const paid = [{ invoiceId, paidAmount: 40 }];
    const { id } = await desk.pay({ customerId, paidAmount: 40, allocatedInvoicePayments: paid });
    await settle();
    const reference = (await desk.payment(id))?.paymentReferenceNumber ?? '';
    const filter = `number eq '${reference}'`;
    const { items } = await lena.call(contract.getBooksTransfers, { filter });
    await lena.call(contract.sendToBooks, { ids: items.map((one) => one.id) });
    await settle();
    expect(theirs(number)).toMatchObject({ BalanceDueAmount: 70 });
    // As if the process had ended between the response and its note.
    await testApp.acme.rows(sql`
      update books.transfer set status = 'Failed', their_id = null, attempts = 0
      where kind = 'Payment' and number = ${reference} returning id
    `);
    await testApp.makeDue();
    await settle();
    const after = await lena.call(contract.getBooksTransfers, { filter });
    expect(after.items).toMatchObject([{ status: 'Sent' }]);
    const { items: payments } = await lena.call(finance.getPayments, { maxResultCount: 3 });
    expect(payments.filter(({ customer }) => customer?.id === customerId)).toHaveLength(1);
  });

  it('has an RCTI as a bill of its supplier, and its payment', async () => {
    const { id, number } = await anRcti(testApp.acme);
    await settle();
    const bill = () => [...myob.bills.values()].find((one) => one.Number === number);
    expect(bill()).toMatchObject({ TotalAmount: 130.24, BalanceDueAmount: 130.24 });
    await lena.call(finance.payRctis, { ids: [id], paidOn: '2026-11-18', reference: 'Run 7' });
    await settle();
    expect(bill()).toMatchObject({ BalanceDueAmount: 0 });
    const second = await anRcti(testApp.acme);
    await settle();
    await lena.call(finance.voidRcti, { id: second.id, note: 'Wrong hours' });
    await settle();
    expect([...myob.bills.values()].some((one) => one.Number === second.number)).toBe(false);
  });

  it('and we differ in nothing, and nothing was sent that its pages do not know', async () => {
    await lena.call(contract.compareBooks);
    await settle();
    const { items } = await lena.call(contract.getBooksDifferences, { maxResultCount: 100 });
    expect(items.map(({ number, difference }) => [number, difference])).toEqual([]);
    expect(myob.faults).toEqual([]);
  });
});
