import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { addCustomer } from '#testing/finance/samples.ts';

let testApp: TestApp;
let lena: Caller;
let customerId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
});
afterAll(() => testApp.close());
beforeEach(async () => {
  customerId = await testApp.acme.inTransaction(addCustomer);
});
afterEach(() => testApp.acme.inTransaction(insistIntact));

const items = (amount: number) => [
  { packageType: 'Pallet', quantity: 1, pricingDetails: [{ description: 'Storage', amount }] },
];
const bill = (amount: number, invoiceDate = '2026-11-18') =>
  lena.call(contract.generateAdhocInvoice, {
    customerId,
    adhocInvoice: { description: 'Storage', invoiceDate, items: items(amount) },
  });
const invoiceOf = async (id: number) =>
  (await lena.call(contract.getInvoiceForEdit, { id })).invoice;
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (refused: unknown) =>
      refused instanceof Refused
        ? (refused.error.validationErrors?.flatMap((e) => e.members ?? []) ?? refused.status)
        : Promise.reject(refused),
  );
const pay = (args: object, headers: Record<string, string> = {}) =>
  lena.call(
    contract.createPayment,
    { paymentDate: '2026-11-18', paidAmount: 110, ...args },
    { headers },
  );

describe('a payment', () => {
  it('pays invoices in full and in part and leaves the rest as credit', async () => {
    const [first, second] = [await bill(100), await bill(200)];
    const paid = await pay({
      paidAmount: 200,
      note: 'November',
      allocatedInvoicePayments: [
        { invoiceId: first.id, paidAmount: 110 },
        { invoiceId: second.id, paidAmount: 20 },
      ],
    });
    expect(paid.unallocatedAmount).toBe(70);
    expect(await invoiceOf(first.id)).toMatchObject({ status: 'Paid', outstandingAmount: 0 });
    expect(await invoiceOf(second.id)).toMatchObject({
      status: 'PartiallyPaid',
      outstandingAmount: 200,
      invoicePayments: [{ paymentReferenceNumber: paid.paymentReferenceNumber, paidAmount: 20 }],
    });
    const { items: payments } = await lena.call(contract.getPayments, { customerId });
    expect(payments).toMatchObject([
      {
        id: paid.id,
        paidAmount: 200,
        unallocatedAmount: 70,
        note: 'November',
        paymentType: 'BankTransfer',
        paymentDate: '2026-11-17T13:00:00.000Z',
        paymentInvoices: [
          { invoiceId: first.id, invoiceNumber: first.invoiceNumber, paidAmount: 110 },
          { invoiceId: second.id, invoiceNumber: second.invoiceNumber, paidAmount: 20 },
        ],
      },
    ]);
  });

  it('may name one invoice without a list', async () => {
    const { id } = await bill(100);
    await pay({ allocatedInvoicePayments: { invoiceId: id, paidAmount: 110 } });
    expect((await invoiceOf(id)).status).toBe('Paid');
    const more = { allocatedInvoicePayments: { invoiceId: id, paidAmount: 110 } };
    expect(await fieldsOf(pay(more))).toEqual(['allocatedInvoicePayments.invoiceId']);
  });

  it('may be made without an invoice if it names the customer', async () => {
    expect(await fieldsOf(pay({}))).toEqual(['customerId']);
    expect((await pay({ customerId })).unallocatedAmount).toBe(110);
  });

  it('is rejected entirely if one allocation is invalid', async () => {
    const [first, second] = [await bill(100), await bill(200)];
    const allocatedInvoicePayments = [
      { invoiceId: first.id, paidAmount: 10 },
      { invoiceId: second.id, paidAmount: 220.01 },
    ];
    expect(await fieldsOf(pay({ paidAmount: 300, allocatedInvoicePayments }))).toEqual([
      'allocatedInvoicePayments[1].paidAmount',
    ]);
    expect(await fieldsOf(pay({ paidAmount: 9, allocatedInvoicePayments }))).toEqual([
      'allocatedInvoicePayments[1].paidAmount',
      'allocatedInvoicePayments',
    ]);
    expect((await invoiceOf(first.id)).outstandingAmount).toBe(110);
    const unknown = [{ invoiceId: 999_999_999, paidAmount: 1 }];
    expect(await fieldsOf(pay({ allocatedInvoicePayments: unknown }))).toBe(404);
    expect(await fieldsOf(pay({ customerId, paidAmount: 1.005 }))).toEqual(['paidAmount']);
    expect(await fieldsOf(pay({ customerId, paidAmount: 0 }))).toEqual(['paidAmount']);
  });

  it('returns 404 for another tenant’s invoice', async () => {
    const { id } = await bill(100);
    const ines = await testApp.borealis.as('ines');
    const theft = {
      paymentDate: '2026-11-18',
      paidAmount: 110,
      allocatedInvoicePayments: [{ invoiceId: id, paidAmount: 110 }],
    };
    expect(await fieldsOf(ines.call(contract.createPayment, theft))).toBe(404);
    expect((await invoiceOf(id)).outstandingAmount).toBe(110);
  });

  it('sent twice with one key is saved once', async () => {
    const { id } = await bill(100);
    const args = { allocatedInvoicePayments: [{ invoiceId: id, paidAmount: 55 }], paidAmount: 55 };
    const key = { 'idempotency-key': `payment-${id}` };
    const responses = await Promise.all([pay(args, key), pay(args, key), pay(args, key)]);
    expect(new Set(responses.map((response) => response.id)).size).toBe(1);
    expect((await invoiceOf(id)).outstandingAmount).toBe(55);
  });

  it('has a unique reference, entered or the next of the series', async () => {
    const typed = await pay({ customerId, paymentReferenceNumber: 'CHQ-77' });
    expect(typed.paymentReferenceNumber).toBe('CHQ-77');
    expect(await fieldsOf(pay({ customerId, paymentReferenceNumber: 'CHQ-77' }))).toBe(409);
    const next = (await pay({ customerId })).paymentReferenceNumber;
    expect(next).toMatch(/^PAY\d{6}$/);
    const following = `PAY${String(Number(next.slice(3)) + 1).padStart(6, '0')}`;
    await pay({ customerId, paymentReferenceNumber: following });
    const after = (await pay({ customerId })).paymentReferenceNumber;
    expect(Number(after.slice(3))).toBe(Number(next.slice(3)) + 2);
  });
});

