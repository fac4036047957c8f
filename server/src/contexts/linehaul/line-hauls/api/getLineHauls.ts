import * as contract from '@waybill/contract/linehaul/endpoints';
import { handle } from '#platform/context.ts';
import { lineHaulsPage } from '../lists.ts';
import { lineHaulsOf } from '../mappers.ts';

export const getLineHauls = handle(contract.getLineHauls, async ({ input, db }) => {
  const { rows, totalCount } = await lineHaulsPage(db, input);
  return { items: await lineHaulsOf(db, rows), totalCount };
});
