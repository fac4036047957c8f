import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { permitCharge } from '../domain/permit.ts';
import { jobToCharge } from '../saving.ts';
import * as rows from '../sql/charges.ts';

export const deleteDriverCharge = handle(
  contract.deleteDriverCharge,
  async ({ input, actor, db, now }) => {
    const job = await jobToCharge({ db, actor, now }, input.jobid);
    const charge = await rows.lockCharge(db, job.id, input.driverid);
    const { id, status } = found(charge, jobsProblems.ChargeNotFound);
    permitCharge('remove', status);
    await rows.removeCharge(db, id);
    publish(db, 'job.changed', { id: job.id, customerId: job.customer_id });
    return null;
  },
);
