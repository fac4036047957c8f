import { downloadAsset } from '@waybill/contract/records/endpoints';
import { userNames } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { mayDelete, nameOf } from './documents.ts';
import type { FoundRecord } from '../public.ts';
import type { DocumentRow } from './sql.ts';
import type { Document } from '@waybill/contract/records/documents/shapes';

/** Maps a record's documents to the API, with the names of their uploaders. */
export async function toDocuments(
  { db, actor }: { readonly db: TenantDb; readonly actor: Actor },
  record: FoundRecord,
  rows: readonly DocumentRow[],
): Promise<Document[]> {
  const people = rows.flatMap(({ created_by }) => (created_by === null ? [] : [created_by]));
  const names = await userNames(db, people);
  return rows.map((row) => {
    const { entityId = null, entityGuid = null } = nameOf(row);
    return {
      id: row.id,
      documentId: row.document_id,
      url: `${downloadAsset.path}?assetId=${row.document_id}`,
      fileName: row.file_name,
      documentType: row.document_type,
      entityType: row.entity_type,
      entityId,
      entityGuid,
      fileType: row.file_type,
      sizeInBytes: row.size_bytes,
      isVisibleToCustomer: row.is_shared,
      creatorName: names.get(row.created_by ?? 0) ?? null,
      creationTime: row.created_at.toISOString(),
      canDelete: mayDelete(actor, row, record),
    };
  });
}
