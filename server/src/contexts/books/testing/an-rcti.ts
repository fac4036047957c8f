import * as finance from '@waybill/contract/finance/endpoints';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { aConfirmedJob, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import type { TestTenant } from '#testing/test-app.ts';

/** Adds an RCTI of 118.40 before GST to a contractor. */
export async function anRcti(tenant: TestTenant) {
  const [kim, lena] = await Promise.all([tenant.as('kim'), tenant.as('lena')]);
  const driverId = await userGuid(tenant, 'ravi');
  await lena.call(finance.createOrUpdateContractor, {
    contractor: {
      driverId,
      name: 'Patel Haulage Pty Ltd',
      abn: '33 102 417 032',
      address: '8 Beaumont Street\nMascot NSW 2020',
      email: 'accounts@patel.example',
      paymentDetails: 'BSB 062-000 Account 1234 5678',
      isGstRegistered: true,
      agreedOn: '2026-07-01',
    },
  });
  // What another test left open is on no RCTI of ours.
  await lena.call(finance.generateRctis, { driverIds: [driverId] });
  const { id: jobid } = await aConfirmedJob(tenant);
  const hours = { chargerate: 50, starttime: '07:00', endtime: '09:00', break: 0 };
  const toll = {
    servicecode: 'TOLL',
    isadditionalservice: true,
    amount: 18.4,
    istaxapplicable: true,
  };
  await kim.call(jobs.addDriverCharge, {
    driverchargeadd: {
      jobid,
      driverid: driverId,
      ...hours,
      chargebreakdown: [toll],
      isclosed: true,
    },
  });
  const { contractors } = await lena.call(finance.generateRctis, { driverIds: [driverId] });
  const rcti = contractors[0]?.rcti;
  if (!rcti) throw new Error('No RCTI was created');
  return { id: rcti.id, number: rcti.rctiNumber, amount: contractors[0]?.amount ?? 0 };
}
