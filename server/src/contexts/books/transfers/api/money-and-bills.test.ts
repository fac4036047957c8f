import * as contract from '@waybill/contract/books/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { anRcti } from '../../testing/an-rcti.ts';
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

const settle = () => settleAMinuteLater(books);
const transfersOf = async (number: string, kind: string) =>
  (await books.lena.call(contract.getBooksTransfers, { filter: `number eq '${number}'` })).items
    .filter((one) => one.kind === kind)
    .map(({ status, isRemoval, problem }) => ({ status, isRemoval, problem }));
const sent = { status: 'Sent', isRemoval: false, problem: null };
const theirs = (number: string) =>
  [...books.xero.invoices.values()].find((one) => one['InvoiceNumber'] === number);
const overpayments = (reference: string) =>
  [...books.xero.overpayments.values()].filter((one) =>
    String((one['LineItems'] as [{ Description: string }])[0].Description).startsWith(reference),
  );
const differencesOf = async (number: string) => {
  await books.lena.call(contract.compareBooks);
  await settle();
  const { items } = await books.lena.call(contract.getBooksDifferences, { filter: number });
  return items.map(({ kind, difference }) => [kind, difference]);
};

async function billed(amount = 100, some: { readonly customerId?: number } = {}) {
  const customerId = some.customerId ?? (await desk.addCustomer());
  const { id } = await desk.bill(customerId, amount);
  const { invoice } = await books.lena.call(finance.getInvoiceForEdit, { id });
  await settle();
  return { id, customerId, number: invoice.invoiceNumber ?? '' };
}

/** A customer who owes 110 pays 160: 50 are not allocated. */
async function paidTooMuch() {
  const invoice = await billed();
  const { id } = await desk.pay({
    customerId: invoice.customerId,
    paidAmount: 160,
    allocatedInvoicePayments: [{ invoiceId: invoice.id, paidAmount: 110 }],
  });
  await settle();
  const reference = (await desk.payment(id))?.paymentReferenceNumber ?? '';
  return { ...invoice, invoiceId: invoice.id, paymentId: id, reference };
}

