import * as calls from '@waybill/contract/jobs/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, demoTown, Refused, type TestTown } from '#testing/town.ts';
import { aConfirmedJob, jobNow, scanned, userGuid } from '#testing/jobs/jobs-of-a-town.ts';

let town: TestTown;
let kim: Caller;
let ravi: Caller;
let raviGuid: string;
beforeAll(async () => {
  town = await demoTown();
  kim = await town.acme.as('kim');
  ravi = await town.acme.as('ravi');
  raviGuid = await userGuid(town.acme, 'ravi');
});
afterAll(() => town.close());

const allocate = (jobIds: string[], agentId = raviGuid) =>
  kim.call(calls.allocateJob, { allocation: { agentId, jobIds } });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );

describe('allocateJob', () => {
  it('assigns jobs to a driver, who sees only these [st-036]', async () => {
    const mine = await aConfirmedJob(town.acme);
    const other = await aConfirmedJob(town.acme);
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
    const ready = await aConfirmedJob(town.acme);
    const done = await aConfirmedJob(town.acme);
    await scanned(town.acme, done.id, { code: 'DELIVERED' });
    expect(await refusal(allocate([ready.id, done.id]))).toEqual([
      409,
      'A job that is out for delivery or delivered stays with its driver.',
    ]);
    expect((await jobNow(town.acme, ready.id)).driverid).toBeNull();
    const notDriver = allocate([ready.id], await userGuid(town.acme, 'kim'));
    expect(await refusal(notDriver)).toEqual([404, 'We could not find this driver.']);
    await town.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_active = false where user_name = 'ravi'`),
    );
    expect(await refusal(allocate([ready.id]))).toEqual([400, 'This driver is not active.']);
    await town.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_active = true where user_name = 'ravi'`),
    );
  });
});

describe('concurrent allocations of one waiting job', () => {
  it('succeed once; the others are told who has it', async () => {
    const { id, jobno } = await aConfirmedJob(town.acme);
    const allocation = { agentId: raviGuid, jobIds: [id], onlyWaiting: true };
    const answers = await Promise.all(
      [1, 2, 3].map(() => refusal(kim.call(calls.allocateJob, { allocation }))),
    );
    const refused = [409, `Ravi Patel has job ${jobno} already.`];
    expect(answers.filter((answer) => answer === null)).toEqual([null]);
    expect(answers.filter((answer) => answer !== null)).toEqual([refused, refused]);
  });
});

describe('unallocateJob', () => {
  it('unassigns a job, with an optional reason [st-032]', async () => {
    const { id } = await aConfirmedJob(town.acme);
    await allocate([id]);
    expect(await kim.call(calls.unallocateJob, { deallocation: { jobid: id } })).toBeNull();
    expect(await jobNow(town.acme, id)).toMatchObject({ status: 'Confirmed', driverid: null });
    const again = kim.call(calls.unallocateJob, { deallocation: { jobid: id } });
    expect(await refusal(again)).toEqual([409, 'This job is not allocated to a driver.']);
  });

  it('accepts field names in any case, and unassigns many at once [proto-008]', async () => {
    const jobs = [await aConfirmedJob(town.acme), await aConfirmedJob(town.acme)];
    await allocate(jobs.map(({ id }) => id));
    const deallocation = { jobIds: jobs.map(({ id }) => id), reason: 'DriverUnavailable' };
    const reply = await kim.send(calls.unallocateJobs, { deallocation });
    expect(reply.status).toBe(200);
    const after = await Promise.all(jobs.map(({ id }) => jobNow(town.acme, id)));
    expect(after.map(({ driverid }) => driverid)).toEqual([null, null]);
  });

  it('rejects the wrong driver', async () => {
    const { id } = await aConfirmedJob(town.acme);
    await allocate([id]);
    const agentid = await userGuid(town.acme, 'wes');
    const work = kim.call(calls.unallocateJob, { deallocation: { jobid: id, agentid } });
    expect(await refusal(work)).toEqual([409, 'This job is not with that driver.']);
  });
});
