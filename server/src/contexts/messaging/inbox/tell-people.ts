import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

/** Users that one notice to open pages may name: PostgreSQL carries 8,000 bytes. */
const usersMax = 500;

/** Tells the open pages of these people, and of nobody else, that their inbox changed. */
export async function tellPeople(db: TenantDb, userIds: readonly number[]): Promise<void> {
  const notices = Array.from({ length: Math.ceil(userIds.length / usersMax) }, (_, n) => {
    const some = userIds.slice(n * usersMax, (n + 1) * usersMax);
    return fact('notification.changed', { id: null, customerId: null, userIds: some });
  });
  announce(db, ...notices);
}
