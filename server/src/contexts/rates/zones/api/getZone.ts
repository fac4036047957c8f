import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { zoneView } from '../../cards/sql/views.ts';

export const getZone = handle(contract.getZone, async ({ input, actor, db }) => {
  requirePermission(actor, 'Carrier.View');
  const row = actor.kind === 'guest' ? undefined : await zoneView(db, input.id);
  return { zone: found(row, ratesProblems.RateZoneNotFound) };
});
