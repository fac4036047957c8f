import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { jobPlacesPage } from '../lists.ts';
import { driverOf } from '../visibility.ts';

export const getJobPlaces = handle(contract.getJobPlaces, async ({ input, actor, db }) => {
  const { rows, totalCount } = await jobPlacesPage(db, input, driverOf(actor));
  const items = rows.map((row) => ({ ...row, deadline: row.deadline?.toISOString() ?? null }));
  return { items, totalCount };
});
