import { createHeadPort, confirmJob, createJob } from '@waybill/contract/jobs/endpoints';
import { aHeadPort, aJob } from '@waybill/contract/jobs/examples';
import { createLineHaul, linehaulAllocateJobs } from '@waybill/contract/linehaul/endpoints';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const linehaulIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['lineHaul', 'lineHaulJob'],
  make: ({ admin, customer }) => lineHaulRecords(admin, customer.number),
});

/** Uses the head port of the jobs context and one more. */
async function lineHaulRecords(admin: Caller, customerid: number) {
  const code = `ISLE${customerid}`;
  const headport = aHeadPort({ code: `${code}B`, latitude: -37.8, longitude: 144.9 });
  const { id: destinationheadportid } = await admin.call(createHeadPort, { headport });
  const linehaul = { startheadport: code, destinationheadportid };
  const { linehaulid } = await admin.call(createLineHaul, { linehaul });
  const job = await admin.call(createJob, { job: aJob({ customerid }) });
  await admin.call(confirmJob, { id: job.id });
  const allocation = { linehaulId: linehaulid, jobIds: [job.id] };
  await admin.call(linehaulAllocateJobs, { allocation });
  return { lineHaul: { guid: linehaulid }, lineHaulJob: { guid: job.id } };
}
