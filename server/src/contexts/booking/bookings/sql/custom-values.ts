import { sql } from 'kysely';
import {
  type CustomValues,
  holdsAny,
  holdsRemoved,
  holdsValue,
  withoutRemoved,
} from '#contexts/records/public.ts';

/** Counts and deletes the values of custom fields, when a field is removed. */
export const bookingCustomValues: CustomValues = {
  countHolding: async (db, key) => {
    const { count } = await db.one(sql<{ count: number }>`
      select count(*) as count from booking.booking
      where ${holdsValue(key)} and deleted_at is null
    `);
    return count;
  },
  holding: (db, keys) =>
    db.many(sql<{ id: number }>`
      select id from booking.booking where ${holdsAny(keys)} and deleted_at is null
    `),
  remove: (db, gone) =>
    db.many(sql<{ id: number }>`
      update booking.booking set ${withoutRemoved(gone)} where ${holdsRemoved(gone)}
      returning id
    `),
};
