import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { cardView } from '../sql/views.ts';
import { removeCard } from '../sql/cards.ts';

export const deleteRateCard = handle(contract.deleteRateCard, async ({ input: { id }, db }) => {
  found(await cardView(db, id), ratesProblems.RateCardNotFound, { id });
  await removeCard(db, id);
  publish(db, 'rateCard.changed', { id, customerId: null });
  return null;
});
