import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { scansPage } from '../lists.ts';
import { toScanEvent } from '../mappers.ts';

export const getItemScanEvents = handle(contract.getItemScanEvents, async ({ input, db }) => {
  const { rows, totalCount } = await scansPage(db, input);
  return { items: rows.map(toScanEvent), totalCount };
});
