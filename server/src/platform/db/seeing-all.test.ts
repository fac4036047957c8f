import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoTown, type TestTown } from '#testing/town.ts';
import type { TenantDb } from './database.ts';
import { seeingAll } from './seeing-all.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

const customers = async (db: TenantDb): Promise<number> =>
  (await db.many(sql`select id from customers.customer`)).length;

it('shows rows of all customers to a system query, and not to later ones', async () => {
  const all = await town.acme.inTransaction(customers);
  const scope = {
    tenantId: town.acme.id,
    customerId: 1,
    userId: null,
    impersonatorId: null,
    requestId: 'test',
  };
  const seen = await town.app.database.transaction(scope, async (db) => {
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
