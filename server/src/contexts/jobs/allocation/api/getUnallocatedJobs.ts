import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { jobsPage } from '../../jobs/lists.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { allocationJobs } from '../mappers.ts';
import { waiting } from '../lists.ts';

export const getUnallocatedJobs = handle(
  contract.getUnallocatedJobs,
  async ({ input, actor, db }) => {
    const { rows, totalCount } = await jobsPage(db, input, {
      driverId: driverOf(actor),
      where: waiting,
    });
    return { items: await allocationJobs(db, actor, rows), totalCount };
  },
);
