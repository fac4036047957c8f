import { getTrackingDetails } from '@waybill/contract/booking/endpoints';
import * as calls from '@waybill/contract/jobs/endpoints';
import { saveMessageRules } from '@waybill/contract/messaging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aManifestedBooking } from '#testing/jobs/a-manifested-booking.ts';
import { jobNow, scanned, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
});
afterAll(() => testApp.close());

const sydney = { latitude: -33.8688, longitude: 151.2093 };

async function aBookingOfRavi() {
  const made = await aManifestedBooking(testApp);
  const agentId = await userGuid(testApp.acme, 'ravi');
  await kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [made.jobId] } });
  return made;
}
const setOut = (jobid: string) =>
  ravi.call(calls.departForStop, { departure: { jobid, ...sydney } });

describe('a driver who sets out', () => {
  it('is expected on the tracking page, and the receiver is notified by rule', async () => {
    const ada = await testApp.acme.as('ada');
    await ada.call(saveMessageRules, {
      rules: [{ event: 'StatusUpdate', audience: 'Receiver', channel: 'Email', ison: true }],
    });
    const { id, jobId, consignmentId } = await aBookingOfRavi();
    const email = JSON.stringify({ email: 'ana@petrov.example' });
    await testApp.acme.inTransaction(async (db) => {
      await db.run(sql`
        update booking.booking set to_address = to_address || ${email}::jsonb where id = ${id}
      `);
      await db.run(sql`update customers.customer set notify_by_default = true`);
    });
    await scanned(testApp.acme, jobId, { code: 'ONBOARD' });
    const { expectedtime } = await setOut(jobId);
    const expected = Date.parse(expectedtime ?? '');
    expect(expected).toBeGreaterThan(testApp.clock.now.getTime());
    const { toaddress } = await jobNow(testApp.acme, jobId);
    const tracked = await testApp.acme.guest.call(getTrackingDetails, {
      ConnoteNumber: consignmentId,
      PostCode: toaddress.postCode ?? '',
    });
    expect(tracked).toMatchObject({ eta: expectedtime, bookingStatus: 'OutForDelivery' });
    await testApp.settle();
    const emails = await testApp.acme.rows<{ recipients: string[]; content: string }>(sql`
      select recipients, content from messaging.message
      where event = 'StatusUpdate' and 'ana@petrov.example' = any (recipients)
    `);
    expect(emails).toMatchObject([{ content: expect.stringContaining('On the way') }]);
  });

  it('to a pickup notifies nobody', async () => {
    const { jobId } = await aBookingOfRavi();
    expect(await setOut(jobId)).toEqual({ expectedtime: null });
  });
});
