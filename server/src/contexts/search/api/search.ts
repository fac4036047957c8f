import * as contract from '@waybill/contract/search/endpoints';
import { handle } from '#platform/context.ts';
import { searchQueryOf } from '../domain.ts';
import { kindsFor } from '../kinds.ts';
import { isOwnKind, ownKindsFor, ownRecords } from '../own-types.ts';
import * as rows from '../sql.ts';

/** Maximum number of results per kind (decisions S-15). */
const most = 5;

export const search = handle(contract.search, async ({ input, actor, db }) => {
  const queryText = searchQueryOf(input.query);
  const kinds = [...kindsFor(actor.permissions), ...(await ownKindsFor(db, actor))];
  if (queryText === null || kinds.length === 0) return { results: [] };
  const { key, words } = queryText;
  const customerId = actor.customerId ?? input.customerId ?? null;
  const found = await rows.find(db, { kinds, key, words, customerId, most });
  return {
    results: found.map(({ type, details, ...row }) => ({
      ...row,
      type: isOwnKind(type) ? ownRecords : type,
      details: JSON.stringify(details),
    })),
  };
});
