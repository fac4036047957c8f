import type { TemplateChannel, TemplateName } from '@waybill/contract/messaging/templates/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type TemplateFields = {
  readonly name: string;
  readonly content: string;
  readonly subject: string;
  readonly customer_id: number | null;
  readonly customer_type: string | null;
  readonly tags: string[];
  readonly type: TemplateName;
  readonly channel: TemplateChannel;
};
export type TemplateRow = TemplateFields & { readonly id: string };

const fields = sql`name, content, subject, customer_id, customer_type, tags, type, channel`;
export const templateColumns = sql`id, ${fields}`;

export const template = (db: TenantDb, id: string): Promise<TemplateRow | undefined> =>
  db.maybeOne(sql<TemplateRow>`
    select ${templateColumns} from messaging.template where id = ${id}
  `);

/** Locks the template, so that additions to it are serialised. */
export const lockTemplate = (db: TenantDb, id: string): Promise<TemplateRow | undefined> =>
  db.maybeOne(sql<TemplateRow>`
    select ${templateColumns} from messaging.template where id = ${id} for update
  `);

export const addTemplate = (
  db: TenantDb,
  row: TemplateFields,
  now: Date,
): Promise<{ id: string }> =>
  db.one(sql<{ id: string }>`
    insert into messaging.template (tenant_id, created_at, ${fields})
    select ${db.scope.tenantId}, ${now}::timestamptz, ${fields}
    from jsonb_populate_record(null::messaging.template, ${JSON.stringify(row)}::jsonb)
    returning id
  `);

export const saveTemplate = (
  db: TenantDb,
  id: string,
  row: TemplateFields,
): Promise<{ id: string } | undefined> =>
  db.maybeOne(sql<{ id: string }>`
    update messaging.template set (${fields}) = (
      select ${fields}
      from jsonb_populate_record(null::messaging.template, ${JSON.stringify(row)}::jsonb)
    )
    where id = ${id} returning id
  `);

export const removeTemplates = (db: TenantDb, ids: readonly string[]): Promise<number> =>
  db.run(sql`delete from messaging.template where id = any (${ids}::uuid[])`);

type CandidateRow = Pick<
  TemplateRow,
  'id' | 'type' | 'channel' | 'subject' | 'content' | 'customer_id' | 'customer_type'
>;

/** Returns the tenant's templates of a type that messages can use, newest first. */
export const templatesFor = (db: TenantDb, type: TemplateName): Promise<CandidateRow[]> =>
  db.reference(sql<CandidateRow>`
    select id, type, channel, subject, content, customer_id, customer_type
    from messaging.template where type = ${type} order by created_at desc, id
  `);
