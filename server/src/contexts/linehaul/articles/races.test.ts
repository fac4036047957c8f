import * as calls from '@waybill/contract/linehaul/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedJob } from '#testing/jobs/jobs-of-a-test-app.ts';
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
const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('several people at one line haul', () => {
  it('cannot allocate one article to two line hauls', async () => {
    const trips = await Promise.all(Array.from({ length: 6 }, () => aTrip(acme)));
    for (let round = 0; round < 5; round += 1) {
      const articlenumbers = articlesOf(await aConfirmedJob(acme));
      const outcomes = await Promise.allSettled(
        trips.map((linehaulid) =>
          kim.call(calls.linehaulAllocateArticles, { allocation: { linehaulid, articlenumbers } }),
        ),
      );
      expect(succeeded(outcomes)).toBe(1);
    }
    const now = await Promise.all(trips.map((id) => tripNow(acme, id)));
    expect(now.reduce((sum, { numberofarticles }) => sum + numberofarticles, 0)).toBe(10);
  });

  it('fill it to its capacity and no further', async () => {
    const jobs = await Promise.all(Array.from({ length: 8 }, () => aConfirmedJob(acme)));
    const probe = await aTrip(acme);
    await carrying(acme, probe, [jobs[0]?.id ?? '']);
    const { weight } = await tripNow(acme, probe);
    const id = await aTrip(acme, { capacityweight: weight * 3 });
    const outcomes = await Promise.allSettled(
      jobs.slice(1).map((job) => carrying(acme, id, [job.id])),
    );
    expect(succeeded(outcomes)).toBe(3);
    expect((await tripNow(acme, id)).weight).toBe(weight * 3);
  });

  it('remove an article once', async () => {
    const job = await aConfirmedJob(acme);
    const linehaulid = await aTrip(acme);
    await carrying(acme, linehaulid, [job.id]);
    const deallocation = { linehaulid, articlenumbers: articlesOf(job).slice(0, 1) };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => kim.call(calls.linehaulUnallocateArticles, { deallocation })),
    );
    expect(succeeded(outcomes)).toBe(1);
    expect((await tripNow(acme, linehaulid)).numberofarticles).toBe(1);
  });

  it('count a scan of two scanners once', async () => {
    const job = await aConfirmedJob(acme);
    const id = await aTrip(acme);
    await carrying(acme, id, [job.id]);
    await moved(acme, id, 'Loading');
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => scannedOn(acme, id, articlesOf(job))),
    );
    expect(outcomes.flat().filter((outcome) => outcome === 'Loaded')).toHaveLength(2);
    expect((await tripNow(acme, id)).loadedarticles).toBe(2);
  });

  it('depart with what was scanned before, or not at all', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [planned, late] = [await aConfirmedJob(acme), await aConfirmedJob(acme)];
      const id = await aTrip(acme);
      await carrying(acme, id, [planned.id]);
      await moved(acme, id, 'Loading');
      const [, second] = articlesOf(planned) as [string, string];
      await scannedOn(acme, id, [articlesOf(planned)[0] ?? '']);
      const [departure, scan] = await Promise.allSettled([
        moved(acme, id, { status: 'Departed', notscanned: 1 }),
        scannedOn(acme, id, [second, ...articlesOf(late)]),
      ]);
      const trip = await tripNow(acme, id);
      // A later scan was refused: nothing is loaded after departure.
      expect(departure.status).toBe('fulfilled');
      expect(trip.status).toBe('Departed');
      expect(trip.loadedarticles).toBe(scan.status === 'fulfilled' ? 4 : 1);
      expect(trip.numberofarticles).toBe(scan.status === 'fulfilled' ? 4 : 2);
    }
  });
});
