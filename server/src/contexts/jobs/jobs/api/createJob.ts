import * as contract from '@waybill/contract/jobs/endpoints';
import { nextNumber } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { checkGoods, checkParent, customerNumber, jobToWrite, newId } from '../job-saving.ts';
import { assignZones } from '../../zones/sql/assignment.ts';
import * as rows from '../sql.ts';
import { applyParkedScans } from '../../scans/parked-scans.ts';

export const createJob = handle(contract.createJob, async ({ input, db, now }) => {
  await checkGoods(db, input.job);
  const customerId = await customerNumber(db, input.job.customerid);
  const saved = { id: newId(now), customerId, bookingId: null, isConfirmed: false };
  const job = jobToWrite(input.job, saved, now);
  await checkParent(db, { id: job.id, customerId, parentId: job.parent_id });
  const jobno = await nextNumber(db, 'job');
  // Sent together, as none needs the answer of the one before.
  await Promise.all([
    rows.addJobs(db, [{ ...job, number: jobno, created_at: now }]),
    rows.writeArticles(db, [job.id]),
    assignZones(db, [job.id]),
    applyParkedScans(db, [job.id], now),
  ]);
  publish(db, 'job.created', { id: job.id, customerId });
  return { id: job.id, jobno };
});
