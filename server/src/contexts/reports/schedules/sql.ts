import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type RecipientRow = {
  readonly id: number;
  readonly schedule_id: number;
  readonly email: string;
  /** When the recipient unsubscribed. */
  readonly ended_at: Date | null;
};

/** The recipients of schedules, sorted by address. */
export const recipientsOf = (
  db: TenantDb,
  scheduleIds: readonly number[],
): Promise<RecipientRow[]> =>
  db.many(sql<RecipientRow>`
    select id, schedule_id, email, ended_at from reports.recipient
    where schedule_id = any (${scheduleIds}::bigint[]) order by email
  `);

/**
 * Replaces the recipients of a schedule. Those who unsubscribed stay unsubscribed, even if added
 * again.
 */
export const saveRecipients = async (
  db: TenantDb,
  scheduleId: number,
  { emails, now }: { readonly emails: readonly string[]; readonly now: Date },
): Promise<void> => {
  await db.run(sql`
    delete from reports.recipient
    where schedule_id = ${scheduleId} and ended_at is null and not (email = any (${emails}::text[]))
  `);
  await db.run(sql`
    insert into reports.recipient (tenant_id, schedule_id, email, created_at)
    select ${db.scope.tenantId}, ${scheduleId}, e, ${now} from unnest(${emails}::text[]) e
    on conflict (tenant_id, schedule_id, email) do nothing
  `);
};

export type Subscription = {
  readonly id: number;
  readonly email: string;
  readonly report_id: string;
  readonly ended_at: Date | null;
};

export const subscription = (db: TenantDb, id: number): Promise<Subscription | undefined> =>
  db.maybeOne(sql<Subscription>`
    select r.id, r.email, s.report_id, r.ended_at
    from reports.recipient r
    join reports.schedule s on s.tenant_id = r.tenant_id and s.id = r.schedule_id
    where r.id = ${id}
  `);

/** Ends a subscription; one that has ended already keeps its time. */
export const endSubscription = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`
    update reports.recipient set ended_at = coalesce(ended_at, ${now}) where id = ${id}
  `);
