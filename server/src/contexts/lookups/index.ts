import type { Carrier } from '@waybill/adapters/carrier';
import type { Geocoder } from '@waybill/adapters/geocoder';
import { context } from '#platform/context.ts';
import { geocodeReverse } from './geocoding/api/geocodeReverse.ts';
import { geocodeSearch } from './geocoding/api/geocodeSearch.ts';
import { geocodeV2 } from './geocoding/api/geocodeV2.ts';
import { getAllPackageTypes } from './package-types/api/getAllPackageTypes.ts';
import { getAttributes } from './attributes/api/getAttributes.ts';
import { getCountry } from './locations/api/getCountry.ts';
import { getInsuranceTypes } from './attributes/api/getInsuranceTypes.ts';
import { getLocations } from './locations/api/getLocations.ts';
import { getPackageType } from './package-types/api/getPackageType.ts';
import { searchLocations } from './locations/api/searchLocations.ts';
import type { MapStyle } from '#platform/config-values.ts';
import { mapsOf } from './geocoding/maps.ts';
import { getMapPlaces } from './locations/api/getMapPlaces.ts';
import { getMapStyle } from './locations/api/getMapStyle.ts';

type Parts = {
  /** The geocoder; without one, the table of localities is used. */
  readonly geocoder: Geocoder | null;
  readonly mapStyle: MapStyle | null;
  /** The carriers whose attributes are listed. */
  readonly carriers: readonly Carrier[];
};

export const lookups = ({ geocoder, mapStyle, carriers }: Parts) => {
  const maps = mapsOf(geocoder);
  return context('lookups', {
    endpoints: [
      geocodeReverse(maps),
      geocodeSearch(maps),
      geocodeV2(maps),
      getAllPackageTypes,
      getAttributes(carriers),
      getCountry,
      getInsuranceTypes,
      getLocations,
      getMapPlaces,
      getMapStyle(mapStyle),
      getPackageType,
      searchLocations,
    ],
  });
};
