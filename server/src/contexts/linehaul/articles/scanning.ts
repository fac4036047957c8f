import type { LineHaulScanResult } from '@waybill/contract/linehaul/articles/shapes';
import { Problem } from '@waybill/contract/problem';
import { articlesNamed, lockJobsForLineHaul, recordLineHaulScan } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { allocate } from '../allocation/allocate.ts';
import { heldLineHaul } from '../line-hauls/held.ts';
import type { LineHaulRow } from '../line-hauls/sql.ts';
import { addOvers, articlesOf, type LineHaulArticleRow, markLoaded, markUnloaded } from './sql.ts';

type Place = { readonly db: TenantDb; readonly now: Date };
type Outcome = Pick<LineHaulScanResult, 'outcome' | 'message'> &
  Partial<Pick<LineHaulScanResult, 'earlier'>>;
type Outcomes = Map<string, Outcome>;
type Named = Awaited<ReturnType<typeof articlesNamed>>[number];

/**
 * Loads articles on a locked line haul; allocates those that are not on it first. A refused barcode
 * does not affect the others.
 */
export async function loadArticles(
  place: Place,
  lineHaul: LineHaulRow,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Outcome>> {
  const { db, now } = place;
  const outcomes: Outcomes = new Map();
  const before = new Map((await articlesOf(db, [lineHaul.id])).map((row) => [row.number, row]));
  const planned = new Set(before.keys());
  const named = new Map((await articlesNamed(db, codes)).map((each) => [each.barcode, each]));
  for (const code of codes) {
    const article = named.get(code);
    if (planned.has(code)) continue;
    if (article === undefined) {
      outcomes.set(code, { outcome: 'Refused', message: 'Unknown barcode' });
    } else if (!planned.has(article.number)) {
      const refusal = await addScanned(place, lineHaul.id, article);
      if (refusal !== null) outcomes.set(code, { outcome: 'Refused', message: refusal });
    }
  }
  const open = codes.filter((code) => !outcomes.has(code));
  const numberOf = (code: string) => (planned.has(code) ? code : (named.get(code)?.number ?? code));
  const scan = { lineHaulId: lineHaul.id, numbers: open.map(numberOf) };
  const added = scan.numbers.filter((number) => !planned.has(number));
  const fresh = await markLoaded(db, { ...scan, added }, now);
  await recordLineHaulScan(
    db,
    scanOf(place, { code: 'LOADED', headPort: lineHaul.start_code, articles: fresh }),
    now,
  );
  const loaded = new Set(fresh.map(({ number }) => number));
  for (const code of open) {
    const isFresh = loaded.has(numberOf(code));
    outcomes.set(
      code,
      isFresh
        ? { outcome: 'Loaded', message: 'On board' }
        : repeated(before.get(numberOf(code)), 'loaded'),
    );
  }
  return outcomes;
}

/** Returns why a scanned article cannot be added, or null after adding it. */
async function addScanned(
  { db, now }: Place,
  lineHaulId: string,
  { jobId, number }: Named,
): Promise<string | null> {
  const jobs = await lockJobsForLineHaul(db, [jobId]);
  const isWanted = (article: { readonly number: string }) => article.number === number;
  try {
    // Reads the line haul again, because articles added before in this batch use capacity.
    await allocate({ db, now }, await heldLineHaul(db, lineHaulId), { jobs, isWanted });
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message;
  }
}

/** Unloads articles; saves those that are not on the line haul as over. */
export async function unloadArticles(
  place: Place,
  lineHaul: LineHaulRow,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Outcome>> {
  const { db, now } = place;
  const before = new Map((await articlesOf(db, [lineHaul.id])).map((row) => [row.number, row]));
  const planned = new Set(before.keys());
  const named = new Map((await articlesNamed(db, codes)).map((each) => [each.barcode, each]));
  const numberOf = (code: string) => (planned.has(code) ? code : (named.get(code)?.number ?? code));
  const [own, over] = [
    codes.filter((code) => planned.has(numberOf(code))),
    codes.filter((code) => !planned.has(numberOf(code))),
  ];
  const scan = { lineHaulId: lineHaul.id, numbers: own.map(numberOf) };
  const fresh = await markUnloaded(db, scan, now);
  await recordLineHaulScan(
    db,
    scanOf(place, { code: 'INWARD', headPort: lineHaul.destination_code, articles: fresh }),
    now,
  );
  const overs = over.map((code) => ({
    number: numberOf(code),
    jobId: named.get(code)?.jobId ?? null,
  }));
  const added = new Set(
    (await addOvers(db, { lineHaulId: lineHaul.id, overs }, now)).map(({ number }) => number),
  );
  const unloaded = new Set(fresh.map(({ number }) => number));
  return new Map(
    codes.map((code): [string, Outcome] => {
      const number = numberOf(code);
      if (unloaded.has(number)) return [code, { outcome: 'Unloaded', message: 'Off board' }];
      if (added.has(number)) {
        return [code, { outcome: 'Over', message: 'Not on this line haul' }];
      }
      return [code, repeated(before.get(number), 'unloaded')];
    }),
  );
}

/** Reports the first scan when an article is scanned again. */
function repeated(row: LineHaulArticleRow | undefined, what: 'loaded' | 'unloaded'): Outcome {
  const time = row?.[`${what}_at`] ?? null;
  const earlier = time && { time: time.toISOString(), userName: row?.[`${what}_by`] ?? null };
  return { outcome: 'Repeated', message: 'Scanned before', earlier };
}

type Scanned = {
  readonly code: 'LOADED' | 'INWARD' | 'ARRIVED';
  readonly headPort: string;
  readonly articles: readonly { readonly job_id: string; readonly number: string }[];
};

/** Returns the caller's scan of articles at a head port. */
export const scanOf = ({ db, now }: Place, { code, headPort, articles }: Scanned) => ({
  code,
  headPort,
  at: now,
  userId: db.scope.userId,
  targets: articles.map(({ job_id, number }) => ({ jobId: job_id, articleNumber: number })),
});
