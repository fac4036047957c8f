import * as calls from '@waybill/contract/jobs/endpoints';
import { aMultiStop } from '@waybill/contract/jobs/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aConfirmedJob,
  customerGuid,
  jobNow,
  refusalOf,
  scanned,
  userGuid,
} from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let customerid: string;
let ravi: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  customerid = await customerGuid(testApp.acme);
  ravi = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

const jobs = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aConfirmedJob(testApp.acme)));
const idsOf = (made: readonly { readonly id: string }[]) => made.map(({ id }) => id);
const create = (linkedjobids: string[], some: { driverid?: string } = {}) =>
  kim.call(calls.createMultiStop, {
    multistop: aMultiStop({ customerid, linkedjobids, ...some }),
  });
const multiStopNow = async (jobId: string) =>
  (await kim.call(calls.getMultiStop, { jobId })).multistop;
const add = (multistopjobid: string, linkedjobids: string[]) =>
  kim.call(calls.multiStopAllocateJobs, { allocatejob: { multistopjobid, linkedjobids } });
const take = (multistopjobid: string, linkedjobids: string[]) =>
  kim.call(calls.multiStopDeallocateJobs, { deallocatejob: { multistopjobid, linkedjobids } });
const jobOf = (id: string) => jobNow(testApp.acme, id);

describe('a multi-stop', () => {
  it('links jobs in order and gives them its driver [st-038] [ui-capability-003]', async () => {
    const ids = idsOf(await jobs(3)).reverse();
    const { id, multistopno } = await create(ids, { driverid: ravi });
    expect(multistopno).toMatch(/^J\d{8}$/);
    expect(await multiStopNow(id)).toMatchObject({
      multistopno,
      customerid,
      driverid: ravi,
      drivername: 'Ravi Patel',
      linkedjobids: ids,
      status: 'Allocated',
      jobcount: 3,
      piececount: 6,
      weight: 75,
    });
    const { items } = await kim.call(calls.multiStopAllocatedJobs, { multistopjobid: id });
    expect(items.map((job) => [job.id, job.driverid, job.multistopno])).toEqual(
      ids.map((job) => [job, ravi, multistopno]),
    );
  });

  it('takes further jobs at its end and lets jobs go back to nobody [st-038]', async () => {
    const [first, second] = idsOf(await jobs(2)) as [string, string];
    const { id } = await create([first], { driverid: ravi });
    expect(await add(id, [first, second])).toEqual({ allocated: 1 });
    expect((await jobOf(second)).driverid).toBe(ravi);
    await take(id, [first]);
    expect((await multiStopNow(id)).linkedjobids).toEqual([second]);
    expect(await jobOf(first)).toMatchObject({ driverid: null, multistopjobid: null });
  });

  it('refuses jobs of other customers, of other multi-stops and picked up', async () => {
    const [linked, started] = idsOf(await jobs(2)) as [string, string];
    await create([linked]);
    await scanned(testApp.acme, started, { code: 'PICKUP' });
    const other = await aConfirmedJob(testApp.acme, {
      customerid: await customerGuid(testApp.acme, 'Harbour Homewares'),
    });
    const { id } = await create([]);
    const refused = async (job: string) => (await refusalOf(add(id, [job])))?.slice(0, 2);
    const number = async (job: string) => (await jobOf(job)).jobno;
    expect([await refused(linked), await refused(started), await refused(other.id)]).toEqual([
      [409, `${await number(linked)}: This job is already in another multi-stop.`],
      [409, `${await number(started)}: Only jobs not picked up yet can be added.`],
      [409, `${other.jobno}: All jobs of a multi-stop belong to one customer.`],
    ]);
  });

  it('is reordered, and its driver changed, while it is not completed', async () => {
    const ids = idsOf(await jobs(2));
    const { id } = await create(ids);
    const linkedjobids = [...ids].reverse();
    const multistop = { ...aMultiStop({ customerid, linkedjobids, driverid: ravi }), id };
    await kim.call(calls.updateMultiStop, { multistop });
    expect(await multiStopNow(id)).toMatchObject({ linkedjobids, driverid: ravi });
    for (const job of ids) await scanned(testApp.acme, job, { code: 'DELIVERED' });
    expect((await multiStopNow(id)).status).toBe('Completed');
    expect(await refusalOf(kim.call(calls.updateMultiStop, { multistop }))).toMatchObject([
      409,
      'A completed multi-stop can no longer be changed.',
      [],
    ]);
  });

  it('frees its jobs when it is deleted, but not under way', async () => {
    const ids = idsOf(await jobs(2));
    const { id } = await create(ids, { driverid: ravi });
    await kim.call(calls.deleteMultiStop, { jobId: id });
    expect(await jobOf(ids[0] ?? '')).toMatchObject({ multistopjobid: null, driverid: null });
    const again = await create(ids, { driverid: ravi });
    await scanned(testApp.acme, ids[0] ?? '', { code: 'PICKUP' });
    expect((await multiStopNow(again.id)).status).toBe('UnderWay');
    expect(await refusalOf(kim.call(calls.deleteMultiStop, { jobId: again.id }))).toMatchObject([
      409,
      'A multi-stop that is under way cannot be deleted.',
      [],
    ]);
  });

  it('goes to a driver as a whole when one of its jobs is allocated or unallocated', async () => {
    const ids = idsOf(await jobs(3));
    const { id } = await create(ids);
    const allocation = { agentId: ravi, jobIds: ids.slice(0, 1) };
    expect(await kim.call(calls.allocateJob, { allocation })).toEqual({ allocated: 3 });
    expect((await multiStopNow(id)).driverid).toBe(ravi);
    const deallocation = { jobid: ids[1] ?? '', reason: 'Overloaded' };
    await kim.call(calls.unallocateJob, { deallocation });
    expect((await multiStopNow(id)).driverid).toBeNull();
    expect((await jobOf(ids[2] ?? '')).driverid).toBeNull();
  });

  it('keeps the other stops at their places where one moves within the day', async () => {
    const ids = idsOf(await jobs(3));
    const [first, second, third] = ids as [string, string, string];
    await create(ids);
    const give = (jobid: string, some: { fromdriverid: string | null; beforejobid?: string }) =>
      kim.call(calls.allocateOnBoard, {
        driverid: ravi,
        jobids: [jobid],
        reason: 'Agreed',
        ...some,
      });
    expect(await give(first, { fromdriverid: null })).toEqual({ allocated: 3 });
    const moved = await give(third, { fromdriverid: ravi, beforejobid: second });
    expect(moved).toEqual({ allocated: 1 });
    const { lanes } = await kim.call(calls.getBoard, {});
    const lane = lanes.find(({ driverid }) => driverid === ravi);
    const own = lane?.jobs.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(own).toEqual([first, third, second]);
  });

  it('is listed for staff, for its driver and for its customer alone', async () => {
    const [first] = idsOf(await jobs(1));
    const { id } = await create([first ?? ''], { driverid: ravi });
    const seenBy = async (name: string) => {
      const caller = await testApp.acme.as(name);
      const { items } = await caller.call(calls.getMultiStops, { maxResultCount: 1000 });
      return items.some((listed) => listed.id === id);
    };
    expect([await seenBy('kim'), await seenBy('ravi')]).toEqual([true, true]);
    const { items } = await kim.call(calls.getMultiStops, { filter: `driverid eq guid'${id}'` });
    expect(items).toEqual([]);
  });
});

