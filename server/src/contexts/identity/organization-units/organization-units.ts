import { joined, sentence } from '@waybill/contract/sentence';
import type { OrganizationUnit } from '@waybill/contract/identity/organization-units/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found, notValidField } from '@waybill/contract/problem';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { lockAdministration } from '../roles/sql.ts';
import { organizationUnit, organizationUnits, replaceUnits, type UnitRow } from './sql.ts';
import { refuseDuplicate } from '../users/unique-violation.ts';

export const toUnit = (row: UnitRow): z.input<typeof OrganizationUnit> => ({
  id: row.id,
  parentId: row.parent_id,
  code: row.code,
  displayName: row.display_name,
  memberCount: row.member_count,
  creationTime: row.created_at.toISOString(),
  creatorUserId: row.created_by,
  lastModificationTime: row.changed_at?.toISOString() ?? null,
  lastModifierUserId: row.changed_by,
});

/** @throws {Problem} OrganizationUnitNotFound */
export const unitSeen = async (db: TenantDb, id: number): Promise<UnitRow> =>
  found(await organizationUnit(db, id), identityProblems.OrganizationUnitNotFound, { id });

/** Locks a unit for a change. Changes of the tree are serialised. */
export async function unitToChange(db: TenantDb, id: number): Promise<UnitRow> {
  await lockAdministration(db);
  return unitSeen(db, id);
}

/** Units with the same parent have unique names. @throws {Problem} NotValid at `displayName` */
export const refuseDuplicateName = <T>(write: Promise<T>, displayName: string): Promise<T> =>
  refuseDuplicate(write, {
    unit_by_name: {
      member: 'displayName',
      message: joined([
        sentence('There is already an organization unit with name {displayName}.', { displayName }),
        'Two units with same name can not be created in same level.',
      ]),
    },
  });

/** Returns the units that a caller may assign: only staff belong to units. */
export const unitsOffered = (db: TenantDb, actor: Actor): Promise<UnitRow[]> =>
  actor.customerId === null ? organizationUnits(db) : Promise.resolve([]);

/**
 * Assigns a user to exactly these units; undefined changes nothing.
 * @throws {Problem} NotValid for a unit that the caller may not assign
 */
export async function placeInUnits(
  { db, actor, now }: { readonly db: TenantDb; readonly actor: Actor; readonly now: Date },
  userId: number,
  unitIds: readonly number[] | undefined,
): Promise<void> {
  if (unitIds === undefined) return;
  const offered = (await unitsOffered(db, actor)).map(({ id }) => id);
  if (!unitIds.every((id) => offered.includes(id))) {
    throw notValidField('organizationUnits', 'We could not find this organization unit.');
  }
  await replaceUnits(db, userId, { unitIds: [...new Set(unitIds)], now });
}
