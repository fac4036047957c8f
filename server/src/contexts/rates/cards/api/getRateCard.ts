import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { cardView } from '../sql/views.ts';

export const getRateCard = handle(contract.getRateCard, async ({ input, actor, db }) => {
  requirePermission(actor, 'Carrier.View');
  const row = actor.kind === 'guest' ? undefined : await cardView(db, input.id);
  return { ratecard: found(row, ratesProblems.RateCardNotFound) };
});
