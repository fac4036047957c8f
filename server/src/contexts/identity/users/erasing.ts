import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { enqueue } from '#platform/events.ts';
import { ensureAdminRemains, userToChange } from './editing-users.ts';
import * as rows from './sql/erasing.ts';
import { endSessions, markDeleted } from './sql/users.ts';

/** Who a user is, deleted ones included. */
export const accountOf = (db: TenantDb, userId: number): Promise<rows.UserAccountRow | undefined> =>
  rows.account(db, userId);

/**
 * A user signs in no more, and is out at once; one who is deleted already stays so.
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
 * Nothing stays of who somebody was: name, address, picture, by what they signed in and how they
 * looked at lists; they sign in no more, if a restored backup let them again.
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
