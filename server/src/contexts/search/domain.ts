/** Letters that have no mark to take off. */
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

/** Small letters without marks, so that "Příliš" is found as "prilis". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);

/** The letters and digits of a text in one piece: `ACM-123 4` is `acm1234`. */
export const keyOf = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words that a person looks for, each once. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set(plain(text).match(/[\p{L}\p{N}]+/gu)),
];

/** Words kept of one record; what is longer is a note, not a name. */
const wordsMax = 200;
const lengthMax = 64;

/**
 * The words a record is found by: those of its texts, and in one piece what is written with marks
 * between (`ACM-123` is also `acm123`, an e-mail address also its whole self).
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

/** Words of a question that are looked at. */
const askedMax = 8;

export type Question = { readonly key: string; readonly words: readonly string[] };

/** What a person asks for; null where there is no letter or digit in it. */
export function questionOf(text: string): Question | null {
  const words = wordsOf(text).slice(0, askedMax);
  return words.length === 0 ? null : { key: keyOf(text), words };
}
