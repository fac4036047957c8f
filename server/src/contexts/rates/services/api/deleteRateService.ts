import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { serviceView } from '../../cards/sql/views.ts';
import { removeService } from '../../cards/sql/cards.ts';

export const deleteRateService = handle(
  contract.deleteRateService,
  async ({ input: { id }, db }) => {
    const stored = found(await serviceView(db, id), ratesProblems.RateServiceNotFound, { id });
    await removeService(db, id);
    publish(db, 'rateCard.changed', { id: stored.rateCardId, customerId: null });
    return null;
  },
);
