import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { overlapsPage } from '../lists.ts';

export const getZoneOverlaps = handle(contract.getZoneOverlaps, async ({ input, db }) => {
  const { rows, totalCount } = await overlapsPage(db, input);
  return { items: rows, totalCount };
});
