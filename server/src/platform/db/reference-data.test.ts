import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import type { TenantDb } from './database.ts';
import { tablesOf } from './reference-data.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const currencyOf = async (db: TenantDb): Promise<string | undefined> => {
  const [row] = await db.reference(sql<{ base_currency: string }>`
    select base_currency from tenancy.settings
  `);
  return row?.base_currency;
};
const set = (db: TenantDb, currency: string) =>
  db.run(sql`update tenancy.settings set base_currency = ${currency}`);
const read = (tenant: 'acme' | 'borealis' = 'acme') => testApp[tenant].inTransaction(currencyOf);

describe('reference data', () => {
  it('is the same object until the table changes, then the new rows', async () => {
    const rows = (db: TenantDb) => db.reference(sql`select timezone from tenancy.settings`);
    const first = await testApp.acme.inTransaction(rows);
    expect(await testApp.acme.inTransaction(rows)).toBe(first);
    await testApp.acme.inTransaction((db) => set(db, 'NZD'));
    const after = await testApp.acme.inTransaction(rows);
    expect(after).not.toBe(first);
    expect(after).toEqual(first);
    expect(await read()).toBe('NZD');
    await testApp.acme.inTransaction((db) => set(db, 'AUD'));
    expect(await read()).toBe('AUD');
  });

  it('shows a transaction its own change, and nobody one that is rolled back', async () => {
    await read();
    const failed = testApp.acme.inTransaction(async (db) => {
      await set(db, 'USD');
      expect(await currencyOf(db)).toBe('USD');
      expect(await read()).toBe('AUD');
      throw new Error('Rolled back');
    });
    await expect(failed).rejects.toThrow('Rolled back');
    expect(await read()).toBe('AUD');
  });

  it('shows a change made in a savepoint, and not one that was undone', async () => {
    await testApp.acme.inTransaction(async (db) => {
      await db.run(sql`savepoint one`);
      await set(db, 'EUR');
      expect(await currencyOf(db)).toBe('EUR');
      await db.run(sql`rollback to savepoint one`);
      expect(await currencyOf(db)).toBe('AUD');
    });
    expect(await read()).toBe('AUD');
  });

  it('is never another tenant’s', async () => {
    await testApp.borealis.inTransaction((db) => set(db, 'GBP'));
    expect([await read('acme'), await read('borealis')]).toEqual(['AUD', 'GBP']);
  });

  it('lets two transactions change a table without waiting for each other', async () => {
    const slots = await testApp.acme.inTransaction(async (first) => {
      await first.run(sql`update carriers.account set name = name where code = 'FLEET'`);
      await testApp.acme.inTransaction((second) =>
        second.run(sql`update carriers.account set name = name where code <> 'FLEET'`),
      );
      return first.many(sql`
        select from platform.reference_version
        where table_name = 'carriers.account' and tenant_id = platform.tenant_id()
      `);
    });
    expect(slots.length).toBeGreaterThan(1);
  });

  it('is refused where a table has no version', async () => {
    const unversioned = testApp.acme.inTransaction((db) =>
      db.reference(sql`select id from customers.product`),
    );
    await expect(unversioned).rejects.toThrow(
      "a migration calls platform.version_reference('customers.product')",
    );
  });
});

it('finds every table that a statement reads, once', () => {
  const text = `select * from rates.card c JOIN lateral (select from rates.card v) v on true
    left join tenancy.settings s on true where exists (select from carriers.account_service)`;
  expect(tablesOf(text)).toEqual(['carriers.account_service', 'rates.card', 'tenancy.settings']);
});
