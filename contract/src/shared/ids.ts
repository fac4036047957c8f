/** Typed ids: the schema names the kind of record for tests and tools, the type for handlers. */
import { z } from 'zod';
import { Guid, Id } from './fields.ts';
import type { RecordKind } from './record-kinds.ts';

declare const kind: unique symbol;
/** Plain values are assignable to any kind; values of a different kind are not. */
type OfKind<Value, K extends RecordKind> = Value & { readonly [kind]?: K };

/** A record's number. */
export type IdOf<K extends RecordKind> = OfKind<number, K>;
/** A record's uuid. */
export type GuidOf<K extends RecordKind> = OfKind<string, K>;

type Naming = { readonly kind: RecordKind | 'none' };

const namings = z.registry<Naming>();
const known = new Map<string, z.ZodType>();

/** Returns the schema for the number of a record of this kind. */
export const idOf = <K extends RecordKind>(of: K): z.ZodType<IdOf<K>, number> =>
  once(`id ${of}`, () => nameOf(of, Id));

/** Returns the schema for the uuid of a record of this kind. */
export const guidOf = <K extends RecordKind>(of: K): z.ZodType<GuidOf<K>, string> =>
  once(`guid ${of}`, () => nameOf(of, Guid));

/** Marks the schema of a text, such as a token, that identifies a record of this kind. */
export const nameOf = <S extends z.ZodType>(of: RecordKind, schema: S): S =>
  noted(schema, { kind: of });

/** Marks an id that was chosen by the caller or another system: it identifies no record. */
export const ownId = <S extends z.ZodType>(schema: S): S => noted(schema, { kind: 'none' });

/**
 * Returns the kind of record that a schema identifies; `none` for ids chosen by the caller,
 * undefined if not marked.
 */
export const namedBy = (schema: z.core.$ZodType): Naming['kind'] | undefined =>
  namings.get(schema as z.ZodType)?.kind;

function noted<S extends z.ZodType>(schema: S, naming: Naming): S {
  const copy = schema.clone();
  namings.add(copy, naming);
  return copy;
}

/** Creates one schema for each kind: a page that loads the contract creates it only once. */
function once(key: string, make: () => z.ZodType) {
  const schema = known.get(key) ?? make();
  known.set(key, schema);
  // The values that a schema accepts do not depend on its kind.
  return schema as z.ZodType<never, never>;
}
