import { placeText } from '@waybill/contract/shared/place-text';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { useLocations } from '../calls.ts';
import { suburbText } from '../links/freight-text.ts';
import { type TypedPlace, typedPlace } from './typed-place.ts';

type LocalityBoxProps = {
  /** The path of the address whose suburb, postcode, state and country are filled in. */
  readonly of: string;
  readonly rules?: { readonly required: string };
};

const unknownPlace = 'This place is not in the list. Check its spelling and postcode.';

/** Shorter text is not searched. */
const isEnough = (text: string): boolean => text.trim().length > 1;

/**
 * Suburb, state and postcode in one field: `2015`, `alex`, `2015 alex`. Typed text is retained: a
 * place that is not in the list is marked, and the server decides whether it exists.
 */
export function LocalityBox({ of, rules }: LocalityBoxProps) {
  const { setValue, getFieldState, formState } = useFormContext();
  const locality = useWatch({ name: `${of}.locality` }) as string | null | undefined;
  const [text, setText] = useState('');
  const found = useLocations(text);
  const localities = isEnough(text) ? (found.data?.items ?? []) : [];
  const [unknown, setUnknown] = useState<string | null>(null);
  // The server's refusal says more.
  const isRefused = getFieldState(`${of}.locality`, formState).invalid;
  const isUnknown = unknown !== null && locality === unknown && !isRefused;
  const isGuess = localities.some(({ attributes }) => attributes['match'] === 'Similar');
  const write = (place: TypedPlace & { readonly countryCode?: string }) => {
    setValue(`${of}.suburb`, place.suburb, { shouldDirty: true });
    setValue(`${of}.postCode`, place.postCode);
    setValue(`${of}.stateCode`, place.stateCode);
    setValue(`${of}.countryCode`, place.countryCode || 'AU');
  };
  const fill = (id: string | undefined) => {
    const place = localities.find((each) => String(each.id) === id);
    setUnknown(null);
    write(place ? { ...place, suburb: suburbText(place.suburb) } : typedPlace(''));
  };
  const acceptTyped = (typed: string) => {
    setUnknown(typed);
    setValue(`${of}.locality`, typed, { shouldDirty: true });
    write(typedPlace(typed));
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
      searching={isEnough(text) && found.isFetching}
      waitMs={150}
      hint="Enter a suburb or postcode"
      onChosen={(option) => fill(option?.id)}
      onTyped={acceptTyped}
      {...(isGuess && { guessing: 'Did you mean:' })}
      {...(isUnknown && { help: unknownPlace })}
      {...(rules === undefined ? {} : { rules })}
    />
  );
}
