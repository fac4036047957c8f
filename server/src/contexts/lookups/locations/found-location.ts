import { countryName } from './domain/countries.ts';
import type { LocationRow, SoughtPlace } from './sql.ts';
import { stateName, timezoneOfPlace } from './domain/states.ts';

export function foundLocation(row: LocationRow) {
  const place = {
    id: row.id,
    postCode: row.post_code,
    suburb: row.suburb,
    country: countryName(row.country_code),
    countryCode: row.country_code,
    state: row.state || stateName(row.state_code),
    stateCode: row.state_code,
  };
  const { id, country, state, stateCode } = place;
  const onMap =
    row.latitude === null || row.longitude === null
      ? {}
      : { latitude: String(row.latitude), longitude: String(row.longitude) };
  const timezone = timezoneOfPlace(place);
  return {
    ...place,
    attributes: { id: String(id), country, state, stateCode, timezone, ...onMap },
  };
}

const limit = 20;

type Query = {
  readonly countryCode?: string | undefined;
  readonly postCode?: string | undefined;
  readonly suburb?: string | undefined;
  readonly search?: string | undefined;
};

/** Returns the search terms; null if empty, which finds nothing. */
export function soughtOf({ countryCode, postCode, suburb, search }: Query): SoughtPlace | null {
  const words = wordsOf(search ?? '');
  const some = (text: string | undefined) => (text === undefined || text === '' ? null : text);
  const sought = {
    countryCode: some(countryCode),
    words,
    postCode: some(postCode),
    suburb: some(suburb)?.toLowerCase() ?? null,
    limit,
  };
  return words.length === 0 && sought.postCode === null && sought.suburb === null ? null : sought;
}

/** The number of suggestions if nothing was found. */
const guesses = 5;
const leastLetters = 4;

/** Returns the terms for a similarity search; null if the input is too short. */
export function similarTo({ countryCode, words, suburb, postCode }: SoughtPlace) {
  const isNumber = (word: string) => /\d/.test(word);
  const name = suburb ?? words.filter((word) => !isNumber(word)).join(' ');
  if (name.length < leastLetters) return null;
  return {
    countryCode,
    suburb: name,
    postCode: postCode ?? words.find(isNumber) ?? '',
    limit: guesses,
  };
}

/** Words beyond this number are ignored; no place has more. */
const wordsMax = 16;

/** Splits input into words as in the table's index. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
