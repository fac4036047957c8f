import * as contract from '@waybill/contract/booking/endpoints';
import { minor } from '@waybill/kernel/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import {
  addRecharges,
  lockRechargesToInvoice,
  markRechargesInvoiced,
  type RechargeToAdd,
  releaseRechargesFromInvoices,
} from '../public.ts';
import { bookAt, type Desk, deskFor } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;
let bookingId: number;
let carrierLineId = 9_000_000;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
  bookingId = (await bookAt(kim, desk)).id;
});
afterAll(() => testApp.close());

const reweighed = (over: Partial<RechargeToAdd> = {}): RechargeToAdd => ({
  bookingId,
  carrierLineId: (carrierLineId += 1),
  serviceCode: 'EXP',
  serviceName: 'Express',
  isAdditional: false,
  isTaxed: true,
  taxExclusive: minor(1250),
  tax: minor(125),
  carrierTaxExclusive: minor(1000),
  carrierTax: minor(100),
  note: 'Reweighed at 31 kg',
  ...over,
});
const recharge = (...lines: readonly RechargeToAdd[]): Promise<void> =>
  testApp.acme.inTransaction((db) => addRecharges(db, lines, testApp.clock.now));
const waiting = async (caller: Caller) => {
  const page = { maxResultCount: 100 };
  const { items } = await caller.call(contract.getBookingsForRecharge, page);
  return items.find(({ id }) => id === bookingId);
};
const selected = async (caller: Caller) =>
  (await caller.call(contract.getBookingForEdit, { Id: bookingId })).booking;

it('adds a later charge at the customer’s price; only staff see the carrier cost', async () => {
  await recharge(
    reweighed(),
    reweighed({ isAdditional: true, taxExclusive: minor(500), tax: minor(50) }),
  );
  const staffs = await selected(kim);
  expect(staffs.rechargeDetail).toMatchObject({
    freightCost: 13.75,
    additionalCost: 5.5,
    totalCost: 19.25,
    totalCostTax: 1.75,
    carrierTotalCostTaxExclusive: 20,
  });
  const theirs = await selected(await testApp.acme.as('oto'));
  expect(theirs.rechargeDetail?.totalCost).toBe(19.25);
  expect(JSON.stringify(theirs.rechargeDetail)).not.toContain('carrier');
});

it('lists the booking until its recharges are invoiced, then names the invoice', async () => {
  const found = await waiting(kim);
  expect(found?.rechargeInvoices).toEqual([]);
  await testApp.acme.inTransaction(async (db) => {
    const lines = await lockRechargesToInvoice(db, { customerIds: [desk.customerId] });
    const rechargeIds = lines.map(({ id }) => id);
    await markRechargesInvoiced(db, { rechargeIds, invoiceId: 77, invoiceNumber: 'INV000077' });
  });
  expect(await waiting(kim)).toBeUndefined();
  expect((await selected(kim)).rechargeInvoices).toEqual([{ id: 77, number: 'INV000077' }]);
});

it('lists the booking again when its invoice is withdrawn', async () => {
  await testApp.acme.inTransaction((db) => releaseRechargesFromInvoices(db, [77]));
  expect((await waiting(kim))?.rechargeInvoices).toEqual([]);
});

it('recharges a carrier line once under concurrent requests', async () => {
  const line = reweighed();
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => recharge(line)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('hides bookings of other customers', async () => {
  const hana = await testApp.acme.as('hana');
  const { items } = await hana.call(contract.getBookingsForRecharge, { maxResultCount: 100 });
  expect(items.filter(({ id }) => id === bookingId)).toEqual([]);
});
