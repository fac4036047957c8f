import { partsOf } from '@waybill/kernel/parts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';

/**
 * The maximum number of users in one notification of open pages: PostgreSQL's limit is 8,000 bytes.
 */
const usersMax = 500;

/** Notifies the open pages of these users only that their inbox changed. */
export async function notifyUsers(db: TenantDb, userIds: readonly number[]): Promise<void> {
  publishAll(
    db,
    partsOf(userIds, usersMax).map((some) => ({
      name: 'notification.changed',
      payload: { id: null, customerId: null, userIds: some },
    })),
  );
}
