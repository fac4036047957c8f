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

/** Gives a value the spelling of one schema. */
type Respell = (value: unknown) => unknown;
type Field = { readonly name: string; readonly respell: Respell };

const asItIs: Respell = (value) => value;
const respells = new WeakMap<Schema, Respell>();

/**
 * Names of query strings, forms and JSON bodies match in any case (decisions X-04): gives an input the
 * schema's own spelling, at every depth. Maps keep their keys; a name the schema lacks is left alone.
 * Of two spellings of one name the last wins. What is spelled right already is answered as it came.
 */
export const inSpellingOf = (schema: Schema, value: unknown): unknown => respellOf(schema)(value);

/** The respelling of a schema, worked out once: every request of its endpoint runs it. */
function respellOf(schema: Schema): Respell {
  const bare = unwrap(schema);
  const known = respells.get(bare);
  if (known !== undefined) return known;
  // A schema that contains itself finds this one while its own is being made.
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
    const given = value as Record<string, unknown>;
    if (isFlat && isInOrder(given, names)) return value;
    let changed: Record<string, unknown> | undefined;
    for (const key in given) {
      const field = fields.get(key) ?? fields.get(key.toLowerCase());
      if (field === undefined) continue;
      const inner = given[key];
      const spelled = field.respell === asItIs ? inner : field.respell(inner);
      if (spelled === inner && field.name === key) continue;
      changed ??= { ...given };
      if (field.name !== key) delete changed[key];
      changed[field.name] = spelled;
    }
    return changed ?? value;
  };
}

/** Whether an object has these names alone, in this order: most callers send what we document. */
function isInOrder(given: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  let at = 0;
  for (const key in given) {
    while (at < names.length && names[at] !== key) at += 1;
    if (at === names.length) return false;
    at += 1;
  }
  return true;
}

/** A union of objects: the variant whose names fit best is taken as the spelling. */
function respellUnion(options: readonly Schema[]): Respell {
  const variants = options.map((option) => {
    const names = Object.keys(definition(unwrap(option)).shape ?? {});
    return { names: new Set(names.map(lowerCase)), respell: respellOf(option) };
  });
  if (variants.every(({ respell }) => respell === asItIs)) return asItIs;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const keys = Object.keys(value).map(lowerCase);
    const fits = variants.map(({ names }) => keys.filter((key) => names.has(key)).length);
    return variants[fits.indexOf(Math.max(...fits))]?.respell(value) ?? value;
  };
}

const lowerCase = (text: string): string => text.toLowerCase();

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
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
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
