import type { DocumentedEntity } from '@waybill/contract/records/documents';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { FileStore } from '@waybill/adapters/file-store';
import { assetPurpose } from '#platform/files/assets.ts';
import { fileById, type StoredFile } from '#platform/files/tickets.ts';

export { moveDocuments } from './sql/documents.ts';

/** How a caller names a record: by its number or its uuid. */
export type RecordName = {
  readonly entityId?: number | undefined;
  readonly entityGuid?: string | undefined;
};

/** A record that documents hang on: its number or uuid, and the customer behind it. */
export type FoundRecord = { readonly ref: number | string; readonly customerId: number | null };

/**
 * Finds a record of one kind among those that the caller may see. Each context has one per kind it
 * keeps; they are brought together where the app is built, as records knows no context below it.
 */
export type FindRecord = (
  db: TenantDb,
  actor: Actor,
  name: RecordName,
) => Promise<FoundRecord | undefined>;

export type RecordKinds = Readonly<Record<DocumentedEntity, FindRecord>>;

/** An uploaded file by the `fileName` of its upload; null when there is none that the caller sees. */
export const uploadedFile = (
  place: { readonly db: TenantDb; readonly files: FileStore },
  fileName: string,
): Promise<StoredFile | null> => fileById(place, assetPurpose, fileName);
