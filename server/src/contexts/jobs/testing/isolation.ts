import * as jobs from '@waybill/contract/jobs/endpoints';
import { aHeadPort, aJob, aJobAddress, aScan, aZone } from '@waybill/contract/jobs/examples';
import { sql } from 'kysely';
import { onePixel } from '#testing/files/one-pixel.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const jobsIsolation = isolationRecords({
  ofCustomer: ['job', 'scanEvent', 'picture', 'multiStop'],
  ofTenant: [
    'scanReview',
    'scanReviewPicture',
    'jobCharge',
    'headPort',
    'networkZone',
    'networkLocation',
  ],
  inputs: {
    createScanEvent: (note) => ({ jobid: 'own', scanevent: aScan({ details: { note } }) }),
    decideScanReview: (note) => ({ decision: 'Rejected', note }),
    updateJob: () => ({ job: { ...aJob({ customerid: 1 }), id: 'own' } }),
  },
  make: async ({ tenant, admin, customer, code }) => ({
    ...(await jobRecords(tenant, admin, customer.number)),
    ...(await chargeRecords(tenant, admin)),
    ...(await networkRecords(admin, code)),
  }),
});

async function jobRecords(tenant: TestTenant, admin: Caller, customerid: number) {
  const { id } = await admin.call(jobs.createJob, { job: aJob({ customerid }) });
  await admin.call(jobs.confirmJob, { id });
  const owed = { jobid: id, driverid: await aDriver(tenant), chargerate: 60 };
  await admin.call(jobs.addDriverCharge, { driverchargeadd: owed });
  await admin.call(jobs.createScanEvent, { jobid: id, scanevent: aScan({ images: [onePixel] }) });
  const { items } = await admin.call(jobs.getScanEvents, { jobId: id });
  const parked = { itemids: ['NOBODY-KNOWS'], scanevent: aScan({ images: [onePixel] }) };
  await admin.call(jobs.createScanEvent, parked);
  const reviews = await admin.call(jobs.getScanReviews, {});
  const multistop = { customerid, fromAddress: aJobAddress() };
  const linked = await admin.call(jobs.createMultiStop, { multistop });
  return {
    multiStop: { guid: linked.id },
    job: { guid: id },
    scanEvent: { guid: items[0]?.id ?? '' },
    scanReview: { guid: reviews.items[0]?.id ?? '' },
    scanReviewPicture: { guid: reviews.items[0]?.images[0] ?? '' },
    picture: { guid: items[0]?.images[0] ?? '' },
  };
}

async function aDriver(tenant: TestTenant): Promise<string> {
  const [row] = await tenant.rows(
    sql<{ id: string }>`select id from fleet.driver order by id limit 1`,
  );
  if (row === undefined) throw new Error('The demo data lacks a driver');
  return row.id;
}

/** Creates a closed charge of a customer, and one of a driver that an RCTI can include. */
async function chargeRecords(tenant: TestTenant, admin: Caller) {
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
  return { jobCharge: { guid: charge?.id ?? '' } };
}

/** Creates a head port of a tenant with a zone and a location. */
async function networkRecords(admin: Caller, code: string) {
  const headport = aHeadPort({ code, latitude: -33.9, longitude: 151.2 });
  const { id: headportid } = await admin.call(jobs.createHeadPort, { headport });
  const zone = aZone({ headportid, code });
  const { id: ZoneId } = await admin.call(jobs.createZone, { zone });
  const { items } = await admin.call(jobs.getZoneLocations, { ZoneId });
  return {
    headPort: { guid: headportid },
    networkZone: { guid: ZoneId },
    networkLocation: { guid: items[0]?.id ?? '' },
  };
}
