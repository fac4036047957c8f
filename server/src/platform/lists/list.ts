import { countedUpTo } from '@waybill/kernel/list-total';
import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '../db/batches.ts';
import type { TenantDb } from '../db/database.ts';
import type { List } from './declaration.ts';
import { filterOf } from './filtering.ts';
import { type PageQuery, pageBounds } from './paging.ts';
import { sortingSql } from './sorting.ts';

export type ListQuery = PageQuery & {
  readonly filter?: string | undefined;
  readonly sorting?: string | undefined;
};

/** The rows of one page, and how many rows the whole list has. */
export type RowPage<Row> = { readonly rows: Row[]; readonly totalCount: number };

/** The parts of a list's statement: `select … from … where …`; filter, order and page are added. */
export type ListStatement<Row> = {
  readonly select: RawBuilder<Row>;
  readonly from: RawBuilder<unknown>;
  readonly where?: RawBuilder<unknown>;
  /** Reads the row count from a stored tally; the rows are counted if there is none. */
  readonly tallied?: () => Promise<number>;
};

/**
 * Returns one page of a list, and the total number of rows: one more than `countedUpTo` if there
 * are more (decision 0007).
 * @throws {ListRefusal} naming the invalid parameter.
 */
export async function listPage<Row>(
  db: TenantDb,
  list: List,
  {
    query,
    select,
    from,
    where = sql`true`,
    tallied,
  }: ListStatement<Row> & { readonly query: ListQuery },
): Promise<RowPage<Row>> {
  const { skip, take } = pageBounds(query);
  const filter = filterOf(list, query.filter);
  const condition = sql`where (${where}) and ${filter.sql}`;
  const order = sortingSql(list, query.sorting);
  const page = sql<Row>`
    select ${select} from ${from} ${condition} order by ${order} limit ${take} offset ${skip}
  `;
  // The tally is read in one round trip with the page: checking first whether it is needed takes
  // longer.
  const [rows, tally] = await Promise.all([take === 0 ? [] : db.many(page), tallied?.()]);
  const isWhole = rows.length < take && (skip === 0 || rows.length > 0);
  if (isWhole) return { rows, totalCount: skip + rows.length };
  const most = (filter.looksInside ? countedUpTo.found : countedUpTo.all) + 1;
  if (tally !== undefined) return { rows, totalCount: Math.min(tally, most) };
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from (select from ${from} ${condition} limit ${most}) counted
  `);
  return { rows, totalCount: count };
}

type Wanted = { readonly query: Pick<ListQuery, 'filter' | 'sorting'> };

/**
 * Yields all rows of a list in order, in batches: memory holds one batch at a time.
 * @throws {ListRefusal} naming the invalid parameter.
 */
export function listBatches<Row>(
  db: TenantDb,
  list: List,
  { query, select, from, where = sql`true` }: ListStatement<Row> & Wanted,
): AsyncGenerator<readonly Row[]> {
  return inBatches(
    db,
    sql<Row>`
      select ${select} from ${from} where (${where}) and ${filterOf(list, query.filter).sql}
      order by ${sortingSql(list, query.sorting)}
    `,
  );
}
