import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ImageRow = { readonly id: string; readonly file_name: string };

/** Notes that a stored file is an image of a template. */
export const addImage = (
  db: TenantDb,
  image: ImageRow & { readonly templateId: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into messaging.template_image (tenant_id, id, template_id, file_name, created_at)
    values (
      ${db.scope.tenantId}, ${image.id}, ${image.templateId}, ${image.file_name}, ${image.now}
    )
  `);

export const imagesOf = (db: TenantDb, templateId: string): Promise<ImageRow[]> =>
  db.many(sql<ImageRow>`
    select id, file_name from messaging.template_image
    where template_id = ${templateId} order by created_at, id limit 50
  `);
