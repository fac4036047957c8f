import {
  createOrUpdateFee,
  getInvoiceForEdit,
  getStorageCharges,
  invoiceStorage,
  voidInvoice,
} from '@waybill/contract/finance/endpoints';
import { createItem, createItemScanEvent } from '@waybill/contract/warehouse/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let customerId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer where company_name = 'Cedar & Co'
  `);
  customerId = row?.id ?? 0;
});
afterAll(() => testApp.close());

const day_ms = 86_400_000;
/** Scans an item this many days ago. */
const scan = (itemId: string, code: 'INWARD' | 'DISPATCHED' | 'LOADED', daysAgo: number) => {
  const scannedTime = new Date(testApp.clock.now.getTime() - daysAgo * day_ms).toISOString();
  return ada.call(createItemScanEvent, { itemId, scanEvent: { code, scannedTime } });
};
const charges = async () => (await ada.call(getStorageCharges, { customerId })).items;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );

describe('storage', () => {
  it('is counted by day and pallet space, and explains itself item by item', async () => {
    await ada.call(createItem, { item: { itemId: 'STO-1', customerId, palletSpaces: 2 } });
    await ada.call(createItem, { item: { itemId: 'STO-2', customerId, palletSpaces: 0.5 } });
    await scan('STO-1', 'INWARD', 10);
    await scan('STO-2', 'INWARD', 10);
    await scan('STO-2', 'LOADED', 7);
    await scan('STO-2', 'DISPATCHED', 7);
    const [charge] = await charges();
    expect(charge).toMatchObject({ customerName: 'Cedar & Co', feeName: null, amount: null });
    expect(charge?.items.map(({ itemId, days, palletDays }) => [itemId, days, palletDays])).toEqual(
      [
        ['STO-1', 10, 20],
        ['STO-2', 4, 2],
      ],
    );
    expect(charge?.palletDays).toBe(22);
    expect(await refusal(ada.call(invoiceStorage, { customerId }))).toEqual([
      409,
      'There is no storage to invoice for this customer.',
    ]);
  });

  it('is charged by its fee, once for each day, however many invoice it', async () => {
    await ada.call(createOrUpdateFee, {
      fee: {
        name: 'Pallet storage',
        invoiceType: 'Adhoc',
        applyOn: 'Invoice',
        feeType: 'Storage',
        calcMethod: 'PerItem',
        customerTypes: ['Account', 'PayAsYouGo', 'PrePaid'],
        feeRates: [{ order: 1, basic: 0, break: 0, rate: 1.5 }],
      },
    });
    const [charge] = await charges();
    expect(charge).toMatchObject({
      feeName: 'Pallet storage',
      amount: 33,
      basic: 0,
      rates: [{ palletDays: 22, rate: 1.5 }],
      isMinimum: false,
    });
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map(() => ada.call(invoiceStorage, { customerId })),
    );
    const done = outcomes.filter((each) => each.status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(await charges()).toEqual([]);
    const id = done[0]?.value.id ?? 0;
    const { invoice } = await ada.call(getInvoiceForEdit, { id });
    const texts = invoice.invoiceDetails.map(({ description }) => description);
    expect(texts).toEqual([
      `Pallet storage ${charge?.fromDate} to ${charge?.toDate}: ` +
        '22 pallet days (22 × 1.5) · 2 × items',
    ]);
    await ada.call(voidInvoice, { id, note: 'Wrong rate' });
    await testApp.settle();
    expect((await charges())[0]?.palletDays).toBe(22);
  });

  it('is charged for days that are over alone', async () => {
    const toDate = testApp.clock.now.toISOString().slice(0, 10);
    const tomorrow = new Date(testApp.clock.now.getTime() + 2 * day_ms).toISOString().slice(0, 10);
    expect(toDate < tomorrow).toBe(true);
    const reply = await ada.send(invoiceStorage, { customerId, toDate: tomorrow });
    expect(reply.status).toBe(400);
  });
});
