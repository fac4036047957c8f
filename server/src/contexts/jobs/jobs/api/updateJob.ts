import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publishAll } from '#platform/events.ts';
import { runChanges } from '../../board/run-changes.ts';
import { stillLabelled } from '../domain/articles.ts';
import { checkMultiStopCustomer, permit } from '../domain/readiness.ts';
import { checkGoods, checkParent, customerNumber, jobToWrite } from '../job-saving.ts';
import { driverOf } from '../visibility.ts';
import { assignZones } from '../../zones/sql/assignment.ts';
import { hasClosedCharge } from '../../charges/sql/charges.ts';
import * as rows from '../sql.ts';

export const updateJob = handle(contract.updateJob, async ({ input, actor, db, now }) => {
  const jobId = input.job.id ?? '';
  const [held] = jobId === '' ? [] : await rows.lockJobs(db, [jobId], driverOf(actor));
  const old = found(held, jobsProblems.JobNotFound);
  permit('edit', old);
  await checkGoods(db, input.job);
  const { id, booking_id: bookingId, is_confirmed: isConfirmed } = old;
  const connoteno = input.job.connoteno ?? old.connote_number;
  const customerId =
    bookingId === null ? await customerNumber(db, input.job.customerid) : old.customer_id;
  checkMultiStopCustomer(old, customerId);
  if (customerId !== old.customer_id && (await hasClosedCharge(db, id))) {
    const message = 'A job with a closed charge stays with its customer.';
    throw new Problem(jobsProblems.JobNotAllowed, { message });
  }
  const sent = { ...input.job, connoteno };
  const written = jobToWrite(sent, { id, customerId, bookingId, isConfirmed }, now);
  const isSame = connoteno === old.connote_number;
  const job = isSame
    ? { ...written, items: [...stillLabelled(old.items, written.items)] }
    : written;
  await checkParent(db, { id, customerId, parentId: job.parent_id });
  await rows.replaceJob(db, job, now);
  await rows.forgetArticles(db, id);
  await rows.writeArticles(db, [id]);
  await assignZones(db, [id]);
  publishAll(db, [
    { name: 'job.changed', payload: { id, customerId } },
    ...runChanges([old.driver_id]),
  ]);
  return { id };
});
