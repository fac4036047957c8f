import { getCountry, searchLocations } from '@waybill/contract/lookups/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEndpointQuery } from '#client/queries.ts';
import { Button } from '#ui/Button.tsx';
import { FieldFrame } from '#ui/form/FieldFrame.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useField } from '#ui/form/use-field.ts';
import { SearchPicker } from '#ui/SearchPicker.tsx';

type Found = ResultOf<typeof searchLocations>['items'][number];

export type LocalityPickerProps = {
  /** The path of `suburb`, `postCode`, `stateCode` and `countryCode` in the form's values. */
  readonly at: string;
  readonly label?: string | undefined;
  readonly required?: boolean | undefined;
  /** Disables manual input: only known places are valid. */
  readonly knownOnly?: boolean | undefined;
};

const texts = {
  nothingChosen: 'Suburb or postcode',
  search: 'Search...',
  searching: 'Searching..',
  none: 'No matching suburb. Check the spelling, or enter it manually.',
};

/** Suburb, state and postcode in one search, or entered manually if a place is not in the list. */
export function LocalityPicker(props: LocalityPickerProps) {
  const [byHand, setByHand] = useState(false);
  if (byHand) return <ByHand {...props} onSearch={() => setByHand(false)} />;
  return <Searched {...props} onByHand={() => setByHand(true)} />;
}

type SearchedProps = LocalityPickerProps & { readonly onByHand: () => void };

function Searched({ at, label = 'Suburb', required, knownOnly, onByHand }: SearchedProps) {
  const { setValue } = useFormContext();
  const [text, setText] = useState('');
  const found = useEndpointQuery(
    searchLocations,
    { search: text },
    { enabled: text.trim().length > 1, keepPrevious: true, freshFor: 600_000 },
  );
  const isGuess = found.data?.items.some(({ attributes }) => attributes['match'] === 'Similar');
  const field = {
    name: `${at}.suburb`,
    label,
    optional: !required,
    ...(required && { rules: { required: 'Please choose a suburb' } }),
  };
  const connected = useField(field);
  const chosen = useChosen(at);
  const choose = (place: Found | null) => {
    const write = (name: string, value: string) =>
      setValue(`${at}.${name}`, value, { shouldDirty: true, shouldValidate: name === 'suburb' });
    write('suburb', place?.suburb ?? '');
    write('stateCode', place?.stateCode ?? '');
    write('postCode', place?.postCode ?? '');
    if (place) write('countryCode', place.countryCode);
  };
  return (
    <FieldFrame {...field} connected={connected}>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <SearchPicker
            label={label}
            id={connected.id}
            chosen={chosen}
            onChoose={(option) => choose(option?.value ?? null)}
            texts={knownOnly ? { ...texts, none: 'No matching suburb' } : texts}
            options={(found.data?.items ?? []).map(optionOf)}
            searching={found.isFetching}
            {...(isGuess && { guessing: 'Did you mean:' })}
            onSearch={setText}
            invalid={connected.invalid}
            describedBy={connected.aria['aria-describedby']}
            onBlur={connected.field.onBlur}
            buttonRef={connected.field.ref}
          />
        </div>
        {!knownOnly && (
          <Button look="quiet" onClick={onByHand}>
            Manual
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}

const labelOf = (place: Pick<Found, 'suburb' | 'stateCode' | 'postCode'>): string =>
  [place.suburb, place.stateCode, place.postCode].filter((part) => part !== '').join(' ');

const optionOf = (place: Found) => ({ id: labelOf(place), value: place, label: labelOf(place) });

/** Returns the form's values as an option of the picker. */
function useChosen(at: string) {
  const [suburb, stateCode, postCode, countryCode] = useWatch({
    name: [`${at}.suburb`, `${at}.stateCode`, `${at}.postCode`, `${at}.countryCode`],
  }) as readonly (string | null | undefined)[];
  const place = {
    suburb: suburb ?? '',
    stateCode: stateCode ?? '',
    postCode: postCode ?? '',
    countryCode: countryCode ?? 'AU',
  };
  if (place.suburb === '' && place.postCode === '') return null;
  // The current value is only displayed; a new choice is complete, from the search.
  return { id: labelOf(place), value: place as Found, label: labelOf(place) };
}

type ByHandProps = LocalityPickerProps & { readonly onSearch: () => void };

function ByHand({ at, required, onSearch }: ByHandProps) {
  const countries = useEndpointQuery(getCountry, {}, { forever: true });
  const must = (message: string) =>
    required ? { rules: { required: message } } : { optional: true };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_7rem_9rem]">
      <TextField name={`${at}.suburb`} label="Suburb" {...must('Please enter the suburb')} />
      <TextField name={`${at}.stateCode`} label="State" optional />
      <TextField name={`${at}.postCode`} label="Postcode" {...must('Please enter the postcode')} />
      <div className="flex items-end gap-2 sm:col-span-3">
        <div className="min-w-0 flex-1">
          <SelectField
            name={`${at}.countryCode`}
            label="Country"
            options={(countries.data?.items ?? []).map(({ countryCode, countryName }) => ({
              value: countryCode,
              label: countryName,
            }))}
          />
        </div>
        <Button look="quiet" onClick={onSearch}>
          Search instead
        </Button>
      </div>
    </div>
  );
}
