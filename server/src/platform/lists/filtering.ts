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
  const text = (filter ?? '').trim();
  if (filter === undefined || text === '') return { sql: sql`true`, looksInside: false };
  const condition = conditionOf(list, filter);
  if (condition === null) return { sql: searchSql(list, text), looksInside: true };
  return { sql: compile(condition), looksInside: looksInside(condition) };
}

/**
 * Returns the text that a filter searches for, or null if it is OData or absent. Lists whose rows
 * are also found by a text of another table look it up first: no index finds a row by either of
 * two tables. Throws FilterRefusal for invalid OData.
 */
export function searchedText(list: List, filter: string | undefined): string | null {
  const text = (filter ?? '').trim();
  if (filter === undefined || text === '') return null;
  return conditionOf(list, filter) === null ? text : null;
}

/** Returns the condition of an OData filter, or null if it is text to search for. */
function conditionOf(list: List, filter: string): FilterCondition | null {
  try {
    return resolve(parse(filter), list.fields);
  } catch (refusal) {
    if (!(refusal instanceof FilterRefusal) || mustRefuse(filter, list)) throw refusal;
    return null;
  }
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
