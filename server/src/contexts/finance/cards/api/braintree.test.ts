import { braintreeCards } from '@waybill/adapters/braintree/braintree';
import { type BraintreeServer, braintreeServer } from '@waybill/adapters/testing/braintree-server';
import * as contract from '@waybill/contract/finance/endpoints';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaints, type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

let braintree: BraintreeServer;
let testApp: TestApp;
let lena: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  braintree = await braintreeServer();
  const webFolder = mkdtempSync(join(tmpdir(), 'waybill-web-'));
  for (const page of ['index', 'track', 'card-fields']) {
    writeFileSync(join(webFolder, `${page}.html`), `<title>${page}</title>`);
  }
  writeFileSync(join(webFolder, 'first-scripts.json'), '{"app":[],"pages":[]}');
  const connectCards = (account: Parameters<typeof braintreeCards>[0]) =>
    braintreeCards(account, braintree.at, 5_000);
  testApp = await openTestApp({ connectCards, webFolder });
  lena = await testApp.acme.as('lena');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(async () => {
  await testApp.close();
  await braintree.close();
});
afterEach(async () => {
  braintree.breaks = null;
  await testApp.acme.inTransaction(insistIntact);
});

const connect = async (over: object = {}) => {
  const ada = await testApp.acme.as('ada');
  await ada.call(updateAllSettings, { payment: { ...braintree.account, ...over } });
};
const page = async (url: string) => {
  const reply = await testApp.app.server.inject({ url, headers: { host: testApp.acme.host } });
  return { status: reply.statusCode, policy: String(reply.headers['content-security-policy']) };
};
const one = (kind = 'valid-visa') => `fake-${kind}-nonce/${randomUUID()}`;
const charge = (invoiceId: number, paidAmount: number, paymentNonce = one()) =>
  lena.call(contract.createCreditCardPayment, {
    amount: paidAmount,
    paymentNonce,
    allocatedInvoicePayments: [{ invoiceId, paidAmount }],
  });
const billed = async (amount = 100) => (await desk.bill(await desk.addCustomer(), amount)).id;

describe('a tenant without its own card processor', () => {
  it('simulates card payments and has no page that may load from other hosts', async () => {
    const key = await lena.call(contract.getBraintreeTokenizationKey);
    expect(key).toEqual({ id: '', isAvailable: true, isSimulator: true });
    expect((await page('/card-fields')).status).toBe(404);
    expect((await page('/card-fields.html')).status).toBe(404);
  });
});

