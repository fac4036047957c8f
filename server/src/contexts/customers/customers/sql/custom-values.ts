import { sql } from 'kysely';
import {
  type CustomValues,
  holdsAny,
  holdsRemoved,
  holdsValue,
  withoutRemoved,
} from '#contexts/records/public.ts';

/** Counts and deletes the values of custom fields, when a field is removed. */
export const customerCustomValues: CustomValues = {
  countHolding: async (db, key) => {
    const { count } = await db.one(sql<{ count: number }>`
      select count(*) as count from customers.customer
      where ${holdsValue(key)} and deleted_at is null
    `);
    return count;
  },
  holding: (db, keys) =>
    db.many(sql<{ id: number }>`
      select id from customers.customer where ${holdsAny(keys)} and deleted_at is null
    `),
  remove: (db, gone) =>
    db.many(sql<{ id: number }>`
      update customers.customer set ${withoutRemoved(gone)} where ${holdsRemoved(gone)}
      returning id
    `),
};
