import type { RawBuilder } from 'kysely';

/** How a column is stored. `money` is whole minor units in the column, decimals in the API. */
export type ListFieldType =
  | 'text'
  | 'bigint'
  | 'integer'
  | 'numeric'
  | 'money'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'uuid';

/** A field that can be filtered and sorted by. `sql` is always ours, never user input. */
export type ListField = { readonly sql: string; readonly type: ListFieldType };

/** Fields by their name in the API; nested fields are dotted: `'customer.code'`. */
export type Fields = Readonly<Record<string, ListField>>;

/** A list's filtering and sorting options, declared once next to its statement. */
export type List = {
  readonly fields: Fields;
  /** The fields searched for text without operators (decisions X-14). */
  readonly searched: readonly string[];
  /** An indexed text that contains all the searched fields, and possibly more. */
  readonly searchedWithin?: string;
  /** A further condition under which a searched text finds a row: see `alsoByOwner`. */
  readonly alsoFound?: RawBuilder<boolean>;
  /** The field with the digits of phone numbers, which are found with any spacing. */
  readonly phones?: string;
  /** The default order: `creationTime desc`. */
  readonly sorting: string;
  /** A unique field, appended to every order so that pages neither repeat nor lose rows. */
  readonly tieBreak: string;
};

export type NamedField = ListField & { readonly name: string };

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
