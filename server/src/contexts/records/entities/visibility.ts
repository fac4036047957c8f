import { found, generalProblems, Problem } from '@waybill/contract/problem';
import { isExtendedType } from '@waybill/contract/records/definitions/extended-types';
import { designs } from '@waybill/contract/records/entities/rights';
import { recordsProblems } from '@waybill/contract/records/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import { withoutFields } from '../definitions/domain/extension.ts';
import { type EntityTypeRules, publicPart, rightsOf } from '../definitions/domain/entity-type.ts';
import { definition, type DefinitionRow, definitions, heldDefinition } from '../definitions/sql.ts';

/** A type as visible to a user. */
export type SeenType = {
  readonly row: DefinitionRow;
  /** Its fields and rules: all of them for staff, the public ones for others. */
  readonly type: EntityTypeRules;
  readonly maySave: boolean;
};

const mayDesign = (actor: Actor): boolean => isStaff(actor) && actor.permissions.has(designs);

const maySee = (actor: Actor, type: EntityTypeRules): boolean =>
  !isStaff(actor) || mayDesign(actor) || actor.permissions.has(rightsOf(type).see);

const maySave = (actor: Actor, type: EntityTypeRules): boolean =>
  isStaff(actor) && actor.permissions.has(rightsOf(type).edit);

/**
 * Returns the type of a row as visible to the actor. Row-level security limits customers and guests
 * to public types.
 */
export const seenBy = (actor: Actor, row: DefinitionRow): SeenType => ({
  row,
  type: isStaff(actor) ? row.definition : publicPart(row.definition),
  maySave: maySave(actor, row.definition),
});

/** Returns the types visible to the actor, by name. */
export async function typesSeen(db: TenantDb, actor: Actor): Promise<readonly SeenType[]> {
  const rows = await definitions(db);
  return rows
    .filter(({ type, definition }) => !isExtendedType(type) && maySee(actor, definition))
    .map((row) => seenBy(actor, row));
}

/** @throws {Problem} TypeNotFound; NotPermitted for staff without the permission. */
export async function typeSeen(db: TenantDb, actor: Actor, name: string): Promise<SeenType> {
  const known = (await definition(db, name)) ?? withoutFields(name);
  const row = found(known, recordsProblems.TypeNotFound);
  if (!maySee(actor, row.definition)) throw new Problem(generalProblems.NotPermitted);
  return seenBy(actor, row);
}

/**
 * Returns the type, locked against changes until the caller has written its records.
 * @throws {Problem} TypeNotFound; NotPermitted for users who may only see it.
 */
export async function typeToSave(db: TenantDb, actor: Actor, name: string): Promise<SeenType> {
  if (isExtendedType(name)) throw new Problem(recordsProblems.TypeNotFound);
  // Only authorised callers may lock the row; all others are refused without waiting.
  const seen = await typeSeen(db, actor, name);
  if (!seen.maySave) throw new Problem(generalProblems.NotPermitted);
  const row = found(await heldDefinition(db, name), recordsProblems.TypeNotFound);
  return seenBy(actor, row);
}
