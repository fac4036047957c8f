import type { RawBuilder } from 'kysely';
import { rowIfThere, type TenantDb, theRow } from './database.ts';
import { isPlainRead, written } from './statement.ts';

/**
 * Returns the same transaction with cached queries: data needed by many records is read only once.
 * Only for work that makes decisions and does not write what it reads again. Locks and statements
 * are not cached and run every time.
 */
export function cachingQueries(db: TenantDb): TenantDb {
  const known = new Map<string, Promise<unknown[]>>();
  const many = <Row>(query: RawBuilder<Row>): Promise<Row[]> => {
    const { text, values } = written(query);
    if (!isPlainRead(text)) return db.many(query);
    const key = JSON.stringify([text, values]);
    const before = known.get(key);
    // The cached rows come from exactly the same statement, so they have the same shape.
    if (before !== undefined) return before as Promise<Row[]>;
    const options = db.many(query);
    known.set(key, options);
    return options;
  };
  return {
    scope: db.scope,
    many,
    one: async (query) => theRow(await many(query)),
    maybeOne: async (query) => rowIfThere(await many(query)),
    reference: (query) => db.reference(query),
    expectReference: () => db.expectReference(),
    run: (query) => db.run(query),
    later: (query) => db.later(query),
    apart: db.apart,
  };
}
