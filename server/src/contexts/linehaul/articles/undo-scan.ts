import { undoMinutes } from '@waybill/contract/linehaul/lifecycle';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { found, Problem } from '@waybill/contract/problem';
import { articlesNamed, recordLineHaulScan } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { freeJobs } from '../allocation/legs.ts';
import type { LineHaulRow } from '../line-hauls/sql.ts';
import { scanOf } from './scanning.ts';
import { clearLoaded, clearUnloaded, dropOver, dropScannedOn, type OwnScan } from './sql.ts';

type Place = { readonly db: TenantDb; readonly now: Date };
const { LineHaulScanNotUndone } = linehaulProblems;

/**
 * Undoes the caller's scan of an article on board of a locked line haul. The log of its job only
 * grows: it gets a scan that the freight is at the port of departure.
 * @throws {Problem} LineHaulScanNotUndone
 */
export async function undoLoading(
  place: Place,
  lineHaul: LineHaulRow,
  code: string,
): Promise<void> {
  const { db, now } = place;
  const scan = await ownScan(place, lineHaul, code);
  const article = found(await clearLoaded(db, scan), LineHaulScanNotUndone);
  if (article.is_scanned_on) {
    await dropScannedOn(db, scan);
    await freeJobs(db, [article.job_id], now);
  }
  const here = { code: 'INWARD', headPort: lineHaul.start_code, articles: [article] } as const;
  await recordLineHaulScan(db, scanOf(place, here), now);
}

/**
 * Undoes the caller's scan of an article off board of a locked line haul; the log of its job gets a
 * scan that the freight has arrived. An article that was over is forgotten.
 * @throws {Problem} LineHaulScanNotUndone, also for an over article that is resolved
 */
export async function undoUnloading(
  place: Place,
  lineHaul: LineHaulRow,
  code: string,
): Promise<void> {
  const { db, now } = place;
  const scan = await ownScan(place, lineHaul, code);
  const article = await clearUnloaded(db, scan);
  if (article === undefined) {
    if ((await dropOver(db, scan)) === 0) throw new Problem(LineHaulScanNotUndone);
    return;
  }
  const { destination_code: headPort } = lineHaul;
  const there = { code: 'ARRIVED', headPort, articles: [article] } as const;
  await recordLineHaulScan(db, scanOf(place, there), now);
}

/** Returns the scan to undo; a barcode may be another one than the article's number. */
async function ownScan({ db, now }: Place, { id }: LineHaulRow, code: string): Promise<OwnScan> {
  const [named] = await articlesNamed(db, [code]);
  const since = new Date(now.getTime() - undoMinutes * 60_000);
  return { lineHaulId: id, number: named?.number ?? code, since };
}
