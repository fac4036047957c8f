import { placeText } from '@waybill/contract/shared/place-text';
import type { z } from 'zod';
import type { Translate } from '#shell/texts/texts-context.ts';
import { emptyPlace, type PlaceValues } from './values.ts';
import type { FrequentAddress } from '@waybill/contract/customers/address-book/shapes';

export type BookAddress = z.output<typeof FrequentAddress>;

/** Converts an address of the book to form values. */
export function placeOfBook(address: BookAddress): PlaceValues {
  const suburb = address.suburb ?? '';
  const postCode = address.postCode ?? '';
  return {
    ...emptyPlace,
    bookId: address.id,
    locality: suburb === '' ? null : placeText({ suburb, postCode, stateCode: address.stateCode }),
    type: address.type === 'Residential' ? 'Residential' : 'Business',
    companyName: address.companyName ?? address.name ?? '',
    contactName: address.contactName ?? '',
    telephone: address.telephone ?? '',
    email: address.email ?? '',
    addressLine1: address.addressLine1 ?? '',
    addressLine2: address.addressLine2 ?? '',
    suburb,
    postCode,
    stateCode: address.stateCode ?? '',
    countryCode: address.countryCode ?? 'AU',
  };
}

/** Returns the names of an address: `Head office · Cedar & Co`. */
export function bookLabel(address: BookAddress): string {
  const names = [address.nickname, address.companyName ?? address.name, address.contactName];
  const distinct = [...new Set(names.filter((name) => name !== null && name !== ''))];
  return distinct.join(' · ') || (address.addressLine1 ?? '');
}

/** Returns the address in one line, and whether it is the default sender. */
export function bookDetail(address: BookAddress, t: Translate): string {
  const { addressLine1, suburb, stateCode, postCode, isDefault } = address;
  const where = [addressLine1, [suburb, stateCode, postCode].filter(Boolean).join(' ')];
  return `${isDefault ? `${t('Default')} · ` : ''}${where.filter(Boolean).join(', ')}`;
}

/** Sorts the customer's default address first, then by name as the server does. */
export const defaultsFirst = (addresses: readonly BookAddress[]): readonly BookAddress[] =>
  [...addresses]
    .filter(({ isActive }) => isActive)
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));

/** Converts form values to an address of the book. */
export const bookEntryOf = (place: PlaceValues) => ({
  type: place.type,
  companyName: place.companyName.trim() || null,
  contactName: place.contactName.trim() || null,
  telephone: place.telephone.trim() || null,
  email: place.email.trim() || null,
  addressLine1: place.addressLine1.trim(),
  addressLine2: place.addressLine2.trim() || null,
  suburb: place.suburb,
  postCode: place.postCode,
  stateCode: place.stateCode || null,
  countryCode: place.countryCode,
});
