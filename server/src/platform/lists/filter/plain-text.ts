import { findField, type List } from '../declaration.ts';

/**
 * True if a text is intended as OData: a function with its bracket, a typed literal, or an operator
 * word next to a field of the list or before a literal. "Smith and Sons", "O'Brien (Sydney)" and
 * "Rue le Blanc" are names.
 */
export function looksLikeOData(filter: string, list: List): boolean {
  const words = wordsOf(filter);
  return words.some((word, index) => {
    if (TYPED.has(word.text) && word.next === "'") return true;
    if (FUNCTIONS.has(word.text) && word.next === '(') return true;
    const before = words[index - 1];
    if (before === undefined || word.adjoins) return false;
    const isField = findField(list.fields, before.text) !== undefined;
    if (word.text === 'in') return isField && word.nextVisible === '(';
    return COMPARISONS.has(word.text) && (isField || beginsLiteral(word, words[index + 1]));
  });
}

type Word = {
  readonly text: string;
  /** The character directly after, and the first one after that which is not a space. */
  readonly next: string;
  readonly nextVisible: string;
  /** The preceding character is neither a space nor a bracket. */
  readonly adjoins: boolean;
};

function wordsOf(filter: string): readonly Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < filter.length) {
    const start = at;
    while (isWordCharacter(filter.charAt(at))) at += 1;
    if (at > start) words.push(wordAt(filter, start, at));
    else at += 1;
  }
  return words;
}

function wordAt(filter: string, start: number, end: number): Word {
  let visible = end;
  while (filter.charAt(visible) === ' ') visible += 1;
  return {
    text: filter.slice(start, end).toLowerCase(),
    next: filter.charAt(end),
    nextVisible: filter.charAt(visible),
    adjoins: start > 0 && !' ()'.includes(filter.charAt(start - 1)),
  };
}

const isWordCharacter = (c: string): boolean =>
  (c >= 'a' && c <= 'z') ||
  (c >= 'A' && c <= 'Z') ||
  (c >= '0' && c <= '9') ||
  (c !== '' && '_/.'.includes(c));

function beginsLiteral(operator: Word, after: Word | undefined): boolean {
  if (operator.next !== ' ') return false;
  if (operator.nextVisible === "'" || '0123456789'.includes(operator.nextVisible || ' '))
    return true;
  return after !== undefined && (WORD_LITERALS.has(after.text) || TYPED.has(after.text));
}

const COMPARISONS = new Set(['eq', 'ne', 'gt', 'ge', 'lt', 'le']);
const WORD_LITERALS = new Set(['true', 'false', 'null']);
const TYPED = new Set(['guid', 'datetime', 'datetimeoffset']);
const FUNCTIONS = new Set([
  'contains',
  'startswith',
  'endswith',
  'substringof',
  'tolower',
  'toupper',
  'trim',
  'length',
  'indexof',
]);
