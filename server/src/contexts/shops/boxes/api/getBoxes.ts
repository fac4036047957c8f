import * as contract from '@waybill/contract/shops/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { boxesPage } from '../lists.ts';
import { toBox } from '../mappers.ts';

export const getBoxes = handle(contract.getBoxes, async ({ input, actor, db }) => {
  requirePermission(actor, 'Customer.Company');
  const { rows, totalCount } = await boxesPage(db, input);
  return { items: rows.map(toBox), totalCount };
});
