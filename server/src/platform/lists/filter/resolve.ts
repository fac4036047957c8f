import { ratio } from '@waybill/kernel/ratio';
import { type Fields, findField, type NamedField } from '../declaration.ts';
import { FilterRefusal } from '../refusal.ts';
import {
  type FilterCondition,
  type Constant,
  kindOf,
  type Operand,
  type ValueKind,
} from './condition.ts';
import { holdsBetween, keyOf, matches } from './evaluate.ts';
import { lowerCase, trimSpaces, upperCase } from './letter-case.ts';
import { readMoment } from './moment.ts';
import { isGuidAt } from './scan.ts';
import type { FieldName, Literal, Operator, Syntax, TextFunction, Value } from './syntax.ts';

/**
 * Resolves every name to its field and gives every literal the type of the other operand. Throws
 * FilterRefusal for unknown fields and for comparisons of incompatible types.
 */
export function resolve(syntax: Syntax, fields: Fields): FilterCondition {
  switch (syntax.kind) {
    case 'and':
    case 'or':
      return { kind: syntax.kind, parts: syntax.parts.map((part) => resolve(part, fields)) };
    case 'not':
      return { kind: 'not', part: resolve(syntax.part, fields) };
    case 'truth':
      return { kind: 'truth', field: booleanField(syntax.field, fields) };
    case 'compare':
      return resolveCompare(syntax, fields);
    case 'in':
      return resolveIn(syntax, fields);
    case 'match':
      return resolveMatch(syntax, fields);
  }
}

function resolveCompare(syntax: Syntax & { kind: 'compare' }, fields: Fields): FilterCondition {
  const { operator, position } = syntax;
  const left = reduce(syntax.left, fields);
  const right = reduce(syntax.right, fields);
  if (isNull(left) || isNull(right)) return compareWithNull(left, right, { operator, position });
  if (isLiteral(left)) {
    const mirrored = { operator: MIRRORED[operator], position };
    if (!isLiteral(right)) return compareOperands(right, left, mirrored);
    const constant = natural(left);
    const other = convert(right, constant.kind);
    return always(holdsBetween(keyOf(constant), operator, keyOf(other)));
  }
  return compareOperands(left, right, { operator, position });
}

type Comparison = { readonly operator: Operator; readonly position: number };

function compareOperands(
  left: Operand,
  right: Operand | Literal,
  { operator, position }: Comparison,
): FilterCondition {
  const kind = kindOf(left);
  if (isLiteral(right)) return { kind: 'compare', operator, left, right: convert(right, kind) };
  const other = kindOf(right);
  if (other !== kind)
    throw new FilterRefusal(`${NAMES[kind]} and ${NAMES[other]} differ`, position);
  return { kind: 'compare', operator, left, right };
}

function compareWithNull(
  left: Operand | Literal,
  right: Operand | Literal,
  { operator, position }: Comparison,
): FilterCondition {
  if (operator !== 'eq' && operator !== 'ne') {
    throw new FilterRefusal(
      `null can be compared with eq and ne only, not with ${operator}`,
      position,
    );
  }
  const isEqual = operator === 'eq';
  const operand = [left, right].find((side) => !isLiteral(side));
  if (operand === undefined) return always(isEqual === (isNull(left) && isNull(right)));
  const absent: FilterCondition = { kind: 'absent', operand };
  return isEqual ? absent : { kind: 'not', part: absent };
}

function resolveIn({ value, among }: Syntax & { kind: 'in' }, fields: Fields): FilterCondition {
  const operand = reduce(value, fields);
  const elements = among.map((element) => reduce(element, fields));
  const literals = elements.filter((element) => isLiteral(element) && !isNull(element));
  if (!isLiteral(operand) && literals.length === elements.length) {
    const kind = kindOf(operand);
    const constants = elements.filter(isLiteral).map((literal) => convert(literal, kind));
    return { kind: 'among', operand, among: constants };
  }
  return {
    kind: 'or',
    parts: among.map((element) =>
      resolve(
        { kind: 'compare', operator: 'eq', left: value, right: element, position: value.position },
        fields,
      ),
    ),
  };
}

function resolveMatch(syntax: Syntax & { kind: 'match' }, fields: Fields): FilterCondition {
  const sought = soughtText(syntax.sought, fields);
  const text = reduce(syntax.text, fields);
  if (isLiteral(text)) return always(matches(syntax.how, textOf(text), sought));
  return { kind: 'match', how: syntax.how, text: withoutCase(text), sought };
}

