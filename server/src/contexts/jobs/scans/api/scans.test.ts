import { aScan } from '@waybill/contract/jobs/examples';
import * as calls from '@waybill/contract/jobs/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onePixel } from '#testing/files/one-pixel.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import {
  aConfirmedJob,
  customerGuid,
  jobNow,
  scanned,
  userGuid,
} from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
let wes: Caller;
let ravi: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  wes = await testApp.acme.as('wes');
  ravi = await testApp.acme.as('ravi');
});
afterAll(() => testApp.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );
const scansOf = async (jobId: string) =>
  (await kim.call(calls.getScanEvents, { jobId, maxResultCount: 1000 })).items;

describe('createScanEvent', () => {
  it('saves what was scanned, when it happened and when it was received', async () => {
    const job = await aConfirmedJob(testApp.acme);
    const scanevent = aScan({
      locationcode: 'SYD',
      warehousecode: 'DOCK4',
      scannedeventdatetime: '2026-11-17T20:00:00.000Z',
      details: { note: 'two cartons' },
      images: [onePixel],
    });
    const { id, results } = await wes.call(calls.createScanEvent, { jobid: job.id, scanevent });
    expect(results).toMatchObject([{ outcome: 'Saved', jobno: job.jobno, scaneventid: id }]);
    const [scan] = await scansOf(job.id);
    expect(scan).toMatchObject({
      id,
      code: 'PICKUP',
      jobid: job.id,
      jobno: job.jobno,
      locationcode: 'SYD',
      warehousecode: 'DOCK4',
      details: { note: 'two cartons' },
      articlenumber: null,
      scannedeventdatetime: '2026-11-17T20:00:00.000Z',
      creationtime: testApp.clock.now.toISOString(),
      creatorname: 'Wes Field',
    });
    expect(await jobNow(testApp.acme, job.id)).toMatchObject({
      status: 'PickedUp',
      lastscanevent: {
        code: 'PICKUP',
        datetime: '2026-11-17T20:00:00.000Z',
        locationcode: 'SYD',
        warehousecode: 'DOCK4',
      },
    });
    const [image = ''] = scan?.images ?? [];
    const picture = await kim.send(calls.getScanEventImage, { id: scan?.id, image });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const hana = await testApp.acme.as('hana');
    expect((await hana.send(calls.getScanEventImage, { id: scan?.id, image })).status).toBe(404);
  });

  it('accepts a late scan without moving anything', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    await scanned(testApp.acme, id, {
      code: 'ONBOARD',
      scannedeventdatetime: '2026-11-17T21:00:00.000Z',
    });
    await scanned(testApp.acme, id, {
      code: 'PICKUP',
      scannedeventdatetime: '2026-11-17T20:00:00.000Z',
    });
    expect((await jobNow(testApp.acme, id)).status).toBe('OutForDelivery');
    expect((await scansOf(id)).map(({ code }) => code)).toEqual(['ONBOARD', 'PICKUP']);
  });

  it('saves a scan once, however often the device sends it', async () => {
    const { id } = await aConfirmedJob(testApp.acme);
    const event = { id: '7d9f0c1e-0000-4000-8000-000000000001', code: 'PICKUP' } as const;
    const first = await scanned(testApp.acme, id, event);
    const again = await scanned(testApp.acme, id, event);
    expect([first?.outcome, again?.outcome]).toEqual(['Saved', 'Duplicate']);
    expect(again?.scaneventid).toBe(first?.scaneventid);
    expect(await scansOf(id)).toHaveLength(1);
  });

  it('rejects an unknown code or job, a far future time, and an invalid picture', async () => {
    const { id: jobid } = await aConfirmedJob(testApp.acme);
    const unknownCode = await kim.send(calls.createScanEvent, {
      jobid,
      scanevent: { code: 'LOST' },
    });
    expect(unknownCode.status).toBe(400);
    const future = aScan({ scannedeventdatetime: '2026-11-19T22:30:00.000Z' });
    await expect(kim.call(calls.createScanEvent, { jobid, scanevent: future })).rejects.toThrow(
      'more than 24 hours in the future',
    );
    const noPicture = aScan({ details: { signature: 'https://elsewhere.example/x.png' } });
    await expect(kim.call(calls.createScanEvent, { jobid, scanevent: noPicture })).rejects.toThrow(
      'scanevent.details.signature',
    );
    const nobody = { jobid: '00000000-0000-4000-8000-000000000001', scanevent: aScan() };
    expect(await refusal(kim.call(calls.createScanEvent, nobody))).toEqual([
      404,
      'We could not find this job.',
    ]);
    const nothing = kim.call(calls.createScanEvent, { scanevent: aScan() });
    await expect(nothing).rejects.toThrow('Please say what was scanned');
    expect(await scansOf(jobid)).toEqual([]);
  });

  it('rejects customers’ own users', async () => {
    const { id: jobid } = await aConfirmedJob(testApp.acme);
    const oto = await testApp.acme.as('oto');
    const work = oto.call(calls.createScanEvent, { jobid, scanevent: aScan() });
    expect((await refusal(work))?.[0]).toBe(403);
  });
});

