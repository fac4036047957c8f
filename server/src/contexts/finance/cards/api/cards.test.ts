import * as contract from '@waybill/contract/finance/endpoints';
import { simulatedCards } from '@waybill/adapters/simulated/simulated-cards';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaints, type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

/** A processor whose connection breaks before it receives a sale, or after. */
const line = { breaks: null as 'before' | 'after' | null };
const processor = simulatedCards();
const sold: string[] = [];
const flaky: typeof processor = {
  ...processor,
  async sell(sale) {
    if (line.breaks === 'before') throw new Error('The line broke');
    const response = await processor.sell(sale);
    sold.push(sale.orderId);
    if (line.breaks === 'after') throw new Error('The line broke');
    return response;
  },
};

let testApp: TestApp;
let lena: Caller;
let oto: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp({ cards: flaky });
  lena = await testApp.acme.as('lena');
  oto = await testApp.acme.as('oto');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());
afterEach(async () => {
  line.breaks = null;
  await testApp.acme.inTransaction(insistIntact);
});

const one = (kind = 'valid-visa') => `fake-${kind}-nonce/${randomUUID()}`;
const charge = (invoiceId: number, paidAmount: number, over: object = {}, who = lena) =>
  who.call(contract.createCreditCardPayment, {
    amount: paidAmount,
    paymentNonce: one(),
    allocatedInvoicePayments: [{ invoiceId, paidAmount }],
    ...over,
  });
const info = async (invoiceId: number, who = lena) =>
  (await who.call(contract.getTransactionInfo, { invoiceId })).items;

