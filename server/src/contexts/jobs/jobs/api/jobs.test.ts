import { aJob, aJobItem } from '@waybill/contract/jobs/examples';
import * as calls from '@waybill/contract/jobs/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import { aConfirmedJob, customerGuid, jobNow, scanned } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
let cedar: string;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  cedar = await customerGuid(testApp.acme);
});
afterAll(() => testApp.close());

const unknown = '00000000-0000-4000-8000-000000000001';
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );

describe('createJob and getJob', () => {
  it('save all fields of the form and return them as sent', async () => {
    const sent = aJob({
      customerid: cedar,
      connoteno: 'ACM00000042',
      reference: { PO: '88123' },
      costcentre: { Team: 'North' },
      timeslot: '09:00-11:30',
      specialinstructions: 'Ring the bell.',
    });
    const { id, jobno } = await kim.call(calls.createJob, { job: sent });
    expect(jobno).toMatch(/^J\d{8}$/);
    const { job } = await kim.call(calls.getJob, { jobId: id });
    expect(job).toMatchObject({
      id,
      jobno,
      connoteno: 'ACM00000042',
      customerid: cedar,
      customername: 'Cedar & Co',
      tenantid: testApp.acme.id,
      reference: { PO: '88123' },
      costcentre: { Team: 'North' },
      timeslot: '09:00-11:30',
      specialinstructions: 'Ring the bell.',
      fromaddress: { companyName: 'Cedar & Co', suburb: 'Port Botany', countryCode: 'AU' },
      status: 'New',
      isconfirmed: false,
      isallocatedtodeliveryagent: false,
      leg: null,
      lastscanevent: null,
      subtotal: null,
    });
    expect(job.items).toMatchObject([
      {
        ...aJobItem(),
        articlenumbers: ['ACM00000042001', 'ACM00000042002'],
      },
    ]);
  });

  it('also accept a customer number, and reject an unknown one', async () => {
    const work = kim.call(calls.createJob, { job: aJob({ customerid: 999_999 }) });
    expect(await refusal(work)).toEqual([404, 'We could not find this customer.']);
  });

  it('name the missing field', async () => {
    const job = { ...aJob({ customerid: cedar }), toaddress: { suburb: 'Newtown' } };
    const reply = await kim.send(calls.createJob, { job });
    expect(reply.status).toBe(400);
    expect(reply.body).toContain('job.toaddress.addressLine1');
  });

  it('reject more pieces than three digits can count', async () => {
    const items = [aJobItem({ quantity: 999 }), aJobItem()];
    const work = kim.call(calls.createJob, { job: aJob({ customerid: cedar, items }) });
    await expect(work).rejects.toThrow('A job has at most 999 pieces');
  });

  it('return 404 for an unknown job, another tenant’s or another customer’s', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const bea = await testApp.borealis.as('bea');
    const hana = await testApp.acme.as('hana');
    const oto = await testApp.acme.as('oto');
    const notFound = [404, 'We could not find this job.'];
    expect(await refusal(kim.call(calls.getJob, { jobId: unknown }))).toEqual(notFound);
    expect(await refusal(bea.call(calls.getJob, { jobId: id }))).toEqual(notFound);
    expect(await refusal(hana.call(calls.getJob, { jobId: id }))).toEqual(notFound);
    expect((await oto.call(calls.getJob, { jobId: id })).job.id).toBe(id);
  });
});

describe('confirmJob', () => {
  it('confirms once; repeating it changes nothing [st-035]', async () => {
    const { id, jobno } = await kim.call(calls.createJob, { job: aJob({ customerid: cedar }) });
    const first = await kim.call(calls.confirmJob, { id });
    expect(first).toEqual({ id, jobno, connoteno: jobno });
    expect(await kim.call(calls.confirmJob, { id })).toEqual(first);
    const job = await jobNow(testApp.acme, id);
    expect([job.status, job.isconfirmed]).toEqual(['Confirmed', true]);
    expect(job.items[0]?.articlenumbers).toEqual([`${jobno}001`, `${jobno}002`]);
  });

  it('requires an item', async () => {
    const sent = aJob({ customerid: cedar, items: [] });
    const { id } = await kim.call(calls.createJob, { job: sent });
    const [status] = (await refusal(kim.call(calls.confirmJob, { id }))) ?? [];
    expect(status).toBe(400);
  });
});

describe('updateJob', () => {
  it('replaces the details while nothing is under way', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const job = aJob({ id, customerid: cedar, servicecode: 'EXP', items: [aJobItem()] });
    expect(await kim.call(calls.updateJob, { job })).toEqual({ id });
    expect(await jobNow(testApp.acme, id)).toMatchObject({
      servicecode: 'EXP',
      status: 'Confirmed',
    });
    await scanned(testApp.acme, id, { code: 'PICKUP' });
    expect(await refusal(kim.call(calls.updateJob, { job }))).toEqual([
      409,
      'A job that is under way can no longer be changed.',
    ]);
  });
});

describe('setJobPickup', () => {
  it('makes a job ready, at most a day in the past', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const pickup = (pickupreadydatetime: string) =>
      kim.call(calls.setJobPickup, { jobpickup: { jobid: id, pickupreadydatetime } });
    await pickup('2026-11-18T01:00:00.000Z');
    expect(await jobNow(testApp.acme, id)).toMatchObject({
      status: 'ReadyForPickup',
      ispickupready: true,
      pickupreadydatetime: '2026-11-18T01:00:00.000Z',
    });
    await expect(pickup('2026-11-16T00:00:00.000Z')).rejects.toThrow('more than a day');
  });
});

