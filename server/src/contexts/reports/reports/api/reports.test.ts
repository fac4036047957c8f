import { getFinanceStatement } from '@waybill/contract/finance/endpoints';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import * as contract from '@waybill/contract/reports/endpoints';
import { createItem, createItemScanEvent } from '@waybill/contract/warehouse/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '#platform/csv.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let wes: Caller;
let oto: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  wes = await testApp.acme.as('wes');
  oto = await testApp.acme.as('oto');
  await receiveItem();
});

/** The demo data of tests has nothing in the warehouse. */
async function receiveItem(): Promise<void> {
  const [customer] = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer where company_name = 'Cedar & Co'
  `);
  const item = { itemId: 'CRT-1', customerId: customer?.id ?? 0, consignmentNumber: 'C-1' };
  await ada.call(createItem, { item });
  await ada.call(createItemScanEvent, { itemId: 'CRT-1', scanEvent: { code: 'INWARD' } });
}
afterAll(() => testApp.close());

const idOf = (name: string): string => reports.find((each) => each.name === name)?.id ?? '';
const names = reports.map(({ name }) => name);
const wide = { Period: 'Last12Months' };
const usualOf = (name: string) =>
  reports.find((each) => each.name === name)?.parameters.some(({ required }) => required)
    ? wide
    : {};
const csvOf = async (caller: Caller, name: string, body: object) => {
  const reply = await caller.send(contract.runReport, { id: idOf(name), ...body });
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return parseCsv(reply.body);
};
const faultsOf = async (call: Promise<unknown>) => {
  const refused = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof Refused)) throw new Error('It was not refused');
  return [refused.status, refused.error.validationErrors?.flatMap((e) => e.members)];
};

describe('the list of reports', () => {
  it('contains the reports a user may see, with their parameters', async () => {
    const all = await ada.call(contract.getReports, { maxResultCount: 100 });
    expect(all.items.map(({ name }) => name)).toEqual(reports.map(({ name }) => name));
    const aged = all.items.find(({ name }) => name === 'AgedReceivables');
    expect(aged?.parameters.map((p) => [p.name, p.component, p.required])).toEqual([
      ['AsOf', 'date', false],
      ['Customer', 'customer', false],
      ['OverdueOnly', 'checkbox', false],
    ]);
  });

  it('is filtered and paged like every list', async () => {
    const query = { filter: "group eq 'Finance'", sorting: 'name desc', maxResultCount: 2 };
    const { items, totalCount } = await ada.call(contract.getReports, query);
    expect([items.map(({ name }) => name), totalCount]).toEqual([
      ['RevenueByCustomer', 'FuelAndFees'],
      4,
    ]);
  });

  it('is empty for customers, who cannot run any (decisions E-09)', async () => {
    expect(await oto.call(contract.getReports)).toEqual({ items: [], totalCount: 0 });
    const id = idOf('BookingsByPeriod');
    await expect(oto.call(contract.runReport, { id, ...wide })).rejects.toThrow('404');
    await expect(oto.call(contract.previewReport, { reportId: id })).rejects.toThrow('404');
  });

  it('omits reports without permission', async () => {
    const { items } = await wes.call(contract.getReports, { maxResultCount: 100 });
    expect(items.map(({ group }) => group)).not.toContain('Finance');
    const refused = await wes.send(contract.runReport, { id: idOf('AgedReceivables') });
    expect(refused.status).toBe(404);
  });
});

describe('a report run', () => {
  it.each(names)('of %s returns CSV text [proto-017] [ui-capability-013]', async (name) => {
    const { heads, rows } = await csvOf(ada, name, usualOf(name));
    const report = reports.find((each) => each.name === name);
    expect(heads).toEqual(report?.columns.map(({ label }) => label));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it('accepts its parameters as the body or nested in it, names in any case', async () => {
    const bare = await csvOf(ada, 'BookingsByPeriod', { ...wide, By: 'Month' });
    const within = await csvOf(ada, 'BookingsByPeriod', {
      parameters: { period: 'last12months', by: 'month' },
    });
    expect(within).toEqual(bare);
    expect(bare.rows.length).toBe(13);
  });

  it('names each missing, unknown or invalid parameter', async () => {
    const id = idOf('BookingsByPeriod');
    const run = (body: object) => faultsOf(ada.call(contract.runReport, { id, ...body }));
    expect(await run({})).toEqual([400, ['Period']]);
    expect(await run({ ...wide, Colour: 'red' })).toEqual([400, ['Colour']]);
    expect(await run({ Period: '2026-02-30/2026-03-01', Customer: 'x', By: 'Year' })).toEqual([
      400,
      ['Period', 'By', 'Customer'],
    ]);
    expect(await run({ Period: { from: '2026-11-02', to: '2026-11-01' } })).toEqual([
      400,
      ['Period'],
    ]);
  });

  it('escapes text that a spreadsheet would run as a formula', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update customers.customer set company_name = '=1+1' where company_name = 'Cedar & Co'
      `),
    );
    const reply = await ada.send(contract.runReport, { id: idOf('RevenueByCustomer'), ...wide });
    expect(reply.body).toContain("'=1+1");
    expect(reply.body).not.toMatch(/(^|,)=/m);
  });

  it('counts correctly: days add up to the bookings', async () => {
    const { rows } = await csvOf(ada, 'BookingsByPeriod', wide);
    const sum = rows.reduce((total, { cells }) => total + Number(cells['Bookings']), 0);
    const [counted] = await testApp.acme.rows<{ n: number }>(sql`
      select count(*) as n from booking.booking
      where deleted_at is null and booked_at is not null and parent_id is null
        and status not in ('Draft', 'Quoted', 'Cancelled', 'Failed')
        and booked_at < ${testApp.clock.now}::timestamptz + interval '14 hours'
    `);
    expect(sum).toBe(counted?.n);
  });

  it('agrees with statements on aged receivables', async () => {
    const { rows } = await csvOf(ada, 'AgedReceivables', {});
    const customers = await testApp.acme.rows<{ id: number; code: string }>(sql`
      select id, code from customers.customer
    `);
    expect(rows.length).toBeGreaterThan(0);
    for (const { cells } of rows) {
      const customerId = customers.find(({ code }) => code === cells['Code'])?.id ?? 0;
      const statement = await ada.call(getFinanceStatement, { customerId });
      const blocks = ['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'];
      expect(blocks.map((name) => Number(cells[name]))).toEqual(
        statement.ageing.map(({ amount }) => amount),
      );
      expect(Number(cells['Balance'])).toBe(statement.closingBalance);
    }
  });
});

