import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Rule, Wish } from './domain/plan.ts';

/** The content of a notification, for any reader. */
export type NewNotification = {
  /** Identifies the notification: each user gets it once. */
  readonly key: string;
  readonly event: string;
  readonly title: string;
  readonly body: string;
  readonly href: string | null;
  readonly discussion_id: string | null;
  readonly topic: string | null;
  /**
   * The time of the comment; users who have read the discussion since have seen it. Otherwise null.
   */
  readonly commented_at: Date | null;
};

/** A user to notify, and the type in push messages. */
export type Reader = { readonly user_id: number; readonly notification_type: string };

export type NotificationRow = Omit<NewNotification, 'key' | 'commented_at'> & {
  readonly id: string;
  readonly notification_type: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
};

/**
 * Adds notifications that do not exist yet, marked as read if the user has read the discussion
 * since; returns their users.
 */
export const addNotifications = (
  db: TenantDb,
  update: NewNotification,
  { readers, now }: { readonly readers: readonly Reader[]; readonly now: Date },
): Promise<{ id: string; user_id: number }[]> =>
  db.many(sql<{ id: string; user_id: number }>`
    insert into messaging.notification (
      tenant_id, key, user_id, event, notification_type, title, body, href, discussion_id, topic,
      created_at, read_at
    )
    select ${db.scope.tenantId}, ${update.key}, reader.user_id, ${update.event}, reader.type,
           ${update.title}, ${update.body}, ${update.href}, ${update.discussion_id}::uuid,
      ${update.topic},
           ${now}::timestamptz, seen.read_at
    from unnest(
      ${readers.map(({ user_id }) => user_id)}::bigint[],
      ${readers.map(({ notification_type }) => notification_type)}::text[]
    ) as reader (user_id, type)
    left join messaging.reading seen
      on seen.user_id = reader.user_id and seen.discussion_id = ${update.discussion_id}::uuid
      and seen.read_at >= ${update.commented_at}::timestamptz
    on conflict (tenant_id, user_id, key) do nothing
    returning id, user_id
  `);

type Query = {
  readonly userId: number;
  readonly unread: boolean;
  readonly skip: number;
  readonly take: number;
};

export const notificationsOf = (db: TenantDb, query: Query): Promise<NotificationRow[]> =>
  db.many(sql<NotificationRow>`
    select id, event, notification_type, title, body, href, discussion_id, topic,
      created_at, read_at
    from messaging.notification
    where user_id = ${query.userId} and (not ${query.unread} or read_at is null)
    order by position desc
    limit ${query.take} offset ${query.skip}
  `);

export const countsOf = (
  db: TenantDb,
  userId: number,
): Promise<{ total: number; unread: number }> =>
  db.one(sql<{ total: number; unread: number }>`
    select count(*) as total, count(*) filter (where read_at is null) as unread
    from messaging.notification where user_id = ${userId}
  `);

/** Counts how many of these belong to a user. */
export const countOwn = (
  db: TenantDb,
  userId: number,
  ids: readonly string[],
): Promise<{ own: number }> =>
  db.one(sql<{ own: number }>`
    select count(*) as own from messaging.notification
    where user_id = ${userId} and id = any (${ids}::uuid[])
  `);

/** Marks some or all notifications as read; returns how many were unread. */
export const markRead = (
  db: TenantDb,
  { userId, ids, now }: { userId: number; ids: readonly string[] | null; now: Date },
): Promise<number> =>
  db.run(sql`
    update messaging.notification set read_at = ${now}
    where user_id = ${userId} and read_at is null
      and (${ids}::uuid[] is null or id = any (${ids}::uuid[]))
  `);

/** Marks the notifications of a discussion as read when the user reads it. */
export const markReadOfDiscussion = (
  db: TenantDb,
  { userId, discussionId, now }: { userId: number; discussionId: string; now: Date },
): Promise<number> =>
  db.run(sql`
    update messaging.notification set read_at = ${now}
    where user_id = ${userId} and discussion_id = ${discussionId} and read_at is null
  `);

export const wishesOf = (db: TenantDb, userIds: readonly number[]): Promise<Wish[]> =>
  db.many(sql<Wish>`
    select user_id, event, channel, is_on from messaging.preference
    where user_id = any (${userIds}::bigint[])
  `);

type Chosen = { readonly event: string; readonly channel: string; readonly ison: boolean };

export const saveWishes = (
  db: TenantDb,
  userId: number,
  wishes: readonly Chosen[],
): Promise<number> =>
  db.run(sql`
    insert into messaging.preference (tenant_id, user_id, event, channel, is_on)
    select ${db.scope.tenantId}, ${userId}, w.event, w.channel, w.ison
    from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb)
      as w (event text, channel text, ison boolean)
    on conflict (tenant_id, user_id, event, channel) do update set is_on = excluded.is_on
  `);

export const rules = (db: TenantDb): Promise<Rule[]> =>
  db.reference(sql<Rule>`select event, audience, channel, is_on from messaging.rule`);

export const saveRules = (
  db: TenantDb,
  chosen: readonly (Chosen & { readonly audience: string })[],
): Promise<number> =>
  db.run(sql`
    insert into messaging.rule (tenant_id, event, audience, channel, is_on)
    select ${db.scope.tenantId}, r.event, r.audience, r.channel, r.ison
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb)
      as r (event text, audience text, channel text, ison boolean)
    on conflict (tenant_id, event, audience, channel) do update set is_on = excluded.is_on
  `);
