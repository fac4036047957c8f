/** What happens to a driver, a vehicle or a job while it is dragged on the board. */
import {
  createDriver,
  createVehicle,
  setAvailableForWork,
  updateDriver,
  updateVehicle,
} from '@waybill/contract/fleet/endpoints';
import { aDriver, aVehicle } from '@waybill/contract/fleet/examples';
import { cancelBooking } from '@waybill/contract/booking/endpoints';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aManifestedBooking } from '#testing/jobs/a-manifested-booking.ts';
import { aConfirmedJob, refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

let made = 0;

/** Adds a driver with a van who is available for work. */
async function someDriver() {
  made += 1;
  const email = `driver${made}@drivers.example`;
  const driver = aDriver({ name: `Driver ${made}`, email, licenceexpiry: '2028-01-01' });
  const { id } = await kim.call(createDriver, { driver });
  const vehicle = aVehicle({ driverid: id, registrationnumber: `VAN ${made}` });
  const van = await kim.call(createVehicle, { vehicle: { ...vehicle, iscurrentvehicle: true } });
  await kim.call(setAvailableForWork, { driverId: id });
  return {
    id,
    deactivate: () => kim.call(updateDriver, { id, driver: { ...driver, isactive: false } }),
    withdraw: () =>
      kim.call(updateVehicle, {
        vehicle: { ...vehicle, id: van.id, iscurrentvehicle: true, isactive: false },
      }),
  };
}

const give = (driverid: string, jobid: string, fromdriverid: string | null = null) =>
  kim.call(jobs.allocateOnBoard, { driverid, jobids: [jobid], fromdriverid });

/** The numbers of the jobs that wait, and of those of a driver, whose lane may be gone. */
async function boardNow(driverid: string) {
  const { waiting, lanes } = await kim.call(jobs.getBoard, {});
  const lane = lanes.find((each) => each.driverid === driverid);
  return {
    waiting: waiting.map(({ id }) => id),
    lane: lane && { concerns: lane.concerns, jobs: lane.jobs.map(({ id }) => id) },
  };
}

describe('a job dragged to a driver', () => {
  it('waits on when the driver was deactivated meanwhile', async () => {
    const driver = await someDriver();
    const { id } = await aConfirmedJob(testApp.acme);
    await driver.deactivate();
    expect(await refusalOf(give(driver.id, id))).toEqual([400, 'This driver is not active.', []]);
    const board = await boardNow(driver.id);
    expect(board.waiting).toContain(id);
    expect(board.lane).toBeUndefined();
  });

  it('waits on when the vehicle was withdrawn meanwhile', async () => {
    const driver = await someDriver();
    const { id } = await aConfirmedJob(testApp.acme);
    await driver.withdraw();
    const refusal = await refusalOf(give(driver.id, id));
    expect(refusal).toEqual([409, 'The vehicle is out of service.', []]);
    const board = await boardNow(driver.id);
    expect(board.waiting).toContain(id);
    expect(board.lane).toEqual({ concerns: ['VehicleOutOfService'], jobs: [] });
  });

  it('is on neither side when its booking was cancelled meanwhile', async () => {
    const driver = await someDriver();
    const { id: bookingId, jobId } = await aManifestedBooking(testApp);
    await kim.call(cancelBooking, { id: bookingId });
    await testApp.settle();
    expect(await refusalOf(give(driver.id, jobId))).toEqual([
      404,
      'A job has been cancelled or deleted meanwhile.',
      [],
    ]);
    const board = await boardNow(driver.id);
    expect(board.waiting).not.toContain(jobId);
    expect(board.lane?.jobs).toEqual([]);
  });
});

describe('the jobs of a driver who is deactivated', () => {
  it('stay on the board, in a lane that gives them away and takes none', async () => {
    const [driver, other] = [await someDriver(), await someDriver()];
    const [first, second] = [await aConfirmedJob(testApp.acme), await aConfirmedJob(testApp.acme)];
    await give(driver.id, first.id);
    await driver.deactivate();
    expect((await boardNow(driver.id)).lane).toEqual({
      concerns: ['NotActive'],
      jobs: [first.id],
    });
    const { lanes } = await kim.call(jobs.getBoardChanges, {
      jobids: [first.id],
      driverids: [driver.id],
    });
    expect(lanes.map(({ driverid }) => driverid)).toEqual([driver.id]);
    expect((await refusalOf(give(driver.id, second.id)))?.[1]).toBe('This driver is not active.');
    await give(other.id, first.id, driver.id);
    expect((await boardNow(driver.id)).lane).toBeUndefined();
    expect((await boardNow(other.id)).lane?.jobs).toEqual([first.id]);
  });
});
