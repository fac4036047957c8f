import { allocateJob, getJob } from '@waybill/contract/jobs/endpoints';
import * as contract from '@waybill/contract/routing/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';

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
    const { id } = await kim.call(contract.createRun, {
      run: { rundate: aDay(), steps: [step(first.id), step(second.id)] },
    });
    const allocation = { runid: id, driverid: ravi };
    expect(await kim.call(contract.allocateRun, { allocation })).toEqual({ allocated: 2 });
    expect((await kim.call(contract.getRun, { id })).run.driverid).toBe(ravi);
    const driver = await testApp.acme.as('ravi');
    expect((await driver.call(getJob, { jobId: first.id })).job.id).toBe(first.id);
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
