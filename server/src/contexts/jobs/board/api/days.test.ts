import { clearAvailableForWork, setAvailableForWork } from '@waybill/contract/fleet/endpoints';
import { aMultiStop } from '@waybill/contract/jobs/examples';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aConfirmedJob,
  customerGuid,
  refusalOf,
  takeJobsFromDrivers,
  userGuid,
} from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

const [yesterday, today, tomorrow, dayAfter] = [
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
] as const;
/** Noon of tomorrow in Sydney. */
const noonTomorrow = '2026-11-19T01:00:00Z';

let testApp: TestApp;
let kim: Caller;
let ravi: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

/** Ravi is on duty, without jobs. */
beforeEach(async () => {
  await takeJobsFromDrivers(testApp.acme);
  await kim.call(setAvailableForWork, { driverId: ravi });
});

type Contents = Parameters<typeof aConfirmedJob>[1];
const aJob = (contents: Contents = {}) => aConfirmedJob(testApp.acme, contents);
const board = (date: string) => kim.call(jobs.getBoard, { date });
const laneOn = async (date: string) => {
  const { lanes } = await board(date);
  return lanes.find(({ driverid }) => driverid === ravi);
};
const numbersOn = async (date: string) => (await laneOn(date))?.jobs.map(({ jobno }) => jobno);
const waitsOn = async (date: string, id: string) =>
  (await board(date)).waiting.some((job) => job.id === id);
const give = (jobids: readonly string[], date: string | null, fromdriverid: string | null = null) =>
  kim.call(jobs.allocateOnBoard, {
    driverid: ravi,
    jobids: [...jobids],
    fromdriverid,
    date,
    reason: 'Agreed',
  });

