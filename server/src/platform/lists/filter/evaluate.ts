import { type Ratio, ratio } from '@waybill/kernel/ratio';
import type { ListField, NamedField } from '../declaration.ts';
import { type FilterCondition, type Constant, isOperand, type Operand } from './condition.ts';
import { lowerCase, trimSpaces, upperCase } from './letter-case.ts';
import type { MatchKind, Operator } from './syntax.ts';

/** A row by field name, with the values returned by the database driver. */
export type FilterRow = Readonly<Record<string, FilterValue>>;
export type FilterValue = string | number | boolean | Date | null;

/**
 * Returns whether the condition is true of the row; the SQL of `compile` must give the same result.
 */
export function evaluate(condition: FilterCondition, row: FilterRow): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.parts.every((part) => evaluate(part, row));
    case 'or':
      return condition.parts.some((part) => evaluate(part, row));
    case 'not':
      return !evaluate(condition.part, row);
    case 'always':
      return condition.holds;
    case 'absent':
      return valueOf(condition.operand, row) === null;
    case 'compare':
      return compareIn(condition, row);
    case 'among': {
      const key = valueOf(condition.operand, row);
      return condition.among.some((constant) => holdsBetween(key, 'eq', keyOf(constant)));
    }
    case 'match': {
      const text = textIn(condition.text, row);
      return text !== null && matches(condition.how, text, condition.sought);
    }
    case 'truth':
      return row[condition.field.name] === true;
  }
}

/** The comparison key of values of one kind. */
export type Key = Ratio | string | number | boolean | null;

export function keyOf(constant: Constant): Key {
  switch (constant.kind) {
    case 'text':
    case 'uuid':
      return constant.text;
    case 'number':
      return constant.number;
    case 'moment':
      return constant.moment.ms;
    case 'boolean':
      return constant.holds;
  }
}

export function holdsBetween(left: Key, operator: Operator, right: Key): boolean {
  if (left === null || right === null) {
    return operator === 'ne' ? left !== right : operator === 'eq' && left === right;
  }
  const order = compareKeys(left, right);
  switch (operator) {
    case 'eq':
      return order === 0;
    case 'ne':
      return order !== 0;
    case 'gt':
      return order > 0;
    case 'ge':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'le':
      return order <= 0;
  }
}

/** Searches for the text, regardless of case. */
export function matches(how: MatchKind, text: string, sought: string): boolean {
  const [inside, part] = [lowerCase(text), lowerCase(sought)];
  if (how === 'contains') return inside.includes(part);
  return how === 'startswith' ? inside.startsWith(part) : inside.endsWith(part);
}

function compareIn(condition: FilterCondition & { kind: 'compare' }, row: FilterRow): boolean {
  const { left, operator, right } = condition;
  const other = isOperand(right) ? valueOf(right, row) : keyOf(right);
  return holdsBetween(valueOf(left, row), operator, other);
}

function valueOf(operand: Operand, row: FilterRow): Key {
  if (operand.kind === 'field') return fieldKey(operand.field, row[operand.field.name] ?? null);
  const text = textIn(operand.kind === 'call' ? operand.of : operand.text, row);
  if (text === null) return null;
  if (operand.kind === 'indexof') return ratio(indexOf(text, operand.sought));
  return operand.function === 'length' ? ratio(Array.from(text).length) : applied(operand, text);
}

function textIn(operand: Operand, row: FilterRow): string | null {
  if (operand.kind === 'field') return fieldText(operand.field, row[operand.field.name] ?? null);
  const value = valueOf(operand, row);
  if (value === null || typeof value === 'string') return value;
  return String((value as Ratio).num);
}

function applied(call: Operand & { kind: 'call' }, text: string): string {
  if (call.function === 'tolower') return lowerCase(text);
  return call.function === 'toupper' ? upperCase(text) : trimSpaces(text);
}

function indexOf(text: string, sought: string): number {
  const inside = lowerCase(text);
  const at = inside.indexOf(lowerCase(sought));
  return at < 0 ? -1 : Array.from(inside.slice(0, at)).length;
}

function fieldKey({ type }: ListField, value: FilterValue): Key {
  if (value === null) return null;
  switch (type) {
    case 'bigint':
    case 'integer':
    case 'numeric':
      return ratio(String(value));
    case 'money':
      return ratio(String(value)).dividedBy(100n);
    case 'timestamptz':
      return (value as Date).getTime();
    case 'date':
      return Date.parse(`${String(value)}T00:00:00Z`);
    case 'boolean':
      return value === true;
    case 'text':
    case 'uuid':
      return String(value);
  }
}

/** Returns a value as sent in the API. */
function fieldText({ type }: NamedField, value: FilterValue): string | null {
  if (value === null) return null;
  if (type === 'timestamptz') return (value as Date).toISOString();
  if (type === 'money') return (Number(value) / 100).toFixed(2);
  return String(value);
}

function compareKeys(left: NonNullable<Key>, right: NonNullable<Key>): number {
  if (typeof left === 'object') return left.compare(right as Ratio);
  if (typeof left === 'string') return compareTexts(left, right as string);
  return Number(left) - Number(right);
}

/** Compares by code point, like PostgreSQL's "C" collation; JavaScript's own order is by UTF-16. */
function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  const [a, b] = [Array.from(left), Array.from(right)];
  const at = a.findIndex((character, index) => character !== b[index]);
  if (at < 0) return -1;
  return (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1);
}
