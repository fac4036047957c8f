import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { pageBounds } from '#platform/lists/paging.ts';
import { toChange, compared, inOrder, narrowed } from '../comparing.ts';

export const compareRateCards = handle(contract.compareRateCards, async ({ input, db }) => {
  const comparison = await compared(db, input);
  const { before, summary, distribution } = comparison;
  const { skip, take } = pageBounds(input);
  const changes = inOrder(narrowed(comparison, input), input.sorting);
  const { id, code, name } = before.card;
  return {
    other: { id, code, name },
    summary,
    distribution: [...distribution],
    items: changes.slice(skip, skip + take).map((change) => toChange(comparison, change)),
    totalCount: changes.length,
  };
});
