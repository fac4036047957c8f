import * as calls from '@waybill/contract/jobs/endpoints';
import { getEntityChanges } from '@waybill/contract/messaging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import { aConfirmedJob, jobNow, scanned, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: Caller;
let raviGuid: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
  raviGuid = await userGuid(testApp.acme, 'ravi');
});
afterAll(() => testApp.close());

const allocate = (jobIds: string[], agentId = raviGuid) =>
  kim.call(calls.allocateJob, { allocation: { agentId, jobIds } });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );

describe('allocateJob', () => {
  it('assigns jobs to a driver, who sees only these [st-036]', async () => {
    const mine = await aConfirmedJob(testApp.acme);
    const other = await aConfirmedJob(testApp.acme);
    expect(await refusal(ravi.call(calls.getJob, { jobId: mine.id }))).toEqual([
      404,
      'We could not find this job.',
    ]);
    expect(await allocate([mine.id, mine.id])).toEqual({ allocated: 1 });
    const { job } = await ravi.call(calls.getJob, { jobId: mine.id });
    expect(job).toMatchObject({
      status: 'Allocated',
      isallocatedtodeliveryagent: true,
      driverid: raviGuid,
      drivername: 'Ravi Patel',
    });
    const seen = await ravi.call(calls.getJobs, { maxResultCount: 1000 });
    expect(seen.items.map(({ id }) => id)).not.toContain(other.id);
    expect(new Set(seen.items.map(({ driverid }) => driverid))).toEqual(new Set([raviGuid]));
    const his = await kim.call(calls.getAllocatedJobs, { id: raviGuid, maxResultCount: 1000 });
    expect(his.items.map(({ id }) => id)).toContain(mine.id);
    const waiting = await kim.call(calls.getUnallocatedJobs, { maxResultCount: 1000 });
    const ids = waiting.items.map(({ id }) => id);
    expect([ids.includes(mine.id), ids.includes(other.id)]).toEqual([false, true]);
  });

  it('rejects all jobs if one cannot be allocated, and users who do not drive', async () => {
    const ready = await aConfirmedJob(testApp.acme);
    const done = await aConfirmedJob(testApp.acme);
    await scanned(testApp.acme, done.id, { code: 'DELIVERED' });
    expect(await refusal(allocate([ready.id, done.id]))).toEqual([
      409,
      'A job that is out for delivery or delivered stays with its driver.',
    ]);
    expect((await jobNow(testApp.acme, ready.id)).driverid).toBeNull();
    const notDriver = allocate([ready.id], await userGuid(testApp.acme, 'kim'));
    expect(await refusal(notDriver)).toEqual([404, 'We could not find this driver.']);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_active = false where user_name = 'ravi'`),
    );
    expect(await refusal(allocate([ready.id]))).toEqual([400, 'This driver is not active.']);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_active = true where user_name = 'ravi'`),
    );
  });
});

describe('concurrent allocations of one waiting job', () => {
  it('succeed once; the others see who has it', async () => {
    const { id, jobno } = await aConfirmedJob(testApp.acme);
    const allocation = { agentId: raviGuid, jobIds: [id], onlyWaiting: true };
    const responses = await Promise.all(
      [1, 2, 3].map(() => refusal(kim.call(calls.allocateJob, { allocation }))),
    );
    const refused = [409, `Ravi Patel already has job ${jobno}, given by Kim Tran.`];
    expect(responses.filter((response) => response === null)).toEqual([null]);
    expect(responses.filter((response) => response !== null)).toEqual([refused, refused]);
  });
});

describe('unallocateJob', () => {
  it('unassigns a job, with an optional reason [st-032]', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await allocate([id]);
    expect(await kim.call(calls.unallocateJob, { deallocation: { jobid: id } })).toBeNull();
    expect(await jobNow(testApp.acme, id)).toMatchObject({ status: 'Confirmed', driverid: null });
    const again = kim.call(calls.unallocateJob, { deallocation: { jobid: id } });
    expect(await refusal(again)).toEqual([409, 'This job is not allocated to a driver.']);
  });

  it('accepts field names in any case, and unassigns many at once [proto-008]', async () => {
    const jobs = [await aConfirmedJob(testApp.acme), await aConfirmedJob(testApp.acme)];
    await allocate(jobs.map(({ id }) => id));
    const deallocation = { jobIds: jobs.map(({ id }) => id), reason: 'DriverUnavailable' };
    const reply = await kim.send(calls.unallocateJobs, { deallocation });
    expect(reply.status).toBe(200);
    const after = await Promise.all(jobs.map(({ id }) => jobNow(testApp.acme, id)));
    expect(after.map(({ driverid }) => driverid)).toEqual([null, null]);
  });

  it('rejects the wrong driver', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await allocate([id]);
    const agentid = await userGuid(testApp.acme, 'wes');
    const work = kim.call(calls.unallocateJob, { deallocation: { jobid: id, agentid } });
    expect(await refusal(work)).toEqual([409, 'This job is not allocated to that driver.']);
  });
});

describe('the history of a job', () => {
  it('names the drivers who had it', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await allocate([id]);
    await kim.call(calls.unallocateJob, { deallocation: { jobid: id } });
    const { items } = await kim.call(getEntityChanges, { entitytype: 'Job', entityid: id });
    const drivers = items
      .flatMap(({ entitypropertychanges: changes }) => changes)
      .filter(({ propertyname }) => propertyname === 'driver_id');
    expect(drivers.map((each) => [each.originalvalue, each.newvalue])).toEqual([
      ['Ravi Patel', null],
      [null, 'Ravi Patel'],
    ]);
  });
});

describe('a job to allocate', () => {
  it('names carrier account and price of its booking, but no price to its driver', async () => {
    const { items } = await kim.call(calls.getAllocatedJobs, {
      id: raviGuid,
      filter: 'bookingid ne null',
      maxResultCount: 1000,
    });
    const [job] = items;
    expect(job?.carrieraccount).toBe('Acme Fleet');
    const { totalcost = 0, totaltax = 0 } = job?.pricingdetails ?? {};
    expect([totalcost > 0, Math.round((totalcost - totaltax) * 100)]).toEqual([
      true,
      Math.round((job?.pricingdetails?.totalcosttaxexclusive ?? 0) * 100),
    ]);
    const own = await ravi.call(calls.getAllocatedJobs, { id: raviGuid, maxResultCount: 1000 });
    expect(own.items.find(({ id }) => id === job?.id)?.pricingdetails).toBeNull();
  });
});
