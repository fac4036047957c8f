import type { Transaction } from '#platform/context.ts';
import { sent, sentence } from '@waybill/contract/sentence';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { newId } from '../jobs/job-saving.ts';
import { settleJobs } from './scan-effects.ts';
import * as rows from './sql.ts';
import type { ScanResult } from '@waybill/contract/jobs/scans/shapes';

type Result = z.output<typeof ScanResult>;

/** An event, once for all targets, with its time and place resolved. */
export type Happening = Omit<rows.ScanToWrite, 'id' | 'job_id' | 'article_number'>;

/** A scanned piece or job, or an unknown number. */
export type Target = {
  readonly itemid: string;
  readonly job: {
    readonly id: string;
    readonly number: string;
    readonly customer_id: number;
  } | null;
  readonly articleNumber: string | null;
};

/**
 * Adds scans to the log and updates jobs and bookings. A scan already recorded is a duplicate, an
 * unknown number is parked. The jobs must be locked.
 */
export async function recordScans(
  { db, now, driverId }: Transaction & { readonly driverId: number | null },
  happening: Happening,
  targets: readonly Target[],
): Promise<readonly Result[]> {
  const reported = targets.map((target) => ({ ...target, id: newId(now) }));
  const known = reported.flatMap(({ job, articleNumber, id }) =>
    job === null ? [] : [{ ...happening, id, job_id: job.id, article_number: articleNumber }],
  );
  const saved = await saveScans(db, known, now);
  const unknown = reported.filter(({ job, itemid }) => job === null && itemid !== '');
  if (unknown.length > 0) {
    const parked = unknown.map(({ id, itemid }) => ({
      ...happening,
      id,
      barcode: itemid,
      driver_id: driverId,
    }));
    await rows.parkScans(db, parked);
  }
  const before = saved.size === known.length ? [] : await rows.scansOf(db, jobsOf(known));
  return reported.map((target) => resultOf(target, happening, { saved, before }));
}

/** Saves scans of locked jobs; returns the ids of the new ones. */
export async function saveScans(
  db: TenantDb,
  scans: readonly rows.ScanToWrite[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (scans.length === 0) return new Set();
  const saved = new Set((await rows.addScans(db, scans)).map(({ id }) => id));
  const fresh = scans.filter(({ id }) => saved.has(id));
  if (fresh.length > 0) await settleJobs(db, fresh, now);
  return saved;
}

const jobsOf = (scans: readonly rows.ScanToWrite[]): readonly string[] => [
  ...new Set(scans.map((scan) => scan.job_id)),
];

function resultOf(
  { id, itemid, job, articleNumber }: Target & { readonly id: string },
  happening: Happening,
  {
    saved,
    before,
  }: { readonly saved: ReadonlySet<string>; readonly before: readonly rows.KnownScan[] },
): Result {
  if (job === null) {
    const message = 'Unknown number. The scan is saved until it can be matched.';
    return {
      itemid,
      outcome: 'Parked',
      scaneventid: null,
      jobid: null,
      jobno: null,
      message,
      picturehashes: hashesOf(happening),
    };
  }
  const where = { itemid, jobid: job.id, jobno: job.number };
  if (saved.has(id)) {
    return {
      ...where,
      outcome: 'Saved',
      scaneventid: id,
      picturehashes: hashesOf(happening),
      ...sent(sentence('Saved for {number}.', { number: job.number })),
    };
  }
  const first = before.find(
    (scan) =>
      scan.job_id === job.id && scan.article_number === articleNumber && isSame(scan, happening),
  );
  const picturehashes = first === undefined ? [] : hashesOf(first);
  const message = sent(sentence('{number} already has this scan.', { number: job.number }));
  return {
    ...where,
    outcome: 'Duplicate',
    scaneventid: first?.id ?? null,
    picturehashes,
    ...message,
  };
}

const hashesOf = ({ pictures }: Pick<Happening, 'pictures'>): string[] =>
  pictures.flatMap(({ sha256 }) => sha256 ?? []);

const isSame = (scan: rows.KnownScan, happening: Happening): boolean =>
  (scan.client_event_id !== null && scan.client_event_id === happening.client_event_id) ||
  (scan.code === happening.code &&
    scan.scanned_at.getTime() === new Date(happening.scanned_at).getTime());
