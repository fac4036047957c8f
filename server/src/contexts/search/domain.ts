import { soughtPhone } from '@waybill/kernel/phone';

/** Letters without a removable diacritic. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without diacritics, so that "Příliš" is found as "prilis". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (character) => plainLetters[character] ?? character);

/** Joins the letters and digits of a text: `ACM-123 4` becomes `acm1234`. */
export const keyOf = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the words of a search input, without duplicates. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set(plain(text).match(/[\p{L}\p{N}]+/gu)),
];

/** Maximum words indexed per record; a longer text is a note rather than a name. */
const wordsMax = 200;
const lengthMax = 64;

/**
 * Returns the index words of a record: those of its texts, plus punctuated tokens joined together
 * (`ACM-123` is also `acm123`, an e-mail address is also indexed whole).
 */
export function indexWords(texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => [
    ...wordsOf(text),
    ...text
      .split(/\s+/u)
      .map(keyOf)
      .filter((key) => key !== ''),
  ]);
  return [...new Set(words.map((word) => word.slice(0, lengthMax)))].slice(0, wordsMax);
}

/** Maximum number of words used of a query. */
const requestedMax = 8;

export type SearchQuery = { readonly key: string; readonly words: readonly string[] };

/** Parses a search query, of a phone number its digits; null if it contains no letter or digit. */
export function searchQueryOf(text: string): SearchQuery | null {
  const phone = soughtPhone(text);
  if (phone !== null) return { key: phone, words: [phone] };
  const words = wordsOf(text).slice(0, requestedMax);
  return words.length === 0 ? null : { key: keyOf(text), words };
}
