import type { Ratio } from '@waybill/kernel/ratio';
import type { ListFieldType, NamedField } from '../declaration.ts';
import type { Moment } from './moment.ts';
import type { MatchKind, Operator, TextFunction } from './syntax.ts';

/**
 * A filter whose names are resolved to fields and whose literals have the type of the other
 * operand. It is either true or false for a row: no comparison with an absent value is true, except
 * `ne`.
 */
export type FilterCondition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly FilterCondition[] }
  | { readonly kind: 'not'; readonly part: FilterCondition }
  | { readonly kind: 'always'; readonly holds: boolean }
  | { readonly kind: 'absent'; readonly operand: Operand }
  | {
      readonly kind: 'compare';
      readonly operator: Operator;
      readonly left: Operand;
      readonly right: Operand | Constant;
    }
  | { readonly kind: 'among'; readonly operand: Operand; readonly among: readonly Constant[] }
  | {
      readonly kind: 'match';
      readonly how: MatchKind;
      readonly text: Operand;
      readonly sought: string;
    }
  | { readonly kind: 'truth'; readonly field: NamedField };

export type Operand =
  | { readonly kind: 'field'; readonly field: NamedField }
  | { readonly kind: 'call'; readonly function: TextFunction; readonly of: Operand }
  | { readonly kind: 'indexof'; readonly text: Operand; readonly sought: string };

export type Constant =
  | { readonly kind: 'text' | 'uuid'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly number: Ratio }
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'boolean'; readonly holds: boolean };

/** Kinds of value that can be compared with each other. */
export type ValueKind = Constant['kind'];

export const isOperand = (side: Operand | Constant): side is Operand =>
  side.kind === 'field' || side.kind === 'call' || side.kind === 'indexof';

export function kindOf(operand: Operand): ValueKind {
  switch (operand.kind) {
    case 'field':
      return KINDS[operand.field.type];
    case 'call':
      return operand.function === 'length' ? 'number' : 'text';
    case 'indexof':
      return 'number';
  }
}

const KINDS: Readonly<Record<ListFieldType, ValueKind>> = {
  text: 'text',
  bigint: 'number',
  integer: 'number',
  numeric: 'number',
  money: 'number',
  boolean: 'boolean',
  timestamptz: 'moment',
  date: 'moment',
  uuid: 'uuid',
};
