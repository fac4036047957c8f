import type { MapPlace } from '@waybill/adapters/geocoder';
import { geocodedMax } from '@waybill/contract/lookups/geocoding/shapes';
import type { TenantDb } from '#platform/db/database.ts';
import { countryName } from '../locations/domain/countries.ts';
import type { MapFilter } from './domain/map-filter.ts';
import { stateName } from '../locations/domain/states.ts';
import { wordsOf } from '../locations/found-location.ts';
import { locationsLike, type LocationRow, nearestLocation } from '../locations/sql.ts';
import { localityEndings } from '../locations/domain/locality-endings.ts';
import { onMap } from './sql.ts';

/** Beyond this distance, a locality is not the address of a place (decisions R-08). */
const within_km = 50;

/**
 * Returns the ten best localities for a text. For a whole address, whose street matches no
 * locality, the longest suffix that is a locality is used; `*` matches all localities.
 */
export async function placesLike(
  db: TenantDb,
  text: string,
  filter: MapFilter | null,
): Promise<readonly MapPlace[]> {
  const where = onMap(filter);
  const endings = text === '*' ? [[]] : localityEndings(wordsOf(text));
  for (const words of endings) {
    const sought = { words, countryCode: null, postCode: null, suburb: null };
    const rows = await locationsLike(db, { ...sought, limit: geocodedMax, where });
    if (rows.length > 0) return rows.map(mapPlaceOf);
  }
  return [];
}

/** Returns the nearest locality, null if none is within 50 km. */
export async function nearestPlace(
  db: TenantDb,
  latitude: number,
  longitude: number,
): Promise<MapPlace | null> {
  const row = await nearestLocation(db, { latitude, longitude, within_km });
  return row === undefined ? null : mapPlaceOf(row);
}

function mapPlaceOf(row: LocationRow): MapPlace {
  const { suburb, post_code, state_code, country_code } = row;
  const state = row.state || stateName(state_code);
  const country = countryName(country_code);
  const parts = {
    suburb,
    state,
    'ISO3166-2-lvl4': state_code === '' ? '' : `${country_code}-${state_code}`,
    postcode: post_code,
    country,
    country_code: country_code.toLowerCase(),
  };
  return {
    id: String(row.id),
    latitude: row.latitude ?? Number.NaN,
    longitude: row.longitude ?? Number.NaN,
    name: [suburb, state, post_code, country].filter((part) => part !== '').join(', '),
    address: Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== '')),
  };
}
