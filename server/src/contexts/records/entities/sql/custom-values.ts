import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Slot } from '../../definitions/domain/slots.ts';

/** The values of custom fields in the records of one kind, for changes of the fields. */
export type CustomValues = {
  /** Returns the number of records with a value in a field. */
  readonly countHolding: (db: TenantDb, key: string) => Promise<number>;
  /** Deletes the values of fields, and empties columns that no field uses any more. */
  readonly remove: (db: TenantDb, gone: RemovedFields) => Promise<number>;
};

type RemovedFields = { readonly keys: readonly string[]; readonly slots: readonly Slot[] };

/**
 * Returns how values are counted and deleted in a table with the columns `custom`, `custom_text_1`
 * and so on. Each deletion stands in the history of its record.
 */
export const customValuesIn = (table: 'booking.booking' | 'customers.customer'): CustomValues => ({
  countHolding: async (db, key) => {
    const { count } = await db.one(sql<{ count: number }>`
      select count(*) as count from ${sql.raw(table)}
      where custom <> '{}' and custom ? ${key} and deleted_at is null
    `);
    return count;
  },
  remove: (db, { keys, slots }) => {
    const columns = slots.map((slot) => sql.ref(`custom_${slot}`));
    const emptied = columns.map((column) => sql`, ${column} = null`);
    const isFilled = columns.map((column) => sql`or ${column} is not null`);
    return db.run(sql`
      update ${sql.raw(table)}
      set custom = custom - ${keys}::text[] ${sql.join(emptied, sql` `)}
      where custom <> '{}' and custom ?| ${keys}::text[] ${sql.join(isFilled, sql` `)}
    `);
  },
});
