import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { enqueue } from '#platform/events.ts';
import { ensureAdminRemains, userToChange } from './editing-users.ts';
import * as rows from './sql/erasing.ts';
import { endSessions, markDeleted } from './sql/users.ts';

/** Returns a user's account, including deleted ones. */
export const accountOf = (db: TenantDb, userId: number): Promise<rows.UserAccountRow | undefined> =>
  rows.account(db, userId);

/**
 * Deletes a user and ends the user's sessions. Does nothing if the user is deleted already.
 * @throws {Problem} HoldsMore, LastAdmin
 */
export async function retireAccount(
  db: TenantDb,
  actor: Actor,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  if ((await rows.account(db, id))?.isDeleted === true) return;
  const user = await userToChange(db, actor, id);
  await markDeleted(db, id, now);
  await endSessions(db, id);
  await ensureAdminRemains(db, user);
}

/**
 * Erases all personal data of a user: name, address, picture, credentials and list views. The user
 * cannot sign in even if a restored backup had reactivated the account.
 */
export async function eraseAccount(
  db: TenantDb,
  userId: number,
  standIn: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<void> {
  const picture = await rows.eraseAccountRow(db, userId, standIn);
  await rows.eraseSigningIn(db, userId);
  await rows.eraseListViews(db, userId);
  if (picture !== null) {
    await rows.eraseFileRow(db, picture);
    await enqueue(db, 'files.remove', { key: `${db.scope.tenantId}/${picture}` });
  }
}
