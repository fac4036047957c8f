import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { numbered } from '../domain/articles.ts';
import { checkComplete } from '../domain/readiness.ts';
import { driverOf } from '../visibility.ts';
import * as rows from '../sql.ts';
import { applyParkedScans } from '../../scans/parked-scans.ts';

/** A job without a consignment is its own consignment: its number is printed on the labels. */
export const confirmJob = handle(contract.confirmJob, async ({ input, actor, db, now }) => {
  const [held] = await rows.lockJobs(db, [input.id], driverOf(actor));
  const job = found(held, jobsProblems.JobNotFound);
  const { id, number: jobno } = job;
  const connoteno = job.connote_number ?? jobno;
  if (job.is_confirmed) return { id, jobno, connoteno };
  checkComplete(job);
  const items = [...numbered(connoteno, job.items)];
  await rows.confirmJob(db, { id, connoteNumber: connoteno, items }, now);
  await rows.forgetArticles(db, id);
  await rows.writeArticles(db, [id]);
  await applyParkedScans(db, [id], now);
  publish(db, 'job.changed', { id, customerId: job.customer_id });
  return { id, jobno, connoteno };
});
