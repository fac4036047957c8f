import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { cachingQueries } from './cached-queries.ts';
import { adminQuery, appUrl } from './connection.ts';
import { openDatabase } from './database.ts';
import { systemScope } from './scope.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const tally = (n: number) => sql`
  insert into tenancy.feature (tenant_id, name, value)
  values (${testApp.acme.id}, ${`tally ${n}`}, 'true')`;
const tallies = async () =>
  (
    await testApp.acme.rows<{ name: string }>(
      sql`select name from tenancy.feature where name like 'tally%'`,
    )
  ).length;

describe('a transaction', () => {
  it('uses no connection until it runs a statement', async () => {
    const busy = await testApp.acme.inTransaction(async () => testApp.app.database.waiting().inUse);
    expect(busy).toBe(0);
  });

  it('rolls back when its work fails', async () => {
    const failed = testApp.acme.inTransaction(async (db) => {
      await db.run(tally(1));
      throw new Error('No');
    });
    await expect(failed).rejects.toThrow('No');
    expect(await tallies()).toBe(0);
  });

  it('commits statements that were not awaited, and fails when they fail', async () => {
    await testApp.acme.inTransaction(async (db) => db.later(tally(3)));
    expect(await tallies()).toBe(1);
    const failed = testApp.acme.inTransaction(async (db) => {
      await db.run(tally(4));
      db.later(sql`select 1 / 0`);
    });
    await expect(failed).rejects.toThrow('division by zero');
    const input = testApp.acme.inTransaction(async (db) => {
      db.later(sql`select 1 / 0`);
      throw new Error('No');
    });
    await expect(input).rejects.toThrow('No');
    expect(await tallies()).toBe(1);
    await testApp.acme.rows(sql`delete from tenancy.feature where name = 'tally 3' returning name`);
  });

  it('reports the cause of a failure, and reruns after a transient one', async () => {
    const failed = testApp.acme.inTransaction(async (db) => {
      db.later(sql`select 1 / 0`);
      await db.run(tally(5));
    });
    await expect(failed).rejects.toThrow('division by zero');
    let runs = 0;
    await testApp.acme.inTransaction(async (db) => {
      runs += 1;
      if (runs === 1) db.later(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
      await db.run(sql`select 1`);
    });
    expect(runs).toBe(2);
  });

  it('rejects statements after it has ended instead of starting a new one', async () => {
    let late: Promise<number> | undefined;
    await testApp.acme.inTransaction(async (db) => {
      late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => db.run(tally(2)));
      late.catch(() => {});
      await db.run(sql`select 1`);
    });
    await expect(late).rejects.toThrow('The transaction is over.');
    expect(await tallies()).toBe(0);
    expect(testApp.app.database.waiting().inUse).toBe(0);
  });

  it('reruns its whole work after a deadlock', async () => {
    let runs = 0;
    const bothHold = Promise.withResolvers<void>();
    const both = (first: string, second: string) =>
      testApp.acme.inTransaction(async (db) => {
        await db.run(sql`update identity."user" set timezone = null where user_name = ${first}`);
        runs += 1;
        if (runs === 2) bothHold.resolve();
        await bothHold.promise;
        await db.run(sql`update identity."user" set timezone = null where user_name = ${second}`);
      });
    await Promise.all([both('kim', 'wes'), both('wes', 'kim')]);
    expect(runs).toBeGreaterThan(2);
  });

  it('that only reads leaves no tenant setting on its connection', async () => {
    const narrow = openDatabase(appUrl(testApp.adminUrl), { connections: 1 });
    const tenant = sql<{ id: string }>`select current_setting('app.tenant_id', true) as id`;
    const of = (tenantId: number) =>
      narrow.reading(systemScope(tenantId), async (db) => (await db.one(tenant)).id);
    const outside = async () => (await narrow.outside<{ id: string }>(tenant))[0]?.id;
    const { acme, borealis } = testApp;
    expect(
      await Promise.all([of(acme.id), of(borealis.id), outside(), of(acme.id), outside()]),
    ).toEqual([`${acme.id}`, `${borealis.id}`, '', `${acme.id}`, '']);
    await of(acme.id);
    expect(await outside()).toBe('');
    await of(acme.id);
    const open = adminQuery(testApp.adminUrl);
    const left = `select from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`;
    await vi.waitFor(async () => expect(await open(left)).toHaveLength(0));
    await narrow.end();
  });

  it('that is read only refuses every write, also one in a select', async () => {
    const { database } = testApp.app;
    const scope = systemScope(testApp.acme.id);
    const written = [tally(6), sql`select nextval('booking.booking_id_seq')`].map((write) =>
      database.reading(scope, (db) => db.many(write)),
    );
    const outcomes = await Promise.allSettled(written);
    expect(outcomes.map((each) => each.status === 'rejected' && String(each.reason))).toEqual([
      'error: cannot execute INSERT in a read-only transaction',
      'error: cannot execute nextval() in a read-only transaction',
    ]);
    expect(await tallies()).toBe(0);
  });

  it('survives lost connections: the next one works', async () => {
    await adminQuery(testApp.adminUrl)(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'waybill_app'
         and datname = current_database()`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await tallies()).toBe(0);
  });
});

describe('a transaction with a query cache', () => {
  it('returns cached results, and reads again when a row is locked', async () => {
    const named = (name: string) => sql<{ name: string }>`
      select name from tenancy.feature where name = ${name}
    `;
    const seen = await testApp.acme.inTransaction(async (db) => {
      const once = cachingQueries(db);
      const early = await once.maybeOne(named('tally 5'));
      await once.run(tally(5));
      const lock = sql`select name from tenancy.feature where name = 'tally 5' for update`;
      const responses = [early, await once.maybeOne(named('tally 5')), await once.one(lock)];
      await once.run(sql`delete from tenancy.feature where name = 'tally 5'`);
      return responses;
    });
    expect(seen).toEqual([undefined, undefined, { name: 'tally 5' }]);
  });

  it('runs the query again for other values', async () => {
    const two = await testApp.acme.inTransaction(async (db) => {
      const once = cachingQueries(db);
      const plus = (n: number) => once.one<{ sum: number }>(sql`select ${n}::int + 1 as sum`);
      return [await plus(1), await plus(2), await plus(1)];
    });
    expect(two).toEqual([{ sum: 2 }, { sum: 3 }, { sum: 2 }]);
  });
});
