import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type LocationRow = {
  readonly id: number;
  readonly country_code: string;
  readonly suburb: string;
  readonly post_code: string;
  readonly state_code: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

const columns = sql`
  l.id, l.country_code, l.suburb, l.post_code, l.state_code, l.latitude, l.longitude
`;

type Place = { readonly countryCode: string; readonly postCode: string; readonly suburb: string };

/** The location of that name; one with a known place on the map first. */
export const locationOf = (db: TenantDb, place: Place): Promise<LocationRow | undefined> =>
  db.maybeOne(sql<LocationRow>`
    select ${columns} from lookups.location l
    where l.country_code = upper(${place.countryCode}) and l.post_code = ${place.postCode}
      and lower(l.suburb) = lower(${place.suburb})
    order by l.latitude is null, l.state_code limit 1
  `);

export type Sought = {
  readonly countryCode: string | null;
  /** Beginnings of words, lower case; a location must have them all. */
  readonly words: readonly string[];
  readonly postCode: string | null;
  readonly suburb: string | null;
  readonly limit: number;
};

/**
 * The best locations: the name itself first, then names that begin with what was typed, then those
 * that hold it; streets before post-office boxes (Australia's postcodes from 1, 8 and 9), short
 * names before long ones.
 */
export const locationsLike = (db: TenantDb, sought: Sought): Promise<LocationRow[]> => {
  const typed = sought.words.join(' ');
  const patterns = sought.words.map((word) => `% ${escapeLike(word)}%`);
  return db.many(sql<LocationRow>`
    select ${columns} from lookups.location l
    where l.words like all (${patterns}::text[])
      and (${sought.countryCode}::text is null or l.country_code = upper(${sought.countryCode}))
      and (${sought.postCode}::text is null or starts_with(l.post_code, ${sought.postCode}))
      and (${sought.suburb}::text is null or starts_with(lower(l.suburb), ${sought.suburb}))
    order by
      case
        when starts_with(l.words, ' ' || ${typed} || ' ') then 0
        when starts_with(l.words, ' ' || ${typed}) then 1
        else 2
      end,
      l.country_code = 'AU' and l.post_code ~ '^[189]',
      length(l.suburb), lower(l.suburb), l.post_code, l.state_code
    limit ${sought.limit}
  `);
};

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

/** Days on which business rests in any of the states. */
export const holidays = (
  db: TenantDb,
  stateCodes: readonly string[],
  from: string,
  to: string,
): Promise<{ day: string }[]> =>
  db.many(sql<{ day: string }>`
    select distinct day from lookups.public_holiday
    where country_code = 'AU' and state_code = any (${stateCodes}::text[])
      and day between ${from}::date and ${to}::date
  `);

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