describe('money that is not allocated', () => {
  it('is an overpayment of the customer, from which later allocations are drawn', async () => {
    const { customerId, paymentId, reference } = await paidTooMuch();
    expect(overpayments(reference)).toMatchObject([{ Total: 50, RemainingCredit: 50 }]);
    expect(await transfersOf(reference, 'Prepayment')).toEqual([sent]);
    const payments = books.xero.payments.size;
    const next = await billed(30, { customerId });
    await books.lena.call(finance.allocatePayment, {
      id: paymentId,
      allocatedInvoicePayments: [{ invoiceId: next.id, paidAmount: 33 }],
    });
    await settle();
    expect(overpayments(reference)).toMatchObject([{ RemainingCredit: 17 }]);
    expect(theirs(next.number)).toMatchObject({ AmountDue: 0 });
    expect(books.xero.payments.size).toBe(payments);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('that is released from an invoice becomes another overpayment', async () => {
    const { invoiceId, paymentId, reference, number } = await paidTooMuch();
    const release = { id: paymentId, note: 'Meant for another', invoiceIds: [invoiceId] };
    await books.lena.call(finance.reversePayment, release);
    await settle();
    expect(theirs(number)).toMatchObject({ AmountDue: 110 });
    expect(overpayments(reference).map(({ Total }) => Total)).toEqual([50, 110]);
    expect(await transfersOf(`${reference}-2`, 'Prepayment')).toEqual([sent]);
  });

  it('goes back to the overpayment when its invoice is released', async () => {
    const { customerId, paymentId, reference } = await paidTooMuch();
    const next = await billed(30, { customerId });
    const args = { id: paymentId, allocatedInvoicePayments: [] };
    const allocated = [{ invoiceId: next.id, paidAmount: 33 }];
    await books.lena.call(finance.allocatePayment, {
      ...args,
      allocatedInvoicePayments: allocated,
    });
    await settle();
    const release = { id: paymentId, note: 'Wrong', invoiceIds: [next.id] };
    await books.lena.call(finance.reversePayment, release);
    await settle();
    expect(overpayments(reference)).toMatchObject([{ Total: 50, RemainingCredit: 50 }]);
    expect(theirs(next.number)).toMatchObject({ AmountDue: 33 });
  });

  /** A payment with prepayments of 50 and 110, which pays an invoice of 132. */
  async function paidFromTwo() {
    const { customerId, invoiceId, paymentId, reference } = await paidTooMuch();
    const release = { id: paymentId, note: 'Meant for another', invoiceIds: [invoiceId] };
    await books.lena.call(finance.reversePayment, release);
    await settle();
    const next = await billed(120, { customerId });
    const allocatedInvoicePayments = [{ invoiceId: next.id, paidAmount: 132 }];
    await books.lena.call(finance.allocatePayment, { id: paymentId, allocatedInvoicePayments });
    await settle();
    return { ...next, paymentId, reference };
  }
  const leftOf = (reference: string) =>
    overpayments(reference).map(({ RemainingCredit }) => RemainingCredit);

  it('pays an invoice larger than each overpayment from several, to the cent', async () => {
    const payments = books.xero.payments.size;
    const { id, number, paymentId, reference } = await paidFromTwo();
    expect(theirs(number)).toMatchObject({ AmountDue: 0 });
    expect(leftOf(reference)).toEqual([28, 0]);
    // The payment of the first invoice, and none for this one.
    expect(books.xero.payments.size - payments).toBe(1);
    expect(await differencesOf(reference)).toEqual([]);
    const release = { id: paymentId, note: 'Wrong', invoiceIds: [id] };
    await books.lena.call(finance.reversePayment, release);
    await settle();
    expect(theirs(number)).toMatchObject({ AmountDue: 132 });
    expect(leftOf(reference)).toEqual([50, 110]);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('is drawn from each overpayment once although responses were lost', async () => {
    books.xero.swallows.push(/^PUT .*\/Allocations$/, /^PUT .*\/Allocations$/);
    const { number, reference } = await paidFromTwo();
    for (let times = 0; times < 3; times += 1) {
      await books.testApp.makeDue();
      await settle();
    }
    expect(theirs(number)).toMatchObject({ AmountDue: 0 });
    expect(leftOf(reference)).toEqual([28, 0]);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('is refunded when its payment is reversed', async () => {
    const { paymentId, reference } = await paidTooMuch();
    await books.lena.call(finance.reversePayment, { id: paymentId, note: 'Bounced' });
    await settle();
    expect(overpayments(reference)).toMatchObject([{ Total: 50, RemainingCredit: 0 }]);
    expect([...books.xero.payments.values()].at(-1)).toMatchObject({
      PaymentType: 'AROVERPAYMENTPAYMENT',
      Amount: 50,
      Account: { AccountID: bankAccountId },
    });
    expect(await transfersOf(reference, 'Prepayment')).toEqual([{ ...sent, isRemoval: true }]);
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('is received once although the response was lost', async () => {
    books.xero.swallows.push(/^PUT .*\/BankTransactions$/);
    const { reference } = await paidTooMuch();
    expect(await transfersOf(reference, 'Prepayment')).toMatchObject([{ status: 'Waiting' }]);
    await books.testApp.makeDue();
    await settle();
    expect(await transfersOf(reference, 'Prepayment')).toEqual([sent]);
    expect(overpayments(reference)).toHaveLength(1);
  });

  it('is one prepayment although two events follow it at the same time', async () => {
    const { customerId } = await billed();
    const { id } = await desk.pay({ customerId, paidAmount: 70, allocatedInvoicePayments: [] });
    await Promise.all([settle(), settle()]);
    const reference = (await desk.payment(id))?.paymentReferenceNumber ?? '';
    expect(overpayments(reference)).toHaveLength(1);
  });
});

describe('a refund', () => {
  /** A paid invoice is credited by 22, which go back to the customer. */
  async function refunded() {
    const { id, number } = await billed();
    const paid = [{ invoiceId: id, paidAmount: 110 }];
    await desk.pay({ paidAmount: 110, allocatedInvoicePayments: paid });
    const noteId = await credited(books.lena, id, 22);
    await settle();
    await books.lena.call(finance.settleCreditNote, { id: noteId, settlement: 'Refunded' });
    const { creditNote } = await books.lena.call(finance.getCreditNoteForEdit, { id: noteId });
    await settle();
    return { number, note: creditNote.creditNoteNumber ?? '' };
  }
  const noteIn = (number: string) =>
    [...books.xero.creditNotes.values()].find((one) => one['CreditNoteNumber'] === number);

  it('is paid out of the bank account, and the credit note is used up', async () => {
    const { note } = await refunded();
    expect(noteIn(note)).toMatchObject({ Total: 22, RemainingCredit: 0 });
    expect([...books.xero.payments.values()].at(-1)).toMatchObject({
      PaymentType: 'ARCREDITPAYMENT',
      Amount: 22,
      Reference: note,
    });
    expect(await transfersOf(note, 'Refund')).toEqual([sent]);
    expect(await differencesOf(note)).toEqual([]);
  });

  it('is paid once although the response was lost, and in the words of Xero it fails', async () => {
    books.xero.swallows.push(/^PUT .*\/Payments$/);
    const { note } = await refunded();
    for (let times = 0; times < 3; times += 1) {
      await books.testApp.makeDue();
      await settle();
    }
    expect(await transfersOf(note, 'Refund')).toEqual([sent]);
    expect(noteIn(note)).toMatchObject({ RemainingCredit: 0 });
    const refunds = [...books.xero.payments.values()].filter((one) => one['Reference'] === note);
    expect(refunds).toHaveLength(1);
  });
});

describe('an RCTI', () => {
  it('is a bill of its supplier, and paid there once it is paid here', async () => {
    const { id, number, amount } = await anRcti(books.testApp.acme);
    await settle();
    expect(amount).toBe(130.24);
    expect(theirs(number)).toMatchObject({
      Type: 'ACCPAY',
      Status: 'AUTHORISED',
      SubTotal: 118.4,
      TotalTax: 11.84,
      Contact: { Name: 'Patel Haulage Pty Ltd' },
    });
    const lines = (theirs(number)?.['LineItems'] ?? []) as Record<string, unknown>[];
    expect(lines[0]).toMatchObject({ AccountCode: '310', TaxType: 'INPUT' });
    const paid = { ids: [id], paidOn: '2026-11-18', reference: 'Run 7' };
    await books.lena.call(finance.payRctis, paid);
    await settle();
    expect(theirs(number)).toMatchObject({ AmountDue: 0, Status: 'PAID' });
    expect([...books.xero.payments.values()].at(-1)).toMatchObject({
      PaymentType: 'ACCPAYPAYMENT',
      Reference: 'Run 7',
    });
    expect(await differencesOf(number)).toEqual([]);
  });

  it('has one supplier for all RCTIs of an ABN', async () => {
    const { number } = await anRcti(books.testApp.acme);
    await settle();
    const first = [...books.xero.contacts.values()].filter(
      (one) => one['ContactNumber'] === '33102417032',
    );
    expect(first).toHaveLength(1);
    expect(theirs(number)).toMatchObject({ Contact: { ContactID: first[0]?.['ContactID'] } });
  });

  it('is voided there when it is void here, and listed where its total differs', async () => {
    const { id, number } = await anRcti(books.testApp.acme);
    await settle();
    const [key = ''] =
      [...books.xero.invoices].find(([, one]) => one['InvoiceNumber'] === number) ?? [];
    books.xero.invoices.set(key, { ...theirs(number), Total: 99 });
    expect(await differencesOf(number)).toEqual([['Bill', 'Amount']]);
    await books.lena.call(finance.voidRcti, { id, note: 'Wrong hours' });
    await settle();
    expect(theirs(number)).toMatchObject({ Status: 'VOIDED' });
  });

  it('fails in the words of Xero, and its payment follows it when it is sent again', async () => {
    // The charges of the one that was voided are on this one.
    await anRcti(books.testApp.acme);
    await settle();
    books.xero.troubles.push({ status: 400, body: { Message: 'The period is locked.' } });
    const { id, number } = await anRcti(books.testApp.acme);
    await books.testApp.settle();
    await books.lena.call(finance.payRctis, {
      ids: [id],
      paidOn: '2026-11-18',
      reference: 'Run 8',
    });
    await settle();
    expect(await transfersOf(number, 'Bill')).toMatchObject([
      { status: 'Failed', problem: 'Xero: The period is locked.' },
    ]);
    expect(await transfersOf(number, 'BillPayment')).toMatchObject([{ status: 'Failed' }]);
    const { items } = await books.lena.call(contract.getBooksTransfers, {
      filter: `number eq '${number}' and kind eq 'Bill'`,
    });
    await books.lena.call(contract.sendToBooks, { ids: items.map((one) => one.id) });
    await settle();
    expect(theirs(number)).toMatchObject({ AmountDue: 0 });
  });
});

describe('a contact that is sent again', () => {
  it('is a contact, not the invoice with its number', async () => {
    const { customerId } = await billed();
    const { items } = await books.lena.call(contract.getBooksTransfers, {
      filter: `kind eq 'Contact'`,
    });
    const contact = items.find(({ ourId }) => ourId === customerId);
    const invoices = books.xero.invoices.size;
    await books.lena.call(contract.sendToBooks, { ids: [contact?.id ?? 0] });
    await settle();
    const after = await books.lena.call(contract.getBooksTransfers, {
      filter: `kind eq 'Contact'`,
    });
    expect(after.items.find(({ ourId }) => ourId === customerId)).toMatchObject({
      status: 'Sent',
      theirId: contact?.theirId,
    });
    expect(books.xero.invoices.size).toBe(invoices);
  });
});
