import { type RawBuilder, sql } from 'kysely';
import type { MapCondition, MapField, MapFilter } from './domain/map-filter.ts';

const columns: Readonly<Record<MapField, RawBuilder<unknown>>> = {
  postcode: sql`lower(l.post_code)`,
  suburb: sql`lower(l.suburb)`,
  state: sql`lower(coalesce(nullif(l.state_code, ''), l.state))`,
  countryCode: sql`lower(l.country_code)`,
};

/** Returns the filter as a condition on `lookups.location l`; equivalent to `meets`. */
export function conditionOf(filter: MapFilter): RawBuilder<unknown> {
  if ('every' in filter) return joined(filter.every, sql` and `);
  if ('some' in filter) return joined(filter.some, sql` or `);
  return comparison(filter);
}

/** Selects locations with known coordinates that match the filter. */
export const onMap = (filter: MapFilter | null): RawBuilder<unknown> =>
  filter === null
    ? sql`l.latitude is not null`
    : sql`l.latitude is not null and ${conditionOf(filter)}`;

const joined = (filters: readonly MapFilter[], word: RawBuilder<unknown>) =>
  sql`(${sql.join(filters.map(conditionOf), word)})`;

function comparison({ field, how, values }: MapCondition): RawBuilder<unknown> {
  const column = columns[field];
  if (how === 'is') return sql`${column} = any (${values}::text[])`;
  if (how === 'isNot') return sql`${column} <> all (${values}::text[])`;
  return sql`exists (
    select from unnest(${values}::text[]) as v (word)
    where position(' ' || v.word || ' ' in ' ' || ${column} || ' ') > 0
  )`;
}