describe('a batch of barcodes', () => {
  it('saves the known ones, parks the unknown ones, and reports which', async () => {
    const job = await aConfirmedJob(testApp.acme);
    const [first = '', second = ''] = job.items[0]?.articlenumbers ?? [];
    const itemids = [first, second.toLowerCase(), 'NOBODY-KNOWS', first];
    const { results } = await wes.call(calls.createScanEvent, { itemids, scanevent: aScan() });
    expect(results.map(({ itemid, outcome }) => [itemid, outcome])).toEqual([
      [first, 'Saved'],
      [second, 'Saved'],
      ['NOBODY-KNOWS', 'Parked'],
    ]);
    expect(
      (await scansOf(job.id)).map(({ articlenumber }) => articlenumber ?? 'all').toSorted(),
    ).toEqual([first, second]);
  });

  it('records a parked scan once a job has its number', async () => {
    const itemids = ['ACM99999999001'];
    const scanevent = aScan({ code: 'INWARD', scannedeventdatetime: '2026-11-17T21:30:00.000Z' });
    const { results } = await wes.call(calls.createScanEvent, { itemids, scanevent });
    expect(results[0]?.outcome).toBe('Parked');
    const job = await aConfirmedJob(testApp.acme, { connoteno: 'ACM99999999' });
    expect(await scansOf(job.id)).toMatchObject([
      {
        code: 'INWARD',
        articlenumber: 'ACM99999999001',
        scannedeventdatetime: '2026-11-17T21:30:00.000Z',
        creatorname: 'Wes Field',
      },
    ]);
    expect(job.status).toBe('InTransit');
  });

  it('finds articles, consignments and jobs by the text on the label', async () => {
    const job = await aConfirmedJob(testApp.acme, { connoteno: 'ACM55555555' });
    const { results } = await wes.call(calls.createScanEventForItems, {
      items: [
        { articlenumber: 'ACM55555555002' },
        { connotenumber: 'ACM55555555' },
        { jobid: job.id },
        { articlenumber: 'ELSEWHERE1', jobid: job.id },
      ],
      scanevent: aScan({ code: 'SORTED', scannedeventdatetime: '2026-11-17T21:00:00.000Z' }),
    });
    expect(results.map(({ jobno, outcome }) => [jobno, outcome])).toEqual([
      [job.jobno, 'Saved'],
      [job.jobno, 'Saved'],
      [job.jobno, 'Duplicate'],
      [job.jobno, 'Saved'],
    ]);
    const about = await kim.call(calls.getScanEvents, { itemId: 'ACM55555555002' });
    expect(about.items.map(({ articlenumber }) => articlenumber ?? 'all').toSorted()).toEqual([
      'ACM55555555002',
      'all',
    ]);
  });
});