describe('a card payment', () => {
  it('pays a customer’s own invoice and saves the processor’s response', async () => {
    const { id: cedar } = (await oto.call(contract.getFinanceStatement, {})).customer;
    const { id: invoiceId } = await desk.bill(cedar, 100);
    const { id, transactionId } = await charge(invoiceId, 110, { customerId: 999_999 }, oto);
    expect(await desk.invoice(invoiceId)).toMatchObject({ status: 'Paid', outstandingAmount: 0 });
    expect(await desk.payment(id)).toMatchObject({
      paymentType: 'CreditCard',
      paidAmount: 110,
      paymentDetails: [{ type: 'CreditCard', reference: transactionId }],
    });
    expect(await info(invoiceId, oto)).toMatchObject([
      {
        paymentId: id,
        transactionId,
        merchant: 'simulator',
        amount: 110,
        status: 'Authorized',
        authorizationCode: expect.stringMatching(/^A/) as string,
        ipAddress: '127.0.0.1',
        paymentInfo: { type: 'credit_card', cardType: 'Visa', lastDigits: '1881' },
      },
    ]);
    const byPayment = { paymentId: id };
    expect((await lena.call(contract.getTransactionInfo, byPayment)).totalCount).toBe(1);
    const hana = await testApp.acme.as('hana');
    expect(await complaints(charge(invoiceId, 1, {}, hana))).toBe(404);
  });

  it('that is declined pays nothing and is saved as declined', async () => {
    const { id: invoiceId } = await desk.bill(await desk.addCustomer(), 100);
    const paymentNonce = one('processor-declined-visa');
    const refusal = await charge(invoiceId, 110, { paymentNonce }).catch((error: unknown) => error);
    if (!(refusal instanceof Refused)) throw new Error('It was not refused');
    expect([refusal.status, refusal.error.code, refusal.error.details]).toEqual([
      400,
      1009,
      'Do Not Honor',
    ]);
    expect(await desk.invoice(invoiceId)).toMatchObject({ outstandingAmount: 110 });
    expect(await info(invoiceId)).toMatchObject([{ status: 'Declined', paymentId: null }]);
    expect(await complaints(charge(invoiceId, 110, { paymentNonce }))).toBe(400);
    expect(await info(invoiceId)).toHaveLength(1);
  });

  it('never charges more than is owed, or an amount other than the sum of its parts', async () => {
    const [mine, other] = [await desk.addCustomer(), await desk.addCustomer()];
    const [{ id: own }, { id: foreign }] = [await desk.bill(mine, 100), await desk.bill(other, 10)];
    const before = sold.length;
    expect(await complaints(charge(own, 110.01))).toEqual([
      'allocatedInvoicePayments[0].paidAmount',
    ]);
    expect(await complaints(charge(own, 50, { amount: 60 }))).toEqual(['amount']);
    expect(await complaints(charge(own, 50, { amount: 40 }))).toEqual(['allocatedInvoicePayments']);
    expect(await complaints(charge(foreign, 11, { customerId: mine }))).toEqual([
      'allocatedInvoicePayments[0].invoiceId',
    ]);
    expect(await complaints(charge(own, 1, { paymentNonce: ' ' }))).toEqual(['paymentNonce']);
    expect(sold).toHaveLength(before);
  });

  it('is charged once per nonce, however often it is sent', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id: invoiceId } = await desk.bill(await desk.addCustomer(), 100);
      const paymentNonce = one();
      const before = sold.length;
      const ended = await Promise.allSettled(
        Array.from({ length: 6 }, () => charge(invoiceId, 50, { paymentNonce })),
      );
      expect(sold).toHaveLength(before + 1);
      const paid = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value.id] : []));
      expect(new Set(paid).size).toBe(1);
      const again = await charge(invoiceId, 50, { paymentNonce });
      expect(again.id).toBe(paid[0]);
      expect((await desk.invoice(invoiceId)).outstandingAmount).toBe(60);
    }
  });

  it('with an unknown outcome is looked up until the outcome is known', async () => {
    const customerId = await desk.addCustomer();
    const [received, lost] = [await desk.bill(customerId, 100), await desk.bill(customerId, 200)];
    line.breaks = 'after';
    expect(await complaints(charge(received.id, 110))).toBe(409);
    line.breaks = 'before';
    const paymentNonce = one();
    expect(await complaints(charge(lost.id, 220, { paymentNonce }))).toBe(409);
    line.breaks = null;
    expect(await complaints(charge(lost.id, 220, { paymentNonce }))).toBe(409);
    expect(await info(received.id)).toMatchObject([{ status: 'Pending', paymentId: null }]);
    await resolve([received.id, lost.id], false);
    expect(await info(lost.id)).toMatchObject([{ status: 'Pending' }]);
    await resolveAll(lost.id);
    expect(await desk.invoice(received.id)).toMatchObject({ status: 'Paid' });
    expect(await desk.invoice(lost.id)).toMatchObject({ status: 'Issued', outstandingAmount: 220 });
    expect(await info(lost.id)).toMatchObject([{ status: 'Failed', paymentId: null }]);
    expect(await complaints(charge(lost.id, 220, { paymentNonce }))).toBe(400);
    await resolveAll(received.id, lost.id);
    expect((await info(received.id)).map(({ status }) => status)).toEqual(['Authorized']);
  });

  it('for an invoice paid in the meantime is left as credit on the account', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId } = await desk.bill(customerId, 100);
    line.breaks = 'after';
    expect(await complaints(charge(invoiceId, 110))).toBe(409);
    line.breaks = null;
    await desk.pay({ paidAmount: 100, allocatedInvoicePayments: { invoiceId, paidAmount: 100 } });
    await resolveAll(invoiceId);
    const [{ paymentId } = { paymentId: null }] = await info(invoiceId);
    expect(await desk.payment(paymentId ?? 0)).toMatchObject({
      paidAmount: 110,
      unallocatedAmount: 100,
    });
  });
});

/** Runs the background task as of ten minutes after a charge. */
const resolveAll = (...invoiceIds: readonly number[]) => resolve(invoiceIds, true);

async function resolve(invoiceIds: readonly number[], isLast: boolean): Promise<void> {
  const task = testApp.app.contexts.find(({ name }) => name === 'finance')?.tasks?.[
    'finance.resolveCharge'
  ];
  if (task === undefined) throw new Error('Nobody resolves charges');
  for (const invoiceId of invoiceIds) {
    for (const { id } of await info(invoiceId)) {
      await task({
        payload: { chargeId: id, isLast },
        database: testApp.app.database,
        tenantId: testApp.acme.id,
        now: testApp.clock.now,
        signal: new AbortController().signal,
      });
    }
  }
}

describe("the browser's card payment configuration", () => {
  it('reports the simulated processor when the tenant has none of its own', async () => {
    const key = () => oto.call(contract.getBraintreeTokenizationKey);
    expect(await key()).toEqual({ id: '', isAvailable: true, isSimulator: true });
  });
});
