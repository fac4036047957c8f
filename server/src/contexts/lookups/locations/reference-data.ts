import { adminQuery } from '#platform/db/connection.ts';
import { australianHolidays, type PublicHoliday } from '../holidays/australian-holidays.ts';
import { australianLocalities } from './australian-localities.ts';
import type { GazetteerLocality } from './locality.ts';

type RunQuery = ReturnType<typeof adminQuery>;

/**
 * Adds the built-in localities and public holidays as the administrator; existing rows stay
 * unchanged, because they may have been corrected.
 */
export async function addReferenceData(adminUrl: string): Promise<void> {
  const queryAs = adminQuery(adminUrl);
  await addLocalities(queryAs, australianLocalities());
  await addHolidays(queryAs, australianHolidays());
}

/** Adds localities; existing ones stay unchanged. */
export async function addLocalities(
  queryAs: RunQuery,
  localities: readonly GazetteerLocality[],
): Promise<void> {
  const rows = localities.map((l) => ({
    country_code: l.countryCode,
    suburb: l.suburb,
    post_code: l.postCode,
    state_code: l.stateCode,
    state: l.state ?? '',
    latitude: l.latitude,
    longitude: l.longitude,
    source: l.source,
  }));
  await queryAs(
    `insert into lookups.location
       (country_code, suburb, post_code, state_code, state, latitude, longitude, source)
     select distinct on (country_code, post_code, lower(suburb), state_code)
       country_code, suburb, post_code, state_code, state, latitude, longitude, source
     from jsonb_to_recordset($1::jsonb) as l (
       country_code text, suburb text, post_code text, state_code text, state text,
       latitude double precision, longitude double precision, source text
     )
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

async function addHolidays(queryAs: RunQuery, holidays: readonly PublicHoliday[]): Promise<void> {
  const rows = holidays.map((h) => ({
    country_code: h.countryCode,
    state_code: h.stateCode,
    day: h.day,
    name: h.name,
    source: h.source,
  }));
  await queryAs(
    `insert into lookups.public_holiday (country_code, state_code, day, name, source)
     select country_code, state_code, day, name, source
     from jsonb_to_recordset($1::jsonb) as h (
       country_code text, state_code text, day date, name text, source text
     )
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
