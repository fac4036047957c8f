import * as contract from '@waybill/contract/jobs/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { type BatchHandler, handle, latestOf } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { wavesOf } from '#platform/waves.ts';
import { customerNumber } from '../../jobs/job-saving.ts';
import { hasPictures } from '../pictures.ts';
import { happeningOf, ofCustomer, targetsOf } from '../scan-reading.ts';
import { recordEachScan, recordScans } from '../scan-recording.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { type HeldJob, lockJobs } from '../../jobs/sql.ts';

type Call = typeof contract.createScanEvent;
type Files = Pick<Services, 'files'>;

export const createScanEvent = ({ files, secret }: Pick<Services, 'files' | 'secret'>) =>
  handle(
    contract.createScanEvent,
    async ({ input, actor, db, now }) => {
      const { customerid, jobid, itemids = [], scanevent } = input;
      const customerId = customerid ? await customerNumber(db, customerid) : null;
      const driverId = driverOf(actor);
      const happening = await happeningOf({ db, files, actor, now }, scanevent);
      if (itemids.length > 0) {
        const targets = await targetsOf({ db, actor }, itemids);
        const own = ofCustomer(targets, customerId);
        const results = await recordScans({ db, now, driverId, secret }, happening, own);
        return { id: null, results: [...results] };
      }
      if (!jobid) throw notValidField('jobid', 'Please say what was scanned');
      const [held] = await lockJobs(db, [jobid], driverId);
      const isOwn = customerId === null || held?.customer_id === customerId;
      const target = targetOf(isOwn ? held : undefined, scanevent);
      const [result] = await recordScans({ db, now, driverId, secret }, happening, [target]);
      return { id: result?.scaneventid ?? null, results: result === undefined ? [] : [result] };
    },
    { batch: scansOfJobs({ files }) },
  );

/** @throws {Problem} JobNotFound */
function targetOf(held: HeldJob | undefined, { articlenumber }: InputOf<Call>['scanevent']) {
  const job = found(held, jobsProblems.JobNotFound);
  const articleNumber = articlenumber || null;
  return { itemid: articleNumber ?? job.number, job, articleNumber };
}

/**
 * Scans of jobs without pictures. The proof of a driver's delivery is checked, which takes longer.
 */
const scansOfJobs = ({ files }: Files): BatchHandler<Call> => ({
  takes({ input: { customerid, jobid, itemids = [], scanevent }, actor }) {
    const isOfJob = !customerid && Boolean(jobid) && itemids.length === 0;
    return isOfJob && !actor.isDriver && !hasPictures(scanevent);
  },
  async handle({ calls, db, actor }) {
    const now = latestOf(calls);
    const held = await lockJobs(db, [...new Set(calls.map(jobOf))]);
    const scans = await Promise.all(
      calls.map(async ({ input, requestId, now: sentAt }) => ({
        happening: await happeningOf({ db, files, actor, now: sentAt }, input.scanevent),
        target: targetOf(
          held.find(({ id }) => id === jobOf({ input })),
          input.scanevent,
        ),
        requestId,
      })),
    );
    const results = [];
    for (const wave of wavesOf(scans, ({ target }) => [target.job.id])) {
      results.push(...(await recordEachScan({ db, now }, wave)));
    }
    return results.map((result) => ({ id: result.scaneventid, results: [result] }));
  },
});

const jobOf = ({ input }: { readonly input: InputOf<Call> }): string =>
  input.jobid?.toLowerCase() ?? '';
