/** A closed charge of a customer, and an RCTI over one of a driver. */
import * as finance from '@waybill/contract/finance/endpoints';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { aJob } from '@waybill/contract/jobs/examples';
import { sql } from 'kysely';
import type { Caller, TestTenant } from '#testing/test-app.ts';
import type { Records } from './kinds.ts';

export async function chargeRecords(
  tenant: TestTenant,
  admin: Caller,
): Promise<Pick<Records, 'jobCharge' | 'rcti'>> {
  const [row] = await tenant.rows(sql<{ driver: string; customer: string }>`
    select d.id as driver, c.guid as customer
    from fleet.driver d, customers.customer c where c.type = 'Account'
    order by d.id, c.id limit 1
  `);
  if (row === undefined) throw new Error('The demo data lacks a driver or a customer');
  const { id } = await admin.call(jobs.createJob, { job: aJob({ customerid: row.customer }) });
  await admin.call(jobs.confirmJob, { id });
  const work = { chargerate: 60, starttime: '07:00', endtime: '15:00', isclosed: true };
  await admin.call(jobs.addDriverCharge, {
    driverchargeadd: { ...work, jobid: id, driverid: row.driver },
  });
  await admin.call(jobs.updateCustomerCharge, { customercharge: { ...work, jobid: id } });
  const [charge] = await tenant.rows(sql<{ id: string }>`
    select id from jobs.charge where job_id = ${id} and side = 'Customer'
  `);
  return {
    jobCharge: { guid: charge?.id ?? '' },
    rcti: { number: await rctiOf(admin, row.driver) },
  };
}

async function rctiOf(admin: Caller, driverId: string): Promise<number> {
  await admin.call(finance.createOrUpdateContractor, {
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
  const { contractors } = await admin.call(finance.generateRctis, { driverIds: [driverId] });
  return contractors[0]?.rcti?.id ?? 0;
}
