import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { allocatedTo, jobsPage } from '../lists.ts';
import { driverOf } from '../visibility.ts';
import { jobOf } from '../mappers.ts';

export const getAllocatedJobs = handle(contract.getAllocatedJobs, async ({ input, actor, db }) => {
  const where = allocatedTo(input.id);
  const { rows, totalCount } = await jobsPage(db, input, driverOf(actor), where);
  return { items: rows.map(jobOf(actor.tenantId)), totalCount };
});
