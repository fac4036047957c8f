import * as contract from '@waybill/contract/finance/endpoints';
import { simulatedCards } from '@waybill/adapters/simulated/simulated-cards';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { atOnce, dice, testTimeout, sized } from '#testing/sized.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

const roll = dice(17);
const processor = simulatedCards();
/** The amounts that the processor captured, by order. */
const captured = new Map<string, number>();
const faulty: typeof processor = {
  ...processor,
  async sell(sale) {
    const fate = roll(10);
    if (fate === 0) throw new Error('Timed out before anybody heard');
    if (fate === 1) throw new Error('500 Internal Server Error');
    const response = await processor.sell(sale);
    if (response.outcome !== 'Declined') captured.set(sale.orderId, Number(sale.amount));
    if (fate < 4) throw new Error('Timed out after the sale');
    return response;
  },
};

let testApp: TestApp;
let lena: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp({ cards: faulty });
  lena = await testApp.acme.as('lena');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());

it(
  'records exactly what the processor captured despite any faults (G-5)',
  testTimeout,
  async () => {
    const count = sized(1000);
    const customerId = await desk.addCustomer();
    await atOnce({ count, workers: 6 }, async () => {
      const { id: invoiceId } = await desk.bill(customerId, 10);
      const kind = roll(10) === 0 ? 'processor-declined-visa' : 'valid-visa';
      const sent = {
        amount: 11,
        paymentNonce: `fake-${kind}-nonce/${randomUUID()}`,
        allocatedInvoicePayments: [{ invoiceId, paidAmount: 11 }],
      };
      const pay = () => lena.send(contract.createCreditCardPayment, sent);
      const [first, again] = await Promise.all([pay(), pay()]);
      const later = await pay();
      const result = [first, again, later].map(({ status }) => status);
      expect([200, 400, 409]).toEqual(expect.arrayContaining(result));
    });
    await testApp.makeDue();
    await testApp.settle();
    const [saved] = await testApp.acme.rows(sql<Record<'paid' | 'payments' | 'pending', number>>`
    select
      (select coalesce(sum(paid_minor), 0) from finance.payment
       where customer_id = ${customerId})::integer as paid,
      (select count(*) from finance.payment where customer_id = ${customerId})::integer as payments,
      (select count(*) from finance.card_charge
       where customer_id = ${customerId} and status = 'Pending')::integer as pending
  `);
    const amounts = [...captured.values()];
    const sum = amounts.reduce((all, amount) => all + amount * 100, 0);
    expect(saved).toEqual({ paid: sum, payments: amounts.length, pending: 0 });
    expect(amounts.length).toBeGreaterThan(count / 2);
    expect(amounts.length).toBeLessThan(count);
    await testApp.acme.inTransaction(insistIntact);
  },
);
