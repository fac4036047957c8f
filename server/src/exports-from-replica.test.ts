import { getAuditLogs } from '@waybill/contract/administration/endpoints';
import { exportBookings } from '@waybill/contract/booking/endpoints';
import { createOrUpdateCustomer, getCustomersCsv } from '@waybill/contract/customers/endpoints';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import { exportReport, getReportRuns, startReportRun } from '@waybill/contract/reports/endpoints';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Cluster, startCluster } from '#platform/postgres/cluster.ts';
import { copyData } from '#testing/copy-data.ts';
import { sendRequest, type SignedIn, signIn } from '#testing/processes/http-client.ts';
import { type ServerProcess, serverProcess } from '#testing/processes/server-process.ts';
import { startReplica, type StreamingReplica } from '#testing/processes/streaming-replica.ts';
import { demoPassword } from './demo/people.ts';

const seeded = inject('seeded');
const deliveries = {
  reportId: reports.find(({ name }) => name === 'InFullOnTime')?.id ?? '',
  parameters: { Period: 'Last12Months', By: 'Customer' },
};

describe.skipIf(seeded === null)('a server with a read replica', () => {
  let home: string;
  let primary: Cluster;
  let replica: StreamingReplica;
  let server: ServerProcess;
  let ada: SignedIn;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'waybill-exports-'));
    chmodSync(home, 0o755);
    copyData(seeded ?? '', home);
    primary = await startCluster({ dir: join(home, 'pg') });
    replica = await startReplica(primary, join(home, 'replica'));
    server = await serverProcess({
      DATABASE_URL: primary.adminUrl,
      DATABASE_REPLICA_URL: replica.adminUrl,
      WAYBILL_SECRET: randomBytes(32).toString('hex'),
      WAYBILL_DATA: join(home, 'files'),
    });
    await server.start();
    ada = await signIn(server.port, 'ada', demoPassword);
  }, 120_000);
  afterAll(async () => {
    await server.remove();
    await replica.stop();
    await primary.stop('immediate');
    rmSync(home, { recursive: true, force: true });
  });

  /** Returns the number of reads that the replica has served. */
  async function readsOfReplica(): Promise<number> {
    const { body } = await sendRequest(server.port, { url: '/metrics' });
    return Number(/db_replica_reads\{source="replica"\} (\d+)/.exec(body)?.[1]);
  }

  it('exports a list from the replica, with a record saved just before', async () => {
    const companyName = 'Saved Just Before Pty Ltd';
    await ada.call(createOrUpdateCustomer, { customer: { companyName } });
    const before = await readsOfReplica();
    const { fileToken } = await ada.call(getCustomersCsv, {});
    expect(await readsOfReplica()).toBe(before + 1);
    const { body } = await ada.send(downloadAsset, { assetId: fileToken });
    expect(body).toContain(companyName);
  });

  it('exports bookings and reports from the replica', async () => {
    const before = await readsOfReplica();
    await ada.call(exportBookings, {});
    await ada.call(exportReport, { ...deliveries, format: 'Excel' });
    expect(await readsOfReplica()).toBe(before + 2);
  });

  it('reads a report in the background from the replica', async () => {
    const before = await readsOfReplica();
    await ada.call(startReportRun, deliveries);
    await vi.waitFor(
      async () => {
        const { items } = await ada.call(getReportRuns, {});
        expect(items.map(({ status }) => status)).toContain('Done');
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(await readsOfReplica()).toBe(before + 1);
  });

  it('notes in the audit log who exported', async () => {
    const { items } = await ada.call(getAuditLogs, { maxResultCount: 20 });
    expect(items.map(({ methodName }) => methodName)).toEqual(
      expect.arrayContaining(['getCustomersCsv', 'exportBookings', 'exportReport']),
    );
  });
});
