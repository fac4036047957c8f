import { clearAvailableForWork, setAvailableForWork } from '@waybill/contract/fleet/endpoints';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aConfirmedJob, refusalOf, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ada: Caller;
let ravi: string;
beforeAll(async () => {
  testApp = await openTestApp();
  [kim, ada] = await Promise.all([testApp.acme.as('kim'), testApp.acme.as('ada')]);
  ravi = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

/** Ravi is at work, without jobs, and may carry two tonnes. */
beforeEach(async () => {
  await testApp.acme.inTransaction(async (db) => {
    await db.run(sql`update jobs.job set driver_id = null, driver_guid = null, lane_position = null
                     where status <> 'Delivered'`);
    await db.run(sql`update fleet.driver set licence_expiry = '2028-01-01' where id = ${ravi}`);
    await db.run(sql`update fleet.vehicle set capacity = jsonb_set(
                       jsonb_set(capacity, '{weight}', '{"value": 2, "unit": "t"}'),
                       '{cubic}', '{"value": 30, "unit": "m3"}')
                     where driver_id = ${ravi}`);
  });
  await kim.call(setAvailableForWork, { driverId: ravi });
});

const board = () => kim.call(jobs.getBoard, {});
const laneOf = async (driverid: string) =>
  (await board()).lanes.find((lane) => lane.driverid === driverid);
const give = (
  jobids: readonly string[],
  some: { beforejobid?: string; fromdriverid?: string | null; reason?: string } = {},
  by = kim,
) =>
  by.call(jobs.allocateOnBoard, {
    driverid: ravi,
    jobids: [...jobids],
    fromdriverid: null,
    ...some,
  });
const numbersOf = async () => (await laneOf(ravi))?.jobs.map(({ jobno }) => jobno);
const aHeavyJob = (kilograms: number) =>
  aConfirmedJob(testApp.acme, {
    items: [
      {
        packagetype: 'Pallet',
        quantity: 1,
        length: { value: 1.2, unit: 'm' },
        width: { value: 1, unit: 'm' },
        height: { value: 1, unit: 'm' },
        weight: { value: kilograms, unit: 'kg' },
      },
    ],
  });

describe('the dispatch board', () => {
  it('shows waiting jobs with freight and place, and drivers with their vehicles', async () => {
    const job = await aHeavyJob(400);
    const { waiting, waitingtotal, lanes, timezone } = await board();
    expect(waiting.find(({ id }) => id === job.id)).toMatchObject({
      jobno: job.jobno,
      customername: 'Cedar & Co',
      pieces: 1,
      pallets: 1,
      weight: 400,
      cubic: 1.2,
      from: { suburb: 'Port Botany', postcode: '2036' },
      to: { suburb: 'Newtown', postcode: '2042' },
    });
    expect(waitingtotal).toBe(waiting.length);
    expect(timezone).toBe('Australia/Sydney');
    expect(lanes.find(({ driverid }) => driverid === ravi)).toMatchObject({
      name: 'Ravi Patel',
      isavailable: true,
      concerns: [],
      vehicle: { registrationnumber: 'AC 10 TR', weight: 2000, cubic: 30 },
      jobs: [],
    });
  });

  it('gives jobs to a driver at a place of the day, and moves them within it', async () => {
    const [first, second, third] = [
      await aConfirmedJob(testApp.acme),
      await aConfirmedJob(testApp.acme),
      await aConfirmedJob(testApp.acme),
    ];
    expect(await give([first.id, second.id])).toEqual({ allocated: 2 });
    await give([third.id], { beforejobid: second.id });
    expect(await numbersOf()).toEqual([first.jobno, third.jobno, second.jobno]);
    await give([second.id], { beforejobid: first.id, fromdriverid: ravi });
    expect(await numbersOf()).toEqual([second.jobno, first.jobno, third.jobno]);
  });

  it('refuses what the vehicle cannot carry at the busiest moment', async () => {
    const [heavy, heavier] = [await aHeavyJob(1500), await aHeavyJob(501)];
    await give([heavy.id]);
    expect(await refusalOf(give([heavier.id]))).toEqual([
      409,
      "2001 kg exceeds the vehicle's payload of 2000 kg.",
      [],
    ]);
    expect(await numbersOf()).toEqual([heavy.jobno]);
  });

  it('refuses a driver whose licence has expired, on every way to allocate', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update fleet.driver set licence_expiry = '2026-01-01' where id = ${ravi}`),
    );
    const { id } = await aConfirmedJob(testApp.acme);
    const refusal = [409, 'The driver’s licence has expired.', []];
    expect(await refusalOf(give([id]))).toEqual(refusal);
    const allocation = { agentId: ravi, jobIds: [id] };
    expect(await refusalOf(kim.call(jobs.allocateJob, { allocation }))).toEqual(refusal);
  });

  it('asks for a reason where it can be confirmed, and saves it', async () => {
    await kim.call(clearAvailableForWork, { driverId: ravi });
    const { id } = await aConfirmedJob(testApp.acme);
    expect(await refusalOf(give([id]))).toEqual([409, 'The driver is not available.', []]);
    await give([id], { reason: 'Starts at ten, agreed by phone' });
    const saved = await testApp.acme.rows(sql`
      select concerns, reason from jobs.allocation_override where ${id} = any (job_ids)
    `);
    expect(saved).toEqual([
      { concerns: ['The driver is not available.'], reason: 'Starts at ten, agreed by phone' },
    ]);
  });

  it('gives a job to one of two dispatchers at once, and tells the other who has it', async () => {
    const { id, jobno } = await aConfirmedJob(testApp.acme);
    const outcomes = await Promise.all([
      refusalOf(give([id], {}, kim)),
      refusalOf(give([id], {}, ada)),
    ]);
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== null)).toEqual([
      409,
      `Ravi Patel already has job ${jobno}.`,
      [],
    ]);
  });

  it('never loads more than the vehicle carries, however many allocate at once', async () => {
    const heavy = [await aHeavyJob(900), await aHeavyJob(900), await aHeavyJob(900)];
    const outcomes = await Promise.all(heavy.map(({ id }) => refusalOf(give([id]))));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(2);
  });

  it('refuses a job that was unallocated while it was dragged', async () => {
    const { id, jobno } = await aConfirmedJob(testApp.acme);
    expect(await refusalOf(give([id], { fromdriverid: ravi }))).toEqual([
      409,
      `Job ${jobno} has been unallocated meanwhile.`,
      [],
    ]);
  });
});

describe('the run of the signed-in driver', () => {
  it('lists the own jobs in the order of the board, and nobody else’s', async () => {
    const [first, second] = [await aConfirmedJob(testApp.acme), await aConfirmedJob(testApp.acme)];
    await aConfirmedJob(testApp.acme);
    await give([first.id]);
    await give([second.id], { beforejobid: first.id });
    const driver = await testApp.acme.as('ravi');
    const { jobs: run, date } = await driver.call(jobs.getDriverRun, {});
    expect(run.map(({ jobno }) => jobno)).toEqual([second.jobno, first.jobno]);
    expect(date).toBe('2026-11-18');
    const { status } = await kim.send(jobs.getDriverRun, {});
    expect(status).toBe(403);
  });
});
