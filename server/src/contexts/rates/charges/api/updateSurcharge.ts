import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dateFaults } from '../../rates/rate-rules.ts';
import { refuseFaults, saving } from '../../cards/saving.ts';
import { changeSurcharge } from '../sql/surcharges.ts';

export const updateSurcharge = handle(contract.updateSurcharge, async ({ input, db }) => {
  const { surcharge } = input;
  const { id } = surcharge;
  refuseFaults(dateFaults(surcharge), 'surcharge');
  const changed = await saving(() => changeSurcharge(db, id, surcharge));
  const { cardId } = found(changed, ratesProblems.SurchargeNotFound, { id });
  publish(db, 'rateCard.changed', { id: cardId, customerId: null });
  return { id };
});
