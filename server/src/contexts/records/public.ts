import { found } from '@waybill/contract/problem';
import type { DocumentedEntity } from '@waybill/contract/records/documents/rights';
import { recordsProblems } from '@waybill/contract/records/problems';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { FileStore } from '@waybill/adapters/file-store';
import { assetPurpose } from '#platform/files/assets.ts';
import { dropFile, fileById, type StoredFile } from '#platform/files/tickets.ts';
import { isStaff } from '#platform/http/actor.ts';
import { typeSeen, typesSeen } from './entities/visibility.ts';
import { toEntity } from './entities/mappers.ts';
import { documentPurpose } from './documents/purpose.ts';
import * as rows from './documents/sql.ts';
import { recordById } from './entities/sql/entity-records.ts';

export type { CustomRecords } from './definitions/custom-fields.ts';
export type { EntityTypeRules as CustomFields } from './definitions/domain/entity-type.ts';
export {
  type CustomValues,
  holdsAny,
  holdsRemoved,
  holdsValue,
  withoutRemoved,
} from './entities/sql/custom-values.ts';
export {
  asksForCustom,
  customAfter,
  customCsvColumns,
  customFieldsOf,
  customInCells,
  customListFields,
  customSeen,
  withCustomColumns,
} from './entities/custom-fields.ts';
export { attachUpload } from './documents/attach.ts';
export { documentsOf, moveDocuments, picturesOf } from './documents/sql.ts';

/** How a caller identifies a record: by its number or its UUID. */
export type RecordName = {
  readonly entityId?: number | undefined;
  readonly entityGuid?: string | undefined;
};

/** A record with attached documents: its number or UUID, and the customer that owns it. */
export type FoundRecord = {
  readonly ref: number | string;
  readonly customerId: number | null;
  /** Whether the caller may change the record, if `documentRights` has no permission for it. */
  readonly maySave?: boolean;
};

/**
 * Finds a record of one kind among those visible to the caller. Each context provides one per kind
 * it stores. They are collected where the app is built, because records does not depend on
 * lower-level contexts.
 */
export type FindRecord = (
  db: TenantDb,
  actor: Actor,
  name: RecordName,
) => Promise<FoundRecord | undefined>;

export type RecordKinds = Readonly<Record<DocumentedEntity, FindRecord>>;

/** Returns an uploaded file by the `fileName` of its upload; null if not visible to the caller. */
export const uploadedFile = (
  place: { readonly db: TenantDb; readonly files: FileStore },
  fileName: string,
): Promise<StoredFile | null> => fileById(place, assetPurpose, fileName);

/**
 * Returns an uploaded file to import as a list.
 * @throws {Problem} ImportFileNotFound
 */
export const importFile = async (
  place: { readonly db: TenantDb; readonly files: FileStore },
  fileId: string,
): Promise<StoredFile> =>
  found(await uploadedFile(place, fileId), recordsProblems.ImportFileNotFound);

/** Finds a record of a custom type, if the caller can see both the record and its type. */
export const entityRecord: FindRecord = async (db, actor, { entityGuid }) => {
  if (entityGuid === undefined) return undefined;
  const row = await recordById(db, entityGuid);
  if (row === undefined) return undefined;
  const { maySave } = await typeSeen(db, actor, row.type);
  return { ref: row.id, customerId: row.customer_id, maySave };
};

/**
 * Returns the label of a custom type's record for discussions; undefined if the actor cannot see it
 * or its type has no discussions.
 */
export async function entityCard(
  db: TenantDb,
  actor: Actor,
  { type: name, id }: { readonly type: string; readonly id: string },
): Promise<{ readonly label: string; readonly customerId: number | null } | undefined> {
  const row = await recordById(db, id);
  const types = await typesSeen(db, actor);
  const seen = types.find(({ row: { type } }) => type === name);
  if (row?.type !== name || seen?.type.options.commsenabled !== true) return undefined;
  const entity = await toEntity({ db, actor }, seen, row);
  return { label: `${seen.type.name} ${entity.title}`, customerId: row.customer_id };
}

/** Returns the change-history kinds of the types visible to the actor; empty except for staff. */
export async function historyKinds(db: TenantDb, actor: Actor): Promise<readonly string[]> {
  if (!isStaff(actor)) return [];
  const types = await typesSeen(db, actor);
  return types.map(({ row: { type } }) => `EntityRecord/${type}`);
}

/** Returns the types whose records staff find in the global search; customers find none. */
export async function typesToSearch(db: TenantDb, actor: Actor): Promise<readonly string[]> {
  if (!isStaff(actor)) return [];
  const types = await typesSeen(db, actor);
  return types.map(({ row: { type } }) => type);
}

/** Removes a document and its file, no matter who uploaded it. */
export async function removeDocument(
  db: TenantDb,
  { id, document_id }: { readonly id: number; readonly document_id: string },
): Promise<void> {
  await rows.removeDocument(db, id);
  await dropFile(db, { id: document_id, purpose: documentPurpose, of: 'anybody' });
}
