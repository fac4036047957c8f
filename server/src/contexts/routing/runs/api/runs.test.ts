import { allocateJob, getBoard, getJob, getJobWarnings } from '@waybill/contract/jobs/endpoints';
import * as contract from '@waybill/contract/routing/endpoints';
import type { RunAct } from '@waybill/contract/routing/runs/lifecycle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob, scanned, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';
import { stopOf } from '../run-sheet-data.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );
let day = 0;
/** Every test uses a separate day, because a driver has at most one open run a day. */
const aDay = () => `2027-03-${String((day += 1)).padStart(2, '0')}`;

describe('a run', () => {
  it('is read by id or driver, with 6 decimals [const-037] [ui-logistics-012]', async () => {
    const rundate = aDay();
    const { id } = await kim.call(contract.createRun, {
      run: {
        driverid: ravi,
        vehicleno: 'AC 10 TR',
        rundate,
        distance: 12_400,
        steps: [{ type: 'job', location: [151.2093001, -33.86880049], arrival: 28_800 }],
      },
    });
    const { run } = await kim.call(contract.getRun, { id });
    expect(run).toMatchObject({
      id,
      driverid: ravi,
      vehicleno: 'AC 10 TR',
      rundate,
      distance: 12_400,
      cost: 0,
      iscompleted: false,
      steps: [
        { type: 'job', location: [151.2093, -33.8688], arrival: 28_800, jobid: null, jobno: null },
      ],
    });
    expect((await kim.call(contract.getRun, { driverId: ravi })).run.id).toBe(id);
    const { items } = await kim.call(contract.getRuns, { DriverId: ravi });
    expect(items.map((each) => each.id)).toContain(id);
  });

  it('is seen by its driver alone among drivers', async () => {
    const other = await kim.call(contract.createRun, { run: { rundate: aDay() } });
    const own = await kim.call(contract.createRun, { run: { driverid: ravi, rundate: aDay() } });
    const driver = await testApp.acme.as('ravi');
    expect((await driver.call(contract.getRun, { id: own.id })).run.id).toBe(own.id);
    expect(await refusal(driver.call(contract.getRun, { id: other.id }))).toEqual([
      404,
      'We could not find this run.',
    ]);
    const { items } = await driver.call(contract.getRuns, { maxResultCount: 100 });
    expect(new Set(items.map(({ driverid }) => driverid))).toEqual(new Set([ravi]));
  });

  it('is the only open one of its driver that day, however many are added at once', async () => {
    const rundate = aDay();
    const added = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        kim.call(contract.createRun, { run: { driverid: ravi, rundate } }),
      ),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await refusal(kim.call(contract.createRun, { run: { driverid: ravi, rundate } })),
    ).toEqual([409, 'This driver already has an open run on this day.']);
  });

  it('no longer changes once it is completed [ui-logistics-007]', async () => {
    const rundate = aDay();
    const { id } = await kim.call(contract.createRun, { run: { driverid: ravi, rundate } });
    await kim.call(contract.updateRun, {
      run: { id, driverid: ravi, rundate, iscompleted: true },
    });
    const completed = [409, 'A completed run can no longer be changed.'];
    expect(await refusal(kim.call(contract.updateRun, { run: { id, rundate } }))).toEqual(
      completed,
    );
    expect(await refusal(kim.call(contract.deleteRun, { id }))).toEqual(completed);
    const allocation = { runid: id, driverid: ravi };
    expect(await refusal(kim.call(contract.allocateRun, { allocation }))).toEqual(completed);
    await kim.call(contract.createRun, { run: { driverid: ravi, rundate } });
  });

  it('is moved to a driver with its jobs [st-040] [ui-logistics-007]', async () => {
    const [first, second] = [await aConfirmedJob(testApp.acme), await aConfirmedJob(testApp.acme)];
    const step = (jobid: string) => ({ type: 'delivery' as const, arrival: 0, jobid });
    const rundate = aDay();
    const { id } = await kim.call(contract.createRun, {
      run: { rundate, steps: [step(first.id), step(second.id)] },
    });
    const allocation = { runid: id, driverid: ravi };
    expect(await kim.call(contract.allocateRun, { allocation })).toEqual({ allocated: 2 });
    expect((await kim.call(contract.getRun, { id })).run.driverid).toBe(ravi);
    const driver = await testApp.acme.as('ravi');
    expect((await driver.call(getJob, { jobId: first.id })).job.id).toBe(first.id);
    const { date } = await kim.call(getJobWarnings, { jobId: first.id });
    expect(date, 'the jobs are on the board of the day of the run').toBe(rundate);
    await kim.call(allocateJob, { allocation: { agentId: ravi, jobIds: [first.id] } });
  });

  it('is deleted, and its jobs stay with their driver', async () => {
    const { id } = await kim.call(contract.createRun, { run: { rundate: aDay() } });
    await kim.call(contract.deleteRun, { id });
    expect(await refusal(kim.call(contract.getRun, { id }))).toEqual([
      404,
      'We could not find this run.',
    ]);
  });

  it('needs a driver who exists', async () => {
    const driverid = '0193390f-0000-7000-8000-00000000dead';
    const run = { driverid, rundate: aDay() };
    expect(await refusal(kim.call(contract.createRun, { run }))).toEqual([
      404,
      'We could not find this driver.',
    ]);
  });
});

