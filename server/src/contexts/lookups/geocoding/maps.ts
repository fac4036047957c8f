import { type Geocoder, GeocoderSilent, type MapPlace } from '@waybill/adapters/geocoder';
import { addressPartsOf, geocodedMax } from '@waybill/contract/lookups/geocoding/shapes';
import { lookupsProblems } from '@waybill/contract/lookups/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { type MapFilter, meets } from './domain/map-filter.ts';
import { nearestPlace, placesLike } from './gazetteer.ts';

/** Where addresses lie. */
export type Maps = {
  /** The ten best places for a text that meet the filter. */
  search(db: TenantDb, text: string, filter: MapFilter | null): Promise<readonly MapPlace[]>;
  /** The nearest address, or null where none is near. Degrees. */
  reverse(db: TenantDb, latitude: number, longitude: number): Promise<MapPlace | null>;
};

/** Answers from the table of localities. */
const ownMaps: Maps = { search: placesLike, reverse: nearestPlace };

/** A geocoder filters nothing itself: this many of its places are looked through. */
const lookedThrough = 40;

/** Answers from a geocoder where there is one, else from the table of localities. */
export const mapsOf = (geocoder: Geocoder | null): Maps =>
  geocoder === null
    ? ownMaps
    : {
        async search(_, text, filter) {
          const query = filter === null ? geocodedMax : lookedThrough;
          const places = await guarded(geocoder.search(text, query));
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
