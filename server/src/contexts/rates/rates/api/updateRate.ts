import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { rateFaults, rateToSave } from '../rate-rules.ts';
import { refuseFaults, saving } from '../../cards/saving.ts';
import { serviceView } from '../../cards/sql/views.ts';
import { cardOfRate, changeRate } from '../sql.ts';
import { zoneCodes } from '../../zones/sql.ts';

export const updateRate = handle(contract.updateRate, async ({ input: { rate }, db }) => {
  const cardId = found(await cardOfRate(db, rate.id), ratesProblems.RateNotFound);
  const service = await serviceView(db, rate.rateServiceId);
  if (service?.rateCardId !== cardId) {
    throw notValidField('rate.rateServiceId', 'The service is not of this rate card.');
  }
  refuseFaults(rateFaults(rate, await zoneCodes(db, cardId)), 'rate');
  await saving(() => changeRate(db, rate.id, rateToSave(rate)));
  publish(db, 'rateCard.changed', { id: cardId, customerId: null });
  return { id: rate.id };
});
