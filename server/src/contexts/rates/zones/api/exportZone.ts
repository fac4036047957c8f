import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { zoneRows } from '../../cards/sql/whole-card.ts';
import { writeZones } from '../zone-export.ts';

/** Without a card, and for guests, only the header row (decisions A-01). */
export const exportZone = handle(contract.exportZone, async ({ input, actor, db }) => {
  requirePermission(actor, 'Carrier.View');
  const { rateCardId } = input;
  const isEmpty = actor.kind === 'guest' || rateCardId === undefined;
  return writeZones(isEmpty ? [] : await zoneRows(db, rateCardId));
});
