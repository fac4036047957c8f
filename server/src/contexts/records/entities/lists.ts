import { isText } from '@waybill/contract/records/definitions/field-types';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ListField, Fields, List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import type { EntityTypeRules, EntityField } from '../definitions/domain/entity-type.ts';
import { slotOf } from '../definitions/domain/slots.ts';
import { recordColumns, type RecordRow } from './sql/entity-records.ts';

const common: Fields = {
  id: { sql: 'e.id', type: 'uuid' },
  url: { sql: 'e.url', type: 'text' },
  customerid: { sql: 'e.customer_id', type: 'bigint' },
  creationtime: { sql: 'e.created_at', type: 'timestamptz' },
  lastmodificationtime: { sql: 'e.updated_at', type: 'timestamptz' },
};

/**
 * Returns the list of a type's records. Filtering, sorting and searching only work on fields
 * visible to the caller, so the values of hidden fields cannot be guessed.
 */
export const listOf = (type: EntityTypeRules): List => ({
  fields: {
    ...common,
    ...fieldsOf(type, { data: 'e.data', slot: 'e.' }),
  },
  // Must not leak the values of hidden fields: a visible field has to contain the text as well.
  searchedWithin: 'e.words',
  searched: type.properties.filter(({ fieldtype }) => isText(fieldtype)).map(({ key }) => key),
  sorting: 'creationtime desc',
  tieBreak: 'id',
});

/** A record's values: the JSON column, and the prefix of the names of its indexed columns. */
type ValueColumns = { readonly data: string; readonly slot: string };

/** Returns the fields of a type for a list. */
export const fieldsOf = (
  { properties, slots }: Pick<EntityTypeRules, 'properties' | 'slots'>,
  columns: ValueColumns,
): Fields =>
  Object.fromEntries(
    properties.map((field) => {
      const slot = slotOf(slots, field.key);
      const indexed = slot === undefined ? undefined : `${columns.slot}${slot}`;
      return [field.key, columnOf(field, columns.data, indexed)];
    }),
  );

/**
 * Returns a field as a typed SQL expression: its indexed column, if it has one. The key has already
 * been validated as letters, digits and underscores.
 */
function columnOf(
  { key, fieldtype }: EntityField,
  data: string,
  indexed: string | undefined,
): ListField {
  const text = `(${data} ->> '${key}')`;
  const column = (cast: string) => indexed ?? `${text}::${cast}`;
  switch (fieldtype) {
    case 'number':
      return { sql: column('numeric'), type: 'numeric' };
    case 'money':
      return { sql: column('bigint'), type: 'money' };
    case 'date':
      return { sql: column('date'), type: 'date' };
    case 'datetime':
      return { sql: column('timestamptz'), type: 'timestamptz' };
    case 'boolean':
      return { sql: `(${column('text')} = 'true')`, type: 'boolean' };
    case 'customer':
      return { sql: 'e.customer_id', type: 'bigint' };
    case 'user':
    case 'entity':
    case 'file':
      return { sql: column('uuid'), type: 'uuid' };
    case 'multiselect':
    case 'text':
    case 'textarea':
    case 'select':
    case 'email':
    case 'phone':
    case 'url':
      return { sql: column('text'), type: 'text' };
  }
}

type Query = ListQuery & { readonly type: string; readonly url?: string | undefined };

/** Returns a page of a type's records visible to the caller's session. */
export const entitiesPage = (
  db: TenantDb,
  type: EntityTypeRules,
  query: Query,
): Promise<RowPage<RecordRow>> =>
  listPage(db, listOf(type), {
    query,
    select: sql<RecordRow>`${recordColumns}`,
    from: sql`records.entity_record e`,
    where: sql`
      e.type = ${query.type}
      and (${query.url ?? null}::text is null or e.url = ${query.url ?? null})
    `,
  });
