import { found } from '@waybill/contract/problem';
import { identityProblems } from '@waybill/contract/identity/problems';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { role, type RoleRow, type RoleOwner } from './sql.ts';
import { isForCustomers } from './domain/role-to-save.ts';
import type { Role } from '@waybill/contract/identity/roles/shapes';

export const toRole = (row: RoleRow): z.input<typeof Role> => ({
  id: row.id,
  name: row.name,
  displayName: row.display_name,
  customerId: row.customer_id,
  isStatic: row.is_static,
  isDefault: row.is_default,
  creationTime: row.created_at.toISOString(),
  grantedPermissionNames: [...row.permissions],
  userCount: row.user_count,
});

/** Returns which roles a caller may see: users of a customer see those of their customer. */
export const rolesSeenBy = (actor: Actor): RoleOwner =>
  actor.customerId === null ? 'all' : { customerId: actor.customerId };

/** Returns which roles a user of a customer, or of the tenant (null), could have. */
export const rolesFor = (customerId: number | null): RoleOwner =>
  customerId === null ? 'staff' : { customerId };

/** Returns a role that the caller may see. @throws {Problem} RoleNotFound */
export async function roleSeen(db: TenantDb, actor: Actor, id: number): Promise<RoleRow> {
  const row = found(await role(db, id), identityProblems.RoleNotFound, { id });
  const { customerId } = actor;
  const sees = customerId === null || (row.customer_id ?? customerId) === customerId;
  const isTheirs = sees && (customerId === null || isForCustomers(row));
  return found(isTheirs ? row : null, identityProblems.RoleNotFound, { id });
}

/**
 * Returns a role that the caller may change: customers only their own. @throws {Problem}
 * RoleNotFound
 */
export async function savedRole(db: TenantDb, actor: Actor, id: number): Promise<RoleRow> {
  const row = await roleSeen(db, actor, id);
  const saves = actor.customerId === null || row.customer_id === actor.customerId;
  return found(saves ? row : null, identityProblems.RoleNotFound, { id });
}
