import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type BookAddress, placeOfBook } from './address-book.ts';
import type { Payer } from './use-payer.ts';
import { type Compose, emptyPlace, isSamePlace, type PlaceValues } from './values.ts';

/**
 * Fills in the customer's default sender address, once for each customer, and clears it if another
 * customer is chosen instead.
 */
export function useOwnPlace(
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
