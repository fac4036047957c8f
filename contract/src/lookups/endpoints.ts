export {
  getLocations,
  searchLocations,
  getCountry,
  getMapPlaces,
  getMapStyle,
} from './locations/endpoints.ts';
export { getInsuranceTypes, getAttributes } from './attributes/endpoints.ts';
export { getAllPackageTypes, getPackageType } from './package-types/endpoints.ts';
export { geocodeSearch, geocodeReverse, geocodeV2 } from './geocoding/endpoints.ts';
