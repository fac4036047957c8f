import {
  cancelBooking,
  createGuestBooking,
  getGuestBooking,
} from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { simulatedCards } from '@waybill/adapters/simulated/simulated-cards';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaints, type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

/** A processor that refuses a refund, or whose connection breaks before or after it refunded. */
const paymentSettings = { trouble: null as 'refuses' | 'before' | 'after' | null };
const processor = simulatedCards();
const input: string[] = [];
const cards: typeof processor = {
  ...processor,
  async giveBack(query) {
    if (paymentSettings.trouble === 'before') throw new Error('The line broke');
    if (paymentSettings.trouble === 'refuses') {
      return { outcome: 'Refused', transactionId: '', message: 'Refunds are not allowed.' };
    }
    const response = await processor.giveBack(query);
    input.push(response.transactionId);
    if (paymentSettings.trouble === 'after') throw new Error('The line broke');
    return response;
  },
};

let testApp: TestApp;
let lena: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp({ cards });
  lena = await testApp.acme.as('lena');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());
afterEach(async () => {
  paymentSettings.trouble = null;
  await testApp.acme.inTransaction(insistIntact);
});

const visa = () => `fake-valid-visa-nonce/${randomUUID()}`;
/** Adds an invoice over 110 that was paid by card. */
async function paidByCard() {
  const invoiceId = (await desk.bill(await desk.addCustomer(), 100)).id;
  const { id } = await lena.call(contract.createCreditCardPayment, {
    amount: 110,
    paymentNonce: visa(),
    allocatedInvoicePayments: [{ invoiceId, paidAmount: 110 }],
  });
  return { invoiceId, id };
}
const reverse = (id: number, over: object = {}) =>
  lena.call(contract.reversePayment, { id, note: 'Paid twice', ...over });
const info = async (paymentId: number) =>
  (await lena.call(contract.getTransactionInfo, { paymentId })).items[0];
const later = async () => {
  await testApp.makeDue();
  await testApp.settle();
};

