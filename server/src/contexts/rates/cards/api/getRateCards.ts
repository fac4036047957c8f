import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { cardsPage } from '../lists.ts';
import { emptyPage } from '../reading.ts';

export const getRateCards = handle(contract.getRateCards, async ({ input, actor, db }) => {
  requirePermission(actor, 'Carrier.View');
  if (actor.kind === 'guest') return emptyPage();
  const { rows, totalCount } = await cardsPage(db, input);
  return { items: rows, totalCount };
});
