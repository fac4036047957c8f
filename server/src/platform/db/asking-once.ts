import type { RawBuilder } from 'kysely';
import { isPlainRead, rowIfThere, type TenantDb, theRow, written } from './database.ts';

/**
 * The same transaction, asking each question once: what many records need alike is read for the first
 * of them. For work that decides and writes nothing that it reads again; a lock is taken, and a
 * statement run, as often as it is asked for.
 */
export function askingOnce(db: TenantDb): TenantDb {
  const known = new Map<string, Promise<unknown[]>>();
  const many = <Row>(query: RawBuilder<Row>): Promise<Row[]> => {
    const { text, values } = written(query);
    if (!isPlainRead(text)) return db.many(query);
    const key = JSON.stringify([text, values]);
    const before = known.get(key);
    // The very same statement was asked before, so its rows are of the same shape.
    if (before !== undefined) return before as Promise<Row[]>;
    const asked = db.many(query);
    known.set(key, asked);
    return asked;
  };
  return {
    scope: db.scope,
    many,
    one: async (query) => theRow(await many(query)),
    maybeOne: async (query) => rowIfThere(await many(query)),
    run: (query) => db.run(query),
    later: (query) => db.later(query),
  };
}
