/**
 * Parts of statements about the values of custom fields, for tables with the columns `custom`,
 * `custom_text_1` and so on; their contexts write the statements.
 */
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Slot } from '../../definitions/domain/slots.ts';

/** The values of custom fields in the records of one kind, for changes of the fields. */
export type CustomValues = {
  /** Returns the number of records with a value in a field. */
  readonly countHolding: (db: TenantDb, key: string) => Promise<number>;
  /** Returns the records with a value in one of the fields. */
  readonly holding: (db: TenantDb, keys: readonly string[]) => Promise<readonly HasId[]>;
  /**
   * Deletes the values of fields, and empties columns that no field uses any more. Each deletion
   * stands in the history of its record. Returns the records.
   */
  readonly remove: (db: TenantDb, gone: RemovedFields) => Promise<readonly HasId[]>;
};

type HasId = { readonly id: number };

export type RemovedFields = { readonly keys: readonly string[]; readonly slots: readonly Slot[] };

/** The condition that a record has a value in a field. */
export const holdsValue = (key: string): RawBuilder<unknown> =>
  sql`custom <> '{}' and custom ? ${key}`;

/** The condition that a record has a value in one of the fields. */
export const holdsAny = (keys: readonly string[]): RawBuilder<unknown> =>
  sql`custom <> '{}' and custom ?| ${keys}::text[]`;

/** The same, or a filled column. */
export const holdsRemoved = ({ keys, slots }: RemovedFields): RawBuilder<unknown> => sql`
  (${holdsAny(keys)} or ${slots}::text[] && array[
    case when custom_text_1 is not null then 'text_1' end,
    case when custom_text_2 is not null then 'text_2' end,
    case when custom_text_3 is not null then 'text_3' end,
    case when custom_text_4 is not null then 'text_4' end,
    case when custom_text_5 is not null then 'text_5' end,
    case when custom_number_1 is not null then 'number_1' end,
    case when custom_number_2 is not null then 'number_2' end,
    case when custom_number_3 is not null then 'number_3' end,
    case when custom_day_1 is not null then 'day_1' end,
    case when custom_day_2 is not null then 'day_2' end
  ])
`;

/** The assignments that delete the values, and empty the columns. */
export const withoutRemoved = ({ keys, slots }: RemovedFields): RawBuilder<unknown> => {
  const freed = sql`${slots}::text[]`;
  return sql`
    custom = custom - ${keys}::text[],
    custom_text_1 = case when 'text_1' = any (${freed}) then null else custom_text_1 end,
    custom_text_2 = case when 'text_2' = any (${freed}) then null else custom_text_2 end,
    custom_text_3 = case when 'text_3' = any (${freed}) then null else custom_text_3 end,
    custom_text_4 = case when 'text_4' = any (${freed}) then null else custom_text_4 end,
    custom_text_5 = case when 'text_5' = any (${freed}) then null else custom_text_5 end,
    custom_number_1 = case when 'number_1' = any (${freed}) then null else custom_number_1 end,
    custom_number_2 = case when 'number_2' = any (${freed}) then null else custom_number_2 end,
    custom_number_3 = case when 'number_3' = any (${freed}) then null else custom_number_3 end,
    custom_day_1 = case when 'day_1' = any (${freed}) then null else custom_day_1 end,
    custom_day_2 = case when 'day_2' = any (${freed}) then null else custom_day_2 end
  `;
};
