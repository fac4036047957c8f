import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { addDelivered, exposureOf } from '#testing/finance/delivered.ts';
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

const delivered = (over: { readonly freight?: number; readonly status?: 'InTransit' } = {}) =>
  testApp.acme.inTransaction((db) => addDelivered(db, { customerId, freight: 10.05, ...over }));
const exposure = () => testApp.acme.inTransaction((db) => exposureOf(db, customerId));
const generate = (args: object = {}) =>
  lena.call(contract.generateInvoices, { customerId, ...args });

describe('generating invoices from bookings', () => {
  it('puts a customer’s delivered freight on one invoice, with tax computed once', async () => {
    const ids = [await delivered(), await delivered(), await delivered()];
    const { customers, invoiceBatchId } = await generate();
    const [made] = customers;
    expect(customers).toHaveLength(1);
    expect(made?.invoice).toMatchObject({ taxExclusiveAmount: 30.15, tax: 3.02, amount: 33.17 });
    expect(made?.invoiced.map((one) => [one.bookingId, one.amount])).toEqual(
      ids.map((id) => [id, 11.06]),
    );
    const { invoice } = await lena.call(contract.getInvoiceForEdit, { id: made?.invoice?.id ?? 0 });
    expect(invoice).toMatchObject({
      invoiceBatchId,
      status: 'Issued',
      invoiceType: 'Booking',
      invoiceDate: '2026-11-17T13:00:00.000Z',
      dueDate: '2026-12-01T13:00:00.000Z',
      amount: 33.17,
      outstandingAmount: 33.17,
      creditNotes: [],
    });
    expect(invoice.invoiceDetails.map((d) => [d.invoiceDetailType, d.tax, d.amount])).toEqual([
      ['Freight', 1.01, 11.06],
      ['Freight', 1.01, 11.06],
      ['Freight', 1.01, 11.06],
      ['Rounding', -0.01, -0.01],
    ]);
    expect(invoice.invoiceHistory.map((h) => [h.action, h.userName])).toEqual([
      ['Issued', 'Lena Novák'],
    ]);
  });

  it('gives the same preview in parts as in whole', async () => {
    const mine = [await delivered(), await delivered()];
    const other = await testApp.acme.inTransaction(addCustomer);
    await testApp.acme.inTransaction((db) => addDelivered(db, { customerId: other, freight: 5 }));
    const { customers: work } = await lena.call(contract.getBillingWork, {});
    const bookingsOf = (id: number) => work.find((one) => one.customerId === id)?.bookings;
    expect([bookingsOf(customerId), bookingsOf(other)]).toEqual([mine.length, 1]);
    const look = (query: object) =>
      lena.call(contract.generateInvoices, { ...query, preview: true });
    const whole = await look({});
    const parts = [];
    for (const one of work) {
      parts.push(...(await look({ customerIds: [one.customerId] })).customers);
    }
    expect(parts).toEqual(whole.customers);
    const oto = await testApp.acme.as('oto');
    expect((await oto.send(contract.getBillingWork, {})).status).toBe(403);
  });

  it('generates an invoice per cost center or order number if the customer wants it', async () => {
    const work = { customerId, freight: 100 };
    const add = (over: object) =>
      testApp.acme.inTransaction((db) => addDelivered(db, { ...work, ...over }));
    const ward = [
      await add({ costCenter: 'Ward', orderNumber: 'PO 1' }),
      await add({ costCenter: 'Ward' }),
    ];
    const [lab, none] = [await add({ costCenter: 'Lab', orderNumber: 'PO 1' }), await add({})];
    const grouped = async (grouping: string, args: object = { preview: true }) => {
      await testApp.acme.rows(sql`
        update customers.customer set invoice_grouping = ${grouping} where id = ${customerId}
      `);
      const { customers } = await generate(args);
      return customers.map(({ reference, invoiced, lastAmount }) => [
        reference,
        invoiced.map(({ bookingId }) => bookingId),
        lastAmount,
      ]);
    };
    expect(await grouped('Customer')).toEqual([[null, [...ward, lab, none], null]]);
    expect((await grouped('Booking')).map(([, ids]) => ids)).toEqual(
      [...ward, lab, none].map((id) => [id]),
    );
    expect(await grouped('OrderNumber')).toEqual([
      [null, [ward[1], none], null],
      ['PO 1', [ward[0], lab], null],
    ]);
    expect(await grouped('CostCenter', {})).toEqual([
      [null, [none], null],
      ['Lab', [lab], null],
      ['Ward', ward, null],
    ]);
    const { items } = await lena.call(contract.getInvoices, { customerId });
    expect(new Map(items.map(({ reference, amount }) => [reference, amount]))).toEqual(
      new Map([
        [null, 110],
        ['Lab', 110],
        ['Ward', 220],
      ]),
    );
    const more = await add({ costCenter: 'Ward' });
    expect(await grouped('CostCenter')).toEqual([['Ward', [more], 220]]);
  });

  it('lists freight, fuel and insurance separately', async () => {
    const work = { customerId, freight: 100, fuel: 12, insurance: 5 };
    await testApp.acme.inTransaction((db) => addDelivered(db, work));
    const { customers } = await generate();
    const id = customers[0]?.invoice?.id ?? 0;
    const { invoice } = await lena.call(contract.getInvoiceForEdit, { id });
    expect(invoice.invoiceDetails.map((d) => [d.invoiceDetailType, d.service, d.amount])).toEqual([
      ['Freight', 'Road Express', 110],
      ['Fuel', 'Fuel levy', 13.2],
      ['Insurance', 'Transit insurance', 5.5],
    ]);
  });

  it('previews the result without saving', async () => {
    await delivered();
    const preview = await generate({ preview: true });
    expect(preview.invoiceBatchId).toBeNull();
    expect(preview.customers[0]?.invoice).toMatchObject({ id: null, amount: 11.06 });
    const made = await generate();
    expect(made.customers[0]?.invoice).toMatchObject({ amount: 11.06 });
    expect((await generate()).customers).toEqual([]);
  });

  it('counts deliveries not yet invoiced and compares with the previous period', async () => {
    const leak = async () => (await lena.call(contract.getBillingOverview)).notInvoiced;
    const before = await leak();
    await delivered();
    const after = await leak();
    expect(after.bookings - before.bookings).toBe(1);
    expect(after.amount - before.amount).toBeCloseTo(11.06, 5);
    expect(after.oldest).not.toBeNull();
    const [first] = (await generate()).customers;
    expect(first?.lastAmount).toBeNull();
    expect((await leak()).bookings).toBe(before.bookings);
    const { lastRun } = await lena.call(contract.getBillingOverview);
    expect(lastRun).toMatchObject({ invoices: 1, amount: 11.06 });
    await delivered({ freight: 20 });
    const [second] = (await generate({ preview: true })).customers;
    expect([second?.invoice?.amount, second?.lastAmount]).toEqual([22, 11.06]);
  });

  it('explains for every requested booking why it is not invoiced', async () => {
    const [late, free, paid] = [
      await delivered({ status: 'InTransit' }),
      await delivered({ freight: 0 }),
      await delivered(),
    ];
    await generate({ bookingIds: [paid] });
    const { customers } = await lena.call(contract.generateInvoices, {
      bookingIds: [late, free, paid, 999_999_999],
    });
    const refused = customers.flatMap((one) => one.notInvoiced);
    expect(refused.map((one) => [one.bookingId, one.reason])).toEqual([
      [free, 'NoPrice'],
      [late, 'NotDelivered'],
      [paid, 'AlreadyInvoiced'],
      [999_999_999, 'NotFound'],
    ]);
  });

  it('moves the amount owed from bookings to the invoice, and back when it is voided', async () => {
    await delivered();
    await delivered();
    await delivered();
    expect(await exposure()).toBe(3318);
    const { customers } = await generate();
    expect(await exposure()).toBe(3317);
    const id = customers[0]?.invoice?.id ?? 0;
    await lena.call(contract.voidInvoice, { id, note: 'Wrong month' });
    expect(await exposure()).toBe(3318);
    const { invoice } = await lena.call(contract.getInvoiceForEdit, { id });
    expect(invoice).toMatchObject({ status: 'Void', outstandingAmount: 0, amount: 33.17 });
    expect((await generate()).customers[0]?.invoice?.amount).toBe(33.17);
  });

  it('invoices a booking once under concurrent requests', async () => {
    await delivered();
    const both = await Promise.all([generate(), generate()]);
    expect(both.flatMap((one) => one.customers.map((c) => c.invoice?.amount))).toEqual([11.06]);
  });
});
