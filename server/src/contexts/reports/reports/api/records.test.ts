import { reportIdOf, reports } from '@waybill/contract/reports/reports/catalogue';
import * as contract from '@waybill/contract/reports/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let wes: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  wes = await testApp.acme.as('wes');
});
afterAll(() => testApp.close());

const Period = 'Last12Months';
const withRecords = reports.filter(({ records }) => records !== undefined);
const parametersOf = ({ parameters }: (typeof reports)[number]) =>
  parameters.some(({ name }) => name === 'Period') ? { Period } : {};

/** What the records behind a figure add up to: their number, or what each adds to it. */
async function addedUp(request: object, kind: string): Promise<number> {
  const all = { ...request, maxResultCount: 1000 } as never;
  const { columns, items, totalCount } = await ada.call(contract.getReportRecords, all);
  if (totalCount > 1000) throw new Error('More records than a page holds');
  if (kind === 'count' && columns.at(-1)?.key !== 'figure') return totalCount;
  return items.reduce((sum, { cells }) => sum + Number(cells.at(-1)), 0);
}

describe('the records behind a figure', () => {
  it.each(withRecords.map((report) => [report.name, report] as const))(
    'of %s add up to the figure, for the totals and for a row',
    async (_name, report) => {
      const request = { reportId: report.id, parameters: parametersOf(report) };
      const { columns, rows, totals, figures, by } = await ada.call(
        contract.previewReport,
        request,
      );
      const [first] = rows;
      const at = (key: string) => columns.findIndex((column) => column.key === key);
      const row = Object.fromEntries(by.map((key) => [key, String(first?.[at(key)])]));
      for (const figure of figures) {
        const { kind = '' } = columns[at(figure)] ?? {};
        const ofAll = await addedUp({ ...request, figure }, kind);
        expect([figure, ofAll]).toEqual([figure, expect.closeTo(Number(totals?.[at(figure)]), 2)]);
        const ofRow = await addedUp({ ...request, figure, row }, kind);
        expect([figure, ofRow]).toEqual([figure, expect.closeTo(Number(first?.[at(figure)]), 2)]);
      }
    },
    60_000,
  );

  it.each([
    ['JobsByDriver', {}, 'jobs', 'driver'],
    ['DeliveryPerformance', { By: 'Customer' }, 'delivered', 'name'],
  ] as const)(
    'of %s are those of one row, where others have its name',
    async (name, more, figure, by) => {
      const request = { reportId: reportIdOf(name), parameters: { Period, ...more } };
      await testApp.acme.inTransaction((db) =>
        db.run(
          by === 'driver'
            ? sql`update identity."user" set name = 'Sam', surname = 'Lee'`
            : sql`update customers.customer set company_name = 'Sam Lee Freight'
              where id in (select customer_id from booking.booking)`,
        ),
      );
      const { columns, rows } = await ada.call(contract.previewReport, request);
      const at = (key: string) => columns.findIndex((column) => column.key === key);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row[at(by)])).size).toBe(rows.length);
      for (const row of rows) {
        expect(row[at(by)]).toMatch(/^Sam Lee.* \(\w+\)$/);
        const only = { ...request, figure, row: { [by]: String(row[at(by)]) } };
        expect(await addedUp(only, 'count')).toBe(Number(row[at(figure)]));
      }
    },
  );

  it('are refused for a column that is no figure, and to users without access', async () => {
    const request = { reportId: reportIdOf('AgedReceivables'), figure: 'balance' };
    expect((await ada.send(contract.getReportRecords, request)).status).toBe(400);
    const owed = { ...request, figure: 'owed' };
    expect((await wes.send(contract.getReportRecords, owed)).status).toBe(404);
  });
});

describe('delivered in full and on time', () => {
  const request = { reportId: reportIdOf('InFullOnTime'), parameters: { Period, By: 'Carrier' } };
  const totalsOf = async () => {
    const { columns, totals } = await ada.call(contract.previewReport, request);
    return Object.fromEntries(columns.map(({ key }, at) => [key, totals?.[at] ?? null]));
  };

  it('counts a delivery as late after its promise, as short once damage was reported', async () => {
    const before = await totalsOf();
    const [good] = await testApp.acme.rows(sql<{ id: number }>`
      select b.id from booking.booking b
      where b.status = 'Delivered' and b.delivered_at <= b.eta and b.parent_id is null
        and not exists (select from booking.tracking t
          where t.booking_id = b.id and t.status in ('Damaged', 'Lost'))
      order by b.id desc limit 1
    `);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into booking.tracking (
          tenant_id, booking_id, customer_id, status, code, at, received_at, moved
        )
        select tenant_id, id, customer_id, 'Damaged', 'DAMAGED', delivered_at, delivered_at, false
        from booking.booking where id = ${good?.id ?? 0}
      `),
    );
    const damaged = await totalsOf();
    expect([damaged['infull'], damaged['difot'], damaged['short'], damaged['ontime']]).toEqual([
      Number(before['infull']) - 1,
      Number(before['difot']) - 1,
      Number(before['short']) + 1,
      before['ontime'],
    ]);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update booking.booking set eta = delivered_at - interval '1 minute'
        where id = ${good?.id ?? 0}
      `),
    );
    const late = await totalsOf();
    expect([late['ontime'], late['late'], late['promised']]).toEqual([
      Number(before['ontime']) - 1,
      Number(before['late']) + 1,
      before['promised'],
    ]);
  });

  it('counts what is due and not delivered as failed, leaves out what is not due yet', async () => {
    const [open] = await testApp.acme.rows(sql<{ id: number }>`
      select id from booking_public.booked where status in ('Booked', 'InTransit', 'PickedUp')
      order by id limit 1
    `);
    const moveArrival = (interval: string) =>
      testApp.acme.inTransaction((db) =>
        db.run(sql`
          update booking.booking set eta = ${testApp.clock.now}::timestamptz + ${interval}::interval
          where id = ${open?.id ?? 0}
        `),
      );
    await moveArrival('1 minute');
    const notDue = await totalsOf();
    await moveArrival('-1 minute');
    const due = await totalsOf();
    expect([due['overdue'], due['promised'], due['ontime']]).toEqual([
      Number(notDue['overdue']) + 1,
      Number(notDue['promised']) + 1,
      notDue['ontime'],
    ]);
  });

  it('has a subtotal for each group of a second level', async () => {
    const parameters = { Period, By: 'Customer', Then: 'Month' };
    const preview = await ada.call(contract.previewReport, { ...request, parameters });
    expect(preview.columns.slice(0, 2).map(({ label, kind }) => [label, kind])).toEqual([
      ['Customer', 'text'],
      ['Month', 'day'],
    ]);
    const groups = new Set(preview.rows.map(([name]) => name));
    expect(preview.subtotals.map(({ cells }) => cells[0])).toEqual([...groups]);
    const promised = preview.subtotals.reduce((sum, { cells }) => sum + Number(cells[2]), 0);
    expect(promised).toBe(preview.totals?.[2]);
  });
});
