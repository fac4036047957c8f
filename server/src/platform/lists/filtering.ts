import { soughtPhone } from '@waybill/kernel/phone';
import { type RawBuilder, sql } from 'kysely';
import { findField, type List } from './declaration.ts';
import { FilterRefusal } from './refusal.ts';
import { compile, fieldTextSql, matchSql } from './filter/compile.ts';
import type { FilterCondition } from './filter/condition.ts';
import { filterLimits } from './filter/limits.ts';
import { parse } from './filter/parse.ts';
import { looksLikeOData } from './filter/plain-text.ts';
import { resolve } from './filter/resolve.ts';

type Filter = {
  readonly sql: RawBuilder<boolean>;
  /**
   * Whether it searches within texts, for which no index can count the matches without reading the
   * rows.
   */
  readonly looksInside: boolean;
};

/**
 * Returns the condition for a list's `filter` (decisions X-14): OData if it looks like OData,
 * otherwise text that any of the searched fields contains; no filter matches everything. Throws
 * FilterRefusal for invalid OData.
 */
export function filterOf(list: List, filter: string | undefined): Filter {
  const read = readFilter(list, filter);
  if (read === null) return { sql: sql`true`, looksInside: false };
  const { text, condition } = read;
  if (condition === null) return { sql: searchSql(list, text), looksInside: true };
  return { sql: compile(condition), looksInside: looksInside(condition) };
}

type ReadFilter = {
  readonly text: string;
  /** Null if it is not OData but text to search for. */
  readonly condition: FilterCondition | null;
};

function readFilter(list: List, filter: string | undefined): ReadFilter | null {
  const text = (filter ?? '').trim();
  if (filter === undefined || text === '') return null;
  try {
    return { text, condition: resolve(parse(filter), list.fields) };
  } catch (refusal) {
    if (!(refusal instanceof FilterRefusal) || mustRefuse(filter, list)) throw refusal;
    return { text, condition: null };
  }
}

/** More owners than a search finds rows by. */
const ownersMax = 100;

type Owners<Id> = {
  /** The owner's text, in the list's tables. */
  readonly text: RawBuilder<unknown>;
  /** Returns the ids of the owners whose text matches, at most `most`. */
  readonly find: (matches: RawBuilder<boolean>, most: number) => Promise<readonly Id[]>;
  /** The rows of these owners. */
  readonly owned: (ids: readonly Id[]) => RawBuilder<boolean>;
};

/**
 * Returns the list with a search that also finds the rows of owners, such as a job's customer,
 * whose text contains what is searched for. The owners are looked up first, as no index finds a
 * row by either of two tables; of many owners, the text is compared row by row. Throws
 * FilterRefusal for invalid OData.
 */
export async function alsoByOwner<Id>(
  list: List,
  filter: string | undefined,
  { text, find, owned }: Owners<Id>,
): Promise<List> {
  const read = readFilter(list, filter);
  if (read === null || read.condition !== null) return list;
  const matches = matchSql(text, 'contains', read.text);
  const ids = await find(matches, ownersMax + 1);
  if (ids.length === 0) return list;
  return { ...list, alsoFound: ids.length > ownersMax ? matches : owned(ids) };
}

/** Returns only the condition: see `filterOf`. */
export const filterSql = (list: List, filter: string | undefined): RawBuilder<boolean> =>
  filterOf(list, filter).sql;

function looksInside(condition: FilterCondition): boolean {
  if (condition.kind === 'and' || condition.kind === 'or') return condition.parts.some(looksInside);
  if (condition.kind === 'not') return looksInside(condition.part);
  return condition.kind === 'match';
}

function searchSql(list: List, text: string): RawBuilder<boolean> {
  const inFields = list.searched.map((name) => holds(list, name, text));
  const parts = list.alsoFound === undefined ? inFields : [...inFields, list.alsoFound];
  if (parts.length === 0) return sql`false`;
  const found = sql<boolean>`(${sql.join(parts, sql` or `)})`;
  const narrowed =
    list.searchedWithin === undefined
      ? found
      : sql<boolean>`(${matchSql(sql.raw(list.searchedWithin), 'contains', text)} and ${found})`;
  const phone = list.phones === undefined ? null : soughtPhone(text);
  if (list.phones === undefined || phone === null) return narrowed;
  return sql`(${narrowed} or ${holds(list, list.phones, phone)})`;
}

function holds(list: List, name: string, text: string): RawBuilder<boolean> {
  const field = findField(list.fields, name);
  if (field === undefined) throw new Error(`The list searches '${name}', which is no field of it`);
  return matchSql(fieldTextSql(field), 'contains', text);
}

const mustRefuse = (filter: string, list: List): boolean =>
  filter.length > filterLimits.characters || filter.includes('\0') || looksLikeOData(filter, list);
