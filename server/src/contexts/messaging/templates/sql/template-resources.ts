import type { ResourceType } from '@waybill/contract/messaging/templates/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { FileToAttach } from '../../emails/sql.ts';

export type ResourceRow = {
  readonly id: string;
  readonly type: ResourceType;
  readonly file_name: string;
};

type ResourceToSave = ResourceRow & { readonly templateId: string; readonly now: Date };

/** Records that a stored file belongs to a template. */
export const addResource = (db: TenantDb, input: ResourceToSave): Promise<number> =>
  db.run(sql`
    insert into messaging.template_resource (
      tenant_id, id, template_id, type, file_name, created_at
    ) values (
      ${db.scope.tenantId}, ${input.id}, ${input.templateId}, ${input.type}, ${input.file_name},
      ${input.now}
    )
  `);

/** Removes only the row: queued e-mails still need the stored file. */
export const removeResource = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from messaging.template_resource where id = ${id}`);

export const resourcesOf = (db: TenantDb, templateId: string): Promise<ResourceRow[]> =>
  db.many(sql<ResourceRow>`
    select id, type, file_name from messaging.template_resource
    where template_id = ${templateId} order by created_at, id limit 50
  `);

/** Returns the attachments of a template's e-mails; shipped templates have none. */
export const attachmentsOf = async (
  db: TenantDb,
  templateId: string | null,
): Promise<readonly FileToAttach[]> => {
  if (templateId === null) return [];
  const rows = await resourcesOf(db, templateId);
  return rows
    .filter(({ type }) => type === 'Attachment')
    .map(({ id, file_name }) => ({ fileName: file_name, key: id }));
};
