import { createRun } from '@waybill/contract/routing/endpoints';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';

/** What the isolation test makes of this context's records. */
export const routingIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['run'],
  make: async ({ admin }) => ({
    run: { guid: (await admin.call(createRun, { run: { rundate: '2027-02-01' } })).id },
  }),
});
