/** Random filters, for tests that try very many of them. */
import type { ListField, Fields } from '../declaration.ts';

/**
 * Returns a seeded random generator of numbers from 0 up to 1, so that failures can be reproduced.
 */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Literals worth comparing with a field of each type; many of them also occur in the rows. */
export type Literals = Readonly<Record<ListField['type'], readonly string[]>>;

type Maker = {
  readonly random: () => number;
  readonly fields: Fields;
  readonly literals: Literals;
};

/** Returns a well-formed, valid filter. */
export function madeUpFilter(maker: Maker, depth = 3): string {
  const { random } = maker;
  if (depth === 0 || random() < 0.35) return term(maker);
  const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    madeUpFilter(maker, depth - 1),
  );
  const joined = parts.join(random() < 0.5 ? ' and ' : ' OR ');
  if (random() < 0.3) return `not (${joined})`;
  return random() < 0.6 ? `(${joined})` : joined;
}

/** Returns a filter with some characters lost, duplicated, swapped or replaced. */
export function mutated(filter: string, random: () => number): string {
  let text = filter;
  for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) {
    const at = Math.floor(random() * (text.length + 1));
    const until = at + Math.floor(random() * 4);
    const piece = random() < 0.3 ? text.slice(at, until + 6) : pick(random, DEBRIS);
    text = text.slice(0, at) + piece + text.slice(until);
  }
  return text;
}

const DEBRIS = [
  '',
  "'",
  "''",
  '(',
  ')',
  ',',
  ' ',
  '/',
  '.',
  '-',
  '+',
  '\0',
  '\t',
  '\\',
  '%',
  '_',
  ';',
  '"',
  ' and ',
  ' or ',
  'not ',
  ' in (',
  ' eq ',
  ' ne null',
  'null',
  'true',
  "guid'",
  "datetime'",
  'substringof(',
  'contains(',
  'tolower(',
  'indexof(',
  'length(',
  'any(',
  '1e999',
  '9'.repeat(30),
  'é',
  'İ',
  'ß',
  '漢',
  '🚚',
  '\ud83d',
  '\u202e',
  '((((((((((((',
  "'a','b',".repeat(30),
  '--',
  '$1',
];

const pick = <T>(random: () => number, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

function term(maker: Maker): string {
  const { random, fields, literals } = maker;
  const [name, { type }] = pick(random, Object.entries(fields));
  const spelled = random() < 0.3 ? name.replaceAll('.', '/').toUpperCase() : name;
  const literal = () => pick(random, literals[type]);
  switch (Math.floor(random() * 8)) {
    case 0:
      return `${spelled} ${pick(random, ['eq', 'ne'])} null`;
    case 1:
      return `${spelled} in (${literal()},${literal()}, ${literal()})`;
    case 2:
      return `${literal()} ${pick(random, OPERATORS)} ${spelled}`;
    case 3:
      return textTerm(maker, spelled);
    case 4:
      return type === 'boolean' ? spelled : twoFields(maker, spelled, type);
    default:
      return `${spelled} ${pick(random, OPERATORS)} ${literal()}`;
  }
}

const OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'EQ'];

function twoFields({ random, fields }: Maker, spelled: string, type: ListField['type']): string {
  const alike = Object.keys(fields).filter((other) => fields[other]?.type === type);
  return `${spelled} ${pick(random, OPERATORS)} ${pick(random, alike)}`;
}

function textTerm({ random, literals }: Maker, field: string): string {
  const text = pick(random, literals.text);
  const wrap = pick(random, ['', 'tolower', 'toupper', 'trim']);
  const value = wrap === '' ? field : `${wrap}(${field})`;
  const verdict = pick(random, ['', '', ' eq true', ' eq false', ' ne true']);
  return pick(random, [
    `contains(${value},${text})${verdict}`,
    `startswith(${value}, ${text})${verdict}`,
    `endswith(${value},${text})${verdict}`,
    `substringof(${text},${value})${verdict}`,
    `indexof(${value},${text}) ${pick(random, OPERATORS)} ${pick(random, ['-1', '0', '2'])}`,
    `length(${value}) ${pick(random, OPERATORS)} ${pick(random, ['0', '3', '5.5', '36'])}`,
    `${wrap === '' ? 'tolower' : wrap}(${field}) ${pick(random, OPERATORS)} ${text}`,
  ]);
}
