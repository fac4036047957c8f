import { sql } from 'kysely';
import type { TenantDb } from './database.ts';

/**
 * Takes the tenant's advisory lock called `name` and holds it until the transaction ends: first
 * come, first served. Sent without waiting; the next statement waits for the lock.
 *
 * A row lock alone is not a queue: a transaction that arrives while the row changes overtakes those
 * already waiting (PostgreSQL's README.tuplock), and with ten waiting the last waits four times as
 * long as most.
 */
export const lockFor = (db: TenantDb, name: string): void => lockForAll(db, [name]);

/** Takes several such locks, in the order given. */
export const lockForAll = (db: TenantDb, names: readonly string[]): void =>
  db.later(sql`
    select pg_advisory_xact_lock(hashtextextended(name, ${db.scope.tenantId}))
    from unnest(${names}::text[]) as wanted (name)
  `);

/**
 * Takes the same lock in shared mode: holders wait for an exclusive holder but not for each other.
 */
export const shareLockFor = (db: TenantDb, name: string): void =>
  db.later(sql`
    select pg_advisory_xact_lock_shared(hashtextextended(${name}, ${db.scope.tenantId}))
  `);
