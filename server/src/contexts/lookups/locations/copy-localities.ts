import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { GazetteerLocality } from './locality.ts';

/**
 * Adds the localities of a country by COPY, as the administrator, and marks the country as known.
 * Existing rows keep their spelling and take new coordinates, if known, with their source. Returns
 * how many rows were written.
 */
export async function copyLocalities(
  adminUrl: string,
  localities: readonly GazetteerLocality[],
): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(arrivals);
    const lines = localities.map(lineOf);
    await pipeline(Readable.from(lines), client.query(copyFrom('copy arriving from stdin')));
    const rebuild = await withoutWordIndexes(client);
    const { rowCount } = await client.query(merge);
    for (const statement of rebuild) await client.query(statement);
    await client.query(note);
    await client.query('commit');
    await client.query('analyze lookups.location');
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Drops the word indexes during the import of a file larger than the table: rebuilding them in one
 * pass costs a fraction of updating them row by row. Searches wait meanwhile, so they are kept for
 * a small file.
 * @returns the statements that create them again.
 */
async function withoutWordIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(wordIndexes);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const wordIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = 'lookups.location'::regclass
    and relam = (select oid from pg_am where amname = 'gin')
    and (select count(*) from lookups.location) < (select count(*) from arriving)
`;

const arrivals = `
  create temp table arriving (
    country_code text, suburb text, post_code text, state_code text, state text,
    latitude double precision, longitude double precision, source text
  ) on commit drop
`;

const merge = `
  insert into lookups.location
    (country_code, suburb, post_code, state_code, state, latitude, longitude, source)
  select distinct on (country_code, post_code, lower(suburb), state_code)
    country_code, suburb, post_code, state_code, state, latitude, longitude, source
  from arriving
  on conflict (country_code, post_code, lower(suburb), state_code) do update set
    latitude = coalesce(excluded.latitude, location.latitude),
    longitude = coalesce(excluded.longitude, location.longitude),
    state = coalesce(nullif(excluded.state, ''), location.state), source = excluded.source
  where (location.latitude, location.longitude, location.state) is distinct from (
    coalesce(excluded.latitude, location.latitude),
    coalesce(excluded.longitude, location.longitude),
    coalesce(nullif(excluded.state, ''), location.state)
  )
`;

const note = `
  insert into lookups.known_country (country_code, source)
  select country_code, min(source) from arriving group by country_code
  on conflict (country_code) do update set source = excluded.source, loaded_at = now()
`;

/** Returns a row in the text format of COPY. */
const lineOf = (locality: GazetteerLocality): string => {
  const { countryCode, suburb, postCode, stateCode, state = '', source } = locality;
  const cells = [countryCode, suburb, postCode, stateCode, state];
  const degrees = [locality.latitude, locality.longitude].map((angle) => angle ?? '\\N');
  return `${[...cells.map(escaped), ...degrees, escaped(source)].join('\t')}\n`;
};

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', ' ')
    .replaceAll(/[\r\n]+/g, ' ');
