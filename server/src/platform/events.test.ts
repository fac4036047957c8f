import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { handleOnce } from './background/listeners.ts';
import { publish, enqueue, domainEvent } from './events.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.settle();
});
afterAll(() => testApp.close());

const eventsNamed = (name: string) =>
  testApp.acme.rows<{ id: number; payload: unknown }>(sql`
    select id, payload from platform.event where name = ${name}`);
const queued = async (task: string) => {
  const [row] = await adminQuery(testApp.adminUrl)(
    `select count(*)::int as n from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  );
  return Number(row?.['n']);
};

describe('a domain event', () => {
  it('is saved with its task when the command commits, and not when it fails', async () => {
    await testApp.acme.inTransaction(async (db) =>
      publish(db, domainEvent('test.happened', { id: 1 })),
    );
    const failed = testApp.acme.inTransaction(async (db) => {
      publish(db, domainEvent('test.happened', { id: 2 }));
      throw new Error('The deed failed');
    });
    await expect(failed).rejects.toThrow('The deed failed');
    expect((await eventsNamed('test.happened')).map((f) => f.payload)).toEqual([{ id: 1 }]);
  });

  it('is handled once, however often it is delivered', async () => {
    const [saved] = await eventsNamed('test.happened');
    let call = 0;
    const listener = {
      task: 'test:test.happened',
      event: 'test.happened',
      handle: async () => {
        call += 1;
      },
    };
    const event = { name: 'test', payload: {}, id: saved?.id ?? 0 };
    const where = { tenantId: testApp.acme.id, event };
    const handle = () => handleOnce(testApp.app.database, listener, where, testApp.clock.now);
    await Promise.all([handle(), handle(), handle()]);
    expect(call).toBe(1);
  });

  it('is handled again when the handler failed, because its record was rolled back', async () => {
    await testApp.acme.inTransaction(async (db) =>
      publish(db, domainEvent('test.failed', { id: 3 })),
    );
    const [saved] = await eventsNamed('test.failed');
    let attempts = 0;
    const listener = {
      task: 'test:test.failed',
      event: 'test.failed',
      handle: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('Not now');
      },
    };
    const event = { name: 'test', payload: {}, id: saved?.id ?? 0 };
    const where = { tenantId: testApp.acme.id, event };
    const handle = () => handleOnce(testApp.app.database, listener, where, testApp.clock.now);
    await expect(handle()).rejects.toThrow('Not now');
    await handle();
    expect(attempts).toBe(2);
  });
});

describe('a background task', () => {
  it('is not queued by a failed command, and only once per key', async () => {
    const failed = testApp.acme.inTransaction(async (db) => {
      await enqueue(db, 'test.work', { n: 1 });
      throw new Error('The deed failed');
    });
    await expect(failed).rejects.toThrow('The deed failed');
    for (const n of [1, 2, 3]) {
      await testApp.acme.inTransaction((db) => enqueue(db, 'test.work', { n }, { key: 'same' }));
    }
    expect(await queued('test.work')).toBe(1);
  });
});

describe('the change history', () => {
  it('saves every changed field and the user, but no secrets', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update identity."user" set surname = 'Tran-Field', password_hash = 'new'
        where user_name = 'kim'
      `),
    );
    const [change] = await testApp.acme.rows(sql<{ change_type: string; changes: unknown }>`
      select change_type, changes from platform.entity_change
      where entity_type = 'User' order by id desc limit 1`);
    expect(change).toEqual({
      change_type: 'Updated',
      changes: [{ property: 'surname', before: 'Tran', after: 'Tran-Field' }],
    });
  });

  it('cannot be changed by the app', async () => {
    const rewritten = testApp.acme.inTransaction((db) =>
      db.run(sql`delete from platform.entity_change`),
    );
    await expect(rewritten).rejects.toThrow('permission denied');
  });
});
