import { found, generalProblems, notValidField, Problem } from '@waybill/contract/problem';
import {
  type DocumentedEntity,
  maySaveDocuments,
  maySeeDocuments,
} from '@waybill/contract/records/documents/rights';
import { recordsProblems } from '@waybill/contract/records/problems';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { FoundRecord, RecordKinds, RecordName } from '../public.ts';
import type { DocumentRow } from './sql.ts';

type Visit = { readonly db: TenantDb; readonly actor: Actor; readonly kinds: RecordKinds };

/** @throws {Problem} NotPermitted for users who may not see or save documents of this kind. */
export function insistOnDocuments(
  actor: Actor,
  entity: DocumentedEntity,
  right: 'see' | 'keep',
): void {
  const may = (permission: string) => actor.permissions.has(permission);
  const is = right === 'see' ? maySeeDocuments(entity, may) : maySaveDocuments(entity, may);
  if (!is) throw new Problem(generalProblems.NotPermitted);
}

/** @throws {Problem} NotValid without a name; RecordNotFound also if not visible to the caller. */
export async function recordNamed(
  { db, actor, kinds }: Visit,
  query: RecordName & { readonly entityType: DocumentedEntity },
): Promise<FoundRecord> {
  if (query.entityId === undefined && query.entityGuid === undefined) {
    throw notValidField('entityId', 'Please name the record by its entityId or its entityGuid');
  }
  return found(await kinds[query.entityType](db, actor, query), recordsProblems.RecordNotFound);
}

/** True if the caller may add and delete documents of a record, as the record determines. */
export const maySave = (actor: Actor, entity: DocumentedEntity, record: FoundRecord): boolean =>
  record.maySave ?? maySaveDocuments(entity, (permission) => actor.permissions.has(permission));

/** Returns the document and its record, if the caller may see both. */
export async function ifSeen(
  { db, actor, kinds }: Visit,
  row: DocumentRow | undefined,
): Promise<{ readonly row: DocumentRow; readonly record: FoundRecord } | undefined> {
  const may = (permission: string) => actor.permissions.has(permission);
  if (row === undefined || !maySeeDocuments(row.entity_type, may)) return undefined;
  const record = await kinds[row.entity_type](db, actor, nameOf(row));
  return record && { row, record };
}

/** Distinguishes ids, which are all digits, from UUIDs, which never are. */
export const nameOf = ({ entity_ref }: Pick<DocumentRow, 'entity_ref'>): RecordName =>
  /^\d+$/.test(entity_ref) ? { entityId: Number(entity_ref) } : { entityGuid: entity_ref };

/**
 * True if the caller may delete a visible document; customers may delete only their own uploads.
 */
export const mayDelete = (actor: Actor, row: DocumentRow, record: FoundRecord): boolean =>
  (actor.customerId === null || row.by_customer) && maySave(actor, row.entity_type, record);
