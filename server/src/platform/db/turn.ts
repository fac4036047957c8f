import { sql } from 'kysely';
import type { TenantDb } from './database.ts';

/**
 * Takes the tenant's turn at what `name` names and keeps it until the transaction ends: first come,
 * first served. Sent without waiting; what is asked next waits for the turn.
 *
 * A row's lock alone is no queue: whoever comes while the row changes overtakes those who wait for
 * it (PostgreSQL's README.tuplock), and with ten in line the last waits four times as long as most.
 */
export const takeTurn = (db: TenantDb, name: string): void =>
  db.later(sql`
    select pg_advisory_xact_lock(${keyOf(db, name)})
  `);

/** The same for those who wait for whoever has the turn, but not for each other. */
export const shareTurn = (db: TenantDb, name: string): void =>
  db.later(sql`
    select pg_advisory_xact_lock_shared(${keyOf(db, name)})
  `);

const keyOf = ({ scope }: TenantDb, name: string) =>
  sql`hashtextextended(${name}, ${scope.tenantId})`;
