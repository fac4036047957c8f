import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { jobsPage } from '../lists.ts';
import { driverOf } from '../visibility.ts';
import { jobOf } from '../mappers.ts';

export const getJobs = handle(contract.getJobs, async ({ input, actor, db }) => {
  const { rows, totalCount } = await jobsPage(db, input, { driverId: driverOf(actor) });
  return { items: rows.map(jobOf(actor.tenantId)), totalCount };
});
