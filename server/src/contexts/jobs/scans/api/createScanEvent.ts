import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { customerNumber } from '../../jobs/job-saving.ts';
import { happeningOf, ofCustomer, targetsOf } from '../scan-reading.ts';
import { recordScans } from '../scan-recording.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { lockJobs } from '../../jobs/sql.ts';

export const createScanEvent = ({ files, secret }: Pick<Services, 'files' | 'secret'>) =>
  handle(contract.createScanEvent, async ({ input, actor, db, now }) => {
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
    const job = found(isOwn ? held : undefined, jobsProblems.JobNotFound);
    const articleNumber = scanevent.articlenumber || null;
    const target = { itemid: articleNumber ?? job.number, job, articleNumber };
    const [result] = await recordScans({ db, now, driverId, secret }, happening, [target]);
    return { id: result?.scaneventid ?? null, results: result === undefined ? [] : [result] };
  });
