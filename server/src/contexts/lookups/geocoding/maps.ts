import { type Geocoder, GeocoderSilent, type MapPlace } from '@waybill/adapters/geocoder';
import { addressPartsOf, geocodedMax } from '@waybill/contract/lookups/geocoding/shapes';
import { lookupsProblems } from '@waybill/contract/lookups/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { type MapFilter, meets } from './domain/map-filter.ts';
import { nearestPlace, placesLike } from './gazetteer.ts';

/** Geocoding of addresses. */
export type Maps = {
  /** Returns the ten best places for a text that match the filter. */
  search(db: TenantDb, text: string, filter: MapFilter | null): Promise<readonly MapPlace[]>;
  /** Returns the nearest address, or null if none is near. Degrees. */
  reverse(db: TenantDb, latitude: number, longitude: number): Promise<MapPlace | null>;
};

/** Geocodes with the table of localities. */
const ownMaps: Maps = { search: placesLike, reverse: nearestPlace };

/** The number of places requested from a geocoder, which cannot filter. */
const lookedThrough = 40;

/** Geocodes with the geocoder if there is one, else with the table of localities. */
export const mapsOf = (geocoder: Geocoder | null): Maps =>
  geocoder === null
    ? ownMaps
    : {
        async search(_, text, filter) {
          const most = filter === null ? geocodedMax : lookedThrough;
          const places = await guarded(geocoder.search(text, most));
          const fitting =
            filter === null ? places : places.filter((p) => meets(filter, fieldsOf(p)));
          return fitting.slice(0, geocodedMax);
        },
        reverse: (_, latitude, longitude) => guarded(geocoder.reverse(latitude, longitude)),
      };

const fieldsOf = ({ address }: MapPlace) => {
  const { postCode, suburb, stateCode, state, countryCode } = addressPartsOf(address);
  return { postcode: postCode, suburb, state: stateCode || state, countryCode };
};

/** @throws {Problem} GeocoderSilent */
async function guarded<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof GeocoderSilent)) throw error;
    throw new Problem(lookupsProblems.GeocoderSilent, { values: { cause: String(error.cause) } });
  }
}
