import type { NamedPlace } from '@waybill/contract/lookups/locations/shapes';
import { type RawBuilder, sql } from 'kysely';
import { rowIfThere, type TenantDb } from '#platform/db/database.ts';
import { cityCentres } from './cities.ts';

export type LocationRow = {
  readonly id: number;
  readonly country_code: string;
  readonly suburb: string;
  readonly post_code: string;
  readonly state_code: string;
  /** The name of the state, if the code does not imply it. */
  readonly state: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

const columns = sql`
  l.id, l.country_code, l.suburb, l.post_code, l.state_code, l.state, l.latitude, l.longitude
`;

type Place = { readonly countryCode: string; readonly postCode: string; readonly suburb: string };

/** Returns the location with that name; one with coordinates first. */
export const locationOf = async (db: TenantDb, place: Place): Promise<LocationRow | undefined> =>
  rowIfThere(
    await db.reference(sql<LocationRow>`
      select ${columns} from lookups.location l
      where l.country_code = upper(${place.countryCode}) and l.post_code = ${place.postCode}
        and lower(l.suburb) = lower(${place.suburb})
      order by l.latitude is null, l.state_code limit 1
    `),
  );

/** Returns the states of places by their index in the list; unknown places are omitted. */
export const statesOfPlaces = (
  db: TenantDb,
  places: readonly Place[],
): Promise<{ at: number; state_code: string }[]> =>
  db.many(sql<{ at: number; state_code: string }>`
    select p.at::integer - 1 as at, l.state_code
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality p (place, at)
    cross join lateral (
      select state_code from lookups.location l
      where l.country_code = upper(p.place ->> 'countryCode')
        and l.post_code = p.place ->> 'postCode'
        and lower(l.suburb) = lower(p.place ->> 'suburb')
      order by l.latitude is null, l.state_code limit 1
    ) l
  `);

/** Returns the indexes of places that do not exist, in countries whose places are all known. */
export const unknownPlaces = async (
  db: TenantDb,
  places: readonly Place[],
): Promise<readonly number[]> => {
  if (places.length === 0) return [];
  const found = await db.many(sql<{ at: number }>`
    select p.at::integer - 1 as at
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) with ordinality p (place, at)
    join lookups.known_country k on k.country_code = upper(p.place ->> 'countryCode')
    where not exists (
      select from lookups.location l
      where l.country_code = k.country_code and l.post_code = trim(p.place ->> 'postCode')
        and lower(l.suburb) = lower(trim(p.place ->> 'suburb'))
    )
    order by 1
  `);
  return found.map(({ at }) => at);
};

export type SoughtPlace = {
  readonly countryCode: string | null;
  /** Prefixes of words in lower case, all of which a location must have. */
  readonly words: readonly string[];
  readonly postCode: string | null;
  readonly suburb: string | null;
  readonly limit: number;
  /** A further condition on `l`, the location. */
  readonly where?: RawBuilder<unknown>;
};

const isPostOfficeBox = sql`l.country_code = 'AU' and left(l.post_code, 1) in ('1', '8', '9')`;

/**
 * Returns the best locations: exact names first, then names that start with the input, then those
 * that contain it; streets before post-office boxes (Australian postcodes starting with 1, 8 or 9),
 * short names before long ones.
 */
export const locationsLike = (db: TenantDb, sought: SoughtPlace): Promise<LocationRow[]> => {
  const typed = sought.words.join(' ');
  // One condition per word, because the word index does not support `like all`.
  const words = sought.words.map((word) => sql`l.words like ${`% ${escapeLike(word)}%`}`);
  return db.many(sql<LocationRow>`
    select ${columns} from lookups.location l
    where ${sql.join([sql`true`, ...words], sql` and `)}
      and (${sought.countryCode}::text is null or l.country_code = upper(${sought.countryCode}))
      and (${sought.postCode}::text is null or starts_with(l.post_code, ${sought.postCode}))
      and (${sought.suburb}::text is null or starts_with(lower(l.suburb), ${sought.suburb}))
      ${sought.where === undefined ? sql`` : sql`and ${sought.where}`}
    order by
      case
        when starts_with(l.words, ' ' || ${typed} || ' ') then 0
        when starts_with(l.words, ' ' || ${typed}) then 1
        else 2
      end,
      ${isPostOfficeBox},
      length(l.suburb), lower(l.suburb), l.post_code, l.state_code
    limit ${sought.limit}
  `);
};

/** True if the complete postal file of a country was loaded. */
export const isCountryKnown = async (db: TenantDb, countryCode: string): Promise<boolean> =>
  (
    await db.reference(sql`
      select country_code from lookups.known_country where country_code = upper(${countryCode})
    `)
  ).length > 0;

type Similar = {
  readonly countryCode: string | null;
  readonly suburb: string;
  readonly postCode: string;
  readonly limit: number;
};

/** The weight of a matching postcode, relative to the similarity of names from 0 to 1. */
const postCodeWeight = 0.2;

/**
 * Returns places with names similar to a misspelt one, the most similar first; of equal names,
 * those with the postcode or one that starts like it, the nearest first.
 */
export const locationsSimilar = (db: TenantDb, sought: Similar): Promise<LocationRow[]> => {
  const number = /^\d{1,9}$/.test(sought.postCode) ? Number(sought.postCode) : null;
  return db.many(sql<LocationRow>`
    select ${columns} from lookups.location l
    where lower(l.suburb) % lower(${sought.suburb})
      and (${sought.countryCode}::text is null or l.country_code = upper(${sought.countryCode}))
    order by similarity(lower(l.suburb), lower(${sought.suburb}))
        + case when l.post_code = ${sought.postCode} then ${postCodeWeight}::real
               when ${sought.postCode} <> '' and left(l.post_code, 2) = left(${sought.postCode}, 2)
               then ${postCodeWeight / 2}::real else 0 end desc,
      ${isPostOfficeBox}, length(l.suburb), lower(l.suburb),
      case when l.post_code ~ '^[0-9]{1,9}$'
           then abs(l.post_code::integer - ${number}::integer) end,
      l.post_code
    limit ${sought.limit}
  `);
};

/** Kilometres from a point, by the haversine formula on a sphere of 6371 km. */
const kmFrom = (latitude: number, longitude: number) => sql`
  2 * 6371 * asin(least(1, sqrt(
    sin(radians(l.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(l.latitude))
      * sin(radians(l.longitude - ${longitude}::float8) / 2) ^ 2
  )))
`;

/**
 * Returns the location nearest to a point within the given number of kilometres; of several at the
 * same place, streets before post-office boxes. A degree of latitude is never less than 110.5 km.
 */
export const nearestLocation = (
  db: TenantDb,
  at: { readonly latitude: number; readonly longitude: number; readonly within_km: number },
): Promise<LocationRow | undefined> =>
  db.maybeOne(sql<LocationRow>`
    select ${columns} from lookups.location l
    where l.latitude between ${at.latitude - at.within_km / 110.5}::float8
                         and ${at.latitude + at.within_km / 110.5}::float8
      and ${kmFrom(at.latitude, at.longitude)} <= ${at.within_km}::float8
    order by ${kmFrom(at.latitude, at.longitude)},
      ${isPostOfficeBox}, length(l.suburb), lower(l.suburb), l.post_code
    limit 1
  `);

export type PackageTypeRow = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
};

