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

export type Card = {
  readonly ref: string;
  readonly customer_id: number | null;
  readonly title: string;
  readonly words: string;
  readonly details: unknown;
  readonly at: Date;
};

const cardColumns = sql`ref, customer_id, title, words, details, at`;

/** What a view tells of one record. Views of several kinds say which in `type`. */
export const card = (
  db: TenantDb,
  { view, type }: { readonly view: string; readonly type: string },
  ref: string,
): Promise<Card | undefined> =>
  db.maybeOne(sql<Card>`
    select ${cardColumns} from ${sql.table(view)}
    where id = ${ref} and ${ofType(view, type)}
  `);

export const allCards = (
  db: TenantDb,
  { view, type }: { readonly view: string; readonly type: string },
): Promise<Card[]> =>
  db.many(sql<Card>`
    select ${cardColumns} from ${sql.table(view)} where ${ofType(view, type)}
  `);

const ofType = (view: string, type: string) =>
  view.startsWith('finance_public.') ? sql`type = ${type}` : sql`true`;

/** Others who bring the same entry up to date wait: the last to look is the last to write. */
export const takeTurn = (db: TenantDb, type: string, ref: string): Promise<number> =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended(${`search ${type} ${ref}`}, ${db.scope.tenantId}))
  `);

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
