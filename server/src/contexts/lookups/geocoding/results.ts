import type { MapPlace } from '@waybill/adapters/geocoder';
import {
  addressPartsOf,
  type GeocodeResult,
  type GeocodeV2Result,
} from '@waybill/contract/lookups/geocoding/shapes';

/** Maps a place to the format of Nominatim. */
export const geocodeResult = ({ latitude, longitude, name, address }: MapPlace): GeocodeResult => ({
  lat: String(latitude),
  lon: String(longitude),
  display_name: name,
  address: { ...address },
});

/** Maps a place to the second search's format; unknown values are omitted. */
export function geocodeV2Result({ id, latitude, longitude, address }: MapPlace): GeocodeV2Result {
  const { addressLine1, suburb, postCode, stateCode, state } = addressPartsOf(address);
  const locality = [suburb, stateCode, postCode].filter((part) => part !== '').join(' ');
  return {
    id,
    label: addressLine1 === '' ? locality : `${addressLine1}, ${locality}`,
    location: [latitude, longitude],
    ...(addressLine1 !== '' && { addressLine1 }),
    ...(suburb !== '' && { suburb }),
    ...(postCode !== '' && { postcode: postCode }),
    ...((stateCode || state) !== '' && { state: stateCode || state }),
  };
}
