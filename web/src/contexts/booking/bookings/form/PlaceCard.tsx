import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { namedErrors } from '#ui/form/errors.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { useLabel } from '#ui/labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { LocalityBox } from '../../parts/LocalityBox.tsx';
import { useAddressBook } from '../calls.ts';
import { bookDetail, bookLabel, defaultsFirst, placeOfBook } from './address-book.ts';
import { PlaceDetails } from './PlaceDetails.tsx';
import { useOwnPlace } from './use-own-place.ts';
import type { Payer } from './use-payer.ts';
import { type Compose, emptyPlace, type PlaceValues } from './values.ts';

type PlaceCardProps = {
  readonly end: 'from' | 'to';
  readonly title: string;
  readonly payer: Payer;
};

/**
 * An address of the journey: from the address book, or typed. One from the book is a card with a
 * single tab stop; when typing, the suburb comes first, as it determines the price.
 */
export function PlaceCard({ end, title, payer }: PlaceCardProps) {
  const spoken = useLabel();
  const place = useWatch<Compose, 'from' | 'to'>({ name: end });
  const book = useBook(end, payer);
  const { errors } = useFormState({ name: end });
  /** The address of the book that is open for editing. */
  const [opened, setOpened] = useState<number | null>(null);
  const isCard = place.bookId !== null && place.bookId !== opened;
  const isFaulty = namedErrors(errors, [end]).length > 0;
  return (
    <fieldset className="grid min-w-0 content-start gap-3 rounded-card border border-hairline p-4">
      <legend className="px-1 font-semibold">{spoken(title)}</legend>
      {isCard && !isFaulty ? (
        <AddressCard
          place={place}
          hasFocus={book.isChosen}
          onChange={() => setOpened(place.bookId)}
        />
      ) : (
        <>
          {payer.customerId !== null && <BookField end={end} place={place} book={book} />}
          <LocalityBox of={end} />
          <TextField
            name={`${end}.addressLine1`}
            label="Street address"
            autoComplete="off"
            rules={{ maxLength: 256 }}
          />
          <TextField
            name={`${end}.companyName`}
            label="Company"
            optional
            rules={{ maxLength: 128 }}
          />
          <PlaceDetails end={end} place={place} payer={payer} />
        </>
      )}
    </fieldset>
  );
}

type AddressCardProps = {
  readonly place: PlaceValues;
  /** True if it was just chosen: the focus was in the field that was removed. */
  readonly hasFocus: boolean;
  readonly onChange: () => void;
};

function AddressCard({ place, hasFocus, onChange }: AddressCardProps) {
  const t = useTranslate();
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) change.current?.focus();
  }, [hasFocus]);
  const lines = [place.companyName, place.addressLine1, place.locality].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <p className="min-w-0 flex-1 basis-40 break-words">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <Button
        size="small"
        ref={change}
        aria-label={t('Edit the address {address}', { address: lines.join(', ') })}
        onClick={onChange}
      >
        Edit
      </Button>
    </div>
  );
}

type Book = ReturnType<typeof useBook>;

/** Returns the search of the customer's address book for one address. */
function useBook(end: 'from' | 'to', payer: Payer) {
  const [text, search] = useState('');
  const [isChosen, setChosen] = useState(false);
  const found = useAddressBook(payer, text);
  const addresses = defaultsFirst(found.data?.items ?? []);
  useOwnPlace(end, payer, addresses);
  return { addresses, search, searching: found.isFetching, isChosen, setChosen };
}

type BookFieldProps = Pick<PlaceCardProps, 'end'> & {
  readonly place: PlaceValues;
  readonly book: Book;
};

/** Finds an address of the customer's book by any word and fills in the card. */
function BookField({ end, place, book }: BookFieldProps) {
  const t = useTranslate();
  const { setValue } = useFormContext<Compose>();
  const { addresses } = book;
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
      onSearch={book.search}
      searching={book.searching}
      onChosen={(option) => {
        const address = addresses.find(({ id }) => id === option?.value);
        book.setChosen(address !== undefined);
        if (address) fill(placeOfBook(address));
        if (option === null) fill(emptyPlace);
      }}
    />
  );
}
