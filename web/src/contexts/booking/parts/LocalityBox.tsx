import { placeText } from '@waybill/contract/shared/place-text';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useLocations } from '../calls.ts';
import { suburbText } from '../links/freight-text.ts';

type LocalityBoxProps = {
  /** Where in the form the place stands whose suburb, postcode, state and country are filled. */
  readonly of: string;
  readonly rules?: { readonly required: string };
};

/** Shorter text is not searched. */
const isEnough = (text: string): boolean => text.trim().length > 1;

/** Suburb, state and postcode in one box: `2015`, `alex`, `2015 alex`. */
export function LocalityBox({ of, rules }: LocalityBoxProps) {
  const { setValue } = useFormContext();
  const locality = useWatch({ name: `${of}.locality` }) as string | null | undefined;
  const [text, setText] = useState('');
  const sought = useDebounced(text, 150);
  const found = useLocations(sought);
  const localities = isEnough(text) ? (found.data?.items ?? []) : [];
  const fill = (id: string | undefined) => {
    const place = localities.find((each) => String(each.id) === id);
    setValue(`${of}.suburb`, place ? suburbText(place.suburb) : '', { shouldDirty: true });
    setValue(`${of}.postCode`, place?.postCode ?? '');
    setValue(`${of}.stateCode`, place?.stateCode ?? '');
    setValue(`${of}.countryCode`, place?.countryCode || 'AU');
  };
  return (
    <ComboboxField
      name={`${of}.locality`}
      label="Suburb or postcode"
      placeholder="Suburb or postcode"
      options={localities.map((each) => {
        const label = placeText({ ...each, suburb: suburbText(each.suburb) });
        return { id: String(each.id), value: label, label };
      })}
      chosenLabel={locality ?? undefined}
      onSearch={setText}
      searching={isEnough(text) && (found.isFetching || sought !== text)}
      hint="Enter a suburb or postcode"
      onChosen={(option) => fill(option?.id)}
      {...(rules === undefined ? {} : { rules })}
    />
  );
}
