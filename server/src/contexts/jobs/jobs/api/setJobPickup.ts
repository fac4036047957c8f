import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publishAll } from '#platform/events.ts';
import { runChanges } from '../../board/run-changes.ts';
import { readyAt } from '../domain/moments.ts';
import { permit } from '../domain/readiness.ts';
import { driverOf } from '../visibility.ts';
import * as rows from '../sql.ts';

export const setJobPickup = handle(contract.setJobPickup, async ({ input, actor, db, now }) => {
  const { jobid, pickupreadydatetime } = input.jobpickup;
  const [held] = await rows.lockJobs(db, [jobid], driverOf(actor));
  const job = found(held, jobsProblems.JobNotFound);
  permit('pickup', job);
  await rows.setReady(db, job.id, { at: readyAt(pickupreadydatetime, now), now });
  publishAll(db, [
    { name: 'job.changed', payload: { id: job.id, customerId: job.customer_id } },
    ...runChanges([job.driver_id]),
  ]);
  return null;
});
