import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { saving } from '../../cards/saving.ts';
import { serviceView } from '../../cards/sql/views.ts';
import { changeService } from '../../cards/sql/cards.ts';

export const updateRateService = handle(contract.updateRateService, async ({ input, db }) => {
  const { id, cubicFactor = null, ...service } = input.rateservice;
  const stored = found(await serviceView(db, id), ratesProblems.RateServiceNotFound, { id });
  await saving(() => changeService(db, id, { ...service, cubicFactor }));
  publish(db, 'rateCard.changed', { id: stored.rateCardId, customerId: null });
  return { id };
});
