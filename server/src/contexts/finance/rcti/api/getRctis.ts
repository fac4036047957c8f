import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { rctisPage } from '../lists.ts';
import { rctiOf } from '../mappers.ts';

export const getRctis = handle(contract.getRctis, async ({ input, db }) => {
  const { rows, totalCount } = await rctisPage(db, input);
  return { items: rows.map(rctiOf), totalCount };
});
