import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './all.ts';

type Json = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly additionalProperties?: Json | boolean;
} & Partial<Readonly<Record<'anyOf' | 'oneOf' | 'allOf' | 'prefixItems', readonly Json[]>>>;

/**
 * Returns whether the schema is a record's number: an integer above 0, within the database's range.
 */
const isId = (schema: Json): boolean => schema.type === 'integer' && schema.exclusiveMinimum === 0;

const isBounded = (schema: Json): boolean => {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -Infinity;
  const most = schema.maximum ?? schema.exclusiveMaximum ?? Infinity;
  return least > Number.MIN_SAFE_INTEGER && most < Number.MAX_SAFE_INTEGER;
};

/** Returns the paths of numbers without a range. */
function unbounded(schema: Json, at: string): readonly string[] {
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  if (isNumber) return isId(schema) || isBounded(schema) ? [] : [at];
  const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf, prefixItems } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => unbounded(inner, `${at}.${name}`)),
    ...(items ? unbounded(items, `${at}[]`) : []),
    ...(typeof additionalProperties === 'object' ? unbounded(additionalProperties, `${at}.*`) : []),
    ...[anyOf, oneOf, allOf, prefixItems].flatMap((group = []) =>
      group.flatMap((inner) => unbounded(inner, at)),
    ),
  ];
}

it('gives every number that callers send a range', () => {
  const endpoints = Object.values(allEndpoints).flatMap((context) => Object.entries(context));
  expect(endpoints.length).toBeGreaterThan(450);
  const faults = endpoints.flatMap(([name, { input }]) =>
    unbounded(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Json, name),
  );
  // Give the field a minimum and a maximum: AmountToSave, MeasureToSave, or .min().max().
  expect([...new Set(faults)]).toEqual([]);
});
