import pg from 'pg';
import {
  addExpressBookings,
  invoiceCsv,
  type SampleInvoiceRow,
} from '../server/src/contexts/reconciliation/testing/carrier-invoice.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { type RunningBench, openBenchApp } from './bench-app.ts';
import { type ComparedFigure, oneByOne, time, timed } from './compare.ts';

const bookings = 25_000;
/** Every file has a different service name, so that none is imported twice. */
let files = 0;

/**
 * Measures 50,000 lines of a carrier's invoice, read and reconciled, compared with a bare insert of
 * the same rows.
 */
export async function benchReconciliation(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const owner = new pg.Client({ connectionString: benchApp.adminUrl });
  try {
    await owner.connect();
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(benchApp.tenantId)]);
    await benchApp.app.database.transaction(systemScope(benchApp.tenantId, 'bench'), (db) =>
      addExpressBookings(db, { company: 'Cedar & Co', prefix: 'TXB', count: bookings }),
    );
    await owner.query('vacuum analyze');
    const saved = await imported(benchApp);
    const pair = await oneByOne(
      () => timed(() => insertedAgain(owner, saved)),
      () => timed(() => imported(benchApp, ` ${(files += 1)}`)),
      1,
    );
    return [time('50,000 lines imported / the same rows inserted', pair, { bar: '≤ 30,000 ms' })];
  } finally {
    await owner.end();
    await benchApp.close();
  }
}

const csv = (mark: string): Buffer =>
  invoiceCsv(
    Array.from({ length: bookings }, (_, at): readonly SampleInvoiceRow[] => {
      const consignment = `TXB${String(at + 1).padStart(6, '0')}`;
      const freight = at % 10 === 0 ? 64.5 : 50;
      return [
        [consignment, 'EXP', `Test Express${mark}`, 24, 0.06, freight],
        [consignment, 'FUEL', 'Fuel', 24, 0.06, 10],
      ];
    }).flat(),
  );

/** Uploads a file, starts its import and waits for the end; returns its number. */
async function imported(benchApp: RunningBench, mark = ''): Promise<number> {
  const { 'content-type': json, ...signedIn } = await benchApp.headersOf('lena');
  const send = async (path: string, headers: Record<string, string>, body: FormData | string) => {
    const reply = await fetch(`${benchApp.origin}${path}`, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { result: { fileName: string; id: number } }).result;
  };
  const form = new FormData();
  form.set('file', new File([new Uint8Array(csv(mark))], 'bench.csv', { type: 'text/csv' }));
  const { fileName } = await send('/api/booking/File/UploadReconciliationFile', signedIn, form);
  const { id } = await send(
    '/api/booking/reconciliation/importCsv',
    { ...signedIn, 'content-type': json ?? 'application/json' },
    JSON.stringify({ fileName, carrierCode: 'TESTEXP' }),
  );
  const context = benchApp.app.contexts.find(({ name }) => name === 'reconciliation');
  await context?.tasks?.['reconciliation.import']?.({
    payload: { reconciliationId: id },
    database: benchApp.app.database,
    tenantId: benchApp.tenantId,
    now: new Date(),
    signal: new AbortController().signal,
  });
  return id;
}

/**
 * Does only the database work: writes charges, consignments and lines with their indexes. Each row
 * is built once, in a lateral join: `(f(t)).*` would build it once per column.
 */
async function insertedAgain(owner: pg.Client, id: number): Promise<void> {
  await owner.query('begin');
  await owner.query(
    `insert into reconciliation.charge
     select tenant_id, reconciliation_id, row_no + 1000000, part, consignment_id, service_code,
            service_name, grams, cubic_millimetres, amount_minor, problem
     from reconciliation.charge where reconciliation_id = $1`,
    [id],
  );
  for (const [table, changed] of [
    ['consignment', `'consignment_id', t.consignment_id || 'X'`],
    ['line', `'position', t.position + 1000`],
  ]) {
    await owner.query(
      `insert into reconciliation.${table}
       overriding system value
       select n.*
       from reconciliation.${table} t
       cross join lateral jsonb_populate_record(t, to_jsonb(t) || jsonb_build_object(
         'id', t.id + 10000000, ${changed})) n
       where t.reconciliation_id = $1`,
      [id],
    );
  }
  await owner.query('rollback');
}