describe('a statement', () => {
  const statement = (args: object = {}) =>
    lena.call(contract.getFinanceStatement, { customerId, ...args });

  it('opens with the previous balance, runs, and closes with the amount owed', async () => {
    const october = await bill(100, '2026-10-20');
    const november = await bill(200, '2026-11-02');
    await pay({
      paymentDate: '2026-11-05',
      paidAmount: 150,
      allocatedInvoicePayments: [{ invoiceId: october.id, paidAmount: 110 }],
    });
    const selected = await statement();
    expect(selected).toMatchObject({
      openingBalance: 110,
      closingBalance: 180,
      unallocatedAmount: 40,
      fromDate: '2026-10-31T13:00:00.000Z',
      toDate: '2026-11-17T13:00:00.000Z',
    });
    expect(
      selected.items.map((i) => [i.txnType, i.referenceNo, i.charges, i.payments, i.balance]),
    ).toEqual([
      ['Invoice', november.invoiceNumber, 220, 0, 330],
      ['Payment', expect.stringMatching(/^PAY/), 0, 150, 180],
    ]);
    const owed = selected.ageing.reduce((sum, { amount }) => sum + amount, 0);
    expect(owed - selected.unallocatedAmount).toBe(180);
    const before = await statement({ fromDate: '2026-10-01', toDate: '2026-10-31' });
    expect([before.openingBalance, before.closingBalance]).toEqual([0, 110]);
    expect(before.ageing.reduce((sum, { amount }) => sum + amount, 0)).toBe(110);
  });

  it('shows a void invoice and its reversal', async () => {
    const { id } = await bill(100);
    await lena.call(contract.voidInvoice, { id, note: 'Entered twice' });
    const { items: rows, closingBalance } = await statement();
    expect(rows.map((i) => [i.txnType, i.charges, i.payments, i.balance])).toEqual([
      ['Invoice', 110, 0, 110],
      ['VoidedInvoice', 0, 110, 0],
    ]);
    expect(closingBalance).toBe(0);
  });

  it('is limited to the customer’s own, whatever the request says', async () => {
    await bill(100);
    const oto = await testApp.acme.as('oto');
    const own = await oto.call(contract.getFinanceStatement, { customerId });
    expect(own.customer.companyName).toContain('Cedar');
    expect(await fieldsOf(lena.call(contract.getFinanceStatement, {}))).toEqual(['customerId']);
    expect(await fieldsOf(statement({ customerId: 999_999_999 }))).toBe(404);
    expect(await fieldsOf(statement({ fromDate: '2026-11-02', toDate: '2026-11-01' }))).toEqual([
      'fromDate',
    ]);
  });

  it('is printed and balances', async () => {
    await bill(100);
    const { fileToken } = await lena.call(contract.getStatementDocument, { customerId });
    const reply = await testApp.app.server.inject({
      url: `${contract.downloadDocument.path}?fileToken=${fileToken}`,
      headers: { host: testApp.acme.host, authorization: `Bearer ${lena.token}` },
    });
    const text = (await textOfPages(reply.rawPayload)).join(' ');
    expect(text).toContain('Testing & Sons');
    expect(text).toContain('Closing balance $110.00');
  });

  it('is e-mailed to its customer with a link to the period, if there is an address', async () => {
    const oto = await testApp.acme.as('oto');
    const { customer } = await oto.call(contract.getFinanceStatement, {});
    const query = { customerId: customer.id, fromDate: '2026-11-01', toDate: '2026-11-18' };
    const { closingBalance } = await lena.call(contract.getFinanceStatement, query);
    const { sentTo } = await lena.call(contract.mailStatement, query);
    expect(sentTo).toBe(customer.email);
    await testApp.settle();
    const email = testApp.emails.findLast(({ subject }) => subject.startsWith('Your statement'));
    expect(email?.to).toEqual([sentTo]);
    expect(email?.text).toContain(closingBalance.toFixed(2).slice(-6));
    expect(email?.html).toContain('from=2026-11-01&amp;to=2026-11-18');
    expect(await fieldsOf(lena.call(contract.mailStatement, { customerId }))).toBe(409);
    expect(await fieldsOf(oto.call(contract.mailStatement, query))).toBe(403);
  });

  it('matches the customer’s credit exposure', async () => {
    await bill(100);
    await pay({ customerId, paidAmount: 30 });
    const [row] = await testApp.acme.rows(sql<{ exposure_minor: number }>`
      select exposure_minor from customers.standing where customer_id = ${customerId}
    `);
    expect(row?.exposure_minor).toBe(8000);
    expect((await statement()).closingBalance).toBe(80);
  });
});
