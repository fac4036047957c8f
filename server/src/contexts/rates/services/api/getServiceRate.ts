import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { rateView } from '../../cards/sql/views.ts';

export const getServiceRate = handle(contract.getServiceRate, async ({ input, actor, db }) => {
  requirePermission(actor, 'Carrier.View');
  const row = actor.kind === 'guest' ? undefined : await rateView(db, input.id);
  return { rate: found(row, ratesProblems.RateNotFound) };
});
