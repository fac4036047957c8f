import { found, notValid } from '@waybill/contract/problem';
import { recordsProblems } from '@waybill/contract/records/problems';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { valueOf } from '@waybill/contract/records/entities/rules';
import type { TenantDb } from '#platform/db/database.ts';
import { randomUUID } from 'node:crypto';
import { addressOf } from './domain/entity-names.ts';
import { type EntityTypeRules, ownerField } from '../definitions/domain/entity-type.ts';
import { readValues, toStored } from './domain/entity-values.ts';
import { slotted } from '../definitions/domain/slots.ts';
import {
  type NewRecord,
  recordById,
  type RecordRow,
  type ReferencedRecord,
} from './sql/entity-records.ts';
import { danglingIn } from './references.ts';

/** Returns the customer that owns a record, according to its values. */
export const ownerOf = (type: EntityTypeRules, data: EntityData): number | null => {
  const field = ownerField(type);
  return field === undefined ? null : ((valueOf(data, field.key) as number | undefined) ?? null);
};

/**
 * Validates a record's values and returns them in stored form.
 * @throws {Problem} NotValid on each invalid field.
 */
export async function checkedData(
  db: TenantDb,
  type: EntityTypeRules,
  input: EntityData,
): Promise<EntityData> {
  const { data, faults } = readValues(type, input);
  const all = [...faults, ...(await danglingIn(db, type, data))];
  if (all.length > 0) throw notValid(...all);
  return toStored(type, data);
}

type Author = { readonly userId: number | null; readonly now: Date };

/** Returns a record's new values as they are saved, with its owner and indexed columns. */
export const toDisplay = (
  type: EntityTypeRules,
  id: string,
  data: EntityData,
): ReferencedRecord => ({
  id,
  data,
  slots: slotted(type.slots, data),
  customer_id: ownerOf(type, data),
});

/** Returns a record to add. */
export function newRecord(
  { name, type }: { readonly name: string; readonly type: EntityTypeRules },
  data: EntityData,
  { userId, now }: Author,
): NewRecord {
  const id = randomUUID();
  return {
    id,
    type: name,
    url: addressOf(type, data, id),
    data,
    slots: slotted(type.slots, data),
    customer_id: ownerOf(type, data),
    created_by: userId,
    created_at: now,
  };
}

/** @throws {Problem} RecordNotFound also for a record of another type. */
export async function recordOf(db: TenantDb, type: string, id: string): Promise<RecordRow> {
  const row = await recordById(db, id);
  return found(row?.type === type ? row : undefined, recordsProblems.RecordNotFound);
}
