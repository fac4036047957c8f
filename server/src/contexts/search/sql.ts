import { sql } from 'kysely';
import { anyOf, type IdType } from '#platform/db/any-of.ts';
import type { TenantDb } from '#platform/db/database.ts';

export type FoundRow = {
  readonly type: string;
  readonly ref: string;
  readonly title: string;
  readonly details: unknown;
};

type Query = {
  readonly kinds: readonly string[];
  readonly key: string;
  readonly words: readonly string[];
  readonly customerId: number | null;
  readonly most: number;
};

/** Returns the best entries of each kind, in the requested order of kinds. */
export const find = (db: TenantDb, query: Query): Promise<FoundRow[]> =>
  db.many(sql<FoundRow>`
    select type, ref, title, details from search.find(
      ${query.kinds}::text[], ${query.key}, ${query.words}::text[], ${query.customerId}::bigint,
      ${query.most}
    )
  `);

/** A kind of entries, and the published view that supplies them. */
export type RecordSource = {
  readonly type: string;
  readonly view: string;
  readonly idType: IdType;
  /** The title of a record's entry; falls back to its id. */
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

const cardColumns = ({ view, type }: SearchTarget) => sql`
  ${type === null || holdsSeveralKinds(view) ? sql`type` : sql`${type} as type`}, ref, customer_id,
  title, words, details, at
`;

/** Covers all kinds of the view if `type` is null. */
type SearchTarget = { readonly view: string; readonly type: string | null };

/** True for views with several kinds, which have the kind in `type`. */
const holdsSeveralKinds = (view: string): boolean => /^(?:finance|records)_public\./.test(view);

/** Returns the view's rows for some records. */
export const cardsOf = (
  db: TenantDb,
  source: RecordSource,
  ids: readonly string[],
): Promise<Card[]> =>
  db.many(sql<Card>`
    select ${cardColumns(source)} from ${sql.table(source.view)}
    where id = any (${anyOf(ids, source.idType)}) and ${ofType(source)}
  `);

export const allCards = (db: TenantDb, pendingRequest: SearchTarget): Promise<Card[]> =>
  db.many(sql<Card>`
    select ${cardColumns(pendingRequest)} from ${sql.table(pendingRequest.view)}
    where ${ofType(pendingRequest)}
  `);

/** Returns the view's rows for the records written at a given time. */
export const writtenCards = (db: TenantDb, source: RecordSource, at: Date): Promise<Card[]> =>
  db.many(sql<Card>`
    select ${cardColumns(source)} from ${sql.table(source.view)}
    where written_at = ${at} and ${ofType(source)}
  `);

const ofType = ({ view, type }: SearchTarget) =>
  type !== null && holdsSeveralKinds(view) ? sql`type = ${type}` : sql`true`;

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

/** Adds or replaces entries, each named once; an entry without a title is deleted. */
export const index = (db: TenantDb, entries: readonly EntryToWrite[]): Promise<number> =>
  db.run(sql`select search.index_records(${JSON.stringify(entries)}::jsonb)`);
