import { localeOf } from './locale.ts';

/**
 * The values of a message's placeholders; a date is local, `2026-11-18`, or a wall-clock time,
 * `2026-11-18T14:05Z`.
 */
export type MessageValues = Readonly<Record<string, string | number>>;

type Branches = ReadonlyMap<string, readonly Part[]>;
type Place = {
  readonly name: string;
  /** `plural`, `select`, `number`, `date`, `time`; empty for a plain value. */
  readonly kind: string;
  readonly style: string;
  readonly branches: Branches;
};
type Part = string | Place;

/**
 * Formats an ICU message: `{count, plural, one {# row} other {# rows}}`. It supports plain
 * placeholders, `plural` (with `=0` and `#`), `select`, `number`, `date`, `time` and quoting;
 * numbers, dates and plural rules are those of `Intl`. A placeholder without a value is left
 * unchanged. A malformed message is left unchanged: `messagePlaces` refuses it before it is saved.
 * `message-format.test.ts` compares it with intl-messageformat (decision 0045 explains why it is
 * our own).
 */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  if (!/[{']/.test(text)) return text;
  try {
    return written(partsOf(text), { values, locale, count: '#' });
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

type Context = {
  readonly values: MessageValues;
  readonly locale: string;
  /** The value of `#`. */
  readonly count: string;
};

const written = (parts: readonly Part[], context: Context): string =>
  parts.map((part) => (typeof part === 'string' ? part : placeText(part, context))).join('');

function placeText(place: Place, context: Context): string {
  const { name, kind, style, branches } = place;
  if (name === '#') return context.count;
  const value = context.values[name];
  if (value === undefined) return `{${name}}`;
  if (kind === 'number') return numberFormat(context.locale).format(Number(value));
  if (kind === 'date') return dateFormat(context.locale, style).format(new Date(value));
  if (kind === 'time') {
    // Newer engines separate time and AM with a narrow no-break space, which cannot be searched
    // for.
    return timeFormat(context.locale, style).format(new Date(value)).replaceAll('\u202F', ' ');
  }
  if (kind === 'select') return written(branchOf(branches, [String(value)]), context);
  if (kind !== 'plural') return String(value);
  const rule = pluralRules(context.locale).select(Number(value));
  const count = numberFormat(context.locale).format(Number(value));
  return written(branchOf(branches, [`=${value}`, rule]), { ...context, count });
}

const branchOf = (branches: Branches, names: readonly string[]): readonly Part[] =>
  names.map((name) => branches.get(name)).find((parts) => parts !== undefined) ??
  branches.get('other') ??
  [];

/**
 * Returns the names of a message's placeholders, each once, sorted.
 * @throws {SyntaxError} if the message is malformed
 */
export function messagePlaces(text: string): readonly string[] {
  const names = (parts: readonly Part[]): readonly string[] =>
    parts.flatMap((part) =>
      typeof part === 'string' || part.name === '#'
        ? []
        : [part.name, ...[...part.branches.values()].flatMap(names)],
    );
  return [...new Set(names(partsOf(text)))].toSorted();
}

type Cursor = { readonly text: string; at: number };

function partsOf(text: string): readonly Part[] {
  const cursor = { text, at: 0 };
  const parts = readParts(cursor, false);
  if (cursor.at < text.length) throw new SyntaxError(`Unexpected “}” in “${text}”`);
  return parts;
}

/** Reads parts up to the end or to a closing brace, which is not consumed. */
function readParts(cursor: Cursor, isPlural: boolean): readonly Part[] {
  const parts: Part[] = [];
  while (cursor.at < cursor.text.length && cursor.text[cursor.at] !== '}') {
    const at = cursor.text[cursor.at];
    if (at === '{') parts.push(readPlace(cursor));
    else if (at === '#' && isPlural) parts.push(readCount(cursor));
    else if (at === "'") parts.push(readApostrophe(cursor));
    else parts.push(take(cursor, isPlural ? /[^{}'#]+/y : /[^{}']+/y));
  }
  return parts;
}

function readCount(cursor: Cursor): Place {
  cursor.at += 1;
  return { name: '#', kind: '', style: '', branches: new Map() };
}

/**
 * Reads an apostrophe: `''` is a literal one; one before a brace quotes up to the next; any other
 * is literal.
 */
function readApostrophe(cursor: Cursor): string {
  const found = take(cursor, /''|'[{}](?:[^']|'')*'?|'/y);
  return found.length < 3 ? "'" : found.slice(1).replace(/'$/, '').replaceAll("''", "'");
}

function readPlace(cursor: Cursor): Place {
  take(cursor, /\{\s*/y);
  const name = take(cursor, /\w+/y);
  const kind = read(cursor, /\s*,\s*(plural|select|number|date|time)/y);
  const isBranched = kind === 'plural' || kind === 'select';
  const style = isBranched ? '' : read(cursor, /\s*,\s*(short|medium|long|full)/y);
  const branches = isBranched ? readBranches(cursor, kind === 'plural') : new Map();
  take(cursor, /\s*\}/y);
  return { name, kind, style, branches };
}

function readBranches(cursor: Cursor, isPlural: boolean): Branches {
  const branches = new Map<string, readonly Part[]>();
  take(cursor, /\s*,\s*/y);
  while (cursor.at < cursor.text.length && cursor.text[cursor.at] !== '}') {
    const name = take(cursor, /=?\w+/y);
    take(cursor, /\s*\{/y);
    branches.set(name, readParts(cursor, isPlural));
    take(cursor, /\}\s*/y);
  }
  if (!branches.has('other')) throw new SyntaxError(`“other” is missing in “${cursor.text}”`);
  return branches;
}

function take(cursor: Cursor, pattern: RegExp): string {
  const found = matchAt(cursor, pattern);
  if (found === null) throw new SyntaxError(`Character ${cursor.at + 1} of “${cursor.text}”`);
  return found[0];
}

/** Returns the first group of a match at the cursor; empty if there is none. */
const read = (cursor: Cursor, pattern: RegExp): string => matchAt(cursor, pattern)?.[1] ?? '';

function matchAt(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text);
  if (found !== null) cursor.at += found[0].length;
  return found;
}

/** Caches formatters by locale: creating one takes longer than a thousand uses. */
function remembered<F>(make: (locale: string, style: string) => F): (l: string, s?: string) => F {
  const known = new Map<string, F>();
  return (locale, style = '') => {
    const key = `${locale} ${style}`;
    const found = known.get(key) ?? make(localeOf(locale), style);
    known.set(key, found);
    return found;
  };
}

const pluralRules = remembered((locale) => new Intl.PluralRules(locale));
const numberFormat = remembered((locale) => new Intl.NumberFormat(locale));
const dateFormat = remembered(
  (locale, style) =>
    new Intl.DateTimeFormat(locale, { dateStyle: styleOf(style), timeZone: 'UTC' }),
);
const timeFormat = remembered(
  (locale, style) =>
    new Intl.DateTimeFormat(locale, { timeStyle: styleOf(style), timeZone: 'UTC' }),
);

type Style = 'short' | 'medium' | 'long' | 'full';
const styleOf = (style: string): Style => (style === '' ? 'medium' : (style as Style));
