import type { AddressParts } from '@waybill/contract/lookups/geocoding/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { useFormContext } from 'react-hook-form';
import { PositionPicker } from '#contexts/lookups/parts/PositionPicker.tsx';
import { suburbText } from '../../links/freight-text.ts';
import { LocalityBox } from '../../parts/LocalityBox.tsx';
import type { Compose, PlaceValues } from './values.ts';

type LocalityFieldProps = { readonly end: 'from' | 'to'; readonly place: PlaceValues };

/** Suburb, state and postcode in one box, or where the device is. */
export function LocalityField({ end, place }: LocalityFieldProps) {
  const { setValue } = useFormContext<Compose>();
  const fillHere = (here: AddressParts) => {
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
  return (
    <>
      <LocalityBox of={end} />
      <PositionPicker onFound={fillHere} />
    </>
  );
}
