import { getDriverPerformance } from '@waybill/contract/fleet/endpoints';
import { allocateJob, createScanEvent } from '@waybill/contract/jobs/endpoints';
import { aScan } from '@waybill/contract/jobs/examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onePixel } from '#testing/files/one-pixel.ts';
import { aConfirmedJob, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

it('counts what a driver delivered, failed attempts, and deliveries with a proof', async () => {
  const driverId = await userGuid(testApp.acme, 'ravi');
  const before = await kim.call(getDriverPerformance, { driverId });
  for (const images of [[onePixel], []]) {
    const { id: jobid } = await aConfirmedJob(testApp.acme);
    await kim.call(allocateJob, { allocation: { agentId: driverId, jobIds: [jobid] } });
    const attempted = { ...aScan(), code: 'ATTEMPTED' as const };
    await kim.call(createScanEvent, { jobid, scanevent: attempted });
    const scanevent = { ...aScan(), code: 'DELIVERED' as const, images };
    await kim.call(createScanEvent, { jobid, scanevent });
  }
  const after = await kim.call(getDriverPerformance, { driverId });
  expect(after).toMatchObject({
    days: 30,
    delivered: before.delivered + 2,
    failedAttempts: before.failedAttempts + 2,
    withProof: before.withProof + 1,
  });
});
