import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { bookDetail, bookLabel, defaultsFirst, placeOfBook } from './address-book.ts';
import type { BookAddress } from './address-book.ts';
import { LocalityField } from './LocalityField.tsx';
import type { Payer } from './use-payer.ts';
import { type Compose, emptyPlace, isSamePlace, type PlaceValues } from './values.ts';
import { useLabel } from '#ui/labels.ts';
import { useAddressBook } from '../calls.ts';

type PlaceCardProps = {
  readonly end: 'from' | 'to';
  readonly title: string;
  readonly payer: Payer;
};

/** One end of the journey: from the address book, or typed. */
export function PlaceCard({ end, title, payer }: PlaceCardProps) {
  const spoken = useLabel();
  const place = useWatch<Compose, 'from' | 'to'>({ name: end });
  const may = useMay();
  const isNew = place.bookId === null && place.addressLine1.trim() !== '' && place.postCode !== '';
  return (
    <fieldset className="grid min-w-0 content-start gap-3 rounded-card border border-hairline p-4">
      <legend className="px-1 font-semibold">{spoken(title)}</legend>
      <BookField end={end} payer={payer} place={place} />
      <TextField name={`${end}.companyName`} label="Company" optional rules={{ maxLength: 128 }} />
      <TextField
        name={`${end}.addressLine1`}
        label="Street address"
        autoComplete="off"
        rules={{ maxLength: 256 }}
      />
      <LocalityField end={end} place={place} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          name={`${end}.contactName`}
          label="Contact"
          optional
          rules={{ maxLength: 128 }}
        />
        <TextField
          name={`${end}.telephone`}
          label="Phone"
          type="tel"
          optional
          rules={{ maxLength: 32 }}
        />
        <TextField
          name={`${end}.email`}
          label="E-mail"
          type="email"
          optional
          rules={{ maxLength: 256 }}
        />
        <SelectField
          name={`${end}.type`}
          label="Kind"
          options={[
            { value: 'Business', label: 'Business' },
            { value: 'Residential', label: 'Residential' },
          ]}
        />
      </div>
      <PlaceWishes end={end} />
      {isNew && payer.customerId !== null && may('Customer.Addresses') && (
        <CheckboxField name={`${end}.isKept`} label="Save to address book" />
      )}
    </fieldset>
  );
}

type BookFieldProps = Pick<PlaceCardProps, 'end' | 'payer'> & { readonly place: PlaceValues };

/** Finds an address of the customer's book by any word of it and fills the card in. */
function BookField({ end, payer, place }: BookFieldProps) {
  const t = useTranslate();
  const { setValue } = useFormContext<Compose>();
  const [text, setText] = useState('');
  const found = useAddressBook(payer, useDebounced(text.trim(), 250));
  const addresses = defaultsFirst(found.data?.items ?? []);
  useOwnPlace(end, payer, addresses);
  if (payer.customerId === null) return null;
  const fill = (filled: PlaceValues) =>
    setValue(end, filled, { shouldDirty: true, shouldValidate: false });
  return (
    <ComboboxField
      name={`${end}.bookId`}
      label="Address book"
      optional
      placeholder="Name, company or street"
      options={addresses.map((address) => ({
        id: String(address.id),
        value: address.id,
        label: bookLabel(address),
        detail: bookDetail(address, t),
      }))}
      chosenLabel={[place.companyName || place.contactName, place.addressLine1]
        .filter(Boolean)
        .join(' · ')}
      onSearch={setText}
      searching={found.isFetching}
      onChosen={(option) => {
        const address = addresses.find(({ id }) => id === option?.value);
        if (address) fill(placeOfBook(address));
        if (option === null) fill(emptyPlace);
      }}
    />
  );
}

/**
 * Freight leaves from the customer's own place unless somebody says otherwise: filled in once for
 * each customer, and taken back where it is another's after all.
 */
function useOwnPlace(
  end: 'from' | 'to',
  { customerId }: Payer,
  addresses: readonly BookAddress[],
): void {
  const { getValues, setValue } = useFormContext<Compose>();
  const filled = useRef<{ readonly customerId: number; readonly place: PlaceValues } | null>(null);
  const own = addresses.find((each) => each.isDefault && each.customerId === customerId);
  useEffect(() => {
    if (end !== 'from' || filled.current?.customerId === customerId) return;
    if (filled.current && isSamePlace(getValues(end), filled.current.place)) {
      setValue(end, emptyPlace);
    }
    filled.current = null;
    if (own === undefined || customerId === null) return;
    const { addressLine1, postCode } = getValues(end);
    const place = placeOfBook(own);
    if (addressLine1 === '' && postCode === '') setValue(end, place);
    filled.current = { customerId, place };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each customer
  }, [customerId, own?.id]);
}

const pickupWishes = [
  ['tailLift', 'Tail lift'],
  ['handUnload', 'Hand load'],
] as const;
const deliveryWishes = [
  ['tailLift', 'Tail lift'],
  ['handUnload', 'Hand unload'],
  ['appointment', 'Appointment'],
  ['authorityToLeave', 'Authority to leave'],
  ['signatureRequired', 'Signature required'],
] as const;

function PlaceWishes({ end }: Pick<PlaceCardProps, 'end'>) {
  const [form, wishes] =
    end === 'from' ? (['pickup', pickupWishes] as const) : (['delivery', deliveryWishes] as const);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {wishes.map(([name, label]) => (
        <CheckboxField key={name} name={`${form}.${name}`} label={label} />
      ))}
    </div>
  );
}
