import type { JobToSave } from '@waybill/contract/jobs/jobs/inputs';
import type { z } from 'zod';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { Transaction } from '#platform/context.ts';
import { attributeChanges } from '#platform/db/attributed-changes.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { assignZones } from '../zones/sql/assignment.ts';
import { applyParkedScans } from '../scans/parked-scans.ts';
import { checkGoods, checkParent, customerNumber, jobToWrite, newId } from './job-saving.ts';
import * as rows from './sql.ts';

export type SentJob = {
  readonly job: z.output<typeof JobToSave>;
  readonly now: Date;
  /** The request to show in the history, if jobs of several are created together. */
  readonly requestId?: string;
};

/**
 * Creates jobs without a booking; returns the id and number of each.
 * @throws {Problem} if one of them cannot be created; the caller must then roll back.
 */
export async function createJobs(
  { db, now }: Transaction,
  sent: readonly SentJob[],
): Promise<readonly { readonly id: string; readonly jobno: string }[]> {
  const checked = await Promise.all(sent.map((each) => check(db, each)));
  const numbers = await nextNumbers(db, 'job', checked.length);
  const jobs = checked.map((job, at) => ({ ...job, number: numbers[at] ?? '' }));
  const ids = jobs.map(({ id }) => id);
  attributeChanges(
    db,
    sent.flatMap(({ requestId }, at) =>
      requestId === undefined ? [] : [{ record: `Job ${ids[at]}`, requestId }],
    ),
  );
  // Sent together, as none needs the answer of the one before.
  await Promise.all([
    rows.addJobs(db, jobs),
    rows.writeArticles(db, ids),
    assignZones(db, ids),
    applyParkedScans(db, ids, now),
  ]);
  publishAll(
    db,
    jobs.map(({ id, customer_id: customerId }) => ({
      name: 'job.created',
      payload: { id, customerId },
    })),
  );
  return jobs.map(({ id, number: jobno }) => ({ id, jobno }));
}

/** @throws {Problem} NotValid, CustomerNotFound, JobNotFound, ChildOfChild */
async function check(db: TenantDb, { job: sent, now }: SentJob) {
  await checkGoods(db, sent);
  const customerId = await customerNumber(db, sent.customerid);
  const saved = { id: newId(now), customerId, bookingId: null, isConfirmed: false };
  const job = jobToWrite(sent, saved, now);
  await checkParent(db, { id: job.id, customerId, parentId: job.parent_id });
  return { ...job, created_at: now };
}
