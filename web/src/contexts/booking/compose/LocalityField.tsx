import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useLocations } from '../calls.ts';
import { placeText, suburbText } from '../links/freight-text.ts';
import type { Compose, Place } from './values.ts';

type LocalityFieldProps = { readonly end: 'from' | 'to'; readonly place: Place };

/** Suburb, state and postcode in one box: `2015`, `alex`, `2015 alex`. */
export function LocalityField({ end, place }: LocalityFieldProps) {
  const { setValue } = useFormContext<Compose>();
  const [text, setText] = useState('');
  const found = useLocations(useDebounced(text, 150));
  const localities = found.data?.items ?? [];
  const fill = (id: string | undefined) => {
    const locality = localities.find((each) => String(each.id) === id);
    setValue(`${end}.suburb`, locality ? suburbText(locality.suburb) : '', { shouldDirty: true });
    setValue(`${end}.postCode`, locality?.postCode ?? '');
    setValue(`${end}.stateCode`, locality?.stateCode ?? '');
    setValue(`${end}.countryCode`, locality?.countryCode || 'AU');
  };
  return (
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
      searching={found.isFetching}
      onChosen={(option) => fill(option?.id)}
    />
  );
}