/** Returns the operand of a value, or the remaining literal if it contains no field. */
function reduce(value: Value, fields: Fields): Operand | Literal {
  switch (value.kind) {
    case 'field':
      return { kind: 'field', field: known(value, fields) };
    case 'call': {
      const of = reduce(value.of, fields);
      if (!isLiteral(of)) return { kind: 'call', function: value.function, of };
      return { ...of, ...applied(value.function, textOf(of)) };
    }
    case 'indexof': {
      const sought = soughtText(value.sought, fields);
      const text = reduce(value.text, fields);
      if (!isLiteral(text)) return { kind: 'indexof', text, sought };
      const at = lowerCase(textOf(text)).indexOf(lowerCase(sought));
      return { kind: 'number', text: String(at), position: value.position };
    }
    case 'text':
    case 'number':
    case 'boolean':
    case 'null':
    case 'guid':
    case 'date':
      return value;
  }
}

function applied(name: TextFunction, text: string): Pick<Literal, 'kind' | 'text'> {
  switch (name) {
    case 'tolower':
      return { kind: 'text', text: lowerCase(text) };
    case 'toupper':
      return { kind: 'text', text: upperCase(text) };
    case 'trim':
      return { kind: 'text', text: trimSpaces(text) };
    case 'length':
      return { kind: 'number', text: String(Array.from(text).length) };
  }
}

function known(name: FieldName, fields: Fields): NamedField {
  const field = findField(fields, name.name);
  if (field === undefined) throw new FilterRefusal(`Unknown field '${name.name}'`, name.position);
  return field;
}

function booleanField(name: FieldName, fields: Fields): NamedField {
  const field = known(name, fields);
  if (field.type === 'boolean') return field;
  const end = name.position + name.name.length;
  throw new FilterRefusal(`Expected an operator after '${name.name}'`, end);
}

function soughtText(value: Value, fields: Fields): string {
  const sought = reduce(value, fields);
  if (isLiteral(sought)) return textOf(sought);
  throw new FilterRefusal('Expected the text to look for but found a field', value.position);
}

const textOf = (literal: Literal): string => {
  const constant = convert(literal, 'text');
  return constant.kind === 'text' ? constant.text : '';
};

/** Drops case functions: searching ignores case anyway, and the index is on the column itself. */
function withoutCase(operand: Operand): Operand {
  const isCase = operand.kind === 'call' && ['tolower', 'toupper'].includes(operand.function);
  return isCase ? withoutCase(operand.of) : operand;
}

function natural(literal: Literal): Constant {
  const kinds = {
    text: 'text',
    number: 'number',
    boolean: 'boolean',
    guid: 'uuid',
    date: 'moment',
  };
  return convert(literal, (kinds as Record<string, ValueKind>)[literal.kind] ?? 'text');
}

function convert(literal: Literal, kind: ValueKind): Constant {
  const constant = CONVERSIONS[kind](literal);
  if (constant !== undefined) return constant;
  const selected = literal.text.length > 40 ? `${literal.text.slice(0, 40)}…` : literal.text;
  throw new FilterRefusal(`Expected ${NAMES[kind]} but found '${selected}'`, literal.position);
}

const CONVERSIONS: Readonly<Record<ValueKind, (literal: Literal) => Constant | undefined>> = {
  // Postcodes and numeric codes are often sent without quotes.
  text: ({ kind, text }) =>
    kind === 'text' || kind === 'number' || kind === 'guid' ? { kind: 'text', text } : undefined,
  number: ({ kind, text }) => (kind === 'number' ? numberConstant(text) : undefined),
  boolean: ({ kind, text }) =>
    kind === 'boolean' ? { kind: 'boolean', holds: text === 'true' } : undefined,
  uuid: ({ kind, text }) =>
    (kind === 'guid' || kind === 'text') && text.length === 36 && isGuidAt(text, 0)
      ? { kind: 'uuid', text: text.toLowerCase() }
      : undefined,
  moment: ({ kind, text }) => {
    const moment = kind === 'date' || kind === 'text' ? readMoment(text) : undefined;
    return moment && { kind: 'moment', moment };
  },
};

function numberConstant(text: string): Constant | undefined {
  try {
    return { kind: 'number', text, number: ratio(text) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const NAMES: Readonly<Record<ValueKind, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: "'true' or 'false'",
  uuid: 'a guid',
  moment: 'a date',
};

const MIRRORED: Readonly<Record<Operator, Operator>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'lt',
  ge: 'le',
  lt: 'gt',
  le: 'ge',
};

const isLiteral = (value: Operand | Literal): value is Literal => 'position' in value;
const isNull = (value: Operand | Literal): boolean => value.kind === 'null';
const always = (holds: boolean): FilterCondition => ({ kind: 'always', holds });