export const packageTypes = (db: TenantDb): Promise<PackageTypeRow[]> =>
  db.many(sql<PackageTypeRow>`select id, name, description from lookups.package_type order by id`);

export const packageType = (db: TenantDb, id: number): Promise<PackageTypeRow | undefined> =>
  db.maybeOne(sql<PackageTypeRow>`
    select id, name, description from lookups.package_type where id = ${id}
  `);

/** Returns public holidays of any of the states. */
export const holidays = (
  db: TenantDb,
  stateCodes: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ day: string }[]> =>
  db.reference(sql<{ day: string }>`
    select distinct day from lookups.public_holiday
    where country_code = 'AU' and state_code = any (${stateCodes}::text[])
      and day between ${from}::date and ${to}::date
  `);

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

type Degrees = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** The grid of a map, with one labelled place per cell. */
const namedGrid = { columns: 10, rows: 6 } as const;

/**
 * Returns a place in each cell of a map, cities first: a city, otherwise the one with the lowest
 * postcode, which in Australia is a centre; post-office boxes are excluded.
 */
export const placesWithin = (
  db: TenantDb,
  { west, south, east, north }: Degrees,
): Promise<NamedPlace[]> =>
  db.many(sql<NamedPlace>`
    select name, latitude, longitude from (
      select distinct on (row, part) initcap(l.suburb) as name, l.latitude, l.longitude, is_city
      from lookups.location l, lateral (
        select upper(l.suburb) || ' ' || l.post_code = any (${cityCentres}::text[]) as is_city
      ) c, lateral (
        select floor((l.latitude - ${south}) / nullif(${north - south}::float8, 0)
                     * ${namedGrid.rows}) as row,
               floor((l.longitude - ${west}) / nullif(${east - west}::float8, 0)
                     * ${namedGrid.columns}) as part
      ) g
      where l.latitude between ${south} and ${north} and l.longitude between ${west} and ${east}
        and not (${isPostOfficeBox})
      order by row, part, is_city desc, l.post_code, l.suburb
    ) p
    order by is_city desc
  `);
