import * as contract from '@waybill/contract/finance/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addRecharges } from '#contexts/booking/public.ts';
import { minor } from '@waybill/kernel/money';
import { addDelivered } from '#testing/finance/delivered.ts';
import { complaints, type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());
afterEach(() => testApp.acme.inTransaction(insistIntact));

type FeeArgs = ArgsOf<typeof contract.createOrUpdateFee>['fee'];
let named = 0;
async function addFee(over: Partial<FeeArgs>): Promise<number> {
  named += 1;
  const fee: FeeArgs = {
    name: `Fee ${named}`,
    applyOn: 'Invoice',
    calcMethod: 'Flat',
    feeRates: [{ order: 1, basic: 0, break: 0, rate: 5 }],
    ...over,
  };
  return (await lena.call(contract.createOrUpdateFee, { fee })).id;
}
type Assigned = ArgsOf<typeof contract.assignCustomerFee>['customerFee'];
const assign = (over: Partial<Assigned> & Pick<Assigned, 'feeId' | 'customerId'>) =>
  lena.call(contract.assignCustomerFee, {
    customerFee: {
      effectiveDate: '2026-11-01',
      feeRates: [{ order: 1, basic: 0, break: 0, rate: 5 }],
      ...over,
    },
  });
const deliver = (customerId: number, freight = 100, fuel = 0) =>
  testApp.acme.inTransaction((db) => addDelivered(db, { customerId, freight, fuel }));
/** Returns type, reference and amount of what the customer's next invoice has besides bookings. */
async function extrasOf(customerId: number, invoiceDate = '2026-11-18') {
  const query = { customerId, invoiceDate, preview: true };
  const { customers } = await lena.call(contract.generateInvoices, query);
  return customers.flatMap(({ extras }) =>
    extras.map(({ invoiceDetailType, description, amount }) => [
      invoiceDetailType,
      description,
      amount,
    ]),
  );
}

