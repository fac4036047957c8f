import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { ensureAdminRemains, userToChange } from '../editing-users.ts';
import { endSessions, markDeleted } from '../sql/users.ts';

export const deleteUser = handle(contract.deleteUser, async ({ input, actor, db, now }) => {
  if (input.id === actor.userId) throw new Problem(identityProblems.OwnAccountStays);
  const user = await userToChange(db, actor, input.id);
  await markDeleted(db, user.id, now);
  await endSessions(db, user.id);
  await ensureAdminRemains(db, user);
  return null;
});
