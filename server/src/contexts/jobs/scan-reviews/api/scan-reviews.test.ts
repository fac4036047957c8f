import { aScan } from '@waybill/contract/jobs/examples';
import * as calls from '@waybill/contract/jobs/endpoints';
import { getNotifications } from '@waybill/contract/messaging/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onePixel } from '#testing/files/one-pixel.ts';
import { aConfirmedJob, jobNow, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let kim: Caller;
let ravi: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
});
afterAll(() => testApp.close());

const rule = {
  needsphoto: false,
  needssignature: false,
  needspin: false,
  minimumage: null,
  allowsleaving: true,
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );
const reviews = async (decided = false) =>
  (await kim.call(calls.getScanReviews, { decided, maxResultCount: 100 })).items;
const reviewOf = async (jobno: string) => (await reviews()).find(({ job }) => job?.jobno === jobno);
const scansOf = async (jobId: string) => (await kim.call(calls.getScanEvents, { jobId })).items;

async function aJobOfRavi() {
  const job = await aConfirmedJob(testApp.acme);
  const agentId = await userGuid(testApp.acme, 'ravi');
  await kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [job.id] } });
  return job;
}

type Proof = { readonly details?: Record<string, string>; readonly images?: string[] };

/** Ravi's device reports a delivery of jobs, as the app does. */
async function deliver(jobs: readonly { id: string; jobno: string }[], proof: Proof) {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
  const scanevent = {
    id: crypto.randomUUID(),
    code: 'DELIVERED' as const,
    scannedeventdatetime: testApp.clock.now.toISOString(),
    ...proof,
  };
  const items = jobs.map(({ id, jobno }) => ({ jobid: id, connotenumber: jobno }));
  await ravi.call(calls.createScanEventForItems, { items, scanevent });
}

describe('a proof of delivery of a driver', () => {
  it('that is complete waits for nobody, and one that is not is kept for dispatch', async () => {
    const [complete, bare] = [await aJobOfRavi(), await aJobOfRavi()];
    await deliver([complete], { details: { signedBy: 'Ana' }, images: [onePixel] });
    await deliver([bare], { details: { comment: 'No time' } });
    expect(await reviewOf(complete.jobno)).toBeUndefined();
    expect((await scansOf(complete.id))[0]?.lacks).toEqual([]);
    // It happened: the delivery counts, and nothing of it is lost.
    expect((await jobNow(testApp.acme, bare.id)).status).toBe('Delivered');
    expect((await scansOf(bare.id))[0]?.lacks).toEqual(['Name']);
    expect(await reviewOf(bare.jobno)).toMatchObject({
      kind: 'IncompleteProof',
      code: 'DELIVERED',
      job: { id: bare.id, drivername: 'Ravi Patel' },
      creatorname: 'Ravi Patel',
      lacks: ['Name'],
      details: { comment: 'No time' },
      decision: null,
    });
  });

  it('is held against what tenant and customer require, with the number of any job', async () => {
    const [one, two] = [await aJobOfRavi(), await aJobOfRavi()];
    const items = [
      { ...rule, needsphoto: true, minimumage: 18 },
      { ...rule, customerid: one.customerid, needspin: true, allowsleaving: false },
    ];
    await ada.call(calls.saveProofRules, { items });
    const { pin } = await kim.call(calls.getJobProofDemand, { id: one.id });
    const details = { signedBy: 'Ana', signature: onePixel, ageChecked: '17' };
    await deliver([one], { details: { ...details, pin: `${pin}0` } });
    expect((await reviewOf(one.jobno))?.lacks).toEqual(['Photo', 'Pin', 'Age']);
    await deliver([one, two], {
      details: { ...details, pin: pin ?? '', ageChecked: '18' },
      images: [onePixel],
    });
    expect(await reviewOf(two.jobno)).toBeUndefined();
    const left = await aJobOfRavi();
    await deliver([left], { details: { receivedBy: 'Safe place' }, images: [onePixel] });
    expect((await reviewOf(left.jobno))?.lacks).toEqual(['MayNotLeave']);
    await ada.call(calls.saveProofRules, { items: [] });
  });

  it('of several pieces is put before dispatch once', async () => {
    const job = await aJobOfRavi();
    const articles = job.items.flatMap(({ articlenumbers }) => articlenumbers);
    const items = articles.map((articlenumber) => ({ jobid: job.id, articlenumber }));
    const scanevent = aScan({ code: 'DELIVERED', details: {} });
    await ravi.call(calls.createScanEventForItems, { items, scanevent });
    expect(articles.length).toBeGreaterThan(1);
    expect((await reviews()).filter(({ job: j }) => j?.id === job.id)).toHaveLength(1);
  });

  it('is accepted or rejected by dispatch once, and the driver reads why', async () => {
    const job = await aJobOfRavi();
    await deliver([job], {});
    const id = (await reviewOf(job.jobno))?.id ?? '';
    const decide = (decision: 'Accepted' | 'Rejected' | 'Recorded', note?: string) =>
      kim.call(calls.decideScanReview, { id, decision, note });
    expect(await refusal(decide('Recorded'))).toEqual([
      409,
      'This decision does not fit this scan.',
    ]);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => refusal(decide('Rejected', 'Get the signature tomorrow'))),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(await reviewOf(job.jobno)).toBeUndefined();
    const { items: own } = await ravi.call(calls.getDriverScanReviews, {});
    expect(own.find((each) => each.id === id)).toMatchObject({
      decision: 'Rejected',
      decidedbyname: 'Kim Tran',
      note: 'Get the signature tomorrow',
    });
    const unknown = { id: crypto.randomUUID(), decision: 'Accepted' as const };
    expect((await refusal(kim.call(calls.decideScanReview, unknown)))?.[0]).toBe(404);
  });
});

