import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { jobsPage } from '../../jobs/lists.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { allocationJobs } from '../mappers.ts';
import { allocatedTo } from '../lists.ts';

export const getAllocatedJobs = handle(contract.getAllocatedJobs, async ({ input, actor, db }) => {
  const where = allocatedTo(input.id);
  const { rows, totalCount } = await jobsPage(db, input, { driverId: driverOf(actor), where });
  return { items: await allocationJobs(db, actor, rows), totalCount };
});
