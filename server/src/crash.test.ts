import { getBookingForEdit, getBookings } from '@waybill/contract/booking/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import {
  generateAdhocInvoice,
  getInvoices,
  getPayments,
} from '@waybill/contract/finance/endpoints';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '#contexts/finance/public.ts';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { openDatabase } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { startCluster } from '#platform/postgres/cluster.ts';
import { postgresProcessOf } from '#platform/postgres/pid-file.ts';
import { type SignedIn, signIn } from '#testing/processes/http-client.ts';
import { serverProcess, type ServerProcess } from '#testing/processes/server-process.ts';
import { writeCalls } from '#testing/processes/write-calls.ts';
import { type Writers, writersOf } from '#testing/processes/writers.ts';
import {
  acknowledgedNames,
  allRows,
  writtenNames,
  writtenRecords,
} from '#testing/processes/written-records.ts';
import { demoPassword } from './demo/people.ts';

/**
 * Every acknowledged write exists exactly once, no matter which process was killed. A kill is not a
 * power failure: the operating system retains what PostgreSQL wrote, so this tests our protocol and
 * not the disk's.
 */
const cycles = 10;
const clients = 4;
/**
 * On an otherwise idle machine. With more runnable processes than processors everything takes
 * proportionally longer, and so may this, up to 20 s.
 */
const longest_ms = 5_000;
const timeout_ms = 20_000;

let server: ServerProcess;
let ada: SignedIn;
let writers: Writers;
type Recovery = { readonly took_ms: number; readonly allowed_ms: number };
const recoveries: Recovery[] = [];

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
  ada = await signIn(server.port, 'ada', demoPassword);
  writers = writersOf(ada, await writeCalls(ada), clients);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await written(writers.done.length + clients);
    await sleep((cycle * 37) % 120);
    const took_ms = cycle % 2 === 0 ? await killServer() : await killPostgres();
    recoveries.push({ took_ms, allowed_ms: allowedNow_ms() });
  }
  await writers.stop();
}, 240_000);
afterAll(() => server.remove());

describe('after ten kills of server and PostgreSQL during concurrent writes', () => {
  it('the server was ready again in time each time', () => {
    expect(recoveries.filter(({ took_ms, allowed_ms }) => took_ms > allowed_ms)).toEqual([]);
    expect(recoveries).toHaveLength(cycles);
  });

  it('clients got only success or retry responses', () => {
    expect(writers.faults).toEqual([]);
    expect(writers.done.filter(({ tries: attempts }) => attempts > 1)).not.toEqual([]);
  });

  it.each(writtenRecords)(
    'each write that $endpoint.path acknowledged exists exactly once',
    async (record) => {
      const found = await writtenNames(ada, record);
      expect(found).toEqual(acknowledgedNames(writers, record.endpoint));
      expect(found).not.toEqual([]);
    },
  );

  it('each invoice exists once, numbered without a gap', async () => {
    const listed = await allRows(ada, getInvoices);
    const invoices = writers.done.filter(({ path }) => path === generateAdhocInvoice.path);
    const results = invoices.map(({ body }) => numberIn(body));
    const all = listed.map((item) => String(item['invoiceNumber'])).toSorted();
    expect(all).toEqual(all.map((_, i) => `INV${String(i + 1).padStart(6, '0')}`));
    expect(new Set(results).size).toBe(invoices.length);
    const before = all.length - invoices.length;
    expect(results.toSorted()).toEqual(all.slice(before));
  });

  it.each([
    ['payments', getPayments, 'paymentReferenceNumber', /^PAY\d{6}$/],
    ['customers', getCustomers, 'code', /^CUS\d{5}$/],
  ] as const)('%s exist once, numbered without a gap', async (_, list, field, look) => {
    const listed = await allRows(ada, list);
    const numbers = listed.map((item) => String(item[field])).filter((n) => look.test(n));
    const counts = numbers.map((n) => Number(n.replace(/\D+/, '')));
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_, i) => i + 1));
  });

  it('consignment numbers exist once', async () => {
    const bookings = await allRows(ada, getBookings);
    const legs = await Promise.all(bookings.filter(isInLegs).map(legsOf));
    const numbers = [...bookings, ...legs.flat()]
      .map((item) => String(item['consignmentId']))
      .filter((number) => /^ACM\d+$/.test(number));
    expect(numbers.length).toBeGreaterThan(100);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('the ledger balances and the database has no torn pages', async () => {
    server.child().kill('SIGTERM');
    await once(server.child(), 'exit');
    const cluster = await startCluster({ dir: server.pgDir });
    const database = openDatabase(appUrl(cluster.adminUrl), { connections: 1 });
    try {
      const broken = await database.transaction(systemScope(1), brokenInvariants);
      expect(broken).toEqual([]);
      const request = adminQuery(cluster.adminUrl);
      await request('create extension if not exists amcheck');
      await request(`
        select bt_index_check(i.indexrelid, true)
        from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid`);
      const torn = await request(`
        select c.oid::regclass::text as name, v.msg
        from pg_class c, lateral verify_heapam(c.oid) v where c.relkind = 'r'`);
      expect(torn).toEqual([]);
    } finally {
      await database.end();
      await cluster.stop();
    }
  });
});

const isInLegs = (item: Readonly<Record<string, unknown>>): boolean => item['isMultiLeg'] === true;

/** Returns the legs of a journey, which no list contains. */
async function legsOf({
  id,
}: Readonly<Record<string, unknown>>): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { booking } = await ada.call(getBookingForEdit, { Id: Number(id) });
  return booking.legs.map(({ consignmentId }) => ({ consignmentId }));
}

const numberIn = (body: string): string =>
  (JSON.parse(body) as { result: { invoiceNumber: string } }).result.invoiceNumber;

/** Waits until this many commands have been acknowledged. */
async function written(count: number): Promise<void> {
  while (writers.done.length < count) await sleep(5);
}

async function killServer(): Promise<number> {
  const child = server.child();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return server.start();
}

async function killPostgres(): Promise<number> {
  const postgresProcess = postgresProcessOf(server.pgDir);
  if (postgresProcess === null) throw new Error('PostgreSQL does not run');
  const began = performance.now();
  process.kill(postgresProcess.pid, 'SIGKILL');
  while (postgresProcessOf(server.pgDir)?.pid === postgresProcess.pid) await sleep(5);
  await server.ready();
  return performance.now() - began;
}

/** 5 s for each process waiting for a processor, averaged over the last minute. */
function allowedNow_ms(): number {
  const [load = 0] = loadavg();
  return Math.min(timeout_ms, longest_ms * Math.max(1, load / availableParallelism()));
}