describe('a parked scan', () => {
  const takeAway = (jobid: string) => kim.call(calls.unallocateJob, { deallocation: { jobid } });

  it('of a job that was taken away shows job and pictures, and can be recorded', async () => {
    const job = await aJobOfRavi();
    await takeAway(job.id);
    await deliver([job], { details: { signedBy: 'Ana' }, images: [onePixel] });
    const parked = await reviewOf(job.jobno);
    expect(parked).toMatchObject({
      kind: 'Parked',
      itemid: job.jobno,
      job: { id: job.id, drivername: null },
      creatorname: 'Ravi Patel',
      lacks: [],
    });
    const picture = { id: parked?.id, image: parked?.images[0] };
    expect((await kim.send(calls.getScanReviewImage, picture)).status).toBe(200);
    expect((await jobNow(testApp.acme, job.id)).status).toBe('Confirmed');
    await kim.call(calls.decideScanReview, { id: parked?.id ?? '', decision: 'Recorded' });
    expect((await jobNow(testApp.acme, job.id)).status).toBe('Delivered');
    expect(await reviewOf(job.jobno)).toBeUndefined();
    expect((await reviews(true)).map(({ id }) => id)).toContain(parked?.id);
    const { items: own } = await ravi.call(calls.getDriverScanReviews, {});
    expect(own.find(({ id }) => id === parked?.id)?.decision).toBe('Recorded');
  });

  it('with an unknown number is recorded for the number that was meant', async () => {
    const job = await aConfirmedJob(testApp.acme);
    const scanevent = aScan({ code: 'INWARD' });
    await kim.call(calls.createScanEvent, { itemids: ['SMUDGED-1'], scanevent });
    const id = (await reviews()).find(({ itemid }) => itemid === 'SMUDGED-1')?.id ?? '';
    const record = (itemid?: string) =>
      kim.call(calls.decideScanReview, { id, decision: 'Recorded', itemid });
    expect(await refusal(record())).toEqual([404, 'We could not find this job.']);
    await record(job.jobno);
    expect((await scansOf(job.id)).map(({ code }) => code)).toEqual(['INWARD']);
  });

  it('that dispatch rejected is not recorded when the job comes back', async () => {
    const job = await aJobOfRavi();
    await takeAway(job.id);
    await deliver([job], { details: { signedBy: 'Ana' }, images: [onePixel] });
    const id = (await reviewOf(job.jobno))?.id ?? '';
    await kim.call(calls.decideScanReview, { id, decision: 'Rejected', note: 'Wrong door' });
    const agentId = await userGuid(testApp.acme, 'ravi');
    await kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [job.id] } });
    expect(await scansOf(job.id)).toEqual([]);
  });

  it('is recorded once by dispatch and an allocation at the same time', async () => {
    const job = await aJobOfRavi();
    await takeAway(job.id);
    await deliver([job], { details: { signedBy: 'Ana' }, images: [onePixel] });
    const id = (await reviewOf(job.jobno))?.id ?? '';
    const agentId = await userGuid(testApp.acme, 'ravi');
    await Promise.all([
      refusal(kim.call(calls.decideScanReview, { id, decision: 'Recorded' })),
      refusal(kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [job.id] } })),
    ]);
    expect((await scansOf(job.id)).map(({ code }) => code)).toEqual(['DELIVERED']);
    expect(await reviewOf(job.jobno)).toBeUndefined();
  });
});

