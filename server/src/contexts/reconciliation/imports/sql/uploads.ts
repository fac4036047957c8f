import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { TableKind } from '#platform/tables/open-table.ts';

/**
 * An uploaded invoice with a preview of its file. Sums are null for a column with a cell that is no
 * amount.
 */
export type UploadRow = {
  readonly id: string;
  readonly original_name: string;
  readonly kind: TableKind;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
  readonly heads: readonly string[];
  readonly row_count: number;
  readonly sums_minor: readonly (number | null)[];
};

export const addUpload = (db: TenantDb, upload: UploadRow, now: Date): Promise<number> =>
  db.run(sql`
    insert into reconciliation.upload (
      tenant_id, id, original_name, kind, hash, heads, row_count, sums_minor, created_at
    ) values (
      ${db.scope.tenantId}, ${upload.id}, ${upload.original_name}, ${upload.kind},
      decode(${upload.hash}, 'hex'), ${upload.heads}::text[], ${upload.row_count},
      ${upload.sums_minor}::bigint[], ${now}
    )
  `);

export const upload = (db: TenantDb, id: string): Promise<UploadRow | undefined> =>
  db.maybeOne(sql<UploadRow>`
    select id, original_name, kind, encode(hash, 'hex') as hash, heads, row_count,
           to_jsonb(sums_minor) as sums_minor
    from reconciliation.upload where id = ${id}
  `);
