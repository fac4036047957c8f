import { scanCodes } from '@waybill/contract/jobs/jobs/choices';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { aManifestedBooking } from '#testing/jobs/a-manifested-booking.ts';
import { stateOf } from './domain/scan-state.ts';
import { addScans, articlesOf, decisiveScans, type KnownScan, scansOf } from './sql.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Returns each code once, for the whole job or a piece, at times of which several are the same. */
const scansOfAllCodes = (jobId: string, round: number, pieces: readonly string[]) =>
  scanCodes.map((code, at) => ({
    id: randomUUID(),
    job_id: jobId,
    article_number: code === 'DELIVERED' ? (pieces[round % 3] ?? null) : null,
    code,
    location_code: null,
    warehouse_code: null,
    details: {},
    pictures: [],
    scanned_at: new Date(Date.UTC(2026, 10, 17, 12, (at * (round + 3)) % 7)).toISOString(),
    received_at: new Date(Date.UTC(2026, 10, 17, 13)).toISOString(),
    client_event_id: null,
    creator_id: null,
  }));

it('the decisive scans of a job lead to the same state as all its scans', async () => {
  const { jobId } = await aManifestedBooking(testApp, { pieces: 2 });
  await testApp.acme.inTransaction(async (db) => {
    const pieces = (await articlesOf(db, [jobId])).map(({ number }) => number);
    const stateBy = (scans: readonly KnownScan[]) => {
      const known = scans.map((scan) => ({
        code: scan.code,
        at: scan.scanned_at,
        articleNumber: scan.article_number,
      }));
      return stateOf(known, pieces);
    };
    for (let round = 0; round < 12; round += 1) {
      for (const scan of scansOfAllCodes(jobId, round, pieces)) {
        await addScans(db, [scan]);
        const state = stateBy(await decisiveScans(db, [jobId]));
        expect(state).toEqual(stateBy(await scansOf(db, [jobId])));
      }
    }
  });
});

it('the decisive scans are two, however often a job was scanned in transit', async () => {
  const { jobId } = await aManifestedBooking(testApp);
  const [arrived] = scansOfAllCodes(jobId, 0, []).filter(({ code }) => code === 'ARRIVED');
  if (arrived === undefined) throw new Error('There is no scan of an arrival');
  await testApp.acme.inTransaction(async (db) => {
    for (let minute = 0; minute < 60; minute += 1) {
      const scanned_at = new Date(Date.UTC(2026, 10, 17, 14, minute)).toISOString();
      await addScans(db, [{ ...arrived, id: randomUUID(), scanned_at }]);
    }
    expect(await decisiveScans(db, [jobId])).toHaveLength(2);
  });
});
