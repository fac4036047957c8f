/** Figures of the reports on the warehouse and on line hauls, each calculated by hand. */
import { previewReport } from '@waybill/contract/reports/endpoints';
import { reportIdOf } from '@waybill/contract/reports/reports/catalogue';
import type { ItemScanCode } from '@waybill/contract/warehouse/lifecycle';
import * as warehouse from '@waybill/contract/warehouse/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aManifestedBooking, type MadeBooking } from '#testing/jobs/a-manifested-booking.ts';
import { jobNow } from '#testing/jobs/jobs-of-a-test-app.ts';
import {
  aTrip,
  carrying,
  moved,
  scannedOn,
  tripNow,
  withHeadPorts,
} from '#testing/jobs/line-hauls-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let wes: Caller;
let ada: Caller;
let booking: MadeBooking;
const customerIds: number[] = [];

/** Noon in Sydney, which is 11 hours ahead of UTC on this day, and 10 before 4 October. */
const now = new Date('2026-11-18T01:00:00Z');

beforeAll(async () => {
  testApp = await openTestApp();
  testApp.clock.now = now;
  wes = await testApp.acme.as('wes');
  ada = await testApp.acme.as('ada');
  const rows = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer where company_name in ('Cedar & Co', 'Northwind Traders')
    order by company_name
  `);
  customerIds.push(...rows.map(({ id }) => id));
  booking = await aManifestedBooking(testApp, { pieces: 3 });
  await fillWarehouse();
});
afterAll(() => testApp.close());

type Scan = readonly [code: ItemScanCode | 'UNDO', at: string, warehouseCode?: string];

/** Adds an item of a booked consignment, and its scans; returns the id of the last. */
async function stored(itemId: string, palletSpaces: number, scans: readonly Scan[]) {
  const [customerId = 0] = customerIds;
  const consignmentNumber = booking.consignmentId;
  const item = { itemId, customerId, palletSpaces, consignmentNumber };
  await ada.call(warehouse.createItem, { item });
  let last = '';
  for (const [code, at, warehouseCode = 'SYD'] of scans) {
    if (code === 'UNDO') {
      await wes.call(warehouse.undoItemScan, { id: last });
      continue;
    }
    const scanEvent = { code, scannedTime: new Date(at).toISOString(), warehouseCode };
    last = (await wes.call(warehouse.createItemScanEvent, { itemId, scanEvent })).id;
  }
}

async function fillWarehouse(): Promise<void> {
  await stored('AGE-0', 1, [['INWARD', '2026-11-18T00:00Z']]);
  // One o'clock at night on 11 November, seven days before, and eleven at night the day before.
  await stored('AGE-7', 2, [['INWARD', '2026-11-10T14:00Z']]);
  await stored('AGE-8', 0.5, [['INWARD', '2026-11-10T12:00Z']]);
  await stored('AGE-30', 1, [['INWARD', '2026-10-18T14:00Z']]);
  await stored('AGE-31', 1, [['INWARD', '2026-10-18T01:00Z']]);
  await stored('AGE-90', 1, [['INWARD', '2026-08-20T02:00Z']]);
  await stored('AGE-91', 1.25, [['INWARD', '2026-08-19T02:00Z', 'MEL']]);
  const left = (from: string, until: string, at = 'SYD'): readonly Scan[] => [
    ['INWARD', from, at],
    ['LOADED', until, at],
    ['DISPATCHED', until, at],
  ];
  await stored('LEFT-10', 1, left('2026-11-16T00:00Z', '2026-11-16T10:00Z'));
  await stored('LEFT-20', 1, left('2026-11-15T00:00Z', '2026-11-15T20:00Z'));
  await stored('LEFT-60', 1, left('2026-11-13T00:00Z', '2026-11-15T12:00Z'));
  await stored('LEFT-5', 1, left('2026-11-16T00:00Z', '2026-11-16T05:30Z', 'MEL'));
  await stored('LEFT-BEFORE', 1, left('2026-09-01T00:00Z', '2026-09-09T00:00Z'));
  await stored('RETURNED', 1, [
    ...left('2026-09-01T00:00Z', '2026-09-02T00:00Z'),
    ['INWARD', '2026-11-16T02:00Z'],
  ]);
  await stored('UNDONE', 1, [
    ['INWARD', '2026-11-01T02:00Z'],
    ['UNDO', ''],
  ]);
}

const rowsOf = async (
  name: Parameters<typeof reportIdOf>[0],
  parameters: Record<string, string | number> = {},
) => (await ada.call(previewReport, { reportId: reportIdOf(name), parameters })).rows;

describe('the report on the ageing of stock', () => {
  it('counts days of the tenant, from the last arrival, without undone scans', async () => {
    // 0, 7 and the returned one (2 days) | 8 and 30 | 31 and 90 | 91 days.
    // Pallet spaces: 1 + 2 + 0.5 + 1 + 1 + 1 + 1.25 + 1.
    expect(await rowsOf('StockAgeing')).toEqual([['Cedar & Co', 8, 8.75, 3, 2, 2, 1, 91]]);
  });
});

describe('the report on dwell time', () => {
  it('measures each depot by the hours of what left in the period', async () => {
    // SYD: 10, 20 and 60 hours; MEL: 5.5. The other stays have not ended, or ended before.
    expect(await rowsOf('DwellTime', { Period: 'Last30Days' })).toEqual([
      ['SYD', 3, 30, 20, 60, 7],
      ['MEL', 1, 5.5, 5.5, 5.5, 1],
    ]);
  });
});

describe('the report on stock', () => {
  it('has a row for each item that is here, with its days and its arrival', async () => {
    await wes.call(warehouse.createItemScanEvent, {
      itemId: 'AGE-7',
      scanEvent: { code: 'PUTAWAY', locationCode: 'A-01-1', scannedTime: '2026-11-12T00:00:00Z' },
    });
    await wes.call(warehouse.createItemScanEvent, {
      itemId: 'AGE-7',
      scanEvent: { code: 'DAMAGED', scannedTime: '2026-11-13T00:00:00Z' },
    });
    const rows = await rowsOf('WarehouseStock');
    expect(rows.map(([item, , , , , , , , , , days]) => [item, days])).toEqual([
      ['AGE-0', 0],
      ['AGE-30', 30],
      ['AGE-31', 31],
      ['AGE-8', 8],
      ['AGE-90', 90],
      ['AGE-91', 91],
      ['RETURNED', 2],
      ['AGE-7', 7],
    ]);
    const { consignmentId } = booking;
    expect(await rowsOf('WarehouseStock', { Number: 'a-01' })).toEqual([
      [
        'AGE-7',
        null,
        null,
        'Cedar & Co',
        consignmentId,
        'A-01-1',
        'Stored',
        'Yes',
        2,
        '2026-11-11 01:00:00',
        7,
        'DAMAGED',
      ],
    ]);
  });
});

describe('the report on line hauls', () => {
  it('has a row for each job on board: articles, scans and kilograms', async () => {
    await withHeadPorts(testApp.acme);
    const { acme } = testApp;
    const other = await aManifestedBooking(testApp, { pieces: 2 });
    const id = await aTrip(acme);
    await carrying(acme, id, [booking.jobId, other.jobId]);
    const articles = async ({ jobId }: MadeBooking) =>
      (await jobNow(acme, jobId)).items.flatMap(({ articlenumbers }) => articlenumbers);
    const [of3, of2] = [await articles(booking), await articles(other)];
    await moved(acme, id, 'Loading');
    await scannedOn(acme, id, [...of3, ...of2.slice(0, 1)]);
    await moved(acme, id, { status: 'Departed', notscanned: 1 });
    await moved(acme, id, 'Arrived');
    await moved(acme, id, 'Unloading');
    await scannedOn(acme, id, of3.slice(0, 2));
    const { linehaulcode } = await tripNow(acme, id);
    const trip = [linehaulcode, 'SYD › MEL', 'Unloading', '2026-11-18 12:00:00'];
    // Each carton weighs 12 kg.
    const rows = await rowsOf('LineHaulManifest', { Period: 'Last30Days', Number: linehaulcode });
    expect(rows.map((row) => [...row.slice(0, 4), ...row.slice(5)])).toEqual([
      [...trip, booking.consignmentId, 'Cedar & Co', 3, 3, 2, 36],
      [...trip, other.consignmentId, 'Cedar & Co', 2, 1, 0, 24],
    ]);
  });
});

describe('the report on costs and revenue', () => {
  it('counts the share of a line haul as cost of its booking', async () => {
    const { acme } = testApp;
    const hauled = await aManifestedBooking(testApp, { pieces: 1 });
    const other = await aManifestedBooking(testApp, { pieces: 3 });
    const price = { carrierTotalCostTaxExclusive: 20 };
    await acme.rows(sql`
      update booking.booking
      set pricing = ${JSON.stringify(price)}::jsonb, total_minor = 11000, total_tax_minor = 1000
      where id = ${hauled.id}
    `);
    const id = await aTrip(acme, { cost: 60, costbasis: 'Weight' });
    await carrying(acme, id, [hauled.jobId, other.jobId]);
    await moved(acme, id, 'Loading');
    await moved(acme, id, { status: 'Departed', notscanned: 4 });
    const rows = await rowsOf('CarrierCostVersusRevenue', { Period: 'Last30Days', By: 'Booking' });
    // One of four cartons is a quarter of 60.00; the carrier cost 20.00, the customer paid 100.00.
    expect(rows.find(([name]) => name === hauled.consignmentId)).toEqual([
      hauled.consignmentId,
      1,
      0,
      1,
      15,
      35,
      100,
      65,
      65,
    ]);
  });
});