describe('a deleted job', () => {
  it('leaves its multi-stop', async () => {
    const ids = idsOf(await jobs(2));
    const { id } = await create(ids);
    await kim.call(calls.deleteJob, { jobId: ids[0] ?? '' });
    expect((await multiStopNow(id)).linkedjobids).toEqual(ids.slice(1));
  });
});

describe('ten multi-stops that want one job at the same time', () => {
  it('leave it in exactly one', async () => {
    const [job] = idsOf(await jobs(1)) as [string];
    const made = await Promise.all(Array.from({ length: 10 }, () => create([])));
    const results = await Promise.all(made.map(({ id }) => refusalOf(add(id, [job]))));
    expect(results.filter((refused) => refused === null)).toHaveLength(1);
    expect(results.filter((refused) => refused?.[0] === 409)).toHaveLength(9);
    const winner = made[results.indexOf(null)];
    expect((await jobOf(job)).multistopjobid).toBe(winner?.id);
  });
});

describe('a driver and jobs that come to a multi-stop at the same time', () => {
  it('end with every job at the driver', async () => {
    const ids = idsOf(await jobs(6));
    const { id } = await create(ids.slice(0, 2));
    const allocation = { agentId: ravi, jobIds: ids.slice(0, 1) };
    await Promise.all([
      kim.call(calls.allocateJob, { allocation }),
      ...ids.slice(2).map((job) => add(id, [job])),
    ]);
    const { items } = await kim.call(calls.multiStopAllocatedJobs, { multistopjobid: id });
    expect([items.length, new Set(items.map(({ driverid }) => driverid))]).toEqual([
      6,
      new Set([ravi]),
    ]);
  });
});
