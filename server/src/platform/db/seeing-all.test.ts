import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import type { TenantDb } from './database.ts';
import { seeingAll } from './seeing-all.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const customers = async (db: TenantDb): Promise<number> =>
  (await db.many(sql`select id from customers.customer`)).length;

it('shows rows of all customers to a system query, and not to later ones', async () => {
  const all = await testApp.acme.inTransaction(customers);
  const scope = {
    tenantId: testApp.acme.id,
    customerId: 1,
    userId: null,
    impersonatorId: null,
    requestId: 'test',
  };
  const seen = await testApp.app.database.transaction(scope, async (db) => {
    const before = await customers(db);
    const within = await seeingAll(db, customers);
    const after = await customers(db);
    const refused = await seeingAll(db, async () => {
      throw new Error('No');
    }).catch((error: Error) => error.message);
    return [before, within, after, refused, await customers(db)];
  });
  expect(seen).toEqual([1, all, 1, 'No', 1]);
  expect(all).toBeGreaterThan(1);
});
