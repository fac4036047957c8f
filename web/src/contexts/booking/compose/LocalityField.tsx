import type { AddressParts } from '@waybill/contract/lookups/geocoding';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PositionPicker } from '#contexts/lookups/parts/PositionPicker.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useLocations } from '../calls.ts';
import { placeText, suburbText } from '../links/freight-text.ts';
import type { Compose, Place } from './values.ts';

/** Fewer letters are no search. */
const isEnough = (text: string): boolean => text.trim().length > 1;

type LocalityFieldProps = { readonly end: 'from' | 'to'; readonly place: Place };

/** Suburb, state and postcode in one box (`2015`, `alex`, `2015 alex`), or where the device is. */
export function LocalityField({ end, place }: LocalityFieldProps) {
  const { setValue } = useFormContext<Compose>();
  const [text, setText] = useState('');
  const sought = useDebounced(text, 150);
  const found = useLocations(sought);
  const localities = isEnough(text) ? (found.data?.items ?? []) : [];
  const fill = (id: string | undefined) => {
    const locality = localities.find((each) => String(each.id) === id);
    setValue(`${end}.suburb`, locality ? suburbText(locality.suburb) : '', { shouldDirty: true });
    setValue(`${end}.postCode`, locality?.postCode ?? '');
    setValue(`${end}.stateCode`, locality?.stateCode ?? '');
    setValue(`${end}.countryCode`, locality?.countryCode || 'AU');
  };
  const fillHere = (here: AddressParts) => {
    const write = (name: keyof Place, value: string) =>
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
      <ComboboxField
        name={`${end}.locality`}
        label="Suburb or postcode"
        placeholder="Suburb or postcode"
        options={localities.map((each) => {
          const label = placeText({ ...each, suburb: suburbText(each.suburb) });
          return { id: String(each.id), value: label, label };
        })}
        chosenLabel={place.locality ?? undefined}
        onSearch={setText}
        searching={isEnough(text) && (found.isFetching || sought !== text)}
        hint="Type a suburb or a postcode"
        onChosen={(option) => fill(option?.id)}
      />
      <PositionPicker onFound={fillHere} />
    </>
  );
}
