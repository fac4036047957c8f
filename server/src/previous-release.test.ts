import { getInvoices } from '@waybill/contract/finance/endpoints';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Cluster, startCluster } from '#platform/postgres/cluster.ts';
import { copyData } from '#testing/copy-data.ts';
import { callerOf, type SignedIn, signIn } from '#testing/processes/http-client.ts';
import {
  checkOutPreviousRelease,
  hasPreviousRelease,
  previousRelease,
  type ReleasedCode,
} from '#testing/processes/previous-release.ts';
import { roundRobin } from '#testing/processes/round-robin.ts';
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

const clients = 4;
const writesMin = 60;
const seeded = inject('seeded');

// An update, process by process: the new version migrates, the old one goes on and starts again.
describe.skipIf(seeded === null || !hasPreviousRelease())(
  `version ${previousRelease.version} on the schema of this one`,
  () => {
    let home: string;
    let postgres: Cluster;
    let released: ReleasedCode;
    let servers: { readonly before: ServerProcess; readonly now: ServerProcess };
    let ada: SignedIn;
    let writers: Writers;

    beforeAll(async () => {
      home = mkdtempSync(join(tmpdir(), 'waybill-update-'));
      chmodSync(home, 0o755);
      copyData(seeded ?? '', home);
      postgres = await startCluster({ dir: join(home, 'pg') });
      released = checkOutPreviousRelease();
      const environment = {
        DATABASE_URL: postgres.adminUrl,
        WAYBILL_SECRET: randomBytes(32).toString('hex'),
        WAYBILL_DATA: join(home, 'shared'),
      };
      servers = {
        now: await serverProcess(environment),
        before: await serverProcess(environment, released.main),
      };
      await servers.now.start();
      await servers.before.start();
      ada = await signIn(servers.before.port, 'ada', demoPassword);
      const callers = [servers.before, servers.now].map(({ port }) => callerOf(port, ada.token));
      writers = writersOf(roundRobin(callers), await writeCalls(ada), clients);
      while (writers.done.length < writesMin) await sleep(5);
      await writers.stop();
    }, 240_000);
    afterAll(async () => {
      await Promise.all([servers.before.remove(), servers.now.remove()]);
      await postgres.stop('immediate');
      released.remove();
      rmSync(home, { recursive: true, force: true });
    });

    const callerAt = ({ port }: ServerProcess) => callerOf(port, ada.token);

    it('refuses no request, and neither does this version', () => {
      expect(writers.faults).toEqual([]);
    });

    it.each(writtenRecords)(
      'reads what both have written through $endpoint.path, as this one does',
      async (record) => {
        const names = acknowledgedNames(writers, record.endpoint);
        for (const server of [servers.before, servers.now]) {
          expect(await writtenNames(callerAt(server), record)).toEqual(names);
        }
        expect(names).not.toEqual([]);
      },
    );

    it('numbers invoices contiguously together with this version', async () => {
      const numbers = (await allRows(callerAt(servers.before), getInvoices)).map((item) =>
        String(item['invoiceNumber']),
      );
      const contiguous = numbers.map((_, i) => `INV${String(i + 1).padStart(6, '0')}`);
      expect(numbers.toSorted()).toEqual(contiguous);
    });
  },
);
