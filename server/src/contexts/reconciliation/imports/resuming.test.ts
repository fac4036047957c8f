import { getReconciliationForApproval } from '@waybill/contract/reconciliation/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TenantDb } from '#platform/db/database.ts';
import { testTimeout, sized } from '#testing/sized.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import {
  addExpressBookings,
  invoiceCsv,
  type SampleInvoiceRow,
  startImport,
} from '../testing/carrier-invoice.ts';

/** Each booking has two lines. */
const bookings = sized(25_000);

let testApp: TestApp;
let lena: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  const some = { company: 'Cedar & Co', prefix: 'TXL', count: 2500 };
  for (let from = 1; from <= bookings; from += some.count) {
    await testApp.acme.inTransaction((db) => addExpressBookings(db, { ...some, from }));
  }
}, testTimeout.timeout);
afterAll(() => testApp.close());

const rows = Array.from({ length: bookings }, (_, at): SampleInvoiceRow[] => {
  const consignment = `TXL${String(at + 1).padStart(6, '0')}`;
  return [
    [consignment, 'EXP', 'Test Express', 24, 0.06, at % 10 === 0 ? 64.5 : 50],
    [consignment, 'FUEL', 'Fuel', 24, 0.06, 10],
  ];
}).flat();

const task = () => {
  const found = testApp.app.contexts.find(({ name }) => name === 'reconciliation')?.tasks;
  const run = found?.['reconciliation.import'];
  if (run === undefined) throw new Error('There is no import');
  return run;
};

/** Returns a database that dies after a number of transactions; later ones fail. */
function dyingAfter(transactions: number): TestApp['app']['database'] {
  let left = transactions;
  const { database } = testApp.app;
  return {
    ...database,
    async transaction(scope, work) {
      left -= 1;
      return await database.transaction(scope, async (db: TenantDb) => {
        const result = await work(db);
        if (left < 0) throw new Error('Killed');
        return result;
      });
    },
  };
}

it(
  'an import killed ten times resumes without duplicate or missing lines (4.7)',
  async () => {
    const id = await startImport(lena, invoiceCsv(rows));
    const run = (database: TestApp['app']['database']) =>
      task()({
        payload: { reconciliationId: id },
        database,
        tenantId: testApp.acme.id,
        now: testApp.clock.now,
        signal: new AbortController().signal,
      });
    const seen: number[] = [];
    for (let kills = 0; kills < 10; kills += 1) {
      await expect(run(dyingAfter(2 + (kills % 2)))).rejects.toThrow('Killed');
      const { progress, status } = await lena.call(getReconciliationForApproval, { id });
      seen.push(progress.rowsRead + progress.rowsCompared);
      if (status !== 'Processing') break;
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    await Promise.all([
      run(testApp.app.database),
      run(testApp.app.database),
      run(testApp.app.database),
    ]);
    await testApp.settle();
    const selected = await lena.call(getReconciliationForApproval, { id, maxResultCount: 1 });
    expect(selected).toMatchObject({
      status: 'ReadyForApproval',
      totalCount: bookings,
      progress: { rowCount: rows.length, rowsRead: rows.length, rowsCompared: rows.length },
      totals: { lines: rows.length, matched: rows.length - bookings / 10, quoted: bookings * 60 },
    });
    const [saved] = await testApp.acme.rows(sql<{ charges: number; reported: number }>`
    select (select count(*) from reconciliation.charge where reconciliation_id = ${id})::integer
             as charges,
           (select count(distinct (consignment_id, service_key)) from reconciliation.line
            where reconciliation_id = ${id})::integer as reported
  `);
    expect(saved).toEqual({ charges: rows.length, reported: rows.length });
  },
  testTimeout.timeout,
);
