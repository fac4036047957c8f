import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const lock = sql`select pg_advisory_xact_lock(4711)`;

async function metric(name: string): Promise<number> {
  const { body } = await testApp.app.server.inject({ url: '/metrics' });
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1] ?? Number.NaN);
}

describe('the metrics', () => {
  it('count the transactions that wait for a lock, and the longest wait', async () => {
    expect(await metric('db_lock_waiting')).toBe(0);
    let waiting: Promise<unknown> | undefined;
    await testApp.acme.inTransaction(async (db) => {
      await db.many(lock);
      waiting = testApp.acme.inTransaction((other) => other.many(lock));
      await vi.waitFor(async () => expect(await metric('db_lock_waiting')).toBe(1));
      await vi.waitFor(async () =>
        expect(await metric('db_lock_wait_seconds')).toBeGreaterThan(0.05),
      );
    });
    await waiting;
    expect(await metric('db_lock_waiting')).toBe(0);
  });
});
