import { sql } from 'kysely';
import type { TenantDb } from './database.ts';
import { type Scope, settingOfCustomer } from './scope.ts';

/**
 * Runs internal work triggered by a customer's command on rows of the tenant that the customer
 * cannot see. The caller must have found the subject of the command within the customer's own
 * visibility, and must await everything inside; afterwards the transaction's visibility is
 * restored.
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
      // Cached rows belong to the visibility of the transaction, which differs here.
      reference: (query) => db.many(query),
      expectReference: () => {},
      run: (query) => db.run(query),
      later: (query) => db.later(query),
      apart: db.apart,
    });
  } finally {
    // A failed transaction can read nothing more, and its rollback also resets the visibility.
    await see(db, db.scope).catch(() => {});
  }
}

const see = (db: TenantDb, { customerId }: Scope): Promise<number> =>
  db.run(sql`select set_config('app.customer_id', ${settingOfCustomer(customerId)}, true)`);
