import {
  createOrUpdateBooking,
  downloadDocument,
  exportBookings,
  getBookingImport,
  getBookings,
  importBookings,
} from '@waybill/contract/booking/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { getInvoices } from '@waybill/contract/finance/endpoints';
import { downloadAsset, uploadAsset } from '@waybill/contract/records/endpoints';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { type Cluster, startCluster } from '#platform/postgres/cluster.ts';
import { copyData } from '#testing/copy-data.ts';
import { callerOf, type SignedIn, signIn } from '#testing/processes/http-client.ts';
import { type LiveStream, openLiveStream } from '#testing/processes/live-stream.ts';
import { roundRobin } from '#testing/processes/round-robin.ts';
import { ageLocks } from '#testing/processes/age-locks.ts';
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

const processes = 3;
const clients = 4;
const imported = 60;
/** Each row is a booking of its own. */
const orders = [
  'Order no,Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm',
  ...Array.from(
    { length: imported },
    (_, at) => `MANY-${at},Petrov Homewares,220 Swan Street,Richmond,3121,2,12,40,30,25`,
  ),
].join('\r\n');
const seeded = inject('seeded');

// Behind a proxy without session affinity: every request goes to the next process.
describe.skipIf(seeded === null)('three server processes, two of which are killed', () => {
  let home: string;
  let postgres: Cluster;
  let servers: ServerProcess[];
  let ada: SignedIn;
  let writers: Writers;
  let events: LiveStream;
  /** What was begun before the first process was killed. */
  let begun: { readonly fileName: string; readonly importId: string; readonly fileToken: string };

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'waybill-several-'));
    chmodSync(home, 0o755);
    copyData(seeded ?? '', home);
    postgres = await startCluster({ dir: join(home, 'pg') });
    const environment = {
      DATABASE_URL: postgres.adminUrl,
      WAYBILL_SECRET: randomBytes(32).toString('hex'),
      WAYBILL_DATA: join(home, 'shared'),
    };
    servers = await Promise.all(
      Array.from({ length: processes }, () => serverProcess(environment)),
    );
    await servers[0]?.start();
    await adminQuery(postgres.adminUrl)(newerVersion);
    for (const server of servers.slice(1)) await server.start();
    ada = await throughProxy(servers);
    const port = servers[0]?.port ?? 0;
    events = await openLiveStream({ port, host: `acme.localhost:${port}`, token: ada.token });
    writers = writersOf(ada, await writeCalls(ada), clients);
    begun = await beginWork(ada);
    for (const server of servers.slice(1)) {
      await written(writers.done.length + 3 * clients);
      server.child().kill('SIGKILL');
      await once(server.child(), 'exit');
      await written(writers.done.length + 3 * clients);
    }
    await writers.stop();
  }, 240_000);
  afterAll(async () => {
    events.close();
    await Promise.all(servers.map((server) => server.remove()));
    await postgres.stop('immediate');
    rmSync(home, { recursive: true, force: true });
  });

  async function written(count: number): Promise<void> {
    while (writers.done.length < count) await sleep(5);
  }

  /** The process that is not killed. */
  const survivor = () => callerOf(servers[0]?.port ?? 0, ada.token);

  it('processes start again on a schema to which a newer version has added', async () => {
    const query = adminQuery(postgres.adminUrl);
    const [booked] = await query('select count(newer_column)::int as newer from booking.booking');
    expect(booked).toEqual({ newer: 0 });
    expect(writers.done.filter(({ path }) => path === createOrUpdateBooking.path)).not.toEqual([]);
  });

  it('requests fail only with their process, and succeed when repeated with their key', () => {
    expect(writers.faults).toEqual([]);
    expect(writers.done.filter(({ tries }) => tries > 1)).not.toEqual([]);
  });

  it.each(writtenRecords)(
    'each write that $endpoint.path acknowledged exists exactly once',
    async (record) => {
      const acknowledged = acknowledgedNames(writers, record.endpoint);
      expect(await writtenNames(survivor(), record)).toEqual(acknowledged);
      expect(acknowledged).not.toEqual([]);
    },
  );

  it('numbers of invoices are contiguous, whichever process gave them', async () => {
    const numbers = (await allRows(survivor(), getInvoices)).map((item) =>
      String(item['invoiceNumber']),
    );
    const contiguous = numbers.map((_, i) => `INV${String(i + 1).padStart(6, '0')}`);
    expect(numbers.toSorted()).toEqual(contiguous);
  });

  it('background tasks of killed processes are finished by the others', async () => {
    const query = adminQuery(postgres.adminUrl);
    await ageLocks(postgres.adminUrl);
    const open = async () => {
      const rows = await query(`
        select task_identifier from graphile_worker.jobs
        where attempts < max_attempts and run_at <= now()`);
      return rows.map((row) => row['task_identifier']);
    };
    await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 90_000 });
  }, 100_000);

  it('a file that one process received or made is downloaded from another', async () => {
    const uploaded = await survivor().send(downloadAsset, { assetId: begun.fileName });
    expect([uploaded.status, uploaded.body]).toEqual([200, orders]);
    const exported = await survivor().send(downloadDocument, { token: begun.fileToken });
    expect([exported.status, exported.body.split('\n').length > 2]).toEqual([200, true]);
  });

  it('an import whose process was killed is completed, each row once', async () => {
    const { importId } = begun;
    await vi.waitFor(
      async () => {
        const { status, done } = await survivor().call(getBookingImport, { importId });
        expect([status, done]).toEqual(['Done', imported]);
      },
      { timeout: 90_000, interval: 500 },
    );
    const numbers = (await allRows(survivor(), getBookings)).map((item) =>
      String(item['orderNumber']),
    );
    const rows = numbers.filter((number) => number.startsWith('MANY-'));
    expect([rows.length, new Set(rows).size]).toEqual([imported, imported]);
  }, 100_000);

  it('a page at one process received what another process saved', () => {
    expect(events.read().join('\n')).toContain('"topic":"customers"');
  });
});

/** What the migrations of a newer version do while processes of this one are running. */
const newerVersion = `
  alter table booking.booking add newer_column text;
  create table booking.newer_table (tenant_id bigint not null, id bigint not null);
  insert into public.schema_migration (name, sha256, is_additive)
  values ('9999_newer_version.sql', 'newer', true)`;

/** Uploads a file at one process, exports at the next, and starts an import at the last. */
async function beginWork(ada: SignedIn) {
  const file = { name: 'orders.csv', type: 'text/csv', bytes: Buffer.from(orders) };
  const { fileName } = await ada.upload(uploadAsset, {}, file);
  const { fileToken } = await ada.call(exportBookings, {});
  const filter = "companyName eq 'Cedar & Co'";
  const { items } = await ada.call(getCustomers, { filter });
  const { importId } = await ada.call(importBookings, {
    fileId: fileName,
    customerId: items[0]?.id,
    dryRun: false,
  });
  return { fileName, fileToken, importId: importId ?? '' };
}

/** Signs in at one process, and calls all of them in turn. */
async function throughProxy(servers: readonly ServerProcess[]): Promise<SignedIn> {
  const [first] = servers;
  const { token } = await signIn(first?.port ?? 0, 'ada', demoPassword);
  return roundRobin(servers.map(({ port }) => callerOf(port, token)));
}
