import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { saving, tellCardChanged } from '../saving.ts';
import { serviceShown } from '../sql/shown.ts';
import { changeService } from '../sql/cards.ts';

export const updateRateService = handle(contract.updateRateService, async ({ input, db }) => {
  const { id, cubicFactor = null, ...service } = input.rateservice;
  const stored = found(await serviceShown(db, id), ratesProblems.RateServiceNotFound, { id });
  await saving(() => changeService(db, id, { ...service, cubicFactor }));
  tellCardChanged(db, stored.rateCardId);
  return { id };
});
