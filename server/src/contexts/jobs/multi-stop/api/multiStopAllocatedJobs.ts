import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { jobsPage } from '../../jobs/lists.ts';
import { jobOf } from '../../jobs/mappers.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { stopOf } from '../lists.ts';

export const multiStopAllocatedJobs = handle(
  contract.multiStopAllocatedJobs,
  async ({ input, actor, db }) => {
    const query = { ...input, sorting: input.sorting ?? 'multistopno, stop' };
    const where = stopOf(input.multistopjobid ?? input.jobId);
    const { rows, totalCount } = await jobsPage(db, query, { driverId: driverOf(actor), where });
    return { items: rows.map(jobOf(actor.tenantId)), totalCount };
  },
);
