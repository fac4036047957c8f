import { countries } from './countries.ts';
import { stateName } from './states.ts';

/** The maximum number of words at the end of an address that are tried as a locality. */
const wordsMax = 8;

const countryWords = countries.map(({ countryName }) => countryName.toLowerCase().split(' '));

/**
 * Returns the candidates for the locality in an address: all of its words, then its suffixes
 * without the country, the longest first. A suffix that is only a state is excluded, because
 * freight cannot be sent to a state.
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
