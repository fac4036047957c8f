import * as contract from '@waybill/contract/books/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import {
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
  if (books.xero.faults.length > 0) throw new Error(books.xero.faults.join('\n'));
});

const settle = () => settleAMinuteLater(books);
async function runAll() {
  for (let times = 0; times < 3; times += 1) {
    await books.testApp.makeDue();
    await settle();
  }
}
const theirs = (number: string) =>
  [...books.xero.invoices.values()].find((one) => one['InvoiceNumber'] === number);
/** The payments of an invoice in Xero that are not deleted. */
const paymentsThere = (number: string) =>
  [...books.xero.payments.values()].filter(
    (one) =>
      (one['Invoice'] as { InvoiceID: string }).InvoiceID === theirs(number)?.['InvoiceID'] &&
      one['Status'] === 'AUTHORISED',
  );
const transfersOf = async (number: string) =>
  (await books.lena.call(contract.getBooksTransfers, { filter: `number eq '${number}'` })).items;
const paymentsHere = async (customerId: number) =>
  (await books.lena.call(finance.getPayments, { maxResultCount: 100 })).items.filter(
    ({ customer }) => customer?.id === customerId,
  );

type Sending = {
  /** Whether the response of Xero is lost. */
  readonly isLost: boolean;
  /** What happens to the payment here before Xero responds. */
  readonly meanwhile?: (id: number) => Promise<void>;
};

/** An invoice of 110, of which 40 are paid here. */
async function paid({ isLost, meanwhile }: Sending) {
  const customerId = await desk.addCustomer();
  const { id: invoiceId } = await desk.bill(customerId, 100);
  const { invoice } = await books.lena.call(finance.getInvoiceForEdit, { id: invoiceId });
  await settle();
  if (isLost) books.xero.swallows.push(/^PUT .*\/Payments$/);
  const { id } = await desk.pay({
    customerId,
    paidAmount: 40,
    allocatedInvoicePayments: [{ invoiceId, paidAmount: 40 }],
  });
  const work = () => meanwhile?.(id) ?? Promise.resolve();
  books.xero.meanwhile.push({ at: /^PUT .*\/Payments$/, work });
  await settle();
  const reference = (await desk.payment(id))?.paymentReferenceNumber ?? '';
  const number = invoice.invoiceNumber ?? '';
  const isThere = paymentsThere(number).some((one) => one['Reference'] === reference);
  if (meanwhile === undefined && !isThere) throw new Error('It did not arrive');
  return { customerId, invoiceId, number, id, reference };
}

describe('a payment to Xero whose response was lost', () => {
  it('is removed there if it is reversed here before the retry', async () => {
    const { number, id, reference } = await paid({ isLost: true });
    await books.lena.call(finance.reversePayment, { id, note: 'Bounced' });
    await settle();
    expect(paymentsThere(number)).toEqual([]);
    expect(theirs(number)).toMatchObject({ AmountDue: 110 });
    expect(await transfersOf(reference)).toMatchObject([{ status: 'Sent', isRemoval: true }]);
    await books.lena.call(contract.compareBooks);
    await settle();
    const { items } = await books.lena.call(contract.getBooksDifferences, { filter: number });
    expect(items).toEqual([]);
  });

  it('is not paid twice although Xero has forgotten the idempotency key', async () => {
    const { number, reference } = await paid({ isLost: true });
    books.xero.forgetKeys();
    await runAll();
    expect(paymentsThere(number)).toHaveLength(1);
    const [transfer] = await transfersOf(reference);
    expect(transfer).toMatchObject({
      status: 'Sent',
      theirId: paymentsThere(number)[0]?.['PaymentID'],
    });
  });

  it('is paid again after it was reversed and allocated again', async () => {
    const { number, id, invoiceId } = await paid({ isLost: true });
    const release = { id, note: 'Wrong', invoiceIds: [invoiceId] };
    await books.lena.call(finance.reversePayment, release);
    await settle();
    const allocatedInvoicePayments = [{ invoiceId, paidAmount: 40 }];
    await books.lena.call(finance.allocatePayment, { id, allocatedInvoicePayments });
    await runAll();
    expect(theirs(number)).toMatchObject({ AmountDue: 70 });
  });
});

describe('a payment that is reversed here while it is sent', () => {
  it('is removed there', async () => {
    let others: Promise<void> = Promise.resolve();
    const { number, reference } = await paid({
      isLost: false,
      meanwhile: async (id) => {
        await books.lena.call(finance.reversePayment, { id, note: 'Bounced' });
        // Another worker handles the event before the response to the call arrives.
        others = books.testApp.settle();
        const payment = (await desk.payment(id))?.paymentReferenceNumber ?? '';
        const isChanged = async () => (await transfersOf(payment))[0]?.isRemoval;
        await expect.poll(isChanged, { timeout: 10_000 }).toBe(true);
      },
    });
    await others;
    await settle();
    expect(paymentsThere(number)).toEqual([]);
    expect(await transfersOf(reference)).toMatchObject([{ status: 'Sent', isRemoval: true }]);
  });
});

