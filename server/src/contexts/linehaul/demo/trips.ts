import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { addInterstateJobs, lockJobsForLineHaul } from '#contexts/jobs/public.ts';
import { nextNumber } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { allocate } from '../allocation/allocate.ts';
import { loadArticles, unloadArticles } from '../articles/scanning.ts';
import { articlesOf } from '../articles/sql.ts';
import { heldLineHaul } from '../line-hauls/held.ts';
import { lineHaulToWrite } from '../line-hauls/saving.ts';
import { addLineHaul, addNote, changeLineHaul, type LineHaulRow } from '../line-hauls/sql.ts';

const hour = 3_600_000;
const at = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hour);

/** Adds a trip from Sydney to Melbourne that leaves in this many hours. */
async function addTrip(db: TenantDb, now: Date, leavesIn: number): Promise<string> {
  const id = uuidv7(now, randomBytes);
  const contents = await lineHaulToWrite(db, {
    startheadport: 'SYD',
    destinationheadport: 'MEL',
    carriername: 'Hume Night Freight',
    carrierreference: `HNF-${4100 + leavesIn}`,
    planneddeparture: at(now, leavesIn).toISOString(),
    plannedarrival: at(now, leavesIn + 11).toISOString(),
    capacityweight: 22_000,
    capacityvolume: 85,
    capacitypallets: 34,
    cost: 1850,
    costbasis: 'Weight',
  });
  const number = await nextNumber(db, 'lineHaul');
  await addLineHaul(db, { ...contents, id, number }, at(now, Math.min(-1, leavesIn - 20)));
  return id;
}

/** Adds a trip without freight. */
export async function addPlannedTrip(db: TenantDb, now: Date): Promise<void> {
  await addTrip(db, now, 9);
}

/** Adds a trip that is being loaded, a delayed one under way, and one that is being unloaded. */
export async function addDemoTrips(db: TenantDb, now: Date): Promise<void> {
  const jobIds = await addInterstateJobs(db, now);
  const unloading = await addTrip(db, now, -16);
  await carry({ db, now }, unloading, jobIds.slice(0, 3));
  await unload({ db, now }, unloading, jobIds[14] ?? '');
  const departed = await addTrip(db, now, -5);
  await carry({ db, now }, departed, jobIds.slice(3, 6));
  await load({ db, now: at(now, -6) }, departed, 0);
  await change({ db, now }, departed, {
    status: 'Departed',
    departed_at: at(now, -5),
    expected_arrival_at: at(now, 9),
    delay_reason: 'Road closed at Gundagai',
  });
  const loading = await addTrip(db, now, 3);
  await carry({ db, now }, loading, jobIds.slice(6, 10));
  await load({ db, now }, loading, 5);
  const note = { id: uuidv7(now, randomBytes), comment: 'Tail lift truck at dock 4.' };
  await addNote(db, { ...note, lineHaulId: loading }, now);
}

type Place = { readonly db: TenantDb; readonly now: Date };

async function carry({ db, now }: Place, id: string, jobIds: readonly string[]): Promise<void> {
  const jobs = await lockJobsForLineHaul(db, jobIds);
  await allocate({ db, now }, await heldLineHaul(db, id), { jobs });
}

async function change({ db, now }: Place, id: string, fields: Partial<LineHaulRow>): Promise<void> {
  await changeLineHaul(db, { ...(await heldLineHaul(db, id)), ...fields }, now);
}

/** Loads all articles except the last ones. */
async function load({ db, now }: Place, id: string, missing: number): Promise<void> {
  await change({ db, now }, id, { status: 'Loading' });
  const numbers = (await articlesOf(db, [id])).map(({ number }) => number);
  const scanned = numbers.slice(0, numbers.length - missing);
  await loadArticles({ db, now }, await heldLineHaul(db, id), scanned);
}

/** Unloads all articles except one, and one of a job that was not planned. */
async function unload({ db, now }: Place, id: string, strayJob: string): Promise<void> {
  await load({ db, now: at(now, -17) }, id, 0);
  await change({ db, now }, id, {
    status: 'Unloading',
    departed_at: at(now, -16),
    arrived_at: at(now, -2),
  });
  const numbers = (await articlesOf(db, [id])).map(({ number }) => number);
  const [stray] = await lockJobsForLineHaul(db, [strayJob]);
  const over = stray?.items[0]?.articlenumbers.slice(0, 1) ?? [];
  const place = { db, now: at(now, -1) };
  await unloadArticles(place, await heldLineHaul(db, id), [...numbers.slice(1), ...over]);
}
