/** How a column is stored. `money` is whole minor units in the column, decimals on the wire. */
export type FieldType =
  | 'text'
  | 'bigint'
  | 'integer'
  | 'numeric'
  | 'money'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'uuid';

/** A field people may filter and sort by. `sql` is ours alone, never a person's text. */
export type Field = { readonly sql: string; readonly type: FieldType };

/** Fields by their name on the wire; what lies deeper is dotted: `'customer.code'`. */
export type Fields = Readonly<Record<string, Field>>;

/** What a list lets people ask for, declared once beside its statement. */
export type List = {
  readonly fields: Fields;
  /** The fields that text without operators is looked for in (decisions X-14). */
  readonly searched: readonly string[];
  /** A text with an index of its own that holds all the searched ones, and maybe more. */
  readonly searchedWithin?: string;
  /** The order when none is asked for: `creationTime desc`. */
  readonly sorting: string;
  /** A unique field, appended to every order so that pages neither repeat nor lose rows. */
  readonly tieBreak: string;
};

export type NamedField = Field & { readonly name: string };

/** Finds a field by any spelling of its name: `Customer/Code` is `customer.code`. */
export function findField(fields: Fields, spelled: string): NamedField | undefined {
  return namesOf(fields).get(spelled.replaceAll('/', '.').toLowerCase());
}

const known = new WeakMap<Fields, ReadonlyMap<string, NamedField>>();

function namesOf(fields: Fields): ReadonlyMap<string, NamedField> {
  const seen = known.get(fields);
  if (seen !== undefined) return seen;
  const entries = Object.entries(fields);
  const names = new Map(entries.map(([name, f]) => [name.toLowerCase(), { ...f, name }]));
  known.set(fields, names);
  return names;
}
