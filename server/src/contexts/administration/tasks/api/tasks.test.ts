import * as contract from '@waybill/contract/administration/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { queueUnknownTask } from '#testing/queue-unknown-task.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  await testApp.settle();
});
afterAll(() => testApp.close());

const later = new Date(Date.now() + 365 * 86_400_000);

/** Queues a task for next year in the given state. */
async function task(name: string, state: string): Promise<number> {
  const payload = { bookingId: 7, day: '2026-11-22', link: 'https://secret.example/abc' };
  await testApp.acme.inTransaction((db) => queueUnknownTask(db, { name, payload, runAt: later }));
  const [row] = await adminQuery(testApp.adminUrl)(
    `update graphile_worker._private_jobs j set ${state} from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.id`,
    [name],
  );
  return Number(row?.['id']);
}

const stateOf = async (id: number) => {
  const { items } = await ada.call(contract.getBackgroundTasks, { filter: `id eq ${id}` });
  return items[0]?.state;
};

describe('background tasks', () => {
  it('are listed by state, with only numbers and dates of their payload', async () => {
    await task('test.waiting', 'attempts = 0');
    await task('test.running', "locked_at = now(), locked_by = 'w'");
    await task('test.failing', "attempts = 1, last_error = 'The mail server is away'");
    const dead = await task('test.dead', "attempts = max_attempts, last_error = 'No'");
    const { items, counts } = await ada.call(contract.getBackgroundTasks, { filter: 'test.' });
    expect(Object.fromEntries(items.map(({ name, state }) => [name, state]))).toEqual({
      'test.dead': 'Dead',
      'test.failing': 'Failing',
      'test.running': 'Running',
      'test.waiting': 'Waiting',
    });
    expect(counts).toMatchObject({ Dead: 1, Failing: 1, Running: 1 });
    expect(items.find(({ id }) => id === dead)).toMatchObject({
      concerns: { bookingId: 7, day: '2026-11-22' },
      lastError: 'No',
    });
    expect(JSON.stringify(items)).not.toContain('secret');
  });

  it('that failed permanently can be restarted', async () => {
    const id = await task('test.again', 'attempts = max_attempts');
    await ada.call(contract.retryBackgroundTask, { id });
    expect(await stateOf(id)).toBe('Waiting');
  });

  it('are discarded with a reason, which is recorded', async () => {
    const id = await task('test.away', 'attempts = max_attempts');
    await expect(ada.call(contract.discardBackgroundTask, { id, reason: '  ' })).rejects.toThrow(
      'Enter a reason',
    );
    await ada.call(contract.discardBackgroundTask, { id, reason: 'The customer is gone' });
    const { items } = await ada.call(contract.getBackgroundTasks, {
      state: 'Discarded',
      filter: 'test.away',
    });
    expect(items).toMatchObject([
      { id, discardReason: 'The customer is gone', discardedBy: expect.stringMatching(/^Ada/) },
    ]);
    const queued = await adminQuery(testApp.adminUrl)(
      'select from graphile_worker._private_jobs where id = $1',
      [id],
    );
    expect(queued).toEqual([]);
  });

  it('cannot be retried while running, or discarded when finished', async () => {
    const id = await task('test.busy', "locked_at = now(), locked_by = 'w'");
    await expect(ada.call(contract.retryBackgroundTask, { id })).rejects.toThrow(
      /currently running/,
    );
    const gone = { id: 999_999_999, reason: 'x' };
    await expect(ada.call(contract.discardBackgroundTask, gone)).rejects.toThrow(
      /may already be done/,
    );
    await adminQuery(testApp.adminUrl)('delete from graphile_worker._private_jobs where id = $1', [
      id,
    ]);
  });

  it('are discarded once under concurrent requests', async () => {
    const id = await task('test.race', 'attempts = max_attempts');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        ada.call(contract.discardBackgroundTask, { id, reason: 'Twice' }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const saved = await testApp.acme.rows(
      sql`select from platform.discarded_task where id = ${id}`,
    );
    expect(saved).toHaveLength(1);
  });
});
