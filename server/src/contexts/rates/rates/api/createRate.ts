import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { rateFaults, rateToSave } from '../rate-rules.ts';
import { refuseFaults, saving } from '../../cards/saving.ts';
import { serviceView } from '../../cards/sql/views.ts';
import { addRate } from '../sql.ts';
import { zoneCodes } from '../../zones/sql.ts';

export const createRate = handle(contract.createRate, async ({ input: { rate }, db }) => {
  const service = found(
    await serviceView(db, rate.rateServiceId),
    ratesProblems.RateServiceNotFound,
  );
  refuseFaults(rateFaults(rate, await zoneCodes(db, service.rateCardId)), 'rate');
  const id = await saving(() => addRate(db, service.rateCardId, rateToSave(rate)));
  publish(db, 'rateCard.changed', { id: service.rateCardId, customerId: null });
  return { id };
});
