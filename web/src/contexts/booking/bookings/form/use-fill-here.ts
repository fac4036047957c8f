import type { AddressParts } from '@waybill/contract/lookups/geocoding/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { useFormContext } from 'react-hook-form';
import { suburbText } from '../../links/freight-text.ts';
import type { Compose, PlaceValues } from './values.ts';

/** Fills in an address from the device's position. */
export function useFillHere(end: 'from' | 'to', place: PlaceValues) {
  const { setValue } = useFormContext<Compose>();
  return (here: AddressParts) => {
    const write = (name: keyof PlaceValues, value: string) =>
      setValue(`${end}.${name}`, value, { shouldDirty: true });
    const suburb = suburbText(here.suburb);
    write('suburb', suburb);
    write('postCode', here.postCode);
    write('stateCode', here.stateCode);
    write('countryCode', here.countryCode || 'AU');
    write('locality', placeText({ ...here, suburb }));
    if (place.addressLine1.trim() === '') write('addressLine1', here.addressLine1);
  };
}
