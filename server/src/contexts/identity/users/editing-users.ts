import { identityProblems } from '@waybill/contract/identity/problems';
import { passwordFault } from '@waybill/contract/identity/passwords/rules';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { passwordRulesOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { refuseStronger } from './domain/user-to-save.ts';
import { lockAdministration } from '../roles/sql.ts';
import { adminsLeft, type EditedRow, editedUser } from './sql/users.ts';

/**
 * Locks a user that the caller may change. Changes of one tenant's users are serialised.
 * @throws {Problem} UserNotFound, HoldsMore
 */
export async function userToChange(db: TenantDb, actor: Actor, id: number): Promise<EditedRow> {
  await lockAdministration(db);
  const user = found(await editedUser(db, id), identityProblems.UserNotFound, { id });
  refuseStronger(user.permissions, actor.permissions);
  return user;
}

/** After a change of staff, an administrator must remain (decisions A-15). @throws LastAdmin */
export async function ensureAdminRemains(db: TenantDb, changed: { customer_id: number | null }) {
  if (changed.customer_id !== null) return;
  if ((await adminsLeft(db)) === 0) throw new Problem(identityProblems.LastAdmin);
}

/** @throws {Problem} NotValid at `member` for a password that violates the tenant's rules */
export async function checkPassword(db: TenantDb, password: string, member: string): Promise<void> {
  const fault = passwordFault(password, await passwordRulesOf(db));
  if (fault !== null) throw notValidField(member, fault);
}