describe('a scan that the server refused', () => {
  it('is put before dispatch as it was, and recorded at the time of its arrival', async () => {
    const job = await aJobOfRavi();
    const scanevent = {
      id: crypto.randomUUID(),
      code: 'ATTEMPTED' as const,
      scannedeventdatetime: new Date(testApp.clock.now.getTime() + 48 * 3_600_000).toISOString(),
      details: { reason: 'Closed' },
    };
    const items = [{ jobid: job.id, connotenumber: job.jobno }];
    const sent = ravi.call(calls.createScanEventForItems, { items, scanevent });
    const [status, why = ''] = (await refusal(sent)) ?? [];
    expect(status).toBe(400);
    const handing = { items, scanevent, refusal: String(why) };
    await ravi.call(calls.handOverScan, handing);
    await ravi.call(calls.handOverScan, handing);
    const waiting = (await reviews()).filter(({ itemid }) => itemid === job.jobno);
    expect(waiting).toMatchObject([
      { kind: 'Refused', refusal: why, details: { reason: 'Closed' } },
    ]);
    await kim.call(calls.decideScanReview, { id: waiting[0]?.id ?? '', decision: 'Recorded' });
    expect(await scansOf(job.id)).toMatchObject([
      { code: 'ATTEMPTED', scannedeventdatetime: testApp.clock.now.toISOString() },
    ]);
  });

  it('is the driver’s own, and decided by who may change jobs', async () => {
    const items = [{ connotenumber: 'X' }];
    const handing = { items, scanevent: aScan(), refusal: 'Refused' };
    expect((await refusal(kim.call(calls.handOverScan, handing)))?.[0]).toBe(403);
    expect((await refusal(kim.call(calls.getDriverScanReviews, {})))?.[0]).toBe(403);
    expect((await refusal(ravi.call(calls.getScanReviews, {})))?.[0]).toBe(403);
  });
});

describe('dispatch', () => {
  const inboxOf = async (who: Caller) => {
    await testApp.settle();
    const { items } = await who.call(getNotifications, { maxResultCount: 100 });
    return items.filter(({ event }) => event === 'ScanReview');
  };

  it('is notified once of each scan to review, and the driver is not', async () => {
    const before = await inboxOf(kim);
    const [complete, bare] = [await aJobOfRavi(), await aJobOfRavi()];
    await deliver([complete], { details: { signedBy: 'Ana' }, images: [onePixel] });
    const scanevent = aScan({ id: crypto.randomUUID(), code: 'DELIVERED', details: {} });
    const items = [{ jobid: bare.id, connotenumber: bare.jobno }];
    await ravi.call(calls.createScanEventForItems, { items, scanevent });
    await ravi.call(calls.createScanEventForItems, { items, scanevent });
    const { id = '' } = (await reviewOf(bare.jobno)) ?? {};
    expect((await inboxOf(kim)).slice(0, -before.length || undefined)).toMatchObject([
      {
        title: `Scan to review: ${bare.jobno}`,
        body: 'Ravi Patel: Incomplete proof',
        href: `/jobs/scan-reviews?id=${id}`,
      },
    ]);
    expect(await inboxOf(ravi)).toEqual([]);
  });

  it('is notified once of several scans that a device hands over together', async () => {
    const before = (await inboxOf(kim)).length;
    const scanevent = aScan({ id: crypto.randomUUID(), code: 'ONBOARD' });
    const items = ['LOST-1', 'LOST-2'].map((articlenumber) => ({ articlenumber }));
    const handed = { items, scanevent, refusal: 'Not possible' };
    await ravi.call(calls.handOverScan, handed);
    await ravi.call(calls.handOverScan, handed);
    const inbox = await inboxOf(kim);
    expect(inbox.length).toBe(before + 1);
    expect(inbox[0]).toMatchObject({
      title: 'Scan to review: LOST-1',
      body: 'Ravi Patel: Refused by the server',
    });
  });
});
