import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { userToGiveKeys } from '../api-keys.ts';
import { ownerOfKey, removeKey } from '../sql.ts';

export const deleteApiKey = handle(contract.deleteApiKey, async ({ input: { id }, actor, db }) => {
  const { ApiKeyNotFound } = identityProblems;
  const key = found(await ownerOfKey(db, id), ApiKeyNotFound, { id });
  const mayKnow = key.user_id === actor.userId || actor.permissions.has('Administration.Users');
  found(mayKnow ? key : null, ApiKeyNotFound, { id });
  await userToGiveKeys(db, actor, key.user_id);
  await removeKey(db, id);
  return null;
});
