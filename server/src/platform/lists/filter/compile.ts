import type { Ratio } from '@waybill/kernel/ratio';
import { type RawBuilder, sql } from 'kysely';
import type { ListField } from '../declaration.ts';
import {
  type FilterCondition,
  type Constant,
  isOperand,
  kindOf,
  type Operand,
} from './condition.ts';
import type { MatchKind, Operator } from './syntax.ts';

/**
 * Compiles the condition to SQL. Every user-supplied value is a parameter, cast to the column's own
 * type so that the column's index can be used; the rest of the text comes from the list's
 * declaration.
 */
export function compile(condition: FilterCondition): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'and':
      return sql`(${sql.join(condition.parts.map(compile), sql` and `)})`;
    case 'or':
      return sql`(${sql.join(condition.parts.map(compile), sql` or `)})`;
    case 'not':
      // A comparison with an absent value is not true, so its negation is.
      return sql`(${compile(condition.part)}) is not true`;
    case 'always':
      return condition.holds ? sql`true` : sql`false`;
    case 'absent':
      return sql`${operandSql(condition.operand)} is null`;
    case 'compare':
      return compareSql(condition);
    case 'among':
      return amongSql(condition.operand, condition.among);
    case 'match':
      return matchSql(textSql(condition.text), condition.how, condition.sought);
    case 'truth':
      return sql`${sql.raw(condition.field.sql)}`;
  }
}

/**
 * Returns a condition on the text containing the search text, regardless of case. Supported by
 * trigram indexes.
 */
export function matchSql(
  text: RawBuilder<unknown>,
  how: MatchKind,
  sought: string,
): RawBuilder<boolean> {
  const escaped = escapeLike(sought);
  const start = how === 'startswith' ? '' : '%';
  const end = how === 'endswith' ? '' : '%';
  return sql`${text} ilike ${start + escaped + end}`;
}

/** Returns a field's value as sent in the API. */
export function fieldTextSql(field: ListField): RawBuilder<string> {
  const column = sql.raw(field.sql);
  switch (field.type) {
    case 'text':
      return sql`${column}`;
    case 'money':
      return sql`round((${column})::numeric / 100, 2)::text`;
    case 'timestamptz':
      return sql`to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    case 'date':
      return sql`to_char(${column}, 'YYYY-MM-DD')`;
    case 'bigint':
    case 'integer':
    case 'numeric':
    case 'boolean':
    case 'uuid':
      return sql`(${column})::text`;
  }
}

function compareSql({
  left,
  operator,
  right,
}: FilterCondition & { kind: 'compare' }): RawBuilder<boolean> {
  const [a, b] = isOperand(right) ? operandSides(left, right) : constantSides(left, right);
  const isText = kindOf(left) === 'text' && operator !== 'eq' && operator !== 'ne';
  const collation = isText ? sql` collate "C"` : sql``;
  const sign = isOperand(right) && operator === 'eq' ? 'is not distinct from' : SIGNS[operator];
  return sql`${a} ${sql.raw(sign)} ${b}${collation}`;
}

const SIGNS: Readonly<Record<Operator, string>> = {
  eq: '=',
  ne: 'is distinct from',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
};

type Sides = readonly [RawBuilder<unknown>, RawBuilder<unknown>];

function operandSides(left: Operand, right: Operand): Sides {
  if (typeOf(left) === typeOf(right)) return [operandSql(left), operandSql(right)];
  return [commonSql(left), commonSql(right)];
}

/** Converts to the type shared by all operands of its kind: dollars, or timestamps. */
function commonSql(operand: Operand): RawBuilder<unknown> {
  const column = operandSql(operand);
  const type = typeOf(operand);
  if (type === 'money') return sql`((${column})::numeric / 100)`;
  return type === 'date' ? sql`((${column})::timestamp at time zone 'UTC')` : column;
}

function constantSides(left: Operand, constant: Constant): Sides {
  const column = operandSql(left);
  const type = typeOf(left);
  const fitting = fittingText(type, constant);
  if (fitting !== undefined) return [column, parameter(fitting, columnTypes[type])];
  if (constant.kind === 'moment') {
    return [commonSql(left), parameter(constant.moment.iso, 'timestamptz')];
  }
  const number = parameter(constant.kind === 'number' ? constant.text : '', 'numeric');
  const amount = type === 'money' ? sql`(${number} * 100)` : number;
  return [sql`(${column})::numeric`, amount];
}

function amongSql(operand: Operand, among: readonly Constant[]): RawBuilder<boolean> {
  const type = typeOf(operand);
  // A value that does not fit the column's type, such as 2.5 for whole numbers, equals no row.
  const texts = among.flatMap((constant) => fittingText(type, constant) ?? []);
  if (texts.length === 0) return sql`false`;
  return sql`${operandSql(operand)} = any(${parameter(texts, `${columnTypes[type]}[]`)})`;
}

type ColumnType = ListField['type'];

const typeOf = (operand: Operand): ColumnType => {
  if (operand.kind === 'field') return operand.field.type;
  return kindOf(operand) === 'number' ? 'integer' : 'text';
};

const columnTypes: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  bigint: 'bigint',
  integer: 'integer',
  numeric: 'numeric',
  money: 'bigint',
  boolean: 'boolean',
  timestamptz: 'timestamptz',
  date: 'date',
  uuid: 'uuid',
};

/** Converts the constant to the column's own type; undefined if it cannot be. */
function fittingText(type: ColumnType, constant: Constant): string | undefined {
  switch (constant.kind) {
    case 'text':
    case 'uuid':
      return constant.text;
    case 'boolean':
      return String(constant.holds);
    case 'moment':
      return type === 'date' ? (constant.moment.date ?? undefined) : constant.moment.iso;
    case 'number':
      if (type === 'numeric') return constant.text;
      return wholeText(type === 'money' ? constant.number.times(100n) : constant.number, type);
  }
}

function wholeText({ num, den }: Ratio, type: ColumnType): string | undefined {
  const limit = type === 'integer' ? 2n ** 31n : 2n ** 63n;
  return den === 1n && num >= -limit && num < limit ? String(num) : undefined;
}

const parameter = (value: unknown, type: string): RawBuilder<unknown> =>
  sql`${value}::${sql.raw(type)}`;

function operandSql(operand: Operand): RawBuilder<unknown> {
  switch (operand.kind) {
    case 'field':
      return sql.raw(operand.field.sql);
    case 'call':
      return sql`${sql.raw(FUNCTIONS[operand.function])}(${textSql(operand.of)})`;
    case 'indexof': {
      const sought = parameter(operand.sought, 'text');
      return sql`(strpos(lower(${textSql(operand.text)}), lower(${sought})) - 1)`;
    }
  }
}

const FUNCTIONS = { tolower: 'lower', toupper: 'upper', trim: 'btrim', length: 'char_length' };

function textSql(operand: Operand): RawBuilder<unknown> {
  if (operand.kind === 'field') return fieldTextSql(operand.field);
  return kindOf(operand) === 'text' ? operandSql(operand) : sql`(${operandSql(operand)})::text`;
}

function escapeLike(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('%', '\\%').replaceAll('_', '\\_');
}
