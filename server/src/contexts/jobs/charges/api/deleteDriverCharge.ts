import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { driverByGuid } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { jobEvent } from '../../jobs/publish-events.ts';
import { permitCharge } from '../domain/permit.ts';
import { jobToCharge } from '../saving.ts';
import * as rows from '../sql.ts';

export const deleteDriverCharge = handle(
  contract.deleteDriverCharge,
  async ({ input, actor, db, now }) => {
    const job = await jobToCharge({ db, actor, now }, input.jobid);
    const driver = found(await driverByGuid(db, input.driverid), jobsProblems.ChargeNotFound);
    const charge = await rows.lockCharge(db, job.id, driver.id);
    const { id, status } = found(charge, jobsProblems.ChargeNotFound);
    permitCharge('remove', status);
    await rows.removeCharge(db, id);
    publish(db, jobEvent('job.changed', { id: job.id, customerId: job.customer_id }));
    return null;
  },
);
