import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { handleEvents, handleOnce } from './background/listeners.ts';
import type { EventHandler } from './context.ts';
import { publish, enqueue } from './events.ts';

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

const circumstances = () => ({ tenantId: testApp.acme.id, now: testApp.clock.now });

describe('a domain event', () => {
  it('is saved with its task when the command commits, and not when it fails', async () => {
    await testApp.acme.inTransaction(async (db) =>
      publish(db, 'webhook.changed', { id: 1, customerId: null }),
    );
    const failed = testApp.acme.inTransaction(async (db) => {
      publish(db, 'webhook.changed', { id: 2, customerId: null });
      throw new Error('The command failed');
    });
    await expect(failed).rejects.toThrow('The command failed');
    expect((await eventsNamed('webhook.changed')).map((f) => f.payload)).toEqual([
      { id: 1, customerId: null },
    ]);
  });

  it('is handled once, however often it is delivered', async () => {
    const [saved] = await eventsNamed('webhook.changed');
    let call = 0;
    const listener = {
      task: 'test:webhook.changed',
      event: 'webhook.changed' as const,
      handle: async () => {
        call += 1;
      },
    };
    const payload = { id: 1, customerId: null };
    const event = { name: 'webhook.changed' as const, payload, id: saved?.id ?? 0 };
    const handle = () => handleOnce(testApp.app.database, [{ listener, event }], circumstances());
    await Promise.all([handle(), handle(), handle()]);
    expect(call).toBe(1);
  });

  it('is handled again when the handler failed, because its record was rolled back', async () => {
    await testApp.acme.inTransaction(async (db) =>
      publish(db, 'reconciliation.changed', { id: 3 }),
    );
    const [saved] = await eventsNamed('reconciliation.changed');
    let attempts = 0;
    const listener = {
      task: 'test:reconciliation.changed',
      event: 'reconciliation.changed' as const,
      handle: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('Not now');
      },
    };
    const payload = { id: 3 };
    const event = { name: 'reconciliation.changed' as const, payload, id: saved?.id ?? 0 };
    const handle = () => handleOnce(testApp.app.database, [{ listener, event }], circumstances());
    await expect(handle()).rejects.toThrow('Not now');
    await handle();
    expect(attempts).toBe(2);
  });
});

describe('the handlers of one event', () => {
  it('run one by one when one of them fails, and the next attempt runs only that one', async () => {
    await testApp.acme.inTransaction(async (db) =>
      publish(db, 'reconciliation.changed', { id: 4 }),
    );
    const saved = (await eventsNamed('reconciliation.changed')).at(-1);
    const calls: string[] = [];
    let isBroken = true;
    const listener = (task: string, fails: () => boolean) => ({
      task,
      event: 'reconciliation.changed' as const,
      handle: async () => {
        calls.push(task);
        if (fails()) throw new Error('Not now');
      },
    });
    const listeners = new Map([
      [
        'reconciliation.changed',
        [listener('test:broken', () => isBroken), listener('test:sound', () => false)],
      ],
    ]);
    const handle = () =>
      handleEvents(
        { database: testApp.app.database, listeners },
        { tenantId: testApp.acme.id, eventIds: [saved?.id ?? 0] },
        testApp.clock.now,
      );
    await expect(handle()).rejects.toThrow('test:broken: Not now');
    expect(calls).toEqual(['test:broken', 'test:broken', 'test:sound']);
    isBroken = false;
    await handle();
    expect(calls.slice(3)).toEqual(['test:broken']);
  });
});

describe('the events of one task', () => {
  it('reach a handler that takes several together in one call, also under two names', async () => {
    await testApp.acme.inTransaction(async (db) => {
      publish(db, 'reconciliation.changed', { id: 5 });
      publish(db, 'webhook.changed', { id: 6, customerId: null });
    });
    const saved = [
      ...(await eventsNamed('reconciliation.changed')).slice(-1),
      ...(await eventsNamed('webhook.changed')).slice(-1),
    ];
    const calls: (readonly unknown[])[] = [];
    const handle: EventHandler = {
      together: async (some) => void calls.push(some.map(({ event }) => event.payload)),
    };
    const listeners = new Map(
      (['reconciliation.changed', 'webhook.changed'] as const).map((event) => [
        event,
        [{ task: `test:${event}:together`, event, handle }],
      ]),
    );
    const parts = { database: testApp.app.database, listeners };
    const task = { tenantId: testApp.acme.id, eventIds: saved.map(({ id }) => id) };
    await handleEvents(parts, task, testApp.clock.now);
    await handleEvents(parts, task, testApp.clock.now);
    expect(calls).toEqual([[{ id: 5 }, { id: 6, customerId: null }]]);
  });
});

describe('a background task', () => {
  it('is not queued by a failed command, and only once per key', async () => {
    const failed = testApp.acme.inTransaction(async (db) => {
      await enqueue(db, 'files.remove', { key: '1' });
      throw new Error('The command failed');
    });
    await expect(failed).rejects.toThrow('The command failed');
    for (const n of [1, 2, 3]) {
      await testApp.acme.inTransaction((db) =>
        enqueue(db, { name: 'files.remove', key: 'same' }, { key: String(n) }),
      );
    }
    expect(await queued('files.remove')).toBe(1);
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

  it('lists the columns of a created and of a deleted record, with long values cut', async () => {
    const url = `/${'a'.repeat(10_000)}`;
    const listed = async (link: { readonly title: string; readonly url: string }) => {
      await testApp.acme.inTransaction(async (db) => {
        await db.run(sql`
          insert into tenancy.sidebar_link (tenant_id, title, url, is_external, sort_order)
          values (platform.tenant_id(), ${link.title}, ${link.url}, false, 7)
        `);
        await db.run(sql`delete from tenancy.sidebar_link where title = ${link.title}`);
      });
      const rows = await testApp.acme.rows(sql<{ change_type: string; value: string }>`
        select change_type, change ->> 'property' as property,
          change ->> 'before' as before, change ->> 'after' as after
        from platform.entity_change c, jsonb_array_elements(platform.listed_changes(c)) change
        where entity_type = 'SidebarLink' and entity_id = (
          select entity_id from platform.entity_change where entity_type = 'SidebarLink'
          order by id desc limit 1
        ) and change ->> 'property' <> 'id'
        order by c.id, property
      `);
      return rows.map((row) => Object.values(row));
    };
    for (const link of [
      { title: 'Rates', url: '/rates' },
      { title: 'Long', url },
    ]) {
      const seen = link.url.slice(0, 512);
      expect(await listed(link)).toEqual([
        ['Created', 'is_external', null, 'false'],
        ['Created', 'sort_order', null, '7'],
        ['Created', 'title', null, link.title],
        ['Created', 'url', null, seen],
        ['Deleted', 'is_external', 'false', null],
        ['Deleted', 'sort_order', '7', null],
        ['Deleted', 'title', link.title, null],
        ['Deleted', 'url', seen, null],
      ]);
    }
  });

  it('cannot be changed by the app', async () => {
    const rewritten = testApp.acme.inTransaction((db) =>
      db.run(sql`delete from platform.entity_change`),
    );
    await expect(rewritten).rejects.toThrow('permission denied');
  });
});
