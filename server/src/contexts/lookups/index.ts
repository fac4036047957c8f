import { context } from '#platform/context.ts';
import { getAllPackageTypes } from './api/getAllPackageTypes.ts';
import { getCountry } from './api/getCountry.ts';
import { getInsuranceTypes } from './api/getInsuranceTypes.ts';
import { getLocations } from './api/getLocations.ts';
import { getPackageType } from './api/getPackageType.ts';
import { searchLocations } from './api/searchLocations.ts';

export const lookups = context('lookups', {
  endpoints: [
    getAllPackageTypes,
    getCountry,
    getInsuranceTypes,
    getLocations,
    getPackageType,
    searchLocations,
  ],
});
