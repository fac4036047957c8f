import { getReconciliationForApproval } from '@waybill/contract/reconciliation/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TenantDb } from '#platform/db/database.ts';
import { patience, sized } from '#testing/sized.ts';
import { type Caller, demoTown, type TestTown } from '#testing/town.ts';
import {
  addExpressBookings,
  invoiceCsv,
  type InvoiceRow,
  startImport,
} from './testing/carrier-invoice.ts';

/** Each has two lines. */
const bookings = sized(25_000);

let town: TestTown;
let lena: Caller;
beforeAll(async () => {
  town = await demoTown();
  lena = await town.acme.as('lena');
  const some = { company: 'Cedar & Co', prefix: 'TXL', count: 2500 };
  for (let from = 1; from <= bookings; from += some.count) {
    await town.acme.inTransaction((db) => addExpressBookings(db, { ...some, from }));
  }
}, patience.timeout);
afterAll(() => town.close());

const rows = Array.from({ length: bookings }, (_, at): InvoiceRow[] => {
  const consignment = `TXL${String(at + 1).padStart(6, '0')}`;
  return [
    [consignment, 'EXP', 'Test Express', 24, 0.06, at % 10 === 0 ? 64.5 : 50],
    [consignment, 'FUEL', 'Fuel', 24, 0.06, 10],
  ];
}).flat();

const task = () => {
  const found = town.app.contexts.find(({ name }) => name === 'reconciliation')?.tasks;
  const run = found?.['reconciliation.import'];
  if (run === undefined) throw new Error('There is no import');
  return run;
};

/** A database that dies after so many transactions, each of them rolled back or never begun. */
function dyingAfter(transactions: number): TestTown['app']['database'] {
  let left = transactions;
  const { database } = town.app;
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
    const run = (database: TestTown['app']['database']) =>
      task()({
        payload: { reconciliationId: id },
        database,
        tenantId: town.acme.id,
        now: town.clock.now,
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
    await Promise.all([run(town.app.database), run(town.app.database), run(town.app.database)]);
    await town.settle();
    const shown = await lena.call(getReconciliationForApproval, { id, maxResultCount: 1 });
    expect(shown).toMatchObject({
      status: 'ReadyForApproval',
      totalCount: bookings,
      progress: { rowCount: rows.length, rowsRead: rows.length, rowsCompared: rows.length },
      totals: { lines: rows.length, matched: rows.length - bookings / 10, quoted: bookings * 60 },
    });
    const [kept] = await town.acme.rows(sql<{ charges: number; told: number }>`
    select (select count(*) from reconciliation.charge where reconciliation_id = ${id})::integer
             as charges,
           (select count(distinct (consignment_id, service_key)) from reconciliation.line
            where reconciliation_id = ${id})::integer as told
  `);
    expect(kept).toEqual({ charges: rows.length, told: rows.length });
  },
  patience.timeout,
);
