import { aScan } from '@waybill/contract/jobs/examples';
import * as calls from '@waybill/contract/jobs/endpoints';
import { type ScanCode, scanCodes } from '@waybill/contract/jobs/jobs/choices';
import { cancelBooking } from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { sampleOf } from '#testing/files/sample-files.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { aManifestedBooking, bookingNow } from '#testing/jobs/a-manifested-booking.ts';
import { jobNow } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

type Event = { readonly id: string; readonly code: ScanCode; readonly minute: number };

/** Returns a pseudo-random number generator, the same on every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const shuffled = <T>(list: readonly T[], roll: (sides: number) => number): T[] => {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = roll(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
};

const sendScan = (jobid: string, { id, code, minute }: Event) => {
  const scannedeventdatetime = new Date(Date.UTC(2026, 10, 17, 12, minute)).toISOString();
  return kim.call(calls.createScanEvent, {
    jobid,
    scanevent: aScan({ id, code, scannedeventdatetime }),
  });
};

const inParallel = async <T>(
  work: readonly (() => Promise<T>)[],
  workers: number,
): Promise<T[]> => {
  const queue = [...work.entries()];
  const done: T[] = [];
  const run = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      done[next[0]] = await next[1]();
    }
  };
  await Promise.all(Array.from({ length: workers }, run));
  return done;
};

describe('a thousand scans, shuffled, duplicated and sent by eight devices concurrently', () => {
  // A loss is final for a booking, so the order of recording a loss and a delivery matters.
  const codes = scanCodes.filter((code) => code !== 'MISSING');

  it('leave jobs and bookings in the same state as the scans in order', async () => {
    const roll = dice(20_261_118);
    const outcomes: string[] = [];
    const expected: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const [inOrder, mixed] = [
        await aManifestedBooking(testApp),
        await aManifestedBooking(testApp),
      ];
      const events = Array.from({ length: 40 }, (_, minute) => ({
        id: randomUUID(),
        code: codes[roll(codes.length)] as ScanCode,
        minute,
      })).filter(({ code }) => code !== 'DELIVERED' || roll(4) === 0);
      for (const event of events) await sendScan(inOrder.jobId, event);
      const result = shuffled([...events, ...events.slice(0, 20)], roll);
      await inParallel(
        result.map((event) => () => sendScan(mixed.jobId, event)),
        8,
      );
      const seen = async ({ id, jobId }: typeof mixed) => {
        const { status, lastscanevent } = await jobNow(testApp.acme, jobId);
        const { totalCount } = await kim.call(calls.getScanEvents, { jobId, maxResultCount: 0 });
        return JSON.stringify([
          status,
          lastscanevent,
          totalCount,
          await bookingNow(testApp.acme, id),
        ]);
      };
      expected.push(await seen(inOrder));
      outcomes.push(await seen(mixed));
    }
    expect(outcomes).toEqual(expected);
  }, 120_000);
});

describe('simultaneous scans', () => {
  it('of one piece by ten devices with one event number are saved once', async () => {
    const { jobId } = await aManifestedBooking(testApp);
    const event: Event = { id: randomUUID(), code: 'PICKUP', minute: 1 };
    const result = await Promise.all(Array.from({ length: 10 }, () => sendScan(jobId, event)));
    const outcomes = result.map(({ results }) => results[0]?.outcome ?? '').toSorted();
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'Duplicate'), 'Saved']);
    const rows = await testApp.acme.rows(
      sql`select id from jobs.scan_event where job_id = ${jobId}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('of overlapping batches in different orders all finish and lose nothing', async () => {
    const made = [];
    for (let n = 0; n < 6; n += 1) made.push(await aManifestedBooking(testApp, { pieces: 1 }));
    const itemids = made.map(({ consignmentId }) => `${consignmentId}001`);
    const batches = Array.from({ length: 12 }, (_, n) =>
      kim.call(calls.createScanEvent, {
        itemids: n % 2 === 0 ? itemids : itemids.toReversed(),
        scanevent: aScan({ code: 'INWARD', id: randomUUID(), scannedeventdatetime: at(n) }),
      }),
    );
    const outcomes = (await Promise.all(batches)).flatMap(({ results }) => results);
    expect(outcomes.filter(({ outcome }) => outcome === 'Saved')).toHaveLength(72);
  });
});

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 17, 13, minute)).toISOString();

describe('two concurrent driver allocations', () => {
  it('leave the job with exactly one of them', async () => {
    const { jobId } = await aManifestedBooking(testApp);
    const [ravi] = await testApp.acme.rows<{ guid: string }>(
      sql`select guid from identity."user" where user_name = 'ravi'`,
    );
    const agentId = ravi?.guid ?? '';
    const give = () => kim.call(calls.allocateJob, { allocation: { agentId, jobIds: [jobId] } });
    const take = () => kim.send(calls.unallocateJob, { deallocation: { jobid: jobId } });
    await Promise.all([give(), take(), give(), take()]);
    const { driverid, isallocatedtodeliveryagent, status } = await jobNow(testApp.acme, jobId);
    const isProvided = driverid !== null;
    expect([isallocatedtodeliveryagent, status]).toEqual([
      isProvided,
      isProvided ? 'Allocated' : 'Confirmed',
    ]);
  });
});

describe('a concurrent pickup and cancellation', () => {
  it('resolve to one of them; scanned freight keeps its job', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const made = await aManifestedBooking(testApp);
      const pickup = () => sendScan(made.jobId, { id: randomUUID(), code: 'PICKUP', minute: 1 });
      const cancel = () => kim.send(cancelBooking, { id: made.id });
      const [scan, cancelled] = await (round % 2 === 0
        ? Promise.all([pickup(), cancel()])
        : Promise.all([cancel(), pickup()]).then(([c, p]) => [p, c] as const));
      await testApp.settle();
      expect(scan.results[0]?.outcome).toBe('Saved');
      const booking = await bookingNow(testApp.acme, made.id);
      ends.add(`${cancelled.status} ${booking?.status}`);
      expect((await jobNow(testApp.acme, made.jobId)).status).toBe('PickedUp');
    }
    expect([...ends].filter((end) => !['200 Cancelled', '409 PickedUp'].includes(end))).toEqual([]);
  }, 60_000);
});

describe('thirty concurrent deliveries', () => {
  /** Each image is wider than the previous one, to distinguish them. */
  const drawn = (n: number) =>
    sampleOf({ width: n + 1 })
      .png()
      .toBuffer();
  const widthOf = async (file: string) =>
    (await sharp((await testApp.files.get(`${testApp.acme.id}/${file}`)) ?? undefined).metadata())
      .width;

  it('each save their own signature', async () => {
    const made = [];
    for (let n = 0; n < 30; n += 1) made.push(await aManifestedBooking(testApp, { pieces: 1 }));
    const signatures = await Promise.all(made.map((_, n) => drawn(n)));
    const delivered = await Promise.all(
      made.map(({ jobId: jobid }, n) => {
        const signature = `data:image/png;base64,${signatures[n]?.toString('base64')}`;
        const details = { signedBy: `Signer ${n}`, signature };
        return kim.call(calls.createScanEvent, {
          jobid,
          scanevent: aScan({ code: 'DELIVERED', details }),
        });
      }),
    );
    for (const [n, { id }] of delivered.entries()) {
      const { items } = await kim.call(calls.getScanEvents, { jobId: made[n]?.jobId });
      const [scan] = items;
      expect([scan?.id, scan?.details]).toEqual([id, { signedBy: `Signer ${n}` }]);
      const image = scan?.images[0] ?? '';
      expect(await widthOf(image)).toBe(n + 1);
    }
  }, 60_000);
});
