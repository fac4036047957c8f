import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { userToChange } from '../editing-users.ts';
import { unlock } from '../sql/users.ts';

export const unlockUser = handle(contract.unlockUser, async ({ input, actor, db }) => {
  const user = await userToChange(db, actor, input.id);
  await unlock(db, user.id);
  return null;
});
