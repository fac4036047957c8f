import { sql } from 'kysely';
import {
  type CustomValues,
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
  remove: (db, gone) =>
    db.run(sql`
      update booking.booking set ${withoutRemoved(gone)} where ${holdsRemoved(gone)}
    `),
};