describe('a fee', () => {
  it('is saved with its tiers and customer-specific rates', async () => {
    const customerId = await desk.addCustomer();
    const feeRates = [
      { order: 1, basic: 2, break: 0, rate: 0.5 },
      { order: 2, basic: 0, break: 500, rate: 0.45 },
    ];
    const id = await addFee({ name: 'Handling', calcMethod: 'PerKg', minimum: 3, feeRates });
    await assign({ feeId: id, customerId, minimum: 1, expireDate: '2026-12-01' });
    const { fee } = await lena.call(contract.getFeeForEdit, { id });
    expect(fee).toMatchObject({ name: 'Handling', minimum: 3, isActive: true, feeRates });
    expect(fee.customers).toMatchObject([
      { feeId: id, customerId, minimum: 1, effectiveDate: '2026-11-01', expireDate: '2026-12-01' },
    ]);
    expect((await lena.call(contract.getFees, { id })).items).toEqual([fee]);
    expect(await complaints(addFee({ name: 'HANDLING' }))).toBe(409);
    expect(await complaints(lena.call(contract.getFeeForEdit, { id: 999_999 }))).toBe(404);
    const ines = await testApp.borealis.as('ines');
    expect(await complaints(ines.call(contract.getFeeForEdit, { id }))).toBe(404);
  });

  it('is rejected with tiers that do not increase or with negative values', async () => {
    const row = { order: 1, basic: 0, break: 5, rate: 1 };
    const bad = (feeRates: FeeArgs['feeRates']) => complaints(addFee({ feeRates }));
    expect(await bad([])).toEqual(['fee.feeRates']);
    expect(await bad([row, { ...row, order: 2 }])).toEqual(['fee.feeRates']);
    expect(await bad([row, { ...row, break: 9 }])).toEqual(['fee.feeRates']);
    expect(await bad([{ ...row, rate: -1 }])).toEqual(['fee.feeRates[0].rate']);
    expect(await complaints(addFee({ minimum: -1 }))).toEqual(['fee.minimum']);
  });

  it('is added by the billing run for customers that pay it', async () => {
    const [customerId, other] = [await desk.addCustomer(), await desk.addCustomer()];
    await deliver(customerId, 100, 20);
    await deliver(customerId, 50);
    await deliver(other);
    const flat = await addFee({ name: 'Admin' });
    const perBooking = await addFee({ name: 'Each', applyOn: 'Booking', isTaxApplicable: false });
    const percent = await addFee({
      name: 'Of freight',
      applyOn: 'Freight',
      calcMethod: 'Percentage',
    });
    const total = await addFee({ name: 'Of all', applyOn: 'Total', calcMethod: 'Percentage' });
    for (const feeId of [flat, perBooking, percent, total]) await assign({ feeId, customerId });
    expect(await extrasOf(customerId)).toEqual([
      ['Fee', 'Admin', 5.5],
      ['Fee', 'Each', 5],
      ['Fee', 'Each', 5],
      ['Fee', 'Of freight', 8.25],
      ['Fee', 'Of all', 9.35],
    ]);
    expect(await extrasOf(other)).toEqual([]);
    const { customers } = await lena.call(contract.generateInvoices, { customerId });
    const { id } = customers[0]?.invoice ?? { id: 0 };
    const { invoiceDetails, amount } = await desk.invoice(id ?? 0);
    expect(invoiceDetails.filter((line) => line.invoiceDetailType === 'Fee')).toHaveLength(5);
    expect(amount).toBe(187 + 33.1);
  });

  it('of a customer type applies to all its customers without their own agreement', async () => {
    const [usual, agreed] = [await desk.addCustomer(), await desk.addCustomer()];
    await deliver(usual);
    await deliver(agreed);
    const feeId = await addFee({ name: 'All accounts', customerTypes: ['Account'] });
    await assign({
      feeId,
      customerId: agreed,
      feeRates: [{ order: 1, basic: 0, break: 0, rate: 1 }],
      effectiveDate: '2026-11-10',
      expireDate: '2026-11-18',
    });
    expect(await extrasOf(usual)).toEqual([['Fee', 'All accounts', 5.5]]);
    expect(await extrasOf(agreed, '2026-11-17')).toEqual([['Fee', 'All accounts', 1.1]]);
    expect(await extrasOf(agreed, '2026-11-18')).toEqual([['Fee', 'All accounts', 5.5]]);
    const { fee } = await lena.call(contract.getFeeForEdit, { id: feeId });
    const { customers, ...fields } = fee;
    expect(customers).toHaveLength(1);
    await lena.call(contract.createOrUpdateFee, { fee: { ...fields, isActive: false } });
    expect(await extrasOf(usual)).toEqual([]);
  });

  it('has one agreement per customer and day under concurrent requests', async () => {
    const customerId = await desk.addCustomer();
    const feeId = await addFee({});
    await assign({ feeId, customerId, effectiveDate: '2026-11-01', expireDate: '2026-12-01' });
    await assign({ feeId, customerId, effectiveDate: '2026-12-01' });
    const overlap = assign({ feeId, customerId, effectiveDate: '2026-11-30' });
    expect(await complaints(overlap)).toEqual(['customerFee.effectiveDate']);
    const backwards = { feeId, customerId, effectiveDate: '2026-10-01', expireDate: '2026-10-01' };
    expect(await complaints(assign(backwards))).toEqual(['customerFee.expireDate']);
    expect(await complaints(assign({ feeId: 999_999, customerId }))).toBe(404);
    expect(await complaints(assign({ feeId, customerId: 999_999 }))).toBe(404);
    const other = await desk.addCustomer();
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    const ended = await Promise.allSettled(
      days.map((effectiveDate) => assign({ feeId, customerId: other, effectiveDate })),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a later carrier charge', () => {
  const recharge = async (customerId: number, carrierLineId: number) => {
    const bookingId = await deliver(customerId);
    const cost = {
      bookingId,
      carrierLineId,
      serviceCode: 'REWEIGH',
      serviceName: 'Heavier than declared',
      isAdditional: true,
      isTaxed: true,
      taxExclusive: minor(1200),
      tax: minor(120),
      carrierTaxExclusive: minor(900),
      carrierTax: minor(90),
      note: '12 kg, not 9',
    };
    await testApp.acme.inTransaction((db) => addRecharges(db, [cost], testApp.clock.now));
    return bookingId;
  };

  it('is on the next invoice once, and on the one after if that is voided', async () => {
    const customerId = await desk.addCustomer();
    await recharge(customerId, 700_001);
    const made = async () =>
      (await lena.call(contract.generateInvoices, { customerId })).customers[0]?.invoice;
    const first = await made();
    expect(first?.amount).toBe(110 + 13.2);
    const { invoiceDetails } = await desk.invoice(first?.id ?? 0);
    expect(invoiceDetails.map((line) => [line.invoiceDetailType, line.service])).toContainEqual([
      'Recharge',
      'Heavier than declared',
    ]);
    expect(await made()).toBeUndefined();
    await lena.call(contract.voidInvoice, { id: first?.id ?? 0, note: 'Again' });
    expect((await made())?.amount).toBe(123.2);
  });

  it('gets its own invoice when nothing else is due', async () => {
    const customerId = await desk.addCustomer();
    const bookingId = await recharge(customerId, 700_002);
    const { customers } = await lena.call(contract.generateInvoices, { bookingIds: [bookingId] });
    expect(customers[0]?.invoice?.amount).toBe(110);
    const next = await lena.call(contract.generateInvoices, { customerId });
    const invoice = await desk.invoice(next.customers[0]?.invoice?.id ?? 0);
    expect(invoice).toMatchObject({ invoiceType: 'Recharge', amount: 13.2 });
  });
});
