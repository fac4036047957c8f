import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { removeRate } from '../sql.ts';

export const deleteRate = handle(contract.deleteRate, async ({ input: { id }, db }) => {
  const cardId = found(await removeRate(db, id), ratesProblems.RateNotFound, { id });
  publish(db, 'rateCard.changed', { id: cardId, customerId: null });
  return null;
});
