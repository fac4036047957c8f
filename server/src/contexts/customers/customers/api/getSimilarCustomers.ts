import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { likenessOf, reasonsOf } from '../domain/similar.ts';
import { similarCustomers } from '../sql/similar.ts';

export const getSimilarCustomers = handle(contract.getSimilarCustomers, async ({ input, db }) => {
  const likeness = likenessOf(input);
  const rows = likeness === null ? [] : await similarCustomers(db, likeness);
  return {
    items: rows.map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      accountStatus: row.account_status,
      reasons: [...reasonsOf(row)],
    })),
  };
});
