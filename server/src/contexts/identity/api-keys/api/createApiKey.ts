import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { hashOf } from '#platform/token.ts';
import { keyBegins, newApiKey, userToGiveKeys } from '../api-keys.ts';
import { addKey } from '../sql.ts';

export const createApiKey = handle(contract.createApiKey, async ({ input, actor, db, now }) => {
  const userId = await userToGiveKeys(db, actor, input.userId);
  const apiKey = newApiKey();
  const key = { userId, name: input.name, begins: keyBegins(apiKey), hash: hashOf(apiKey) };
  const id = await addKey(db, key, now);
  return { id, apiKey };
});
