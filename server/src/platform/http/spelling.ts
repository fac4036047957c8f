import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Def = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly getter?: () => Schema;
};

const definition = (schema: Schema): Def => schema._zod.def as unknown as Def;

/**
 * Names of query strings, forms and JSON bodies match in any case (decisions X-04): gives an input the
 * schema's own spelling, at every depth. Maps keep their keys; a name the schema lacks is left alone.
 * Of two spellings of one name the last wins.
 */
export function inSpellingOf(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const bare = unwrap(schema);
  const def = definition(bare);
  if (Array.isArray(value)) return def.element ? respellList(def.element, value) : value;
  if (def.type === 'union') return inSpellingOfUnion(def.options ?? [], value);
  if (def.shape === undefined) return value;
  return respell(bare, def.shape, value as Record<string, unknown>);
}

/** The list itself where every element is spelled right already, which is nearly always. */
function respellList(element: Schema, list: readonly unknown[]): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (const [i, inner] of list.entries()) {
    const spelled = inSpellingOf(element, inner);
    if (spelled !== inner) changed ??= [...list];
    if (changed !== undefined) changed[i] = spelled;
  }
  return changed ?? list;
}

/** The object itself where every name is spelled right already, which is nearly always. */
function respell(
  schema: Schema,
  shape: Readonly<Record<string, Schema>>,
  value: Record<string, unknown>,
): Record<string, unknown> {
  let changed: Record<string, unknown> | undefined;
  for (const key in value) {
    const inner = value[key];
    const name = nameIn(schema, shape, key);
    const field = name === undefined ? undefined : shape[name];
    const spelled = field === undefined ? inner : inSpellingOf(field, inner);
    if (spelled === inner && (name === undefined || name === key)) continue;
    changed ??= { ...value };
    if (name !== undefined && name !== key) delete changed[key];
    changed[name ?? key] = spelled;
  }
  return changed ?? value;
}

/** The schema's own spelling of a name, or nothing where it has no such name. */
function nameIn(
  schema: Schema,
  shape: Readonly<Record<string, Schema>>,
  key: string,
): string | undefined {
  return Object.hasOwn(shape, key) ? key : spellingsOf(schema, shape).get(key.toLowerCase());
}

/** A union of objects: the variant whose names fit best is taken as the spelling. */
function inSpellingOfUnion(options: readonly Schema[], value: object): unknown {
  const keys = Object.keys(value).map((k) => k.toLowerCase());
  const fit = (option: Schema): number => {
    const shape = definition(unwrap(option)).shape ?? {};
    const names = new Set(Object.keys(shape).map((k) => k.toLowerCase()));
    return keys.filter((k) => names.has(k)).length;
  };
  const [best] = [...options].sort((a, b) => fit(b) - fit(a));
  return best === undefined ? value : inSpellingOf(best, value);
}

const spellings = new WeakMap<Schema, Map<string, string>>();

function spellingsOf(schema: Schema, shape: Readonly<Record<string, Schema>>): Map<string, string> {
  let known = spellings.get(schema);
  if (known === undefined) {
    known = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
    spellings.set(schema, known);
  }
  return known;
}

/** The schema inside optional, nullable, default and their like. */
export function unwrap(schema: Schema): Schema {
  const def = definition(schema);
  if (def.innerType !== undefined) return unwrap(def.innerType);
  if (def.type === 'pipe' && def.in !== undefined) return unwrap(def.in);
  if (def.type === 'lazy' && def.getter !== undefined) return unwrap(def.getter());
  return schema;
}

/**
 * Turns the texts of a query string or form into what the schema asks for: numbers, booleans, JSON
 * objects, lists. A text that does not fit stays as it is, for the schema to refuse by name.
 */
export function fromTexts(schema: Schema, texts: Readonly<Record<string, unknown>>): unknown {
  const shape = definition(unwrap(schema)).shape ?? {};
  const result: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const field = shape[name];
    if (field === undefined) result[name] = text;
    else if (!(text === '' && acceptsAbsence(field))) result[name] = fromText(field, text);
  }
  return result;
}

/** An empty text in an optional field that is not itself text means "not given". */
const acceptsAbsence = (field: Schema): boolean =>
  field._zod.optin === 'optional' && definition(unwrap(field)).type !== 'string';

function fromText(field: Schema, text: unknown): unknown {
  const def = definition(unwrap(field));
  if (def.type === 'array') {
    return listOf(text).map((v) => (def.element ? fromText(def.element, v) : v));
  }
  if (typeof text !== 'string') return text;
  if (def.type === 'number') return text.trim() === '' || Number.isNaN(+text) ? text : +text;
  if (def.type === 'boolean') return asBoolean(text);
  if (['object', 'record', 'union', 'unknown'].includes(def.type)) return fromJson(text);
  return text;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [value];
  const parsed = value.startsWith('[') ? fromJson(value) : value.split(',');
  return Array.isArray(parsed) ? parsed : [value];
}

function asBoolean(text: string): unknown {
  const lower = text.toLowerCase();
  if (lower === 'true') return true;
  return lower === 'false' ? false : text;
}

function fromJson(text: string): unknown {
  if (!/^[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
