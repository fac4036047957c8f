import { createHash } from 'node:crypto';
import * as calls from '@waybill/contract/jobs/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';
import { aConfirmedJob, customerGuid, userGuid } from '#testing/jobs/jobs-of-a-test-app.ts';

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

const none = {
  needsphoto: false,
  needssignature: false,
  needspin: false,
  minimumage: null,
  allowsleaving: true,
};
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: Refused) => error.status,
  );

async function aJobOfRavi() {
  const job = await aConfirmedJob(testApp.acme);
  const agentId = await userGuid(testApp.acme, 'ravi');
  await kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [job.id] } });
  return job;
}

describe('rules of proof', () => {
  it('of tenant and customer together reach the driver, without the number', async () => {
    const job = await aJobOfRavi();
    const items = [
      { ...none, needsphoto: true },
      { ...none, customerid: job.customerid, needspin: true, minimumage: 18 },
    ];
    const saved = await ada.call(calls.saveProofRules, { items });
    expect(saved.items.map(({ customerid }) => customerid)).toEqual([null, job.customerid]);
    const demands = await ravi.call(calls.getDriverProofDemands, {});
    const demand = demands.items.find(({ jobid }) => jobid === job.id);
    // A hash would tell a device all of 10,000 numbers in a second.
    expect(demand).toEqual({
      jobid: job.id,
      needsphoto: true,
      needssignature: false,
      needspin: true,
      minimumage: 18,
      allowsleaving: false,
    });
    const { pin } = await kim.call(calls.getJobProofDemand, { id: job.id });
    expect(pin).toMatch(/^\d{4}$/);
  });

  it('are replaced as a whole, and name a customer once', async () => {
    const customerid = await customerGuid(testApp.acme);
    const twice = { items: [none, none] };
    expect(await statusOf(ada.call(calls.saveProofRules, twice))).toBe(400);
    await ada.call(calls.saveProofRules, { items: [{ ...none, customerid }] });
    expect((await kim.call(calls.getProofRules, {})).items).toMatchObject([{ customerid }]);
    await ada.call(calls.saveProofRules, { items: [] });
    expect((await kim.call(calls.getProofRules, {})).items).toEqual([]);
  });

  it('saved by two at once are those of one of them', async () => {
    const save = (needsphoto: boolean) =>
      ada.call(calls.saveProofRules, { items: [{ ...none, needsphoto }] });
    await Promise.all([save(true), save(false), save(true), save(false)]);
    expect((await kim.call(calls.getProofRules, {})).items).toHaveLength(1);
  });

  it('are settings of the tenant, and demands the driver’s own', async () => {
    expect(await statusOf(ravi.call(calls.saveProofRules, { items: [] }))).toBe(403);
    expect(await statusOf(ravi.call(calls.getJobProofDemand, { id: crypto.randomUUID() }))).toBe(
      403,
    );
    expect(await statusOf(kim.call(calls.getDriverProofDemands, {}))).toBe(403);
  });
});

describe('a scan with photos', () => {
  it('of a job that was taken away is kept for dispatch, with its hash', async () => {
    const { onePixel } = await import('#testing/files/one-pixel.ts');
    const own = await aJobOfRavi();
    const taken = await aJobOfRavi();
    await kim.call(calls.unallocateJob, { deallocation: { jobid: taken.id } });
    const scanevent = {
      id: crypto.randomUUID(),
      code: 'DELIVERED' as const,
      scannedeventdatetime: testApp.clock.now.toISOString(),
      details: { signedBy: 'Ana', signature: onePixel },
      images: [onePixel],
    };
    const items = [own, taken].map(({ id, jobno }) => ({ jobid: id, connotenumber: jobno }));
    const first = await ravi.call(calls.createScanEventForItems, { items, scanevent });
    const again = await ravi.call(calls.createScanEventForItems, { items, scanevent });
    expect(first.results.map(({ outcome }) => outcome)).toEqual(['Saved', 'Parked']);
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['Duplicate', 'Parked']);
    const bytes = Buffer.from(onePixel.split(',')[1] ?? '', 'base64');
    const hash = createHash('sha256').update(bytes).digest('hex');
    for (const { picturehashes } of [...first.results, ...again.results]) {
      expect(picturehashes).toEqual([hash, hash]);
    }
    const agentId = await userGuid(testApp.acme, 'ravi');
    await kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [taken.id] } });
    const { items: scans } = await kim.call(calls.getScanEvents, { jobId: taken.id });
    expect(scans.map(({ code }) => code)).toEqual(['DELIVERED']);
  });
});
