import { identityProblems } from '@waybill/contract/identity/problems';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import { peopleByGuid, peopleById } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, requirePermission } from '#platform/http/actor.ts';

export type SettingsOwner = { readonly id: number; readonly guid: string };

type Named = { readonly id?: string | undefined; readonly userId?: number | undefined };

/**
 * Returns the owner of the settings: the caller, unless the request names another user (decisions
 * W-05), which requires permission to change items.
 * @throws {Problem} UserNotFound, NotPermitted
 */
export async function settingsOwner(
  db: TenantDb,
  actor: Actor,
  { id, userId }: Named,
): Promise<SettingsOwner> {
  const wanted = userId ?? (id === undefined ? actor.userId : null);
  if (wanted === null && id === undefined) throw new Problem(generalProblems.NotPermitted);
  const [person] =
    wanted === null ? await peopleByGuid(db, [id ?? '']) : await peopleById(db, [wanted]);
  const owner = found(person, identityProblems.UserNotFound);
  if (owner.userId !== actor.userId) requirePermission(actor, 'Warehouse.Edit');
  return { id: owner.userId, guid: owner.guid };
}
