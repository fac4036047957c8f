import { getScanEvents } from '@waybill/contract/jobs/endpoints';
import * as calls from '@waybill/contract/linehaul/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob, jobNow, refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import {
  aTrip,
  carrying,
  moved,
  scannedOn,
  tripNow,
  withHeadPorts,
} from '#testing/jobs/line-hauls-of-a-test-app.ts';
import { type Caller, openTestApp, type TestApp, type TestTenant } from '#testing/test-app.ts';

let testApp: TestApp;
let acme: TestTenant;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  acme = testApp.acme;
  kim = await acme.as('kim');
  await withHeadPorts(acme);
});
afterAll(() => testApp.close());

const articlesOf = (job: { readonly items: readonly { articlenumbers: string[] }[] }) =>
  job.items.flatMap(({ articlenumbers }) => articlenumbers);

/** A line haul in loading, with the two articles of a job. */
async function loading() {
  const job = await aConfirmedJob(acme);
  const id = await aTrip(acme);
  await carrying(acme, id, [job.id]);
  await moved(acme, id, 'Loading');
  const [first = '', second = ''] = articlesOf(job);
  return { id, job, first, second };
}

const undo = (linehaulid: string, articlenumber: string, as = kim) =>
  as.call(calls.undoLineHaulScan, { linehaulid, articlenumber });
const refused = [409, 'You can undo only your own scan of an article, within ten minutes.', []];
const later = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
};
const scansOf = async (jobId: string) =>
  (await kim.call(getScanEvents, { jobId })).items.map(
    ({ code, locationcode }) => `${code} ${locationcode}`,
  );

describe('a scan on board', () => {
  it('is undone by its scanner: the article waits again, and its log has grown', async () => {
    const { id, job, first, second } = await loading();
    await scannedOn(acme, id, [first, second]);
    later(1);
    expect(await undo(id, first)).toEqual({ articles: 2, loaded: 1, unloaded: 0 });
    expect(await refusalOf(undo(id, first))).toEqual(refused);
    expect(await scansOf(job.id)).toEqual(['INWARD SYD', 'LOADED SYD', 'LOADED SYD']);
    later(1);
    expect(await scannedOn(acme, id, [first])).toEqual(['Loaded']);
  });

  it('takes an article off again that it had added', async () => {
    const { id } = await loading();
    const job = await aConfirmedJob(acme);
    const [stray = ''] = articlesOf(job);
    await scannedOn(acme, id, [stray]);
    expect((await jobNow(acme, job.id)).islinehaul).toBe(true);
    later(1);
    expect(await undo(id, stray)).toEqual({ articles: 2, loaded: 0, unloaded: 0 });
    expect((await jobNow(acme, job.id)).islinehaul).toBe(false);
  });

  it('stays for others, after ten minutes, and after departure', async () => {
    const { id, first, second } = await loading();
    await scannedOn(acme, id, [first, second]);
    expect(await refusalOf(undo(id, first, await acme.as('ada')))).toEqual(refused);
    later(11);
    expect(await refusalOf(undo(id, first))).toEqual(refused);
    await moved(acme, id, 'Departed');
    expect(await refusalOf(undo(id, first))).toMatchObject([409, expect.any(String), []]);
  });

  it('is undone once, however often it is sent at once', async () => {
    const { id, first } = await loading();
    await scannedOn(acme, id, [first]);
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => undo(id, first)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await tripNow(acme, id)).loadedarticles).toBe(0);
  });
});

describe('a scan off board', () => {
  it('is undone: the article is short again, and one that was over is forgotten', async () => {
    const { id, job, first, second } = await loading();
    await scannedOn(acme, id, [first, second]);
    for (const status of ['Departed', 'Arrived', 'Unloading'] as const)
      await moved(acme, id, status);
    await testApp.settle();
    later(1);
    expect(await scannedOn(acme, id, [first, second, 'STRAY-1'])).toEqual([
      'Unloaded',
      'Unloaded',
      'Over',
    ]);
    later(1);
    expect(await undo(id, second)).toEqual({ articles: 2, loaded: 2, unloaded: 1 });
    await undo(id, 'stray-1');
    const { articles, overs } = await kim.call(calls.getLineHaulLoad, { id });
    expect(articles.map(({ unloadedat }) => unloadedat !== null)).toEqual([true, false]);
    expect(overs).toEqual([]);
    expect((await scansOf(job.id))[0]).toBe('ARRIVED MEL');
    expect(await refusalOf(moved(acme, id, 'Completed'))).toMatchObject([
      409,
      'Resolve 1 difference first.',
      [],
    ]);
  });
});
