/** Finds the members of a call's input that name records, by its schema. */
import type { Endpoint } from '@waybill/contract/endpoint';
import { Guid, Id } from '@waybill/contract/shared/fields';
import { namedBy } from '@waybill/contract/shared/ids';
import type { RecordKind } from '@waybill/contract/shared/record-kinds';
import type { z } from 'zod';
import { unwrap } from '#platform/http/spelling.ts';
import { elementOf, exampleOf, holderOf, memberOf } from './example-input.ts';
import type { Name } from './isolation-records.ts';
import type { Records } from './records.ts';

type Schema = z.core.$ZodType;
type Def = {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
};

/** `path` is like `booking.items[].productId`; `form` is the form of the id. */
export type IdMember = {
  readonly path: string;
  readonly form: keyof Name;
  readonly kind: RecordKind;
};

/** A call that names records. */
export type CallWithIds = {
  /** `context.name`. */
  readonly title: string;
  readonly endpoint: Endpoint;
  readonly members: readonly IdMember[];
  /** Values that are required besides ids for the call to read them. */
  readonly base: () => Readonly<Record<string, unknown>>;
};

/** Spelled like an id: the contract must declare what such a member names. */
const looksLikeId = /(id|ids|guid|token|image)$/i;

/**
 * Returns the members that name records according to the contract. The id of a new record does not
 * count.
 * @throws if a member is spelled like an id and the contract does not declare what it names
 */
export const idMembersOf = (name: string, endpoint: Endpoint): readonly IdMember[] =>
  leavesOf(endpoint.input)
    .filter(({ path }) => !isIdOfNew(name, path))
    .flatMap(({ path, form, names, isBare }) => {
      if (names === undefined && (isBare || isIdLike(path))) throw new Error(unsaid(name, path));
      return names === undefined || names === 'none' ? [] : [{ path, form, kind: names }];
    });

const isIdLike = (path: string): boolean => looksLikeId.test(path.replaceAll('[]', ''));

const unsaid = (name: string, path: string): string =>
  `Nothing says what ${path} of ${name} names: declare it with idOf, guidOf or nameOf and the ` +
  'kind of record, or with ownId if no record is found by it (contract/src/shared/ids.ts).';

/** `createZone` and similar endpoints accept the id of the new record. */
const isIdOfNew = (name: string, path: string): boolean =>
  /^create(?!OrUpdate|GuestBooking)/.test(name) && /^\w+\.id$/.test(path);

/** Returns the kind of a list's rows; undefined if the contract does not declare it. */
export function kindListedBy({ output }: Endpoint): RecordKind | undefined {
  const own = leavesOf(output).find(
    ({ path, names }) => /^items\[\]\.\w+$/.test(path) && names !== undefined && names !== 'none',
  );
  return own?.names === 'none' ? undefined : own?.names;
}

type Leaf = {
  readonly path: string;
  readonly form: keyof Name;
  readonly names: ReturnType<typeof namedBy>;
  /** Its schema is that of an id, whatever its name is. */
  readonly isBare: boolean;
};

function leavesOf(schema: Schema, path = '', names = namingOf(schema)): readonly Leaf[] {
  const def = unwrap(schema)._zod.def as unknown as Def;
  if (def.type === 'union') {
    const options = def.options ?? [];
    const known =
      names ?? options.map((option) => namingOf(option)).find((one) => one !== undefined);
    const all = options.flatMap((option) => leavesOf(option, path, namingOf(option) ?? known));
    return all.filter((leaf, i) => all.findIndex((other) => isSame(leaf, other)) === i);
  }
  if (def.type === 'array' && def.element) {
    return leavesOf(def.element, `${path}[]`, names ?? namingOf(def.element));
  }
  if (def.type === 'boolean') return [];
  if (def.shape === undefined)
    return [{ path, form: formOf(def), names, isBare: isBareId(schema) }];
  return Object.entries(def.shape).flatMap(([name, field]) =>
    leavesOf(field, path === '' ? name : `${path}.${name}`),
  );
}

/** Returns what the contract declares of a schema or of the one that it wraps. */
function namingOf(schema: Schema): Leaf['names'] {
  const { innerType, in: piped } = schema._zod.def as unknown as Wrapping;
  const inner = innerType ?? piped;
  return namedBy(schema) ?? (inner === undefined ? undefined : namingOf(inner));
}

function isBareId(schema: Schema): boolean {
  const bare = unwrap(schema);
  return bare === Id || bare === Guid;
}

type Wrapping = { readonly innerType?: Schema; readonly in?: Schema };

const isSame = (a: Leaf, b: Leaf): boolean => a.path === b.path && a.form === b.form;

function formOf({ type, format }: Def): keyof Name {
  if (type === 'number') return 'number';
  return format === 'guid' || format === 'uuid' ? 'guid' : 'text';
}

/**
 * Returns the smallest input of a call in which every required id names one of `records`, and the
 * `aimed` member, if any, is `value`. Adds the objects around it.
 */
export function inputNaming(
  { endpoint, members, base }: CallWithIds,
  records: Records,
  aimed?: { readonly path: string; readonly value: unknown },
): Record<string, unknown> {
  const put = (input: unknown, path: string, value: unknown) =>
    set(endpoint.input, input, path.split('.'), value);
  const smallest = { ...(exampleOf(endpoint.input) as object), ...base() };
  const aiming = aimed === undefined ? smallest : put(smallest, aimed.path, aimed.value);
  const named = members
    .filter(({ path }) => path !== aimed?.path && isThere(aiming, stepsOf(path)))
    .reduce<unknown>((input, m) => put(input, m.path, records[m.kind][m.form]), aiming);
  return named as Record<string, unknown>;
}

const stepsOf = (path: string): readonly string[] => path.replaceAll('[]', '.0').split('.');

function set(schema: Schema, into: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const name = step.replace('[]', '');
  const field = memberOf(schema, name);
  const record = isRecord(into)
    ? into
    : (exampleOf(holderOf(schema, name)) as Record<string, unknown>);
  const inner = record[name];
  if (!step.endsWith('[]')) return { ...record, [name]: set(field, inner, rest, value) };
  const first = Array.isArray(inner) ? (inner as unknown[])[0] : undefined;
  return { ...record, [name]: [set(elementOf(field), first, rest, value)] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isThere(input: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (typeof input !== 'object' || input === null || !(step in input)) return false;
  return isThere((input as Record<string, unknown>)[step], rest);
}
