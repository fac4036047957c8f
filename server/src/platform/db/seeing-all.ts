import { sql } from 'kysely';
import type { TenantDb } from './database.ts';
import { type Scope, settingOfCustomer } from './scope.ts';

/**
 * Work of the house that an act of a customer brings about, on rows of the tenant that this customer does
 * not see. Whoever calls it has found, in the customer's own sight, what the act is about, and awaits
 * everything within; afterwards the transaction sees what it saw before.
 */
export async function seeingAll<T>(db: TenantDb, work: (db: TenantDb) => Promise<T>): Promise<T> {
  if (db.scope.customerId === 'all') return work(db);
  const scope: Scope = { ...db.scope, customerId: 'all' };
  await see(db, scope);
  try {
    return await work({
      scope,
      many: (query) => db.many(query),
      one: (query) => db.one(query),
      maybeOne: (query) => db.maybeOne(query),
      run: (query) => db.run(query),
      later: (query) => db.later(query),
    });
  } finally {
    // A transaction that failed sees nothing any more, and forgets this with its rollback.
    await see(db, db.scope).catch(() => {});
  }
}

const see = (db: TenantDb, { customerId }: Scope): Promise<number> =>
  db.run(sql`select set_config('app.customer_id', ${settingOfCustomer(customerId)}, true)`);
