import * as calls from '@waybill/contract/jobs/endpoints';
import { pinTriesMax } from '@waybill/contract/jobs/proof/pin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { aJobAddress } from '@waybill/contract/jobs/examples';
import {
  aConfirmedJob,
  refusalOf,
  type TestJob,
  userGuid,
} from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
let ravi: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  ravi = await testApp.acme.as('ravi');
  const none = { needsphoto: false, needssignature: false, minimumage: null, allowsleaving: true };
  const ada = await testApp.acme.as('ada');
  await ada.call(calls.saveProofRules, { items: [{ ...none, needspin: true }] });
});
afterAll(() => testApp.close());

async function aJobTo(addressLine1: string) {
  const toaddress = { ...aJobAddress(), addressLine1 };
  const job = await aConfirmedJob(testApp.acme, { toaddress });
  const agentId = await userGuid(testApp.acme, 'ravi');
  await kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [job.id] } });
  return job;
}
const pinOf = async ({ id }: TestJob) =>
  (await kim.call(calls.getJobProofDemand, { id })).pin ?? 'none';
/** Returns a PIN that is none of these jobs'. */
const wrongFor = async (...jobs: TestJob[]) => {
  const pins = await Promise.all(jobs.map(pinOf));
  return ['0000', '1111', '2222', '3333'].find((pin) => !pins.includes(pin)) ?? '';
};
const check = async (pin: string, ...jobs: TestJob[]) =>
  (await ravi.call(calls.checkPin, { jobids: jobs.map(({ id }) => id), pin })).outcome;

describe('a PIN that a recipient states', () => {
  it('is right for the jobs at its door, and for no other door', async () => {
    const first = await aJobTo('12 Wharf Road');
    const same = await aJobTo('12 WHARF  ROAD.');
    const other = await aJobTo('14 Wharf Road');
    expect(await check(await pinOf(first), first)).toBe('Right');
    expect(await check(await pinOf(same), first, same)).toBe('Right');
    expect(await check(await wrongFor(first, same), first, same)).toBe('Wrong');
    expect(await check(await pinOf(other), first, other)).toBe('Wrong');
  });

  it('is not checked any more after a few wrong ones, however many come at once', async () => {
    const job = await aJobTo('1 Guess Street');
    const wrong = await wrongFor(job);
    const outcomes = await Promise.all(
      Array.from({ length: pinTriesMax + 3 }, () => check(wrong, job)),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array<string>(3).fill('Locked'),
      ...Array<string>(pinTriesMax).fill('Wrong'),
    ]);
    expect(await check(await pinOf(job), job)).toBe('Locked');
  });

  it('forgets wrong ones once it is right', async () => {
    const job = await aJobTo('2 Guess Street');
    const wrong = await wrongFor(job);
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 1; tries < pinTriesMax; tries += 1) {
        expect(await check(wrong, job)).toBe('Wrong');
      }
      expect(await check(await pinOf(job), job)).toBe('Right');
    }
  });

  it('of a job that is another driver’s, or by other staff, is refused', async () => {
    const job = await aConfirmedJob(testApp.acme);
    const input = { jobids: [job.id], pin: '1234' };
    expect((await refusalOf(ravi.call(calls.checkPin, input)))?.[0]).toBe(404);
    expect((await refusalOf(kim.call(calls.checkPin, input)))?.[0]).toBe(403);
    expect((await refusalOf(ravi.call(calls.checkPin, { ...input, pin: '12' })))?.[0]).toBe(400);
  });

  it('of one door does not prove a delivery to another in the same scan', async () => {
    const one = await aJobTo('5 Pier Street');
    const two = await aJobTo('6 Pier Street');
    const scanevent = {
      id: crypto.randomUUID(),
      code: 'DELIVERED' as const,
      scannedeventdatetime: testApp.clock.now.toISOString(),
      details: { signedBy: 'Ana', pin: await pinOf(one) },
    };
    const items = [one, two].map(({ id, jobno }) => ({ jobid: id, connotenumber: jobno }));
    await ravi.call(calls.createScanEventForItems, { items, scanevent });
    const { items: open } = await kim.call(calls.getScanReviews, { maxResultCount: 100 });
    const lacking = open.map(({ itemid, lacks }) => [itemid, lacks]);
    expect(lacking).toEqual([[two.jobno, ['Pin']]]);
  });
});
