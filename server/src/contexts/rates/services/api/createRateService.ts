import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { saving } from '../../cards/saving.ts';
import { cardView } from '../../cards/sql/views.ts';
import { addService } from '../../cards/sql/cards.ts';

export const createRateService = handle(contract.createRateService, async ({ input, db }) => {
  const { id: _, cubicFactor = null, ...service } = input.rateservice;
  const { rateCardId } = service;
  found(await cardView(db, rateCardId), ratesProblems.RateCardNotFound, { rateCardId });
  const id = await saving(() => addService(db, { ...service, cubicFactor }));
  publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
  return { id };
});
