import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { rateFaults, rateToSave } from '../rate-rules.ts';
import { refuseFaults, saving, tellCardChanged } from '../saving.ts';
import { serviceShown } from '../sql/shown.ts';
import { addRate } from '../sql/rates.ts';
import { zoneCodes } from '../sql/zones.ts';

export const createRate = handle(contract.createRate, async ({ input: { rate }, db }) => {
  const service = found(
    await serviceShown(db, rate.rateServiceId),
    ratesProblems.RateServiceNotFound,
  );
  refuseFaults(rateFaults(rate, await zoneCodes(db, service.rateCardId)), 'rate');
  const id = await saving(() => addRate(db, service.rateCardId, rateToSave(rate)));
  tellCardChanged(db, service.rateCardId);
  return { id };
});
