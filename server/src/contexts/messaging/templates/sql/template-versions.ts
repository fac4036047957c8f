import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type VersionRow = {
  readonly version: number;
  readonly name: string;
  readonly subject: string;
  readonly content: string;
  readonly saved_by: string | null;
  readonly saved_at: Date;
};

type Saving = { readonly savedBy: string; readonly now: Date };

/** Saves the current text of a locked or new template as its next version. */
export const saveVersion = (
  db: TenantDb,
  templateId: string,
  { savedBy, now }: Saving,
): Promise<number> =>
  db.run(sql`
    insert into messaging.template_version (
      tenant_id, template_id, version, name, subject, content, saved_by, saved_at
    )
    select t.tenant_id, t.id, 1 + coalesce((
        select max(v.version) from messaging.template_version v
        where v.tenant_id = t.tenant_id and v.template_id = t.id
      ), 0), t.name, t.subject, t.content, ${savedBy}, ${now}::timestamptz
    from messaging.template t where t.id = ${templateId}
  `);

export const versionsOf = (db: TenantDb, templateId: string): Promise<VersionRow[]> =>
  db.many(sql<VersionRow>`
    select version, name, subject, content, saved_by, saved_at from messaging.template_version
    where template_id = ${templateId} order by version desc limit 50
  `);
