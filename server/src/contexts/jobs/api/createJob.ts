import * as contract from '@waybill/contract/jobs/endpoints';
import { nextNumber } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { announce } from '#platform/facts.ts';
import { jobFact } from '../telling.ts';
import { checkParent, customerNumber, jobToWrite, newId } from '../job-saving.ts';
import * as rows from '../sql/job.ts';
import { takeParkedScans } from '../unparking.ts';

export const createJob = handle(contract.createJob, async ({ input, db, now }) => {
  const customerId = await customerNumber(db, input.job.customerid);
  const kept = { id: newId(now), bookingId: null, isConfirmed: false };
  const job = jobToWrite(input.job, customerId, kept, now);
  await checkParent(db, { id: job.id, customerId, parentId: job.parent_id });
  const jobno = await nextNumber(db, 'job');
  await rows.addJobs(db, [{ ...job, number: jobno, created_at: now }]);
  await rows.writeArticles(db, [job.id]);
  await takeParkedScans(db, [job.id], now);
  announce(db, jobFact('job.created', { id: job.id, customerId }));
  return { id: job.id, jobno };
});