describe('a run sheet', () => {
  it('is a PDF of the run for its driver and dispatchers, and of no other driver', async () => {
    const job = await aConfirmedJob(testApp.acme);
    const jobid = job.id;
    const { id } = await kim.call(contract.createRun, {
      run: {
        driverid: ravi,
        rundate: aDay(),
        location: [151.2, -33.9],
        steps: [
          { type: 'start', location: [151.2, -33.9], arrival: 28_800 },
          { type: 'pickup', location: [151.19, -33.91], arrival: 29_400, jobid },
          { type: 'delivery', location: [151.1, -33.8], arrival: 32_000, jobid },
        ],
      },
    });
    const driver = await testApp.acme.as('ravi');
    const { status, headers, body } = await driver.send(contract.downloadRunSheet, { id });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(body.slice(0, 5)).toBe('%PDF-');
    const other = await kim.call(contract.createRun, { run: { rundate: aDay() } });
    expect((await driver.send(contract.downloadRunSheet, { id: other.id })).status).toBe(404);
    expect((await kim.send(contract.downloadRunSheet, { id: other.id })).status).toBe(200);
  });
});

describe('a stop of a run sheet', () => {
  it('has the time slot at the delivery, and a number that is twice the same once', async () => {
    const { id: jobId } = await aConfirmedJob(testApp.acme);
    const { job } = await kim.call(getJob, { jobId });
    const noted = (timeslot: string, kind: 'Pickup' | 'Delivery') =>
      stopOf({ ...job, timeslot }, kind).notes.includes(timeslot);
    const slots = [noted('AM', 'Pickup'), noted('AM', 'Delivery'), noted('AllDay', 'Delivery')];
    expect(slots).toEqual([false, true, false]);
    expect(stopOf({ ...job, connoteno: job.jobno }, 'Delivery').consignment).toBe('');
  });
});

