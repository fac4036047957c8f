import * as contract from '@waybill/contract/books/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import {
  bankAccountId,
  type ConnectedBooks,
  connectXero,
  openAppWithXero,
  settleAMinuteLater,
} from '../../testing/connected-books.ts';
import { credited } from '../../testing/credited.ts';

let books: ConnectedBooks;
let desk: FinanceDesk;
beforeAll(async () => {
  books = await openAppWithXero();
  await connectXero(books);
  desk = financeDesk(books.testApp.acme, books.lena);
});
afterAll(() => books.close());
afterEach(() => {
  // A fault is a request or response that does not match Xero's published description.
  if (books.xero.faults.length > 0) throw new Error(books.xero.faults.join('\n'));
});

const transfers = async (filter: string) =>
  (await books.lena.call(contract.getBooksTransfers, { filter, maxResultCount: 100 })).items;
const transferOf = async (number: string) =>
  (await transfers(`number eq '${number}' and kind eq 'Invoice'`))[0];
const theirs = (number: string) =>
  [...books.xero.invoices.values()].find((one) => one['InvoiceNumber'] === number);
const settle = () => settleAMinuteLater(books);

async function billed(amount = 100) {
  const customerId = await desk.addCustomer();
  const { id } = await desk.bill(customerId, amount);
  const { invoice } = await books.lena.call(finance.getInvoiceForEdit, { id });
  await settle();
  return { id, customerId, number: invoice.invoiceNumber ?? '' };
}

