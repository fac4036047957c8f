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

/** Converts a value's member names to the spelling of one schema. */
type Respell = (value: unknown) => unknown;
type Field = { readonly name: string; readonly respell: Respell };

const asItIs: Respell = (value) => value;
const respells = new WeakMap<Schema, Respell>();

/**
 * Names in query strings, forms and JSON bodies are case-insensitive (decisions X-04): converts an
 * input to the schema's own spelling, at every depth. Maps keep their keys; a name the schema lacks
 * is left unchanged. Of two spellings of one name the last wins. Input already spelled correctly is
 * returned unchanged.
 */
export const inSpellingOf = (schema: Schema, value: unknown): unknown => respellOf(schema)(value);

/**
 * Returns the respelling function of a schema, built once because every request of its endpoint
 * runs it.
 */
function respellOf(schema: Schema): Respell {
  const bare = unwrap(schema);
  const known = respells.get(bare);
  if (known !== undefined) return known;
  // A recursive schema finds this function while its own is being built.
  let made: Respell = asItIs;
  respells.set(bare, (value) => made(value));
  made = makeRespell(definition(bare));
  respells.set(bare, made);
  return made;
}

function makeRespell({ type, element, options, shape }: Def): Respell {
  if (element !== undefined) return respellList(respellOf(element));
  if (type === 'union') return respellUnion(options ?? []);
  return shape === undefined ? asItIs : respellObject(shape);
}

const respellList =
  (respell: Respell): Respell =>
  (list) => {
    if (respell === asItIs || !Array.isArray(list)) return list;
    let changed: unknown[] | undefined;
    for (let at = 0; at < list.length; at += 1) {
      const spelled = respell(list[at]);
      if (spelled === list[at]) continue;
      changed ??= [...(list as unknown[])];
      changed[at] = spelled;
    }
    return changed ?? list;
  };

function respellObject(shape: Readonly<Record<string, Schema>>): Respell {
  const named = Object.entries(shape).map(([name, field]) => ({ name, respell: respellOf(field) }));
  const fields = new Map<string, Field>([
    ...named.map((field) => [field.name.toLowerCase(), field] as const),
    ...named.map((field) => [field.name, field] as const),
  ]);
  const names = named.map(({ name }) => name);
  const isFlat = named.every(({ respell }) => respell === asItIs);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const input = value as Record<string, unknown>;
    if (isFlat && isInOrder(input, names)) return value;
    let changed: Record<string, unknown> | undefined;
    for (const key in input) {
      const field = fields.get(key) ?? fields.get(key.toLowerCase());
      if (field === undefined) continue;
      const inner = input[key];
      const spelled = field.respell === asItIs ? inner : field.respell(inner);
      if (spelled === inner && field.name === key) continue;
      changed ??= { ...input };
      if (field.name !== key) delete changed[key];
      changed[field.name] = spelled;
    }
    return changed ?? value;
  };
}

/** True if an object has exactly these names in this order, as most callers send it. */
function isInOrder(input: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  let at = 0;
  for (const key in input) {
    while (at < names.length && names[at] !== key) at += 1;
    if (at === names.length) return false;
    at += 1;
  }
  return true;
}

/**
 * Respells a union: an object in the variant whose names match best, a list in the variant that is
 * a list.
 */
function respellUnion(options: readonly Schema[]): Respell {
  const variants = options.map((option) => {
    const names = Object.keys(definition(unwrap(option)).shape ?? {});
    return { names: new Set(names.map(lowerCase)), respell: respellOf(option) };
  });
  if (variants.every(({ respell }) => respell === asItIs)) return asItIs;
  const list = options.find((option) => definition(unwrap(option)).type === 'array');
  const respellItems = list === undefined ? asItIs : respellOf(list);
  return (value) => {
    if (Array.isArray(value)) return respellItems(value);
    if (typeof value !== 'object' || value === null) return value;
    const keys = Object.keys(value).map(lowerCase);
    const fits = variants.map(({ names }) => keys.filter((key) => names.has(key)).length);
    return variants[fits.indexOf(Math.max(...fits))]?.respell(value) ?? value;
  };
}

const lowerCase = (text: string): string => text.toLowerCase();

/** Returns the schema inside optional, nullable, default and similar wrappers. */
export function unwrap(schema: Schema): Schema {
  const def = definition(schema);
  if (def.innerType !== undefined) return unwrap(def.innerType);
  if (def.type === 'pipe' && def.in !== undefined) return unwrap(def.in);
  if (def.type === 'lazy' && def.getter !== undefined) return unwrap(def.getter());
  return schema;
}

/**
 * Converts the texts of a query string or form to the types of the schema: numbers, booleans, JSON
 * objects, lists. A text that does not fit is left unchanged, so that the schema rejects it by
 * name.
 */
export function fromTexts(schema: Schema, texts: Readonly<Record<string, unknown>>): unknown {
  const shape = definition(unwrap(schema)).shape ?? {};
  const result: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field === undefined) result[name] = text;
    else if (!(text === '' && acceptsAbsence(field))) result[name] = fromText(field, text);
  }
  return result;
}

/** An empty text in an optional non-text field means "not given". */
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
