import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type FoundRow = {
  readonly type: string;
  readonly ref: string;
  readonly title: string;
  readonly details: unknown;
};

type Asked = {
  readonly kinds: readonly string[];
  readonly key: string;
  readonly words: readonly string[];
  readonly customerId: number | null;
  readonly most: number;
};

/** The best entries of each kind, kind by kind in the order asked. */
export const find = (db: TenantDb, asked: Asked): Promise<FoundRow[]> =>
  db.many(sql<FoundRow>`
    select type, ref, title, details from search.find(
      ${asked.kinds}::text[], ${asked.key}, ${asked.words}::text[], ${asked.customerId}::bigint,
      ${asked.most}
    )
  `);

/** A kind of entries, and the published view that tells of them. */
export type Shelf = {
  readonly type: string;
  readonly view: string;
  /** What an entry of a record is called by; its id where nothing else is said. */
  readonly refOf?: (id: string) => string;
};

export type Card = {
  readonly type: string;
  readonly ref: string;
  readonly customer_id: number | null;
  readonly title: string;
  readonly words: string;
  readonly details: unknown;
  readonly at: Date;
};

const cardColumns = ({ view, type }: Asking) => sql`
  ${type === null || tellsOfSeveral(view) ? sql`type` : sql`${type} as type`}, ref, customer_id,
  title, words, details, at
`;

/** Of all kinds that a view tells of, where no type is named. */
type Asking = { readonly view: string; readonly type: string | null };

/** Views of several kinds say which in `type`. */
const tellsOfSeveral = (view: string): boolean => /^(?:finance|records)_public\./.test(view);

/** What a view tells of one record. */
export const card = (db: TenantDb, shelf: Shelf, id: string): Promise<Card | undefined> =>
  db.maybeOne(sql<Card>`
    select ${cardColumns(shelf)} from ${sql.table(shelf.view)} where id = ${id} and ${ofType(shelf)}
  `);

export const allCards = (db: TenantDb, asking: Asking): Promise<Card[]> =>
  db.many(sql<Card>`
    select ${cardColumns(asking)} from ${sql.table(asking.view)} where ${ofType(asking)}
  `);

/** What a view tells of the records that were written at a moment. */
export const writtenCards = (db: TenantDb, shelf: Shelf, at: Date): Promise<Card[]> =>
  db.many(sql<Card>`
    select ${cardColumns(shelf)} from ${sql.table(shelf.view)}
    where written_at = ${at} and ${ofType(shelf)}
  `);

const ofType = ({ view, type }: Asking) =>
  type !== null && tellsOfSeveral(view) ? sql`type = ${type}` : sql`true`;

export type EntryToWrite = {
  readonly type: string;
  readonly ref: string;
  readonly customer: number | null;
  readonly title: string | null;
  readonly key: string | null;
  readonly words: readonly string[];
  readonly details: unknown;
  readonly at: Date | null;
};

/** Adds or replaces entries; one without a title is forgotten. */
export const index = (db: TenantDb, entries: readonly EntryToWrite[]): Promise<number> =>
  db.run(sql`
    select search.index_record(
      w.type, w.ref, w.customer, w.title, w.key, w.words, w.details, w.at
    )
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as w (
      type text, ref text, customer bigint, title text, key text, words text[], details jsonb,
      at timestamptz
    )
  `);
