import { type RawBuilder, sql } from 'kysely';
import { findField, type List } from './declaration.ts';
import { FilterRefusal } from './refusal.ts';
import { compile, fieldTextSql, matchSql } from './filter/compile.ts';
import { filterLimits } from './filter/limits.ts';
import { parse } from './filter/parse.ts';
import { looksLikeOData } from './filter/plain-text.ts';
import { resolve } from './filter/resolve.ts';

/**
 * The condition a list's `filter` stands for (decisions X-14): OData where it reads as such,
 * otherwise text that any of the searched fields contains; nothing is everything.
 * Throws FilterRefusal for what looks like OData and is none.
 */
export function filterSql(list: List, filter: string | undefined): RawBuilder<boolean> {
  const text = (filter ?? '').trim();
  if (filter === undefined || text === '') return sql`true`;
  try {
    return compile(resolve(parse(filter), list.fields));
  } catch (refusal) {
    if (!(refusal instanceof FilterRefusal) || mustRefuse(filter, list)) throw refusal;
    return searchSql(list, text);
  }
}

function searchSql(list: List, text: string): RawBuilder<boolean> {
  const parts = list.searched.map((name) => {
    const field = findField(list.fields, name);
    if (field === undefined)
      throw new Error(`The list searches '${name}', which is no field of it`);
    return matchSql(fieldTextSql(field), 'contains', text);
  });
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

const mustRefuse = (filter: string, list: List): boolean =>
  filter.length > filterLimits.characters || filter.includes('\0') || looksLikeOData(filter, list);
