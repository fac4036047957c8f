/** Moves of jobs from several lanes in one call, and their undoing in one call. */
import {
  createDriver,
  createVehicle,
  setAvailableForWork,
} from '@waybill/contract/fleet/endpoints';
import { aDriver, aVehicle } from '@waybill/contract/fleet/examples';
import * as jobs from '@waybill/contract/jobs/endpoints';
import { aMultiStop } from '@waybill/contract/jobs/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob, jobNow, refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  [kim, ada] = await Promise.all([testApp.acme.as('kim'), testApp.acme.as('ada')]);
});
afterAll(() => testApp.close());

let made = 0;

/** Adds a driver with a van who is available for work. */
async function someDriver(): Promise<string> {
  made += 1;
  const email = `lane${made}@drivers.example`;
  const driver = aDriver({ name: `Lane ${made}`, email, licenceexpiry: '2028-01-01' });
  const { id } = await kim.call(createDriver, { driver });
  const vehicle = aVehicle({ driverid: id, registrationnumber: `LANE ${made}` });
  await kim.call(createVehicle, { vehicle: { ...vehicle, iscurrentvehicle: true } });
  await kim.call(setAvailableForWork, { driverId: id });
  return id;
}

const someJobs = async (count: number) => {
  const all: string[] = [];
  for (let n = 0; n < count; n += 1) all.push((await aConfirmedJob(testApp.acme)).id);
  return all;
};

type Place = { readonly beforejobid?: string; readonly order?: string[] };
type Some = Place & { readonly otherholders?: { jobid: string; driverid: string | null }[] };

const give = (driverid: string, jobids: string[], from: string | null = null, some: Some = {}) =>
  kim.call(jobs.allocateOnBoard, {
    driverid,
    jobids,
    fromdriverid: from,
    reason: 'Agreed by phone',
    ...some,
  });

/** The jobs of drivers, in the order of their lanes. */
async function lanes(...driverids: readonly string[]) {
  const board = await kim.call(jobs.getBoard, {});
  const laneOf = (id: string) => board.lanes.find(({ driverid }) => driverid === id);
  return driverids.map((id) => laneOf(id)?.jobs.map((job) => job.id));
}

const restore = (
  moved: readonly (readonly [job: string, now: string | null, formerly: string | null])[],
  orders: readonly (readonly [driver: string, jobids: readonly string[]])[],
) =>
  kim.call(jobs.restoreOnBoard, {
    jobs: moved.map(([jobid, driverid, formerdriverid]) => ({ jobid, driverid, formerdriverid })),
    orders: orders.map(([driverid, jobids]) => ({ driverid, jobids: [...jobids] })),
    reason: 'Undone',
  });

describe('jobs of several lanes that are moved together', () => {
  it('move in one call, and return to their places in one call', async () => {
    const [from, also, to] = [await someDriver(), await someDriver(), await someDriver()];
    const [a = '', b = '', c = '', d = '', e = '', waits = ''] = await someJobs(6);
    await give(from, [a, b, c]);
    await give(also, [d, e]);
    const otherholders = [
      { jobid: d, driverid: also },
      { jobid: waits, driverid: null },
    ];
    await give(to, [b, d, waits], from, { otherholders });
    expect(await lanes(from, also, to)).toEqual([[a, c], [e], [b, d, waits]]);
    const moved = [
      [b, to, from],
      [d, to, also],
      [waits, to, null],
    ] as const;
    const orders = [
      [from, [a, b, c]],
      [also, [d, e]],
      [to, []],
    ] as const;
    expect(await restore(moved, orders)).toEqual({ restored: 3 });
    expect(await lanes(from, also, to)).toEqual([[a, b, c], [d, e], []]);
    expect((await jobNow(testApp.acme, waits)).driverid).toBeNull();
  });

  it('stay where they are, all of them, when one of them was moved meanwhile', async () => {
    const [from, also, to] = [await someDriver(), await someDriver(), await someDriver()];
    const [a = '', b = ''] = await someJobs(2);
    await give(from, [a]);
    await give(also, [b]);
    await ada.call(jobs.unallocateJob, { deallocation: { jobid: b } });
    const { jobno } = await jobNow(testApp.acme, b);
    const otherholders = [{ jobid: b, driverid: also }];
    expect(await refusalOf(give(to, [a, b], from, { otherholders }))).toEqual([
      409,
      `Job ${jobno} has been unallocated meanwhile by Ada Osei.`,
      [],
    ]);
    expect(await lanes(from, also, to)).toEqual([[a], [], []]);
  });
});

