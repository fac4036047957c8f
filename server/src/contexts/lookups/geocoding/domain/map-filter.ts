import { notValidField, type Problem } from '@waybill/contract/problem';

/** The fields that can filter places on the map. */
export const mapFields = ['postcode', 'suburb', 'state', 'countryCode'] as const;
export type MapField = (typeof mapFields)[number];

export type MapCondition = {
  readonly field: MapField;
  /** `holds`: contains the words; `is`, `isNot`: is one or none of the values. */
  readonly how: 'holds' | 'is' | 'isNot';
  /** Lower case. */
  readonly values: readonly string[];
};

export type MapFilter =
  | MapCondition
  | { readonly every: readonly MapFilter[] }
  | { readonly some: readonly MapFilter[] };

/**
 * Parses conditions in Typesense syntax: `field:value`, `field:=value`, `field:!=value` and lists
 * `field:[a, b]`, joined by `&&` and `||`, in parentheses; names and values regardless of case.
 * https://typesense.org/docs/guide/tips-for-filtering.html
 * @throws {Problem} NotValid on `filter_by`
 */
export function mapFilterOf(text: string): MapFilter {
  const reader = readerOf(text);
  const filter = readSome(reader, 0);
  if (reader.peek() !== undefined) throw refused(`"${reader.peek()}" is not expected`);
  return filter;
}

/** True if a place matches the filter; equivalent to its SQL. */
export function meets(filter: MapFilter, place: Readonly<Record<MapField, string>>): boolean {
  if ('every' in filter) return filter.every.every((each) => meets(each, place));
  if ('some' in filter) return filter.some.some((each) => meets(each, place));
  const text = place[filter.field].toLowerCase();
  if (filter.how === 'holds') return filter.values.some((v) => ` ${text} `.includes(` ${v} `));
  return filter.values.includes(text) === (filter.how === 'is');
}

const refused = (message: string): Problem => notValidField('filter_by', message);

type Reader = { readonly peek: () => string | undefined; readonly next: () => string | undefined };

const deepest = 20;
/** Operators, `backticked text`, and any text between operators. */
const token = /&&|\|\||:!=|:=|:|[()[\],]|`[^`]*`|[^&|:()[\],`]+|[&|`]/g;

function readerOf(text: string): Reader {
  const tokens = (text.match(token) ?? []).map((t) => t.trim()).filter((t) => t !== '');
  let at = 0;
  return { peek: () => tokens[at], next: () => tokens[at++] };
}

function readSome(reader: Reader, depth: number): MapFilter {
  const some = [readEvery(reader, depth)];
  while (reader.peek() === '||') {
    reader.next();
    some.push(readEvery(reader, depth));
  }
  return one(some) ?? { some };
}

function readEvery(reader: Reader, depth: number): MapFilter {
  const every = [readTerm(reader, depth)];
  while (reader.peek() === '&&') {
    reader.next();
    every.push(readTerm(reader, depth));
  }
  return one(every) ?? { every };
}

const one = (filters: readonly MapFilter[]) => (filters.length === 1 ? filters[0] : undefined);

function readTerm(reader: Reader, depth: number): MapFilter {
  if (reader.peek() !== '(') return readCondition(reader);
  if (depth >= deepest) throw refused(`No more than ${deepest} parentheses within one another`);
  reader.next();
  const inner = readSome(reader, depth + 1);
  if (reader.next() !== ')') throw refused('A ")" is missing');
  return inner;
}

const signs: Readonly<Record<string, MapCondition['how']>> = {
  ':': 'holds',
  ':=': 'is',
  ':!=': 'isNot',
};

function readCondition(reader: Reader): MapCondition {
  const name = reader.next() ?? '';
  const field = mapFields.find((known) => known.toLowerCase() === name.toLowerCase());
  if (field === undefined) {
    throw refused(`"${name}" is not a field; these are: ${mapFields.join(', ')}`);
  }
  const how = signs[reader.next() ?? ''];
  if (how === undefined) throw refused(`After ${field} one of :, := and :!= is expected`);
  return { field, how, values: readValues(reader) };
}

function readValues(reader: Reader): readonly string[] {
  if (reader.peek() !== '[') return [readValue(reader)];
  const values: string[] = [];
  do {
    reader.next();
    values.push(readValue(reader));
  } while (reader.peek() === ',');
  if (reader.next() !== ']') throw refused('A "]" is missing');
  return values;
}

function readValue(reader: Reader): string {
  const text = reader.next() ?? '';
  const value = text.replaceAll('`', '').trim().toLowerCase();
  if (value === '' || /^([&|:()[\],]|&&|\|\||:=|:!=)$/.test(text))
    throw refused('A value is missing');
  return value;
}