describe('a driver', () => {
  it("scans the driver's own jobs; other freight is parked until it is assigned", async () => {
    const job = await aConfirmedJob(testApp.acme);
    const { connoteno } = job;
    const scanevent = aScan();
    const byId = ravi.call(calls.createScanEvent, { jobid: job.id, scanevent });
    expect((await refusal(byId))?.[0]).toBe(404);
    const itemids = [connoteno ?? ''];
    const parked = await ravi.call(calls.createScanEvent, { itemids, scanevent });
    expect(parked.results[0]?.outcome).toBe('Parked');
    expect((await jobNow(testApp.acme, job.id)).status).toBe('Confirmed');
    const agentId = await userGuid(testApp.acme, 'ravi');
    await kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [job.id] } });
    expect((await jobNow(testApp.acme, job.id)).status).toBe('PickedUp');
    const seen = await ravi.call(calls.getScanEvents, { jobId: job.id });
    expect(seen.items.map(({ code }) => code)).toEqual(['PICKUP']);
  });
});

describe('updateScanEvent', () => {
  it('corrects the notes; the event and its time are immutable in the database', async () => {
    const { id: jobid } = await aConfirmedJob(testApp.acme);
    const first = await scanned(testApp.acme, jobid, {
      code: 'HELD',
      details: { comment: 'closd' },
    });
    const id = first?.scaneventid ?? '';
    const details = { comment: 'closed' };
    await kim.call(calls.updateScanEvent, { scanevent: { id, details, locationcode: 'MEL' } });
    expect(await scansOf(jobid)).toMatchObject([
      { id, code: 'HELD', details: { comment: 'closed' }, locationcode: 'MEL' },
    ]);
    const forged = testApp.acme.inTransaction((db) =>
      db.run(sql`update jobs.scan_event set code = 'DELIVERED' where id = ${id}`),
    );
    await expect(forged).rejects.toThrow('permission denied');
    const stranger = testApp.borealis
      .as('bea')
      .then((bea) => bea.call(calls.updateScanEvent, { scanevent: { id, details } }));
    expect(await refusal(stranger)).toEqual([404, 'We could not find this scan.']);
  });
});

describe('a scan with a customer', () => {
  it('finds only that customer’s freight (X-18)', async () => {
    const harbour = await customerGuid(testApp.acme, 'Harbour Homewares');
    const cedar = await customerGuid(testApp.acme, 'Cedar & Co');
    const { id, jobno } = await aConfirmedJob(testApp.acme, { customerid: harbour });
    const scan = (customerid: string, what: object) =>
      kim.call(calls.createScanEvent, {
        customerid,
        scanevent: aScan({ code: 'PICKUP' }),
        ...what,
      });
    expect(await refusal(scan(cedar, { jobid: id }))).toEqual([404, 'We could not find this job.']);
    expect((await refusal(scan(crypto.randomUUID(), { jobid: id })))?.[0]).toBe(404);
    const batch = await scan(cedar, { itemids: [jobno] });
    expect(batch.results).toMatchObject([{ itemid: jobno, scaneventid: null }]);
    expect((await kim.call(calls.getScanEvents, { jobId: id })).totalCount).toBe(0);
    expect((await scan(harbour, { jobid: id })).id).not.toBeNull();
  });
});

describe('getScanEvents', () => {
  it('shows a customer’s user only their own scans', async () => {
    const customerid = await customerGuid(testApp.acme, 'Harbour Homewares');
    const job = await aConfirmedJob(testApp.acme, { customerid });
    await scanned(testApp.acme, job.id, { code: 'PICKUP' });
    const oto = await testApp.acme.as('oto');
    expect((await oto.call(calls.getScanEvents, { jobId: job.id })).totalCount).toBe(0);
  });
});
