import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { driverChargeOf } from '../mappers.ts';
import { jobToCharge, saveDriverCharge } from '../saving.ts';

export const addDriverCharge = handle(
  contract.addDriverCharge,
  async ({ input: { driverchargeadd: sent }, actor, db, now }) => {
    const desk = { db, actor, now };
    const job = await jobToCharge(desk, sent.jobid);
    const saved = await saveDriverCharge(desk, job, { sent, member: 'driverchargeadd' });
    return { drivercharge: driverChargeOf(saved) };
  },
);
