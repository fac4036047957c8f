import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminQuery, appUrl } from '../db/connection.ts';
import { openDatabase } from '../db/database.ts';
import { context, type DayCall } from '../context.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { daily, type DailyParts, dayQueue } from './daily.ts';
import { drainBackground, drainPool } from './drain.ts';

const hour_ms = 3_600_000;
/** Acme is in Sydney, Borealis is moved to Auckland; 20:00 UTC is 07:00 and 09:00 there. */
const evening = new Date('2026-11-20T20:00:00Z');

let testApp: TestApp;
let queue: Pool;
let parts: DailyParts;
let ran: string[];
/** The effect of a day's run besides being recorded. */
let work: (call: DayCall) => void;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.settle();
  queue = drainPool(testApp.adminUrl);
});
afterAll(async () => {
  await queue.end();
  await testApp.close();
});

beforeEach(async () => {
  ran = [];
  work = () => {};
  await adminQuery(testApp.adminUrl)('truncate platform.daily');
  const test = context('test', {
    endpoints: [],
    daily: {
      'finance.billDay': daily('08:00', async (call) => {
        work(call);
        ran.push(`${call.tenantId === testApp.acme.id ? 'acme' : 'borealis'} ${call.day}`);
      }),
    },
  });
  parts = { ...testApp.app, contexts: [test] };
});

const drain = (now: Date) =>
  drainBackground(queue, { ...parts, clock: () => now, log: testApp.app.server.log });
const move = (tenant: 'acme' | 'borealis', timezone: string) =>
  testApp[tenant].inTransaction((db) =>
    db.run(sql`update tenancy.settings set timezone = ${timezone}`),
  );
const later = (hours: number) => new Date(evening.getTime() + hours * hour_ms);
const acme = () => ran.filter((run) => run.startsWith('acme'));

describe('a daily task', () => {
  it("starts on the next day and runs at its time in each tenant's time zone", async () => {
    await move('borealis', 'Pacific/Auckland');
    const queueDays = dayQueue(parts);
    for (const hours of [0, 1, 20, 23, 24, 25]) {
      ran.push(`${hours} h`);
      await queueDays(later(hours));
      await drain(later(hours));
    }
    expect(ran).toEqual([
      '0 h',
      // 08:00 in Sydney was after the first check, 08:00 in Auckland before it.
      '1 h',
      'acme 2026-11-21',
      '20 h',
      '23 h',
      'borealis 2026-11-22',
      '24 h',
      '25 h',
      'acme 2026-11-22',
    ]);
  });

  it('runs once with many servers, across clock changes and downtime', async () => {
    const others = [1, 2].map(() => openDatabase(appUrl(testApp.adminUrl), { connections: 2 }));
    const servers = [parts.database, ...others].map((database) => dayQueue({ ...parts, database }));
    const days: string[] = [];
    for (let day = 0; day < 60; day += 1) {
      const now = new Date(Date.UTC(2027, 8, 1 + day, 12));
      days.push(now.toISOString().slice(0, 10));
      // Two nights out of three, with a different server first.
      if (day % 3 === 1) continue;
      await Promise.all(servers.map((look) => look(now)));
    }
    await drain(new Date());
    await Promise.all(others.map((database) => database.end()));
    expect(acme()).toEqual(days.slice(1).map((day) => `acme ${day}`));
  });

  it('catches up on missed days, oldest first', async () => {
    await dayQueue(parts)(later(0));
    await dayQueue(parts)(later(3 * 24 + 1));
    await drain(later(3 * 24 + 1));
    expect(acme()).toEqual(['21', '22', '23', '24'].map((day) => `acme 2026-11-${day}`));
  });

  it('is not queued for a suspended tenant, or twice after a move to the west', async () => {
    await dayQueue(parts)(later(0));
    await dayQueue(parts)(later(1));
    await move('acme', 'Australia/Perth');
    await dayQueue(parts)(later(2));
    await dayQueue(parts)(later(23));
    await drain(later(23));
    expect(acme()).toEqual(['acme 2026-11-21']);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update tenancy.tenant set is_active = false`),
    );
    await dayQueue(parts)(later(72));
    await drain(later(72));
    expect(acme()).toEqual(['acme 2026-11-21']);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update tenancy.tenant set is_active = true`),
    );
    await move('acme', 'Australia/Sydney');
  });

  it('is retried when it fails, without delaying the next day', async () => {
    work = ({ day }) => {
      if (day === '2026-11-21') throw new Error('Not now');
    };
    await dayQueue(parts)(later(0));
    await dayQueue(parts)(later(25));
    await drain(later(25));
    expect(acme()).toEqual(['acme 2026-11-22']);
    work = () => {};
    await adminQuery(testApp.adminUrl)('update graphile_worker._private_jobs set run_at = now()');
    await drain(later(26));
    expect(acme()).toEqual(['acme 2026-11-22', 'acme 2026-11-21']);
  });

  it('is rejected with an invalid time', () => {
    expect(() => daily('24:00', async () => {})).toThrow("'24:00' is not a time (HH:mm)");
  });
});