describe('a tenant with a Braintree account', () => {
  beforeAll(() => connect());

  it('gives browsers its tokenization key or a client token, guests as well', async () => {
    const own = { id: 'a-client-token', isAvailable: true, isSimulator: false };
    expect(await lena.call(contract.getBraintreeTokenizationKey)).toEqual(own);
    await connect({ tokenizationKey: 'sandbox_abc_acme' });
    const shared = { ...own, id: 'sandbox_abc_acme' };
    expect(await testApp.acme.guest.call(contract.getGuestTokenizationKey)).toEqual(shared);
    const borealis = await testApp.borealis.guest.call(contract.getGuestTokenizationKey);
    expect(borealis.isSimulator).toBe(true);
  });

  it('accepts no cards while a key is missing', async () => {
    await connect({ publicKey: '' });
    const key = await lena.call(contract.getBraintreeTokenizationKey);
    expect(key).toEqual({ id: '', isAvailable: false, isSimulator: false });
    expect(await complaints(charge(await billed(), 110))).toBe(409);
    await connect();
  });

  it('allows Braintree’s hosts on one page only; all other pages stay strict', async () => {
    const { status, policy } = await page('/card-fields');
    expect(status).toBe(200);
    expect(policy).toContain('https://api.sandbox.braintreegateway.com');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    for (const url of ['/', '/finance/payments/card?invoice=1', '/guest/book', '/track']) {
      const strict = await page(url);
      expect([url, strict.status]).toEqual([url, 200]);
      expect(strict.policy).toContain("script-src 'self';");
      expect(strict.policy).not.toContain('braintree');
    }
    const elsewhere = await testApp.app.server.inject({
      url: '/card-fields',
      headers: { host: testApp.borealis.host },
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('charges cards at Braintree and reports declined ones', async () => {
    const invoiceId = await billed();
    const { id, transactionId } = await charge(invoiceId, 110);
    expect(braintree.transactions.find((each) => each.id === transactionId)?.amount).toBe('110.00');
    expect(await desk.invoice(invoiceId)).toMatchObject({ status: 'Paid' });
    const { items } = await lena.call(contract.getTransactionInfo, { paymentId: id });
    expect(items).toMatchObject([
      {
        merchant: 'acme_aud',
        authorizationCode: 'ABC123',
        status: 'Authorized',
        paymentInfo: { type: 'credit_card', cardType: 'Visa', lastDigits: '1881' },
      },
    ]);
    const refusal = await charge(await billed(), 110, one('gateway-rejected-fraud')).catch(
      (error: unknown) => error,
    );
    if (!(refusal instanceof Refused)) throw new Error('It was not refused');
    expect([refusal.status, refusal.error.code, refusal.error.details]).toEqual([
      400,
      1009,
      'Gateway Rejected: fraud',
    ]);
  });

  it('charges a nonce once under concurrent requests', async () => {
    const invoiceId = await billed();
    const nonce = one();
    const before = braintree.transactions.length;
    await Promise.allSettled(Array.from({ length: 6 }, () => charge(invoiceId, 50, nonce)));
    expect(braintree.transactions).toHaveLength(before + 1);
    expect((await desk.invoice(invoiceId)).outstandingAmount).toBe(60);
  });

  it('resolves the outcome of a charge after a lost response', async () => {
    const [received, lost] = [await billed(), await billed()];
    braintree.breaks = 'after';
    expect(await complaints(charge(received, 110))).toBe(409);
    braintree.breaks = 'before';
    expect(await complaints(charge(lost, 110))).toBe(409);
    braintree.breaks = null;
    await testApp.makeDue();
    await testApp.settle();
    expect(await desk.invoice(received)).toMatchObject({ status: 'Paid' });
    const { items } = await lena.call(contract.getTransactionInfo, { invoiceId: lost });
    expect(items).toMatchObject([{ status: 'Failed', paymentId: null }]);
  });

  it('checks settlements daily; an amount the bank reversed becomes due again', async () => {
    const [settled, lost] = [await billed(), await billed()];
    const [saved, gone] = [await charge(settled, 110), await charge(lost, 110)];
    braintree.settle();
    const sale = braintree.transactions.find((each) => each.id === gone.transactionId);
    if (sale) sale.status = 'settlement_declined';
    await testApp.runDays('finance');
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000);
    await testApp.runDays('finance');
    const status = async (paymentId: number) =>
      (await lena.call(contract.getTransactionInfo, { paymentId })).items[0]?.status;
    expect([await status(saved.id), await status(gone.id)]).toEqual(['Settled', 'Failed']);
    expect(await desk.invoice(settled)).toMatchObject({ status: 'Paid' });
    const owed = await desk.invoice(lost);
    expect(owed).toMatchObject({ outstandingAmount: 110 });
    const reversal = owed.invoiceHistory.find(({ action }) => action === 'PaymentReversed');
    expect(reversal?.note).toMatch(/: Reversed by the card processor: /);
    const { part1 } = reversal?.noteSentence?.values ?? {};
    expect(part1).toMatchObject({ key: 'Reversed by the card processor: {why}' });
  });

  it('voids a charge before settlement and refunds it afterwards', async () => {
    const [early, late] = [await charge(await billed(), 110), await charge(await billed(), 110)];
    const settle = (id: string) => {
      const sale = braintree.transactions.find((each) => each.id === id);
      if (sale) sale.status = 'settled';
    };
    settle(late.transactionId);
    for (const { id } of [early, late]) {
      await lena.call(contract.reversePayment, { id, note: 'Paid twice' });
    }
    const returned = async (paymentId: number) =>
      (await lena.call(contract.getTransactionInfo, { paymentId })).items[0]?.returns[0]?.status;
    expect([await returned(early.id), await returned(late.id)]).toEqual(['Voided', 'Refunded']);
  });
});