describe('reversing a card payment', () => {
  it('refunds the card once and then updates the books', async () => {
    const { id, invoiceId } = await paidByCard();
    const before = input.length;
    const ended = await Promise.allSettled(Array.from({ length: 5 }, () => reverse(id)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(input).toHaveLength(before + 1);
    expect(await desk.invoice(invoiceId)).toMatchObject({
      status: 'Issued',
      outstandingAmount: 110,
    });
    expect(await desk.payment(id)).toMatchObject({ reversal: { note: 'Paid twice' } });
    expect(await info(id)).toMatchObject({
      status: 'Refunded',
      returns: [{ amount: 110, status: 'Refunded', message: '', userName: 'Lena Novák' }],
    });
  });

  it('that the processor rejects leaves the books unchanged and returns the reason', async () => {
    const { id, invoiceId } = await paidByCard();
    paymentSettings.trouble = 'refuses';
    expect(await complaints(reverse(id))).toBe(409);
    expect(await desk.invoice(invoiceId)).toMatchObject({ status: 'Paid' });
    expect(await info(id)).toMatchObject({
      status: 'Authorized',
      returns: [{ status: 'Refused', message: 'Refunds are not allowed.' }],
    });
    // The bank reversed the charge: only the books follow.
    await reverse(id, { booksOnly: true });
    expect(await desk.invoice(invoiceId)).toMatchObject({ outstandingAmount: 110 });
  });

  it.each(['before', 'after'] as const)(
    'whose response is lost (%s it was done) changes nothing until the outcome is known',
    async (trouble) => {
      const { id, invoiceId } = await paidByCard();
      paymentSettings.trouble = trouble;
      expect(await complaints(reverse(id))).toBe(409);
      paymentSettings.trouble = null;
      expect(await desk.invoice(invoiceId)).toMatchObject({ status: 'Paid' });
      expect((await info(id))?.returns).toMatchObject([{ status: 'Pending' }]);
      const off = { id, note: 'Off', invoiceIds: [invoiceId] };
      expect(await complaints(lena.call(contract.reversePayment, off))).toBe(409);
      await later();
      expect(await desk.invoice(invoiceId)).toMatchObject({ outstandingAmount: 110 });
      expect((await info(id))?.returns).toMatchObject([{ status: 'Refunded' }]);
    },
  );
});

describe('refunding credit to the card', () => {
  const approved = async (invoiceId: number, amount: number) => {
    const [line] = (await desk.invoice(invoiceId)).invoiceDetails;
    const details = [{ invoiceDetailId: line?.id ?? 0, amount, notes: 'Late' }];
    const { id } = await lena.call(contract.createCreditNoteRequest, {
      creditNote: { invoiceId, amount, note: 'Late', details },
    });
    await lena.call(contract.processCreditNoteRequest, {
      operation: 'Approve',
      creditNote: { id },
    } as never);
    return id;
  };
  const toCard = (id: number) =>
    lena.call(contract.settleCreditNote, { id, settlement: 'Refunded', toCard: true });
  const credit = async (id: number) =>
    (await lena.call(contract.getCreditNoteForEdit, { id })).creditNote;

  it('pays the credited part and settles the credit', async () => {
    const { id: paymentId, invoiceId } = await paidByCard();
    const id = await approved(invoiceId, 30);
    paymentSettings.trouble = 'after';
    expect(await complaints(toCard(id))).toBe(409);
    expect(await credit(id)).toMatchObject({ settlement: 'Open', openAmount: 30 });
    const saved = lena.call(contract.settleCreditNote, { id, settlement: 'KeptAsCredit' });
    expect(await complaints(saved)).toBe(409);
    paymentSettings.trouble = null;
    await later();
    expect(await credit(id)).toMatchObject({ settlement: 'Refunded', openAmount: 0 });
    expect(await info(paymentId)).toMatchObject({
      status: 'Authorized',
      returns: [{ amount: 30, status: 'Refunded' }],
    });
    expect(await complaints(reverse(paymentId))).toBe(409);
  });

  it('is rejected when no card paid that much', async () => {
    const { id: invoiceId } = await desk.bill(await desk.addCustomer(), 100);
    await desk.pay({ paidAmount: 110, allocatedInvoicePayments: { invoiceId, paidAmount: 110 } });
    expect(await complaints(toCard(await approved(invoiceId, 30)))).toBe(409);
  });
});

describe("a guest's card payment while booking", () => {
  const book = async (email: string) => {
    const [row] = await testApp.acme.rows(sql<{ id: number }>`
      select id from carriers.account where code = 'FLEET'
    `);
    const booking = aBooking({
      customer: { email, customerName: 'Gwen Guest' },
      carrierAccountId: row?.id ?? 0,
      carrierServiceCode: 'STD',
      paymentNonce: visa(),
    });
    const operations = ['Book' as const];
    const booked = await testApp.acme.guest.call(createGuestBooking, { booking, operations });
    await testApp.settle();
    const [customer] = (await lena.call(getCustomers, { filter: `email eq '${email}'` })).items;
    return { ...booked.booking, customerId: customer?.id ?? 0 };
  };
  const payments = async (customerId: number) =>
    (await lena.call(contract.getPayments, { customerId })).items;
  const emails = (to: string) => testApp.emails.filter((one) => JSON.stringify(one).includes(to));

  it('is confirmed by a receipt and settles the booking’s invoice automatically', async () => {
    const email = 'settled@guest.example';
    const { id, customerId, consignmentId } = await book(email);
    expect(emails(email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Receipt: \$[\d.]+ for booking \d+$/),
    ]);
    const text = emails(email)[0]?.text;
    expect(text).toContain(`Consignment: ${consignmentId}`);
    expect(text).toContain(`/track/${consignmentId}?postcode=`);
    expect(text).toMatch(/including \$[\d.]+ GST/);
    expect(text).toMatch(/ABN of Acme Freight Pty Ltd: [\d ]{11,}/);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update booking.booking set status = 'Delivered', delivered_at = now(), carrier_code = null
        where id = ${id}
      `),
    );
    const { customers } = await lena.call(contract.generateInvoices, { bookingIds: [id] });
    const invoiceId = customers[0]?.invoice?.id ?? 0;
    await testApp.settle();
    expect(await desk.invoice(invoiceId)).toMatchObject({ status: 'Paid', outstandingAmount: 0 });
    expect(await payments(customerId)).toMatchObject([{ unallocatedAmount: 0 }]);
    // No e-mail claims that the invoice is due.
    expect(emails(email).filter(({ subject }) => subject.startsWith('Invoice'))).toEqual([]);
  });

  it('is refunded when the booking is cancelled, and the guest is notified', async () => {
    const email = 'cancelled@guest.example';
    const { id, customerId } = await book(email);
    const kim = await testApp.acme.as('kim');
    await kim.call(cancelBooking, { id });
    await later();
    const read = { BookingId: id, Email: email };
    const selected = await testApp.acme.guest.call(getGuestBooking, read);
    expect(selected.booking.bookingStatus).toBe('Cancelled');
    const [payment] = await payments(customerId);
    expect(payment).toMatchObject({ reversal: { note: 'The booking was cancelled' } });
    expect(await info(payment?.id ?? 0)).toMatchObject({ status: 'Refunded' });
    expect(emails(email).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Refund: \$/),
    );
  });
});