describe('the undoing of a move', () => {
  it('restores the order of a lane that took waiting jobs between its own', async () => {
    const driver = await someDriver();
    const [a = '', b = '', c = '', waits = ''] = await someJobs(4);
    await give(driver, [a, b, c]);
    await give(driver, [waits], null, { order: [c, waits, a, b] });
    await restore([[waits, driver, null]], [[driver, [a, b, c]]]);
    expect(await lanes(driver)).toEqual([[a, b, c]]);
  });

  it('places what the driver got since then last', async () => {
    const driver = await someDriver();
    const [a = '', b = '', waits = '', later = ''] = await someJobs(4);
    await give(driver, [a, b]);
    await give(driver, [waits], null, { order: [b, waits, a] });
    await give(driver, [later], null, { beforejobid: b });
    await restore([[waits, driver, null]], [[driver, [a, b]]]);
    expect(await lanes(driver)).toEqual([[a, b, later]]);
  });

  it('changes nothing where another dispatcher has moved a job on, and names them', async () => {
    const [driver, other] = [await someDriver(), await someDriver()];
    const [a = '', b = '', unmoved = ''] = await someJobs(3);
    await give(driver, [unmoved, a, b]);
    await ada.call(jobs.allocateOnBoard, {
      driverid: other,
      jobids: [b],
      fromdriverid: driver,
      reason: 'Agreed by phone',
    });
    const { jobno } = await jobNow(testApp.acme, b);
    const moved = [
      [a, driver, null],
      [b, driver, null],
    ] as const;
    expect(await refusalOf(restore(moved, [[driver, [unmoved]]]))).toEqual([
      409,
      `Lane ${made} already has job ${jobno}, given by Ada Osei.`,
      [],
    ]);
    expect(await lanes(driver, other)).toEqual([[unmoved, a], [b]]);
  });

  it('succeeds where its jobs have become one multi-stop, which has one driver', async () => {
    const [one, other, driver] = [await someDriver(), await someDriver(), await someDriver()];
    const { id: a, customerid } = await aConfirmedJob(testApp.acme);
    const { id: b } = await aConfirmedJob(testApp.acme);
    await give(one, [a]);
    await give(other, [b]);
    await give(driver, [a, b], one, { otherholders: [{ jobid: b, driverid: other }] });
    await kim.call(jobs.createMultiStop, {
      multistop: aMultiStop({ customerid, linkedjobids: [a, b], driverid: driver }),
    });
    const moved = [
      [a, driver, one],
      [b, driver, other],
    ] as const;
    const orders = [
      [one, [a]],
      [other, [b]],
      [driver, []],
    ] as const;
    expect(await restore(moved, orders)).toEqual({ restored: 2 });
    expect(await lanes(one, other, driver)).toEqual([[], [b, a], []]);
  });

  it('succeeds once when two ask for it at once', async () => {
    const [driver, former] = [await someDriver(), await someDriver()];
    const [a = '', b = ''] = await someJobs(2);
    await give(former, [a]);
    await give(driver, [a], former);
    await give(driver, [b]);
    const moved = [
      [a, driver, former],
      [b, driver, null],
    ] as const;
    const both = await Promise.all(
      [1, 2].map(() =>
        refusalOf(
          restore(moved, [
            [former, [a]],
            [driver, []],
          ]),
        ),
      ),
    );
    expect(both.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await lanes(driver, former)).toEqual([[], [a]]);
  });
});
