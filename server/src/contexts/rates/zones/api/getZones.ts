import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { emptyPage } from '../../cards/reading.ts';
import { zonesPage } from '../lists.ts';

export const getZones = handle(contract.getZones, async ({ input, actor, db }) => {
  requirePermission(actor, 'Carrier.View');
  if (actor.kind === 'guest') return emptyPage();
  const { rows, totalCount } = await zonesPage(db, input);
  return { items: rows, totalCount };
});
