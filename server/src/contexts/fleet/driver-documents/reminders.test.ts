import * as calls from '@waybill/contract/fleet/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';
import { userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

const reminders = () =>
  testApp.acme.rows<{ of: string }>(sql`
    select concat_ws(' ', payload ->> 'document', payload ->> 'days') as of
    from platform.event where name = 'driver.documentExpires' order by id`);
const days = async (n: number) => {
  for (let day = 0; day < n; day += 1) {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000);
    await testApp.runDays('fleet');
  }
};

it('reminds of an expiry 30 and 7 days before and once it has passed, each once', async () => {
  await testApp.runDays('fleet');
  const add = (kind: 'MedicalCertificate' | 'SiteInduction', expires: string | null) =>
    kim.call(calls.saveDriverDocument, { document: { driverid: ravi, kind, expires } });
  await add('MedicalCertificate', '2026-12-19');
  await add('SiteInduction', '2026-11-24');
  await add('SiteInduction', null);
  await days(1);
  expect(await reminders()).toEqual([{ of: 'SiteInduction 7' }, { of: 'MedicalCertificate 30' }]);
  await days(6);
  expect((await reminders()).map(({ of }) => of)).toEqual([
    'SiteInduction 7',
    'MedicalCertificate 30',
    'SiteInduction 0',
  ]);
});

it('refuses the document of another driver, and one that is not there', async () => {
  const nobody = '0193390f-0000-7000-8000-00000000dead';
  const status = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: Refused) => error.status,
    );
  const document = { driverid: ravi, kind: 'Other' as const, id: nobody };
  expect(await status(kim.call(calls.saveDriverDocument, { document }))).toBe(404);
  expect(await status(kim.call(calls.deleteDriverDocument, { id: nobody }))).toBe(404);
  expect(await status(kim.call(calls.getDriverDocuments, { driverId: nobody }))).toBe(404);
});
