import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { context } from '../context.ts';
import { adminQuery } from '../db/connection.ts';
import { registerWorkers } from './worker-presence.ts';
import { startBackground } from './worker.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.settle();
});
afterAll(() => testApp.close());

const log = { info: () => {}, warn: () => {}, error: () => {} };

it.each(['tasks', 'callsOut'] as const)(
  'a long task of %s is not taken over while its server lives',
  async (lane) => {
    const query = (text: string) => adminQuery(testApp.adminUrl)(text);
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const runs: string[] = [];
    const work = async ({ payload }: { readonly payload: { readonly key: string } }) => {
      runs.push(payload.key);
      await end;
    };
    const test = context('test', { endpoints: [], [lane]: { 'files.remove': work } });
    const background = startBackground({
      ...testApp.app,
      adminUrl: testApp.adminUrl,
      contexts: [test],
      clock: () => new Date(),
      log,
    });
    await query(`select graphile_worker.add_job('files.remove', '{"key": "${lane}"}')`);
    await vi.waitFor(() => expect(runs).toEqual([lane]), 10_000);
    await query(`update graphile_worker._private_jobs
      set locked_at = now() - interval '1 minute' where locked_at is not null`);
    const other = registerWorkers(testApp.adminUrl);
    other.add('another server');
    // Once the other has registered, it has also unlocked what it takes for orphaned.
    await vi.waitFor(async () => {
      const held = await query(`select from pg_locks where locktype = 'advisory'
        and objid = (hashtext('another server')::bigint & 4294967295)::oid`);
      expect(held).toHaveLength(1);
    });
    await other.stop();
    const locked = await query(
      'select from graphile_worker._private_jobs where locked_by is not null',
    );
    finish();
    await background.stop();
    expect(locked).toHaveLength(1);
  },
);