describe('deleteJob', () => {
  it('is rejected once freight was scanned or the job has legs [st-044]', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await scanned(testApp.acme, id, { code: 'READY' });
    expect(await refusal(kim.call(calls.deleteJob, { jobId: id }))).toEqual([
      409,
      'A job that is allocated or scanned cannot be deleted.',
    ]);
    const parent = await aConfirmedJob(testApp.acme);
    const leg = await aConfirmedJob(testApp.acme, { parentid: parent.id });
    const hasLegs = await refusal(kim.call(calls.deleteJob, { jobId: parent.id }));
    expect(hasLegs).toEqual([409, 'A job with child jobs cannot be deleted.']);
    expect(await kim.call(calls.deleteJob, { jobId: leg.id })).toBeNull();
    expect(await kim.call(calls.deleteJob, { jobId: parent.id })).toBeNull();
    expect(await refusal(kim.call(calls.getJob, { jobId: parent.id }))).toEqual([
      404,
      'We could not find this job.',
    ]);
  });
});

describe('job legs', () => {
  it('are listed below their parent and cannot have legs themselves', async () => {
    const parent = await aConfirmedJob(testApp.acme);
    const leg = await aConfirmedJob(testApp.acme, { parentid: parent.id });
    const { mainjob, childjobs } = await kim.call(calls.getChildJobs, { jobId: leg.id });
    expect([mainjob.id, childjobs.map(({ id }) => id)]).toEqual([parent.id, [leg.id]]);
    const filter = `jobno eq '${parent.jobno}'`;
    const { items } = await kim.call(calls.getJobsWithChildren, { filter });
    expect(items.map(({ id, children }) => [id, children.length])).toEqual([[parent.id, 1]]);
    const grandchild = kim.call(calls.createJob, {
      job: aJob({ customerid: cedar, parentid: leg.id }),
    });
    expect(await refusal(grandchild)).toEqual([
      409,
      'A child job cannot have children of its own.',
    ]);
  });
});

describe('getJobs', () => {
  it('filters and sorts by each declared field, and pages without losing rows', async () => {
    const made = await aConfirmedJob(testApp.acme, { connoteno: 'ACM00777777' });
    const found = await kim.call(calls.getJobs, { filter: "connoteno eq 'ACM00777777'" });
    expect([found.totalCount, found.items.map(({ id }) => id)]).toEqual([1, [made.id]]);
    const fields = 'jobno,status,customername,servicename,creationtime,lastscanevent.datetime';
    for (const sorting of fields.split(',')) {
      const page = await kim.call(calls.getJobs, { sorting: `${sorting} desc` });
      expect(page.items.length).toBe(Math.min(10, page.totalCount));
    }
    const text = await kim.call(calls.getJobs, { filter: 'acm00777' });
    expect(text.items.map(({ id }) => id)).toEqual([made.id]);
    const bad = await kim.send(calls.getJobs, { sorting: 'secret' });
    expect(bad.status).toBe(400);
  });

  it('shows a customer’s user only their own jobs', async () => {
    await aConfirmedJob(testApp.acme, {
      customerid: await customerGuid(testApp.acme, 'Harbour Homewares'),
    });
    const oto = await testApp.acme.as('oto');
    const { items } = await oto.call(calls.getJobs, { maxResultCount: 1000 });
    expect(new Set(items.map(({ customername }) => customername))).toEqual(new Set(['Cedar & Co']));
  });
});

describe('the fixed lists', () => {
  it('return lists of strings [proto-019] [st-034]', async () => {
    const mia = await testApp.acme.as('mia');
    expect(await mia.call(calls.getLineHaulStatuses)).toEqual([
      'Planned',
      'Loading',
      'Departed',
      'Arrived',
      'Unloading',
      'Completed',
      'Cancelled',
    ]);
    expect((await mia.call(calls.getScanEventTypes)).slice(0, 3)).toEqual([
      'CREATED',
      'READY',
      'PICKUP',
    ]);
    expect(await mia.call(calls.getJobTypes)).toContain('PointToPoint');
  });
});

describe('getJobPlaces', () => {
  it('returns where the jobs of a list are delivered, a driver only the own ones', async () => {
    const job = await aConfirmedJob(testApp.acme);
    const { id, jobno, connoteno, customerid, customername } = job;
    const list = { filter: `jobno eq '${jobno}'` };
    const { items, totalCount } = await kim.call(calls.getJobPlaces, list);
    expect(totalCount).toBe(1);
    expect(items).toEqual([
      {
        id,
        jobno,
        status: 'Confirmed',
        connoteno,
        customerid,
        customername,
        islinehaul: false,
        isallocatedtodeliveryagent: false,
        multistopjobid: null,
        suburb: 'Newtown',
        latitude: expect.closeTo(-33.9, 0),
        longitude: expect.closeTo(151.2, 0),
        deadline: null,
        drivername: null,
      },
    ]);
    const ravi = await testApp.acme.as('ravi');
    expect((await ravi.call(calls.getJobPlaces, list)).items).toEqual([]);
  });
});
