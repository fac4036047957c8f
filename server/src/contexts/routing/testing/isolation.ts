import { createRun } from '@waybill/contract/routing/endpoints';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';

/** The records of this context for the isolation test. */
export const routingIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['run'],
  make: async ({ admin }) => ({
    run: { guid: (await admin.call(createRun, { run: { rundate: '2027-02-01' } })).id },
  }),
});
