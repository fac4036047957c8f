import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { rateRows, serviceRows } from '../../cards/sql/whole-card.ts';
import { writeRates } from '../rate-export.ts';

/** Without a card, and for guests, only the header row (decisions A-01). */
export const exportRate = handle(contract.exportRate, async ({ input, actor, db }) => {
  requirePermission(actor, 'Carrier.View');
  const { rateCardId } = input;
  if (actor.kind === 'guest' || rateCardId === undefined) return writeRates([], []);
  return writeRates(await serviceRows(db, rateCardId), await rateRows(db, rateCardId));
});
