import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { anyOf } from './any-of.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('lets one plan serve all calls, where a few visible ids would be planned anew', async () => {
  const plans = await testApp.acme.inTransaction(async (db) => {
    for (let id = 1; id <= 8; id += 1) {
      await db.many(sql`
        select b.id from booking.booking b left join customers.customer c using (tenant_id)
        where b.id = any (${anyOf([id])})
      `);
    }
    return db.one(sql`
      select generic_plans, custom_plans from pg_prepared_statements
      where statement like '%join customers.customer c using%' and statement like '%any (array%'
        and statement not like '%pg_prepared%'
    `);
  });
  // PostgreSQL compares five plans made for their values before it keeps one.
  expect(plans).toEqual({ generic_plans: 3, custom_plans: 5 });
});
