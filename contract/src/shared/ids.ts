/** Ids that say what they name: in the schema for tests and tools, in the type for handlers. */
import { z } from 'zod';
import { Guid, Id } from './fields.ts';
import type { RecordKind } from './record-kinds.ts';

declare const kind: unique symbol;
/** Plain values fit where a kind is asked for; those of another kind do not. */
type OfKind<Value, K extends RecordKind> = Value & { readonly [kind]?: K };

/** A record's number. */
export type IdOf<K extends RecordKind> = OfKind<number, K>;
/** A record's uuid. */
export type GuidOf<K extends RecordKind> = OfKind<string, K>;

type Naming = { readonly kind: RecordKind | 'none' };

const namings = z.registry<Naming>();
const known = new Map<string, z.ZodType>();

/** The number of a record of this kind. */
export const idOf = <K extends RecordKind>(of: K): z.ZodType<IdOf<K>, number> =>
  once(`id ${of}`, () => nameOf(of, Id));

/** The uuid of a record of this kind. */
export const guidOf = <K extends RecordKind>(of: K): z.ZodType<GuidOf<K>, string> =>
  once(`guid ${of}`, () => nameOf(of, Guid));

/** A text, such as a token, by which a record of this kind is found. */
export const nameOf = <S extends z.ZodType>(of: RecordKind, schema: S): S =>
  noted(schema, { kind: of });

/** An id that the caller chose, or of another system: no record is found by it. */
export const ownId = <S extends z.ZodType>(schema: S): S => noted(schema, { kind: 'none' });

/** What a schema names; `none` for ids of the caller's own, undefined if nobody said. */
export const namedBy = (schema: z.core.$ZodType): Naming['kind'] | undefined =>
  namings.get(schema as z.ZodType)?.kind;

function noted<S extends z.ZodType>(schema: S, naming: Naming): S {
  const copy = schema.clone();
  namings.add(copy, naming);
  return copy;
}

/** One schema for each kind: a page that loads the contract makes it once. */
function once(key: string, make: () => z.ZodType) {
  const schema = known.get(key) ?? make();
  known.set(key, schema);
  // What a schema reads does not depend on its kind.
  return schema as z.ZodType<never, never>;
}
