import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { keysOfUserSeen, maskedKey } from '../api-keys.ts';
import { keysOf } from '../sql.ts';

export const getApiKeys = handle(contract.getApiKeys, async ({ input, actor, db }) => {
  await keysOfUserSeen(db, actor, input.userId);
  const rows = await keysOf(db, input.userId);
  const items = rows.map((row) => ({
    id: row.id,
    apiKey: maskedKey(row.begins),
    name: row.name,
    creationTime: row.created_at.toISOString(),
    lastUsedTime: row.last_used_at?.toISOString() ?? null,
  }));
  return { items };
});