describe('a payment of ours that is read in Xero', () => {
  /** As if the process had ended between the response and its note. */
  const forget = (reference: string, attempts: number) =>
    books.testApp.acme.rows(sql`
      update books.transfer set status = 'Failed', their_id = null, attempts = ${attempts}
      where kind = 'Payment' and number = ${reference} returning id
    `);

  it('after a crash is the one that was sent, not a new one', async () => {
    const { customerId, number, reference } = await paid({ isLost: false });
    await forget(reference, 0);
    await runAll();
    expect(await paymentsHere(customerId)).toHaveLength(1);
    const [transfer] = await transfersOf(reference);
    expect(transfer).toMatchObject({
      status: 'Sent',
      theirId: paymentsThere(number)[0]?.['PaymentID'],
    });
    const { items } = await books.lena.call(contract.getBooksAttempts, { id: transfer?.id ?? 0 });
    expect(items.map(({ outcome }) => outcome)).toEqual(['Found', 'Created']);
  });

  it('after a crash and a reversal is removed, not recorded', async () => {
    const { customerId, number, id, reference } = await paid({ isLost: false });
    await forget(reference, 0);
    await runAll();
    await books.lena.call(finance.reversePayment, { id, note: 'Bounced' });
    await runAll();
    expect(paymentsThere(number)).toEqual([]);
    expect(await paymentsHere(customerId)).toHaveLength(1);
  });

  it('is there once although it is sent again by hand', async () => {
    const { customerId, number, reference } = await paid({ isLost: false });
    for (const before of ['Sent', 'Lost']) {
      if (before === 'Lost') await forget(reference, 3);
      const [transfer] = await transfersOf(reference);
      await books.lena.call(contract.sendToBooks, { ids: [transfer?.id ?? 0] });
      books.xero.forgetKeys();
      await runAll();
      expect(paymentsThere(number)).toHaveLength(1);
      expect(await transfersOf(reference)).toMatchObject([{ status: 'Sent' }]);
    }
    expect(await paymentsHere(customerId)).toHaveLength(1);
  });

  it('a second time is not recorded as money, and shows as a difference', async () => {
    const { customerId, number, reference } = await paid({ isLost: false });
    books.xero.pay(number, 40, '2026-11-18', reference);
    await runAll();
    expect(await paymentsHere(customerId)).toHaveLength(1);
    await books.lena.call(contract.compareBooks);
    await settle();
    const { items } = await books.lena.call(contract.getBooksDifferences, { filter: number });
    expect(items).toMatchObject([{ difference: 'Open', ours: { open: 70 }, theirs: { open: 30 } }]);
  });

  it('is money that was entered there, if ours was reversed and removed before', async () => {
    const { customerId, number, id, reference } = await paid({ isLost: false });
    await books.lena.call(finance.reversePayment, { id, note: 'Bounced' });
    await settle();
    books.xero.pay(number, 40, '2026-11-18', reference);
    await runAll();
    expect(await paymentsHere(customerId)).toHaveLength(2);
    expect(paymentsThere(number)).toHaveLength(1);
  });
});

describe('credit and prepaid money whose allocation in Xero was lost', () => {
  it('are taken off the invoice there if they are released here before the retry', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId } = await desk.bill(customerId, 100);
    const { id } = await desk.pay({ customerId, paidAmount: 60, allocatedInvoicePayments: [] });
    const { invoice } = await books.lena.call(finance.getInvoiceForEdit, { id: invoiceId });
    await settle();
    books.xero.swallows.push(/^PUT .*\/Overpayments\/.*\/Allocations$/);
    const allocatedInvoicePayments = [{ invoiceId, paidAmount: 60 }];
    await books.lena.call(finance.allocatePayment, { id, allocatedInvoicePayments });
    await settle();
    const number = invoice.invoiceNumber ?? '';
    expect(theirs(number)).toMatchObject({ AmountDue: 50 });
    const release = { id, note: 'Wrong', invoiceIds: [invoiceId] };
    await books.lena.call(finance.reversePayment, release);
    await settle();
    expect(theirs(number)).toMatchObject({ AmountDue: 110 });
  });

  it('are applied once although the key is forgotten', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId } = await desk.bill(customerId, 100);
    const { invoice } = await books.lena.call(finance.getInvoiceForEdit, { id: invoiceId });
    await settle();
    books.xero.swallows.push(/^PUT .*\/CreditNotes\/.*\/Allocations$/);
    await credited(books.lena, invoiceId, 22);
    await settle();
    books.xero.forgetKeys();
    await runAll();
    expect(theirs(invoice.invoiceNumber ?? '')).toMatchObject({ AmountDue: 88 });
    const filter = "kind eq 'Payment' and status eq 'Failed'";
    const { items } = await books.lena.call(contract.getBooksTransfers, { filter });
    expect(items).toEqual([]);
  });
});
