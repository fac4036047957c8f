import type { IsHoliday, LocalDate } from '@waybill/kernel/local-date';
import type { TenantDb } from '#platform/db/database.ts';
import * as rows from './locations/sql.ts';
import { timezoneOfPlace } from './locations/domain/states.ts';

export { placeFaultOf, placeFaultsOf } from './locations/check-place.ts';
export { countryName } from './locations/domain/countries.ts';
export { stateName, timezoneOf, timezoneOfPlace } from './locations/domain/states.ts';

/** A place that freight is sent from or to. */
export type KnownLocality = {
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb: string;
  readonly stateCode: string;
  /** Degrees; both null if unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** IANA zone. */
  readonly timezone: string;
};

type Place = { readonly countryCode: string; readonly postCode: string; readonly suburb: string };

/**
 * Returns the locality of a country, postcode and suburb, regardless of case; undefined if unknown.
 */
export async function localityOf(db: TenantDb, place: Place): Promise<KnownLocality | undefined> {
  const row = await rows.locationOf(db, place);
  if (row === undefined) return undefined;
  const named = {
    countryCode: row.country_code,
    postCode: row.post_code,
    suburb: row.suburb,
    stateCode: row.state_code,
  };
  return {
    ...named,
    latitude: row.latitude,
    longitude: row.longitude,
    timezone: timezoneOfPlace(named),
  };
}

/** Returns the state of each place, in order; undefined if unknown. */
export async function statesOf(
  db: TenantDb,
  places: readonly Place[],
): Promise<readonly (string | undefined)[]> {
  const found = await rows.statesOfPlaces(db, places);
  const states = new Map(found.map(({ at, state_code }) => [at, state_code]));
  return places.map((_, at) => states.get(at));
}

/** Returns public holidays of any of the states between two dates, both inclusive. */
export async function holidaysIn(
  db: TenantDb,
  stateCodes: readonly string[],
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<IsHoliday> {
  const found = await rows.holidays(db, stateCodes, { from, to });
  const days = new Set(found.map(({ day }) => day));
  return (date) => days.has(date);
}
