import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { tellCardChanged } from '../saving.ts';
import { serviceShown } from '../sql/shown.ts';
import { removeService } from '../sql/cards.ts';

export const deleteRateService = handle(
  contract.deleteRateService,
  async ({ input: { id }, db }) => {
    const stored = found(await serviceShown(db, id), ratesProblems.RateServiceNotFound, { id });
    await removeService(db, id);
    tellCardChanged(db, stored.rateCardId);
    return null;
  },
);
