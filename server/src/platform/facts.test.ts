import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { demoTown, type TestTown } from '#testing/town.ts';
import { hearOnce } from './background/listeners.ts';
import { announce, enqueue, fact } from './facts.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
  await town.settle();
});
afterAll(() => town.close());

const factsNamed = (name: string) =>
  town.acme.rows<{ id: number; payload: unknown }>(sql`
    select id, payload from platform.fact where name = ${name}`);
const queued = async (task: string) => {
  const [row] = await adminQuery(town.adminUrl)(
    `select count(*)::int as n from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  );
  return Number(row?.['n']);
};

describe('a domain event', () => {
  it('is saved with its task when the command commits, and not when it fails', async () => {
    await town.acme.inTransaction(async (db) => announce(db, fact('test.happened', { id: 1 })));
    const failed = town.acme.inTransaction(async (db) => {
      announce(db, fact('test.happened', { id: 2 }));
      throw new Error('The deed failed');
    });
    await expect(failed).rejects.toThrow('The deed failed');
    expect((await factsNamed('test.happened')).map((f) => f.payload)).toEqual([{ id: 1 }]);
  });

  it('is handled once, however often it is delivered', async () => {
    const [kept] = await factsNamed('test.happened');
    let heard = 0;
    const listener = {
      task: 'test:test.happened',
      fact: 'test.happened',
      hear: async () => {
        heard += 1;
      },
    };
    const where = { tenantId: town.acme.id, factId: kept?.id ?? 0 };
    const hear = () => hearOnce(town.app.database, listener, where, town.clock.now);
    await Promise.all([hear(), hear(), hear()]);
    expect(heard).toBe(1);
  });

  it('is handled again when the handler failed, because its record was rolled back', async () => {
    await town.acme.inTransaction(async (db) => announce(db, fact('test.failed', { id: 3 })));
    const [kept] = await factsNamed('test.failed');
    let tries = 0;
    const listener = {
      task: 'test:test.failed',
      fact: 'test.failed',
      hear: async () => {
        tries += 1;
        if (tries === 1) throw new Error('Not now');
      },
    };
    const where = { tenantId: town.acme.id, factId: kept?.id ?? 0 };
    const hear = () => hearOnce(town.app.database, listener, where, town.clock.now);
    await expect(hear()).rejects.toThrow('Not now');
    await hear();
    expect(tries).toBe(2);
  });
});

describe('a background task', () => {
  it('is not queued by a failed command, and only once per key', async () => {
    const failed = town.acme.inTransaction(async (db) => {
      await enqueue(db, 'test.work', { n: 1 });
      throw new Error('The deed failed');
    });
    await expect(failed).rejects.toThrow('The deed failed');
    for (const n of [1, 2, 3]) {
      await town.acme.inTransaction((db) => enqueue(db, 'test.work', { n }, { key: 'same' }));
    }
    expect(await queued('test.work')).toBe(1);
  });
});

describe('the change history', () => {
  it('saves every changed field and the user, but no secrets', async () => {
    await town.acme.inTransaction((db) =>
      db.run(sql`
        update identity."user" set surname = 'Tran-Field', password_hash = 'new'
        where user_name = 'kim'
      `),
    );
    const [change] = await town.acme.rows(sql<{ change_type: string; changes: unknown }>`
      select change_type, changes from platform.entity_change
      where entity_type = 'User' order by id desc limit 1`);
    expect(change).toEqual({
      change_type: 'Updated',
      changes: [{ property: 'surname', before: 'Tran', after: 'Tran-Field' }],
    });
  });

  it('cannot be changed by the app', async () => {
    const rewritten = town.acme.inTransaction((db) =>
      db.run(sql`delete from platform.entity_change`),
    );
    await expect(rewritten).rejects.toThrow('permission denied');
  });
});
