import * as contract from '@waybill/contract/reconciliation/endpoints';
import type { Resolution } from '@waybill/contract/reconciliation/lifecycle';
import { reportIdOf } from '@waybill/contract/reports/reports/catalogue';
import { runReport } from '@waybill/contract/reports/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '#platform/csv.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { addExpressBookings, importFile, invoiceCsv, linesOf } from '../testing/carrier-invoice.ts';

let testApp: TestApp;
let lena: Caller;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  ada = await testApp.acme.as('ada');
  await addBookings('TXM', 5);
});
afterAll(() => testApp.close());

/** Adds bookings sold for 72.00 that a carrier quoted at 60.00, both before tax. */
const addBookings = (prefix: string, count: number) =>
  testApp.acme.inTransaction(async (db) => {
    await addExpressBookings(db, { company: 'Cedar & Co', prefix, count });
    const quoted = { carrierTotalCostTaxExclusive: 60, carrierTotalCost: 66 };
    await db.run(sql`
      update booking.booking
      set pricing = pricing || ${JSON.stringify(quoted)}::jsonb, carrier_total_minor = 6600
      where starts_with(consignment_id, ${prefix})
    `);
  });

type Cells = Readonly<Record<string, string | undefined>>;

async function rowsBy(choice: string): Promise<readonly Cells[]> {
  const query = { id: reportIdOf('CarrierCostVersusRevenue'), Period: 'Last30Days', By: choice };
  const reply = await ada.send(runReport, query);
  return parseCsv(reply.body).rows.map(({ cells }) => cells);
}

/**
 * Returns a booking's counts at reconciled and at quoted cost, its cost, revenue, margin and margin
 * in per cent.
 */
async function marginOf(consignment: string): Promise<readonly (string | undefined)[]> {
  const row = (await rowsBy('Booking')).find((cells) => cells['What'] === consignment);
  return [
    row?.['At reconciled cost'],
    row?.['At quoted cost'],
    row?.['Cost ex. tax'],
    row?.['Revenue ex. tax'],
    row?.['Margin ex. tax'],
    row?.['Margin %'],
  ];
}

const decide = (serviceIds: readonly number[], resolution: Resolution) =>
  lena.call(contract.resolveServices, {
    serviceIds: [...serviceIds],
    resolution,
    note: 'As by agreement',
  });

describe('the margin of a booking', () => {
  it('is before tax, by the quoted cost until its carrier’s charges are by agreement', async () => {
    expect(await marginOf('TXM000001')).toEqual(['0', '1', '60.00', '72.00', '12.00', '16.7']);
    const charge = (number: string, code: string, name: string, amount: number) =>
      [number, code, name, 24, 0.06, amount] as const;
    const selected = await importFile(
      testApp,
      lena,
      invoiceCsv([
        charge('TXM000001', 'EXP', 'Test Express', 70),
        charge('TXM000002', 'EXP', 'Test Express', 40),
        charge('TXM000003', 'EXP', 'Test Express', 70),
        charge('TXM000004', 'EXP', 'Test Express', 50),
        charge('TXM000004', 'EXP', 'Test Express', 50),
        charge('TXM000005', 'EXP', 'Test Express', 90),
        charge('TXM000005', 'FUEL', 'Fuel levy', 20),
      ]),
    );
    expect(await marginOf('TXM000001')).toEqual(['0', '1', '60.00', '72.00', '12.00', '16.7']);
    const idsOf = (consignment: string, from = 0) =>
      selected.bookingReconciliations
        .filter(({ consignmentId }) => consignmentId === consignment)
        .flatMap((each) => each.bookingReconciliationServices.map(({ id }) => id))
        .slice(from);

    expect(linesOf(selected)).toHaveLength(7);
    await decide(idsOf('TXM000001'), 'Absorbed');
    await decide(idsOf('TXM000002'), 'Absorbed');
    await decide(idsOf('TXM000003'), 'PassedOn');
    await decide(idsOf('TXM000004').slice(0, 1), 'Absorbed');
    await decide(idsOf('TXM000004', 1), 'Duplicate');
    await decide(idsOf('TXM000005').slice(0, 1), 'Absorbed');
    await decide(idsOf('TXM000005', 1), 'Disputed');
    // Freight of 70 instead of 50: the margin shrinks by 20.
    expect(await marginOf('TXM000001')).toEqual(['1', '0', '80.00', '72.00', '-8.00', '-11.1']);
    expect(await marginOf('TXM000002')).toEqual(['1', '0', '50.00', '72.00', '22.00', '30.6']);
    // Passed on with the quote's markup: the customer pays 24 more.
    expect(await marginOf('TXM000003')).toEqual(['1', '0', '80.00', '96.00', '16.00', '16.7']);
    expect(await marginOf('TXM000004')).toEqual(['1', '0', '60.00', '72.00', '12.00', '16.7']);
    // The dispute is open: no cost is agreed yet.
    expect(await marginOf('TXM000005')).toEqual(['0', '1', '60.00', '72.00', '12.00', '16.7']);
  });

  it('adds up to the margin of its carrier and of its customer', async () => {
    const sumOf = (rows: readonly Cells[]) =>
      ['Bookings', 'At reconciled cost', 'At quoted cost', 'Cost ex. tax', 'Revenue ex. tax'].map(
        (head) => rows.reduce((sum, row) => sum + Math.round(Number(row[head]) * 100), 0),
      );
    const bookings = await rowsBy('Booking');
    expect(bookings.length).toBeGreaterThan(5);
    expect(sumOf(await rowsBy('Carrier'))).toEqual(sumOf(bookings));
    expect(sumOf(await rowsBy('Customer'))).toEqual(sumOf(bookings));
    for (const row of bookings) {
      const cents = (head: string) => Math.round(Number(row[head]) * 100);
      expect(cents('Margin ex. tax')).toBe(cents('Revenue ex. tax') - cents('Cost ex. tax'));
    }
  });

  it('of a journey counts what is agreed for its legs', async () => {
    await addBookings('TXL', 2);
    await testApp.acme.inTransaction(async (db) => {
      await db.run(sql`
        update booking.booking set leg_number = 1, total_minor = 0, total_tax_minor = 0,
          exposure_minor = 0, parent_id = (
          select id from booking.booking where consignment_id = 'TXL000001'
        ) where consignment_id = 'TXL000002'
      `);
    });
    const selected = await importFile(
      testApp,
      lena,
      invoiceCsv([['TXL000002', 'EXP', 'Test Express', 24, 0.06, 65]]),
    );
    // The only charge of the file is a total, compared with the whole quoted cost.
    const lineIds = linesOf(selected).map(({ id }) => id);
    await decide(lineIds, 'Absorbed');
    expect(await marginOf('TXL000001')).toEqual(['1', '0', '65.00', '72.00', '7.00', '9.7']);
    expect(await marginOf('TXL000002')).toEqual(Array(6).fill(undefined));
  });
});
