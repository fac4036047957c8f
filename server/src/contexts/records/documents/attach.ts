import { notValidField } from '@waybill/contract/problem';
import type { DocumentedEntity, DocumentType } from '@waybill/contract/records/documents/rights';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { isFileName } from '../assets/assets.ts';
import { addDocument, adoptUpload, documentOfFile } from './sql.ts';
import { publishDocumentChanged } from './publish-events.ts';

/** An upload in a request, and the record to attach it to. */
export type UploadAttachment = {
  /** The `fileName` of the upload, and the request member that contains it. */
  readonly fileName: string;
  readonly member: string;
  readonly entity: DocumentedEntity;
  readonly ref: number | string;
  readonly customerId: number | null;
  readonly type: DocumentType;
  /** Whether the record's customer sees it. */
  readonly isShared: boolean;
};

type Attaching = { readonly db: TenantDb; readonly actor: Actor; readonly now: Date };

/**
 * Attaches an upload to a record as a document; existing documents stay unchanged.
 * @throws {Problem} NotValid on the member if the upload does not exist.
 */
export async function attachUpload(
  { db, actor, now }: Attaching,
  attachment: UploadAttachment,
): Promise<void> {
  const { fileName, member, entity, ref, customerId, type } = attachment;
  const missing = notValidField(member, 'We could not find this upload');
  if (!isFileName(fileName)) throw missing;
  const there = await documentOfFile(db, fileName);
  if (there?.entity_type === entity && there.entity_ref === String(ref)) return;
  if ((await adoptUpload(db, fileName, customerId)) === 0) throw missing;
  const is_shared = attachment.isShared && customerId !== null;
  const id = await addDocument(db, {
    document_id: fileName,
    entity_type: entity,
    entity_ref: String(ref),
    customer_id: customerId,
    document_type: type,
    is_shared,
    by_customer: false,
    created_by: actor.userId,
    created_at: now,
  });
  publishDocumentChanged(db, { id, is_shared, customer_id: customerId });
}
