import type { Company } from './companies.ts';
import type { AddressFields } from '../address-book/domain/book-rows.ts';

type Place = { readonly suburb: string; readonly postCode: string; readonly stateCode: string };

const firsts = [
  'Amber',
  'Birch',
  'Coral',
  'Dune',
  'Ember',
  'Fern',
  'Gale',
  'Heron',
  'Ivy',
  'Jetty',
];
const seconds = ['Tools', 'Textiles', 'Lighting', 'Pharmacy', 'Cycles', 'Wines', 'Toys', 'Optics'];
const names = ['Ana', 'Ben', 'Chi', 'Dev', 'Elle', 'Farid', 'Grace', 'Hugo', 'Isla', 'Jin', 'Kofi'];
const surnames = ['Abbott', 'Baker', 'Costa', 'Diaz', 'Eriksen', 'Fox', 'Green', 'Hall', 'Ito'];
const streets = ['High Street', 'Station Road', 'Church Lane', 'Victoria Parade', 'King Street'];
const shops = ['Homewares', 'Kitchen & Table', 'Living', 'Gifts', 'Interiors', 'Emporium', 'Store'];

/** Returns generic customers, so that lists have several pages; the same on every run. */
export function madeUpCompanies(count: number, places: readonly Place[]): readonly Company[] {
  return Array.from({ length: count }, (_, i) => ({
    company: `${pick(firsts, i)} ${pick(seconds, Math.floor(i / firsts.length))}`,
    contact: `${pick(names, i * 3)} ${pick(surnames, i * 5)}`,
    street: `${((i * 17) % 190) + 1} ${pick(streets, i)}`,
    ...placeOf(places, i * 7),
    creditLimit: 1_000 * ((i % 9) + 2),
  }));
}

/**
 * Returns shops all over the country for one address book, with one e-mail domain; the same on
 * every run.
 */
export function madeUpAddresses(
  count: number,
  places: readonly Place[],
  domain: string,
): readonly AddressFields[] {
  return Array.from({ length: count }, (_, i) => {
    const place = placeOf(places, i);
    const round = Math.floor(i / places.length) + 1;
    const contact = `${pick(names, i * 7)} ${pick(surnames, i * 11)}`;
    return {
      type: i % 10 === 9 ? 'Residential' : 'Business',
      name: `${place.suburb} ${pick(shops, round)}`,
      nickname: `Shop ${String(i + 1).padStart(4, '0')}`,
      company_name: `${place.suburb} ${pick(shops, round)}`,
      contact_name: contact,
      email: `shop${i + 1}@${domain}`,
      telephone: `02 5550 ${String(i % 10_000).padStart(4, '0')}`,
      special_instructions: i % 25 === 0 ? 'Ring the bell at the side door' : null,
      address_line1: `${((i * 13) % 240) + 1} ${pick(streets, i * 3 + round)}`,
      address_line2: i % 8 === 0 ? `Shop ${(i % 30) + 1}` : null,
      address_line3: null,
      suburb: place.suburb,
      post_code: place.postCode,
      state: null,
      state_code: place.stateCode,
      country_code: 'AU',
      is_active: i % 50 !== 49,
      is_default: false,
    };
  });
}

function placeOf(places: readonly Place[], index: number): Place {
  const { suburb, postCode, stateCode } = pick(places, index);
  return { suburb, postCode, stateCode };
}

function pick<T>(list: readonly T[], index: number): T {
  const picked = list[index % list.length];
  if (picked === undefined) throw new RangeError('The list is empty');
  return picked;
}
