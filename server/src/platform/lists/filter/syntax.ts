/** A parsed filter, before its names and types are resolved. Positions count from 1. */
export type Syntax =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Syntax[] }
  | { readonly kind: 'not'; readonly part: Syntax }
  | {
      readonly kind: 'compare';
      readonly operator: Operator;
      readonly left: Value;
      readonly right: Value;
      readonly position: number;
    }
  | { readonly kind: 'in'; readonly value: Value; readonly among: readonly Value[] }
  | {
      readonly kind: 'match';
      readonly how: MatchKind;
      readonly text: Value;
      readonly sought: Value;
    }
  | { readonly kind: 'truth'; readonly field: FieldName };

export type Operator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type MatchKind = 'contains' | 'startswith' | 'endswith';
export type TextFunction = 'tolower' | 'toupper' | 'trim' | 'length';

export type Value = Literal | FieldName | TextCall | IndexOf;

export type FieldName = {
  readonly kind: 'field';
  readonly name: string;
  readonly position: number;
};

export type TextCall = {
  readonly kind: 'call';
  readonly function: TextFunction;
  readonly of: Value;
  readonly position: number;
};

export type IndexOf = {
  readonly kind: 'indexof';
  readonly text: Value;
  readonly sought: Value;
  readonly position: number;
};

export type Literal = {
  readonly kind: 'text' | 'number' | 'boolean' | 'null' | 'guid' | 'date';
  /** Without quotes, prefix and suffix. */
  readonly text: string;
  readonly position: number;
};
