import type { TenantDb } from '#platform/db/database.ts';
import { tell } from '../told.ts';

/** Users that one notice to open pages may name: PostgreSQL carries 8,000 bytes. */
const usersMax = 500;

/** Tells the open pages of these people, and of nobody else, that their inbox changed. */
export async function tellPeople(db: TenantDb, userIds: readonly number[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += usersMax) {
    const some = userIds.slice(from, from + usersMax);
    await tell(db, 'notification.changed', { id: null, customerId: null, userIds: some });
  }
}
