import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { removeSurcharge } from '../sql/surcharges.ts';

export const deleteSurcharge = handle(contract.deleteSurcharge, async ({ input: { id }, db }) => {
  const removed = await removeSurcharge(db, id);
  const { cardId } = found(removed, ratesProblems.SurchargeNotFound, { id });
  publish(db, 'rateCard.changed', { id: cardId, customerId: null });
  return null;
});
