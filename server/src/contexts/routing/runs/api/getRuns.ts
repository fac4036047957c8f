import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { runsPage } from '../lists.ts';
import { toRun } from '../mappers.ts';
import { ownRunsOf } from '../visibility.ts';

export const getRuns = handle(contract.getRuns, async ({ input, actor, db }) => {
  const query = { ...input, driverId: input.DriverId };
  const { rows, totalCount } = await runsPage(db, query, await ownRunsOf(db, actor));
  return { items: rows.map(toRun), totalCount };
});
