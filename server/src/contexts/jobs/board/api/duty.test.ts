import {
  clearAvailableForWork,
  createDriver,
  createWaypoint,
  setAvailableForWork,
} from '@waybill/contract/fleet/endpoints';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDriver } from '@waybill/contract/fleet/examples';
import {
  aConfirmedJob,
  refusalOf,
  takeJobsFromDrivers,
  userGuid,
} from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

/** Ravi is on duty in Alexandria, without jobs. */
beforeEach(async () => {
  await takeJobsFromDrivers(testApp.acme);
  await kim.call(setAvailableForWork, { driverId: ravi });
});

const driversOnDuty = async (by = kim) => (await by.call(jobs.getDriversOnDuty, {})).items;
const raviOnDuty = async () => (await driversOnDuty()).find(({ driverid }) => driverid === ravi);

describe('drivers on duty', () => {
  it('have their position and the next stop, with the estimated time and lateness', async () => {
    const at = { latitude: -33.9087, longitude: 151.1943, speed: 11, heading: 270 };
    await kim.call(createWaypoint, { waypoint: { ...at, driverId: ravi } });
    const deadline = new Date(testApp.clock.now.getTime() + 60_000).toISOString();
    const job = await aConfirmedJob(testApp.acme, { deadline });
    await kim.call(jobs.allocateOnBoard, {
      driverid: ravi,
      jobids: [job.id],
      fromdriverid: null,
      reason: 'Agreed',
    });
    const driver = await raviOnDuty();
    expect(driver).toMatchObject({
      name: 'Ravi Patel',
      position: { ...at, id: ravi },
      jobs: 1,
      nextstop: { jobid: job.id, jobno: job.jobno, kind: 'Pickup', late: 0 },
    });
    const { items } = await kim.call(jobs.getDriverStops, { driverId: ravi });
    expect(items.map(({ kind }) => kind)).toEqual(['Pickup', 'Delivery']);
    expect(items[0]).toEqual(driver?.nextstop);
    expect(items[1]?.late).toBeGreaterThan(0);
    expect(Date.parse(items[1]?.expected ?? '')).toBeGreaterThan(testApp.clock.now.getTime());
  });

  it('are none who are off duty', async () => {
    expect(await raviOnDuty()).toMatchObject({ jobs: 0, nextstop: null });
    await kim.call(clearAvailableForWork, { driverId: ravi });
    expect(await raviOnDuty()).toBeUndefined();
  });

  it('are only the own record for a driver, who reads no stops of others', async () => {
    const { id: other } = await kim.call(createDriver, {
      driver: aDriver({ email: 'zoe@drivers.example' }),
    });
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into identity.user_permission (tenant_id, user_id, permission, is_granted)
        select tenant_id, id, 'Driver.View', true from identity."user" where user_name = 'ravi'
        on conflict do nothing
      `),
    );
    const driver = await testApp.acme.as('ravi');
    expect((await driversOnDuty(driver)).map(({ driverid }) => driverid)).toEqual([ravi]);
    const stops = driver.call(jobs.getDriverStops, { driverId: other });
    expect(await refusalOf(stops)).toEqual([404, 'We could not find this driver.', []]);
  });
});
