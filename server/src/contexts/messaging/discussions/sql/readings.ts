import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { shareLockFor, lockFor } from '#platform/db/advisory-lock.ts';

/** Records that a user has read a discussion until now. */
export const noteReading = (
  db: TenantDb,
  read: { readonly userId: number; readonly discussionId: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into messaging.reading (tenant_id, user_id, discussion_id, read_at)
    values (${db.scope.tenantId}, ${read.userId}, ${read.discussionId}, ${read.now})
    on conflict (tenant_id, user_id, discussion_id)
    do update set read_at = greatest(messaging.reading.read_at, excluded.read_at)
  `);

/**
 * Blocks notifications of a discussion while it is marked as read, so that neither misses the
 * other.
 */
export const lockReaders = (db: TenantDb, discussionId: string): void =>
  lockFor(db, readingOf(discussionId));

/**
 * Blocks marking a discussion as read while its users are notified, but not other notifications.
 */
export const shareReadersLock = (db: TenantDb, discussionId: string): void =>
  shareLockFor(db, readingOf(discussionId));

const readingOf = (discussionId: string): string => `messaging.reading ${discussionId}`;
