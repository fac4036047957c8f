import type { Carrier } from '@waybill/adapters/carrier';
import type { Geocoder } from '@waybill/adapters/geocoder';
import { context } from '#platform/context.ts';
import { geocodeReverse } from './api/geocodeReverse.ts';
import { geocodeSearch } from './api/geocodeSearch.ts';
import { geocodeV2 } from './api/geocodeV2.ts';
import { getAllPackageTypes } from './api/getAllPackageTypes.ts';
import { getAttributes } from './api/getAttributes.ts';
import { getCountry } from './api/getCountry.ts';
import { getInsuranceTypes } from './api/getInsuranceTypes.ts';
import { getLocations } from './api/getLocations.ts';
import { getPackageType } from './api/getPackageType.ts';
import { searchLocations } from './api/searchLocations.ts';
import { mapsOf } from './maps/maps.ts';

type Parts = {
  /** Answers where addresses lie; without one the table of localities does. */
  readonly geocoder: Geocoder | null;
  /** Whose attributes are listed. */
  readonly carriers: readonly Carrier[];
};

export const lookups = ({ geocoder, carriers }: Parts) => {
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
      getPackageType,
      searchLocations,
    ],
  });
};
