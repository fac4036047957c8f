import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { apiClients } from '../sql.ts';

export const getApiClients = handle(contract.getApiClients, async ({ db }) => {
  const rows = await apiClients(db);
  const items = rows.map(({ id, name, permissions, created_at }) => ({
    id,
    name,
    permissions: [...permissions],
    creationTime: created_at.toISOString(),
  }));
  return { items };
});