describe('a preview', () => {
  it('shows the first rows, the row count, and a chart of the same numbers', async () => {
    const query = { reportId: idOf('BookingsByPeriod'), parameters: wide };
    const selected = await ada.call(contract.previewReport, query);
    expect([selected.rows.length, selected.isCutOff]).toEqual([100, false]);
    expect(selected.totalCount).toBeGreaterThanOrEqual(365);
    const [first] = selected.rows;
    expect(selected.chart?.points[0]).toEqual({
      x: first?.[0],
      delivered: first?.[2],
      underway: first?.[3],
      exceptions: first?.[4],
    });
  });
});

describe('dashboard charts', () => {
  it('cover all customers for staff, and only their own for customers', async () => {
    const booked = async (caller: Caller) => {
      const { items } = await caller.call(contract.getDashboardCharts);
      const chart = items.find(({ name }) => name === 'BookingsByPeriod');
      const sum = chart?.points.reduce(
        (total, { delivered, underway, exceptions }) =>
          total + Number(delivered) + Number(underway) + Number(exceptions),
        0,
      );
      return { names: items.map(({ name }) => name), sum: sum ?? 0 };
    };
    const [all, own] = [await booked(ada), await booked(oto)];
    expect(all.names).toEqual([
      'DeliveryPerformance',
      'BookingsByPeriod',
      'RevenueByCustomer',
      'AgedReceivables',
    ]);
    expect(own.names).toEqual(['DeliveryPerformance', 'BookingsByPeriod']);
    expect(own.sum).toBeGreaterThan(0);
    expect(own.sum).toBeLessThan(all.sum);
  });
});
