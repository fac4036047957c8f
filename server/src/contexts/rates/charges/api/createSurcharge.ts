import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dateFaults } from '../../rates/rate-rules.ts';
import { refuseFaults, saving } from '../../cards/saving.ts';
import { cardView } from '../../cards/sql/views.ts';
import { addSurcharge } from '../sql/surcharges.ts';

export const createSurcharge = handle(contract.createSurcharge, async ({ input, db }) => {
  const { surcharge } = input;
  const { rateCardId } = surcharge;
  found(await cardView(db, rateCardId), ratesProblems.RateCardNotFound, { rateCardId });
  refuseFaults(dateFaults(surcharge), 'surcharge');
  const id = await saving(() => addSurcharge(db, surcharge));
  publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
  return { id };
});
