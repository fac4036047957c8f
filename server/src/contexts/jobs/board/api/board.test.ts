import {
  clearAvailableForWork,
  saveDriverDocument,
  setAvailableForWork,
} from '@waybill/contract/fleet/endpoints';
import { aJobItem } from '@waybill/contract/jobs/examples';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { inTimezone } from '@waybill/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aConfirmedJob,
  refusalOf,
  userGuid,
  takeJobsFromDrivers,
} from '#testing/jobs/jobs-of-a-test-app.ts';
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

/** Ravi is on duty, without jobs, and has a capacity of two tonnes. */
beforeEach(async () => {
  await takeJobsFromDrivers(testApp.acme);
  await testApp.acme.inTransaction(async (db) => {
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
  some: {
    beforejobid?: string;
    fromdriverid?: string | null;
    reason?: string;
    order?: string[];
  } = {},
  by = kim,
) =>
  by.call(jobs.allocateOnBoard, {
    driverid: ravi,
    jobids: [...jobids],
    fromdriverid: null,
    ...some,
  });
const changes = (jobids: readonly string[], driverids: readonly string[] = []) =>
  kim.call(jobs.getBoardChanges, { jobids: [...jobids], driverids: [...driverids] });
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

  it('gives a job to one of two dispatchers at once, and shows the other who has it', async () => {
    const { id, jobno } = await aConfirmedJob(testApp.acme);
    const outcomes = await Promise.all([
      refusalOf(give([id], {}, kim)),
      refusalOf(give([id], {}, ada)),
    ]);
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    const kimWon = outcomes[0] === null;
    expect(outcomes.find((outcome) => outcome !== null)).toEqual([
      409,
      `Ravi Patel already has job ${jobno}, given by ${kimWon ? 'Kim Tran' : 'Ada Osei'}.`,
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

describe('allocation checks of the board', () => {
  it('refuses dangerous goods without a licence for their class, or beside others', async () => {
    const paint = await aConfirmedJob(testApp.acme, { dangerousgoods: 'un1263 II' });
    expect(await refusalOf(give([paint.id]))).toEqual([
      409,
      'The driver has no licence for dangerous goods: UN1263 II.',
      [],
    ]);
    const licence = { driverid: ravi, kind: 'DangerousGoodsLicence' as const, classes: ['8'] };
    const { id } = await kim.call(saveDriverDocument, { document: licence });
    expect(await refusalOf(give([paint.id]))).toEqual([
      409,
      'The driver’s licence for dangerous goods does not cover class 3: UN1263 II.',
      [],
    ]);
    await kim.call(saveDriverDocument, { document: { ...licence, id, classes: ['8', '3'] } });
    expect(await give([paint.id])).toEqual({ allocated: 1 });
    await kim.call(saveDriverDocument, { document: { ...licence, id, classes: ['2', '3'] } });
    const chlorine = await aConfirmedJob(testApp.acme, { dangerousgoods: 'UN1017' });
    expect(await refusalOf(give([chlorine.id]))).toEqual([
      409,
      `UN1263 II of job ${paint.jobno} and UN1017 of job ${chlorine.jobno} ` +
        'must not travel together.',
      [],
    ]);
    const unknown = aConfirmedJob(testApp.acme, { dangerousgoods: 'UN0000' });
    expect(await refusalOf(unknown)).toEqual([
      400,
      'Your request is not valid!',
      ['job.dangerousgoods'],
    ]);
  });

  it('refuses more pallets and pieces than the vehicle takes', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update fleet.vehicle set pallet_spaces = 2, pieces_max = 10
                 where driver_id = ${ravi}`),
    );
    const pallets = [await aHeavyJob(10), await aHeavyJob(10), await aHeavyJob(10)];
    expect(await refusalOf(give(pallets.map(({ id }) => id)))).toEqual([
      409,
      "3 pallets exceed the vehicle's 2 pallet spaces.",
      [],
    ]);
    const cartons = await aConfirmedJob(testApp.acme, { items: [aJobItem({ quantity: 11 })] });
    expect(await refusalOf(give([cartons.id]))).toEqual([
      409,
      "11 pieces exceed the vehicle's limit of 10.",
      [],
    ]);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update fleet.vehicle set pallet_spaces = null, pieces_max = null
                 where driver_id = ${ravi}`),
    );
  });

  it('asks for a reason where a time slot would be missed', async () => {
    const soon = new Date(testApp.clock.now.getTime() + 60_000);
    const { time } = inTimezone(soon, 'Australia/Sydney');
    const timeslot = `05:00-${time.slice(0, 5)}`;
    const { id, jobno } = await aConfirmedJob(testApp.acme, { timeslot });
    const outcome = await refusalOf(give([id]));
    expect(outcome?.[1]).toMatch(new RegExp(`^Job ${jobno} misses its time slot by .+ (min|h).$`));
    expect((await board()).waiting.find((job) => job.id === id)).toMatchObject({
      windowstart: '2026-11-17T18:00:00.000Z',
    });
  });

  it('refuses a day longer than the work hours of a fatigue-regulated vehicle', async () => {
    const setMass = (kilograms: number) =>
      testApp.acme.inTransaction((db) =>
        db.run(sql`update fleet.vehicle set gvm_kg = ${kilograms} where driver_id = ${ravi}`),
      );
    // 11¾ of 12 hours in the last 24, with the required rests.
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into fleet.shift (tenant_id, id, driver_id, started_at, finished_at, created_at)
        select ${db.scope.tenantId}, gen_random_uuid(), ${ravi},
               ${testApp.clock.now}::timestamptz - h[1],
               ${testApp.clock.now}::timestamptz - h[2], ${testApp.clock.now}
        from (values ('{14h,9h}'::interval[]), ('{8.5h,3.5h}'), ('{3h,1.25h}')) w (h)
      `),
    );
    await setMass(24_000);
    const { id } = await aConfirmedJob(testApp.acme);
    const outcome = await refusalOf(give([id]));
    expect(outcome?.[1]).toMatch(/^The driver’s work hours end at \d\d:\d\d.$/);
    await setMass(12_000);
    expect(await give([id])).toEqual({ allocated: 1 });
  });
});

describe('the order of a whole day', () => {
  it('is taken from an accepted suggestion, with the dispatcher who moved the jobs', async () => {
    const [own, first, last] = [
      await aConfirmedJob(testApp.acme),
      await aConfirmedJob(testApp.acme),
      await aConfirmedJob(testApp.acme),
    ];
    await give([own.id]);
    await give([last.id, first.id], { order: [first.id, own.id, last.id] }, ada);
    const lane = await laneOf(ravi);
    expect(lane?.jobs.map(({ jobno, movedby }) => [jobno, movedby])).toEqual([
      [first.jobno, 'Ada Osei'],
      [own.jobno, 'Kim Tran'],
      [last.jobno, 'Ada Osei'],
    ]);
  });
});

describe('the warnings of a job', () => {
  it('are what speaks against its driver by now, and what was confirmed', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const warnings = () => kim.call(jobs.getJobWarnings, { jobId: id });
    await give([id]);
    expect(await warnings()).toEqual({ date: '2026-11-18', warnings: [], overrides: [] });
    await kim.call(clearAvailableForWork, { driverId: ravi });
    await give([id], { fromdriverid: ravi, reason: 'Starts at ten' });
    const notAvailable = 'The driver is not available.';
    expect(await warnings()).toMatchObject({
      warnings: [{ text: notAvailable, isrefusing: false }],
      overrides: [{ concerns: [notAvailable], reason: 'Starts at ten', by: 'Kim Tran' }],
    });
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update fleet.driver set licence_expiry = '2026-01-01' where id = ${ravi}`),
    );
    expect((await warnings()).warnings[0]).toEqual({
      text: 'The driver’s licence has expired.',
      isrefusing: true,
    });
  });

  it('of a job that waits are what keeps it from getting a driver', async () => {
    const late = await aConfirmedJob(testApp.acme, { deadline: '2026-11-17T03:00:00Z' });
    const found = await kim.call(jobs.getJobWarnings, { jobId: late.id });
    expect(found.warnings.map(({ text }) => text)).toContain('The deadline has passed.');
  });
});

describe('the changes of a board', () => {
  it('are those of the asked jobs and of their drivers, as the board has them', async () => {
    const [given, waits] = [await aConfirmedJob(testApp.acme), await aConfirmedJob(testApp.acme)];
    await give([given.id]);
    const found = await changes([given.id, waits.id]);
    const { waiting, lanes } = await board();
    expect(found.waiting).toEqual(waiting.filter(({ id }) => id === waits.id));
    expect(found.lanes).toEqual(lanes.filter(({ driverid }) => driverid === ravi));
    expect(found.lanes[0]?.jobs.map(({ jobno }) => jobno)).toEqual([given.jobno]);
  });

  it('have the lane of a driver who lost a job, if asked for, and no deleted job', async () => {
    const [freed, deleted] = [await aConfirmedJob(testApp.acme), await aConfirmedJob(testApp.acme)];
    await give([freed.id]);
    await kim.call(jobs.unallocateJobs, { deallocation: { jobids: [freed.id], reason: 'Van' } });
    await kim.call(jobs.deleteJob, { jobId: deleted.id });
    const { waiting, lanes } = await changes([freed.id, deleted.id], [ravi]);
    expect(waiting.map(({ id }) => id)).toEqual([freed.id]);
    expect(lanes.map(({ driverid, jobs: some }) => [driverid, some])).toEqual([[ravi, []]]);
  });

  it('have nothing of another tenant', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const nils = await testApp.borealis.as('nils');
    const found = await nils.call(jobs.getBoardChanges, { jobids: [id], driverids: [ravi] });
    expect([found.waiting, found.lanes]).toEqual([[], []]);
  });
});

describe('who has the board open', () => {
  const others = async (of: Caller) =>
    (await of.call(jobs.getBoardDispatchers, {})).items.map(({ name }) => name);

  it('is seen by the others until it is left, or not heard of for a minute', async () => {
    await kim.call(jobs.noteBoardViewer, {});
    await ada.call(jobs.noteBoardViewer, {});
    expect([await others(kim), await others(ada)]).toEqual([['Ada Osei'], ['Kim Tran']]);
    await ada.call(jobs.noteBoardViewer, { leaves: true });
    expect(await others(kim)).toEqual([]);
    await ada.call(jobs.noteBoardViewer, {});
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 61_000);
    expect(await others(kim)).toEqual([]);
    testApp.clock.now = now;
    const nils = await testApp.borealis.as('nils');
    expect(await others(nils)).toEqual([]);
  });

  it('is announced when somebody comes or goes, not while they stay', async () => {
    const countOfNotices = async () => {
      const [row] = await testApp.acme.rows<{ count: number }>(sql`
        select count(*)::int as count from platform.event where name = 'board.viewed'
      `);
      return row?.count ?? 0;
    };
    await kim.call(jobs.noteBoardViewer, { leaves: true });
    const before = await countOfNotices();
    for (let times = 0; times < 3; times += 1) await kim.call(jobs.noteBoardViewer, {});
    expect(await countOfNotices()).toBe(before + 1);
    await kim.call(jobs.noteBoardViewer, { leaves: true });
    await kim.call(jobs.noteBoardViewer, { leaves: true });
    expect(await countOfNotices()).toBe(before + 2);
  });
});

describe('the run of the signed-in driver', () => {
  it('lists the own jobs in the order of the board, and nobody else’s', async () => {
    const [first, second] = [await aConfirmedJob(testApp.acme), await aConfirmedJob(testApp.acme)];
    await aConfirmedJob(testApp.acme);
    await give([first.id]);
    await give([second.id], { beforejobid: first.id });
    const driver = await testApp.acme.as('ravi');
    const { jobs: run, date, places } = await driver.call(jobs.getDriverRun, {});
    expect(run.map(({ jobno }) => jobno)).toEqual([second.jobno, first.jobno]);
    expect(date).toBe('2026-11-18');
    expect(places.map(({ jobid }) => jobid)).toEqual([second.id, first.id]);
    expect(places[0]?.to?.latitude).toBeCloseTo(-33.9, 1);
    const { status } = await kim.send(jobs.getDriverRun, {});
    expect(status).toBe(403);
  });
});
