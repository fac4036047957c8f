import type { z } from 'zod';
import { unwrap } from '#platform/http/spelling.ts';

type Schema = z.core.$ZodType;
type Bag = { readonly minimum?: number; readonly format?: string };
type Def = {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
};

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;
const texts: Readonly<Record<string, string>> = {
  guid: '00000000-0000-4000-8000-000000000000',
  uuid: '00000000-0000-4000-8000-000000000000',
  datetime: '2026-11-18T00:00:00.000Z',
  date: '2026-11-18',
};

/**
 * Returns the smallest value that a schema accepts: without optional members, with the shortest
 * lists.
 */
export function exampleOf(schema: Schema): unknown {
  const bare = unwrap(schema);
  const def = defOf(bare);
  const bag = bare._zod.bag as Bag;
  if (def.type === 'object') return exampleOfObject(def.shape ?? {});
  if (def.type === 'array') return isEmptyAllowed(def) ? [] : [exampleOf(elementOf(bare))];
  if (def.type === 'union') return exampleOf((def.options ?? [])[0] ?? bare);
  if (def.type === 'enum') return Object.values(def.entries ?? {})[0];
  if (def.type === 'literal') return def.values?.[0];
  if (def.type === 'number') return Math.max(bag.minimum ?? 1, 1);
  if (def.type === 'boolean') return false;
  if (def.type === 'record') return {};
  return texts[def.format ?? bag.format ?? ''] ?? 'AU';
}

/** Returns the object that has a member of this name: of a union the first such option. */
export function holderOf(schema: Schema, name: string): Schema {
  const { options = [schema] } = defOf(unwrap(schema));
  const holder = options.find((option) => defOf(unwrap(option)).shape?.[name] !== undefined);
  if (holder === undefined) throw new Error(`There is no ${name}`);
  return holder;
}

/** Returns the schema of a member. @throws if there is none */
export function memberOf(schema: Schema, name: string): Schema {
  const member = defOf(unwrap(holderOf(schema, name))).shape?.[name];
  if (member === undefined) throw new Error(`There is no ${name}`);
  return member;
}

/** Returns the schema of a list's elements: of a union the first that is a list. */
export function elementOf(schema: Schema): Schema {
  const def = defOf(unwrap(schema));
  const list = def.type === 'union' ? def.options?.find((o) => defOf(unwrap(o)).element) : schema;
  const element = list === undefined ? undefined : defOf(unwrap(list)).element;
  if (element === undefined) throw new Error(`${def.type} has no elements`);
  return element;
}

function exampleOfObject(shape: Readonly<Record<string, Schema>>): Record<string, unknown> {
  const required = Object.entries(shape).filter(([, field]) => field._zod.optin !== 'optional');
  return Object.fromEntries(required.map(([name, field]) => [name, exampleOf(field)]));
}

const isEmptyAllowed = ({ checks = [] }: Def): boolean =>
  !checks.some(({ _zod }) => _zod.def.check === 'min_length');
