import { countries } from './countries.ts';
import { stateName } from './states.ts';

/** So many words at the end of an address are tried as a locality. */
const wordsMax = 8;

const countryWords = countries.map(({ countryName }) => countryName.toLowerCase().split(' '));

/**
 * What may be the locality in the words of an address: all of it, then its endings without the
 * country, the longest first, but none that only names a state, because that is no place to send
 * freight to.
 */
export function localityEndings(words: readonly string[]): readonly (readonly string[])[] {
  const place = withoutCountry(words);
  const endings = place.map((_, i) => place.slice(i)).slice(-wordsMax);
  const whole = endings[0]?.length === words.length ? [] : [words];
  return [...whole, ...endings].filter((ending) => !ending.every(isState));
}

function withoutCountry(words: readonly string[]): readonly string[] {
  const country = countryWords.find(
    (name) => name.length < words.length && name.join(' ') === words.slice(-name.length).join(' '),
  );
  return country === undefined ? words : words.slice(0, -country.length);
}

const isState = (word: string): boolean => stateName(word) !== word;