describe('the status of a run', () => {
  const act = (id: string, each: RunAct) => kim.call(contract.changeRunStatus, { id, act: each });
  const statusOf = async (id: string, date: string) =>
    (await kim.call(contract.getRunStatuses, { date })).items.find((run) => run.id === id)?.status;

  async function aDraft() {
    const { id: jobid } = await aConfirmedJob(testApp.acme);
    const rundate = aDay();
    const steps = [
      { type: 'pickup' as const, arrival: 28_800, jobid },
      { type: 'delivery' as const, arrival: 30_600, jobid },
    ];
    const run = { driverid: ravi, vehicleno: 'AC 10 TR', rundate, steps };
    return { ...(await kim.call(contract.createRun, { run })), rundate, jobid };
  }

  const driverOf = async (jobId: string) => (await kim.call(getJob, { jobId })).job.driverid;

  it('is released, which gives its jobs to the driver, and recalled before it begins', async () => {
    const { id, rundate, jobid } = await aDraft();
    expect(await statusOf(id, rundate)).toBe('Draft');
    expect(await act(id, 'release')).toEqual({ id, status: 'Released' });
    expect(await driverOf(jobid)).toBe(ravi);
    expect(await act(id, 'recall')).toEqual({ id, status: 'Draft' });
    expect(await driverOf(jobid)).toBeNull();
    expect(await statusOf(id, rundate)).toBe('Draft');
  });

  it('is released on its own day and in its order, whenever its jobs are due', async () => {
    const [first, second] = [await aConfirmedJob(testApp.acme), await aConfirmedJob(testApp.acme)];
    const rundate = aDay();
    const step = (jobid: string) => ({ type: 'delivery' as const, arrival: 0, jobid });
    const steps = [step(second.id), step(first.id)];
    const run = { driverid: ravi, vehicleno: 'AC 10 TR', rundate, steps };
    const { id } = await kim.call(contract.createRun, { run });
    await act(id, 'release');
    const { lanes } = await kim.call(getBoard, { date: rundate });
    const own = lanes.find(({ driverid }) => driverid === ravi)?.jobs.map((job) => job.id);
    expect(own).toEqual([second.id, first.id]);
    await act(id, 'recall');
    const later = await kim.call(getBoard, { date: rundate });
    expect(later.lanes.find(({ driverid }) => driverid === ravi)?.jobs).toEqual([]);
    expect(later.waiting.map((job) => job.id)).toEqual(expect.arrayContaining([first.id]));
  });

  it('is in progress once a job is scanned; it ends when all stops are closed', async () => {
    const { id, rundate, jobid } = await aDraft();
    await act(id, 'release');
    await scanned(testApp.acme, jobid, { code: 'PICKUP' });
    expect(await statusOf(id, rundate)).toBe('InProgress');
    expect(await refusal(act(id, 'recall'))).toEqual([
      409,
      'Only a released run that has not begun can be recalled.',
    ]);
    expect(await refusal(act(id, 'complete'))).toEqual([
      409,
      'Some stops of this run are still open.',
    ]);
    await scanned(testApp.acme, jobid, { code: 'DELIVERED' });
    expect(await act(id, 'complete')).toEqual({ id, status: 'Completed' });
    expect((await kim.call(contract.getRun, { id })).run.iscompleted).toBe(true);
    expect((await refusal(act(id, 'release')))?.[0]).toBe(409);
  });

  it('is on hold until it is resumed or cancelled, which unallocates open jobs', async () => {
    const { id, jobid } = await aDraft();
    const { id: open } = await aConfirmedJob(testApp.acme);
    const { run } = await kim.call(contract.getRun, { id });
    const steps = [...run.steps, { type: 'delivery' as const, arrival: 40_000, jobid: open }];
    await kim.call(contract.updateRun, { run: { ...run, steps } });
    await act(id, 'release');
    await scanned(testApp.acme, jobid, { code: 'PICKUP' });
    expect(await act(id, 'hold')).toEqual({ id, status: 'OnHold' });
    expect(await act(id, 'resume')).toEqual({ id, status: 'InProgress' });
    await act(id, 'hold');
    expect(await act(id, 'cancel')).toEqual({ id, status: 'Cancelled' });
    expect(await driverOf(open)).toBeNull();
    expect(await driverOf(jobid)).toBe(ravi);
  });

  it('is not released without a driver and a vehicle', async () => {
    const { id } = await kim.call(contract.createRun, { run: { rundate: aDay() } });
    expect(await refusal(act(id, 'release'))).toEqual([
      409,
      'A run needs a driver and a vehicle before it is released.',
    ]);
  });

  it('is changed once, however many recall it while its job is scanned', async () => {
    const { id, rundate, jobid } = await aDraft();
    await act(id, 'release');
    await Promise.allSettled([
      act(id, 'recall'),
      scanned(testApp.acme, jobid, { code: 'PICKUP' }),
      act(id, 'recall'),
    ]);
    const isRecalled = (await statusOf(id, rundate)) === 'Draft';
    expect(await driverOf(jobid)).toBe(isRecalled ? null : ravi);
  });
});
