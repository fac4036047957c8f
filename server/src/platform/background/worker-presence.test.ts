import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts';
import { adminQuery } from '../db/connection.ts';
import { registerWorkers } from './worker-presence.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase('empty');
});
afterAll(() => database.drop());

const query = (text: string, values?: readonly unknown[]) =>
  adminQuery(database.adminUrl)(text, values);

/** Queues a task in a separate queue; a worker locked both some seconds ago. */
async function lockedBy(workerId: string, seconds: number): Promise<void> {
  await query('select graphile_worker.add_job($1, queue_name := $1)', [workerId]);
  for (const [table, ofWorker] of [
    ['_private_job_queues', 'queue_name = $1'],
    ['_private_jobs', 'id in (select id from graphile_worker.jobs where queue_name = $1)'],
  ]) {
    await query(
      `update graphile_worker.${table}
       set locked_by = $1, locked_at = now() - make_interval(secs => $2) where ${ofWorker}`,
      [workerId, seconds],
    );
  }
}

/** Returns the workers that have locked tasks and queues. */
async function lockers(): Promise<readonly unknown[]> {
  const rows = await query(`
    select locked_by from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by from graphile_worker._private_job_queues where locked_by is not null
    order by 1`);
  return rows.map((row) => row['locked_by']);
}

it('tasks and queues of dead workers are unlocked, those of living ones are not', async () => {
  await lockedBy('worker-dead', 60);
  await lockedBy('worker-living', 60);
  await lockedBy('worker-new', 1);
  const living = registerWorkers(database.adminUrl);
  living.add('worker-living');
  const still = ['worker-living', 'worker-living', 'worker-new', 'worker-new'];
  // Registered before the first check: the ids are sent as the connection opens.
  await vi.waitFor(async () => expect(await lockers()).toEqual(still));
  await living.stop();
  const other = registerWorkers(database.adminUrl);
  await vi.waitFor(async () => expect(await lockers()).toEqual(['worker-new', 'worker-new']));
  await other.stop();
});