describe('an issued invoice', () => {
  it('is created with its contact, account, tax and tracking option', async () => {
    const { number } = await billed();
    expect(await transferOf(number)).toMatchObject({ status: 'Sent', attempts: 1, problem: null });
    expect(theirs(number)).toMatchObject({
      Type: 'ACCREC',
      Status: 'AUTHORISED',
      SubTotal: 100,
      TotalTax: 10,
      Total: 110,
      LineItems: [
        {
          AccountCode: '210',
          TaxType: 'OUTPUT',
          TaxAmount: 10,
          Tracking: [{ TrackingOptionID: 'ce205173-7387-4651-9726-2cf4c5405ba2' }],
        },
      ],
    });
    const put = books.xero.received.find(
      ({ method, path }) => method === 'PUT' && path.endsWith('/Invoices'),
    );
    expect(put?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not created twice when the response to the first attempt was lost', async () => {
    books.xero.swallows.push(/^PUT .*\/Invoices$/);
    const { number } = await billed();
    const lost = await transferOf(number);
    expect(lost).toMatchObject({ status: 'Waiting', problem: 'Xero does not respond.' });
    await books.testApp.makeDue();
    await settle();
    expect(await transferOf(number)).toMatchObject({ status: 'Sent', attempts: 2 });
    const all = [...books.xero.invoices.values()].filter((one) => one['InvoiceNumber'] === number);
    expect(all).toHaveLength(1);
    const { items } = await books.lena.call(contract.getBooksAttempts, { id: lost?.id ?? 0 });
    expect(items.map(({ outcome }) => outcome)).toEqual(['Found', 'Unavailable']);
  });

  it('waits as long as Xero requests', async () => {
    books.xero.troubles.push({ status: 429, headers: { 'retry-after': '30' } });
    const { number } = await billed();
    expect(await transferOf(number)).toMatchObject({
      status: 'Waiting',
      problem: 'Xero is not available (status 429).',
    });
    await books.testApp.makeDue();
    await settle();
    expect(await transferOf(number)).toMatchObject({ status: 'Sent' });
  });

  it('fails in the words of Xero, and is sent again by a person', async () => {
    const body = {
      ErrorNumber: 10,
      Message: 'A validation exception occurred',
      Elements: [{ ValidationErrors: [{ Message: 'The period is locked.' }] }],
    };
    books.xero.troubles.push({ status: 400, body });
    const { number } = await billed();
    const failed = await transferOf(number);
    expect(failed).toMatchObject({ status: 'Failed', problem: 'Xero: The period is locked.' });
    await books.lena.call(contract.sendToBooks, { ids: [failed?.id ?? 0] });
    await settle();
    expect(await transferOf(number)).toMatchObject({ status: 'Sent', problem: null });
  });

  it('is voided there when it is void here', async () => {
    const { id, number } = await billed();
    await books.lena.call(finance.voidInvoice, { id, note: 'Billed twice' });
    await settle();
    expect(theirs(number)).toMatchObject({ Status: 'VOIDED' });
    expect(await transferOf(number)).toMatchObject({ isRemoval: true, status: 'Sent' });
  });

  it('stays here if it is dated before the day that the settings name', async () => {
    const customerId = await desk.addCustomer();
    const { id } = await desk.bill(customerId, 50, '2026-11-17');
    const { invoice } = await books.lena.call(finance.getInvoiceForEdit, { id });
    await settle();
    expect(await transferOf(invoice.invoiceNumber ?? '')).toBe(undefined);
  });
});

describe('a payment', () => {
  it('pays the invoice in Xero, and is deleted there when it is reversed', async () => {
    const { id: invoiceId, number } = await billed();
    const { id } = await desk.pay({
      paidAmount: 60,
      allocatedInvoicePayments: [{ invoiceId, paidAmount: 60 }],
    });
    await settle();
    expect(theirs(number)).toMatchObject({ AmountDue: 50, AmountPaid: 60 });
    const [payment] = [...books.xero.payments.values()].slice(-1);
    expect(payment).toMatchObject({ Account: { AccountID: bankAccountId }, Amount: 60 });
    await books.lena.call(finance.reversePayment, { id, note: 'Returned' });
    await settle();
    expect(theirs(number)).toMatchObject({ AmountDue: 110 });
  });

  it('waits for an invoice that failed, and follows it', async () => {
    books.xero.troubles.push({ status: 400, body: { Message: 'Locked' } });
    const { id: invoiceId, number } = await billed();
    await desk.pay({ paidAmount: 10, allocatedInvoicePayments: [{ invoiceId, paidAmount: 10 }] });
    await settle();
    const failed = await transferOf(number);
    await books.lena.call(contract.sendToBooks, { ids: [failed?.id ?? 0] });
    await settle();
    expect(theirs(number)).toMatchObject({ AmountPaid: 10 });
  });

  it('that was entered in Xero is recorded here once, and not sent back', async () => {
    const { id, number } = await billed();
    books.xero.pay(number, 110, '2026-11-18');
    const sent = books.xero.payments.size;
    for (let times = 0; times < 2; times += 1) {
      await books.testApp.makeDue();
      await settle();
    }
    const { invoice } = await books.lena.call(finance.getInvoiceForEdit, { id });
    expect(invoice).toMatchObject({ status: 'Paid', outstandingAmount: 0 });
    const paid = await books.lena.call(finance.getPayments, { maxResultCount: 1 });
    expect(paid.items[0]).toMatchObject({ paidAmount: 110, paymentType: 'BankTransfer' });
    expect(books.xero.payments.size).toBe(sent);
  });
});

describe('a payment that was deleted in Xero', () => {
  /** Pays an invoice of 110 here, and deletes the payment there. */
  async function paidAndDeleted() {
    const { id: invoiceId, number } = await billed();
    await desk.pay({
      paidAmount: 110,
      allocatedInvoicePayments: [{ invoiceId, paidAmount: 110 }],
    });
    await settle();
    const paymentId = [...books.xero.payments.keys()].at(-1) ?? '';
    books.xero.unpay(paymentId);
    await books.testApp.makeDue();
    await settle();
    await books.lena.call(contract.compareBooks);
    await settle();
    const { items } = await books.lena.call(contract.getBooksDifferences, { maxResultCount: 100 });
    const difference = items.find((one) => one.number === number);
    return { invoiceId, number, difference, id: difference?.ours?.transferId ?? 0 };
  }
  const owed = async (id: number) =>
    (await books.lena.call(finance.getInvoiceForEdit, { id })).invoice.outstandingAmount;

  it('changes nothing here until a person takes it off the invoice', async () => {
    const { invoiceId, number, difference, id } = await paidAndDeleted();
    expect(difference).toMatchObject({
      difference: 'PaymentDeleted',
      ours: { open: 0 },
      theirs: { open: 110 },
    });
    expect(await owed(invoiceId)).toBe(0);
    await books.lena.call(contract.releaseDeletedPayments, { id });
    await settle();
    expect(await owed(invoiceId)).toBe(110);
    expect(theirs(number)).toMatchObject({ AmountDue: 110 });
    const again = books.lena.call(contract.releaseDeletedPayments, { id });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it('is taken off once by two people at the same time', async () => {
    const { invoiceId, id } = await paidAndDeleted();
    const both = await Promise.allSettled(
      [1, 2].map(() => books.lena.call(contract.releaseDeletedPayments, { id })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await owed(invoiceId)).toBe(110);
  });

  it('is sent again if a person wants that', async () => {
    const { invoiceId, number, id } = await paidAndDeleted();
    const [payment] = (await transfers("kind eq 'Payment'")).slice(0, 1);
    await books.lena.call(contract.sendToBooks, { ids: [payment?.id ?? 0] });
    await settle();
    expect([await owed(invoiceId), theirs(number)?.['AmountDue']]).toEqual([0, 0]);
    const nothing = books.lena.call(contract.releaseDeletedPayments, { id });
    await expect(nothing).rejects.toMatchObject({ status: 409 });
  });
});

describe('an invoice that waits to be sent', () => {
  it('is listed as waiting, not as missing', async () => {
    books.xero.troubles.push({ status: 503 });
    const { number } = await billed();
    await books.lena.call(contract.compareBooks);
    await books.testApp.settle();
    const listed = async () =>
      (await books.lena.call(contract.getBooksDifferences, { filter: number })).items.map(
        ({ difference }) => difference,
      );
    expect(await listed()).toEqual(['Waiting']);
    await books.testApp.makeDue();
    await settle();
    await books.lena.call(contract.compareBooks);
    await settle();
    expect(await listed()).toEqual([]);
  });
});

describe('approved credit', () => {
  it('becomes a credit note that is applied to the invoice', async () => {
    const { id: invoiceId, number } = await billed();
    await credited(books.lena, invoiceId, 22);
    await settle();
    const [note] = [...books.xero.creditNotes.values()];
    expect(note).toMatchObject({ Type: 'ACCRECCREDIT', SubTotal: 20, TotalTax: 2, Total: 22 });
    expect(theirs(number)).toMatchObject({ AmountDue: 88 });
  });
});