describe('a job that waits', () => {
  it('is on the board of its pickup’s day and of later ones', async () => {
    const { id } = await aJob({
      pickupreadydatetime: noonTomorrow,
      deadline: '2026-11-20T05:00:00Z',
    });
    const days = [yesterday, today, tomorrow, dayAfter];
    expect(await Promise.all(days.map((day) => waitsOn(day, id)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is on the board of its delivery’s day once it was picked up', async () => {
    const { id } = await aJob({
      pickupreadydatetime: '2026-11-18T01:00:00Z',
      deadline: '2026-11-20T05:00:00Z',
    });
    await kim.call(jobs.createScanEvent, { jobid: id, scanevent: { code: 'PICKUP' } });
    const days = [today, tomorrow, dayAfter];
    expect(await Promise.all(days.map((day) => waitsOn(day, id)))).toEqual([false, false, true]);
  });
});

describe('an allocated job', () => {
  it('is on the board of the day that it was allocated on, and on no other', async () => {
    const [now, later] = [await aJob(), await aJob()];
    await give([now.id], null);
    await give([later.id], tomorrow);
    expect([await numbersOn(today), await numbersOn(tomorrow), await numbersOn(dayAfter)]).toEqual([
      [now.jobno],
      [later.jobno],
      [],
    ]);
    const { lanes } = await kim.call(jobs.getBoardChanges, {
      date: tomorrow,
      jobids: [later.id],
      driverids: [],
    });
    expect(lanes.flatMap((lane) => lane.jobs.map(({ jobno }) => jobno))).toEqual([later.jobno]);
  });

  it('is on the board of today until it is done, ahead of the jobs of today', async () => {
    const [left, own, added] = [await aJob(), await aJob(), await aJob()];
    await give([own.id], null);
    await give([left.id], null);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update jobs.job set allocated_for = ${yesterday} where id = ${left.id}`),
    );
    expect(await numbersOn(today)).toEqual([left.jobno, own.jobno]);
    await give([added.id], null);
    expect(await numbersOn(today)).toEqual([left.jobno, own.jobno, added.jobno]);
    expect(await numbersOn(tomorrow)).toEqual([]);
  });

  it('gets the day that it is planned for where the call names none', async () => {
    const [undated, planned] = [await aJob(), await aJob({ pickupreadydatetime: noonTomorrow })];
    const allocation = { agentId: ravi, jobIds: [undated.id, planned.id] };
    expect(await kim.call(jobs.allocateJob, { allocation })).toEqual({ allocated: 2 });
    expect([await numbersOn(today), await numbersOn(tomorrow)]).toEqual([
      [undated.jobno],
      [planned.jobno],
    ]);
  });

  it('loses its day with its driver, and returns to it by Undo', async () => {
    const [first, second] = [await aJob(), await aJob()];
    await give([first.id, second.id], tomorrow);
    await kim.call(jobs.unallocateJobs, {
      deallocation: { jobids: [first.id], reason: 'Overloaded' },
    });
    expect(await numbersOn(tomorrow)).toEqual([second.jobno]);
    expect(await waitsOn(today, first.id)).toBe(true);
    await kim.call(jobs.restoreOnBoard, {
      jobs: [{ jobid: first.id, driverid: null, formerdriverid: ravi }],
      orders: [{ driverid: ravi, jobids: [first.id, second.id] }],
      date: tomorrow,
      reason: 'Undone',
    });
    expect([await numbersOn(today), await numbersOn(tomorrow)]).toEqual([
      [],
      [first.jobno, second.jobno],
    ]);
  });

  it('moves within its day without changing the order of another', async () => {
    const all = [await aJob(), await aJob(), await aJob(), await aJob()];
    const [a, b, c, d] = all.map(({ id }) => id);
    if (!a || !b || !c || !d) throw new Error('four jobs');
    await give([a, b], null);
    await give([c, d], tomorrow);
    await kim.call(jobs.allocateOnBoard, {
      driverid: ravi,
      jobids: [d],
      fromdriverid: ravi,
      beforejobid: c,
      date: tomorrow,
      reason: 'Agreed',
    });
    const numbers = all.map(({ jobno }) => jobno);
    expect(await numbersOn(today)).toEqual([numbers[0], numbers[1]]);
    expect(await numbersOn(tomorrow)).toEqual([numbers[3], numbers[2]]);
    const driver = await testApp.acme.as('ravi');
    const { jobs: run } = await driver.call(jobs.getDriverRun, {});
    expect(run.map(({ jobno }) => jobno)).toEqual([numbers[0], numbers[1]]);
  });

  it('moves to another day of its driver, as a whole multi-stop does', async () => {
    const [alone, first, second] = [await aJob(), await aJob(), await aJob()];
    const customerid = await customerGuid(testApp.acme);
    await kim.call(jobs.createMultiStop, {
      multistop: aMultiStop({ customerid, linkedjobids: [first.id, second.id] }),
    });
    await give([alone.id, first.id], tomorrow);
    await give([alone.id, second.id], dayAfter, ravi);
    expect([await numbersOn(tomorrow), await numbersOn(dayAfter)]).toEqual([
      [],
      [alone.jobno, second.jobno, first.jobno],
    ]);
  });

  it('cannot be allocated for a day that has passed', async () => {
    const { id } = await aJob();
    expect(await refusalOf(give([id], yesterday))).toEqual([
      409,
      'This day has passed. Please allocate for today or later.',
      [],
    ]);
  });
});

describe('the board of another day', () => {
  it('starts without what is known of today alone: availability, shift and position', async () => {
    await kim.call(clearAvailableForWork, { driverId: ravi });
    const [now, next] = [await laneOn(today), await laneOn(tomorrow)];
    expect(now?.concerns).toContain('NotAvailable');
    expect(next).toMatchObject({ concerns: [], shift: null, position: null });
  });

  it('fills a vehicle for each day apart', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update fleet.vehicle set pieces_max = 2 where driver_id = ${ravi}`),
    );
    const [first, second, third] = [await aJob(), await aJob(), await aJob()];
    await give([first.id], null);
    expect(await refusalOf(give([second.id], null))).toEqual([
      409,
      "4 pieces exceed the vehicle's limit of 2.",
      [],
    ]);
    expect(await give([third.id], tomorrow)).toEqual({ allocated: 1 });
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update fleet.vehicle set pieces_max = null where driver_id = ${ravi}`),
    );
  });
});
