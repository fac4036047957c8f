import type { Transaction } from '#platform/context.ts';
import type { ScanReviewKind } from '@waybill/contract/jobs/scan-reviews/choices';
import { sent, sentence } from '@waybill/contract/sentence';
import type { z } from 'zod';
import { attributeChanges } from '#platform/db/attributed-changes.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { newId } from '../jobs/job-saving.ts';
import { lacksOfTargets } from './lacks-of-targets.ts';
import { codeOf, type SentItem } from './scan-reading.ts';
import { settleJobs } from './scan-effects.ts';
import * as rows from './sql.ts';
import type { ScanResult } from '@waybill/contract/jobs/scans/shapes';

type Result = z.output<typeof ScanResult>;

/** An event, once for all targets, with its time and place resolved. */
export type Happening = Omit<rows.ScanToWrite, 'id' | 'job_id' | 'article_number' | 'lacks'>;

/** A scanned piece or job, or an unknown number. */
export type Target = {
  readonly itemid: string;
  readonly job: {
    readonly id: string;
    readonly number: string;
    readonly customer_id: number;
    readonly booking_id: number | null;
  } | null;
  readonly articleNumber: string | null;
};

type Recording = Transaction & {
  readonly driverId: number | null;
  /** With which the PINs of receivers are derived. */
  readonly secret: string;
};

/**
 * Adds scans to the log and updates jobs and bookings. A scan already recorded is a duplicate, an
 * unknown number is parked. An incomplete proof of a driver is recorded, and put before dispatch.
 * The jobs must be locked.
 */
export async function recordScans(
  { db, now, driverId, secret }: Recording,
  happening: Happening,
  targets: readonly Target[],
): Promise<readonly Result[]> {
  const lacksOf =
    driverId === null ? () => null : await lacksOfTargets(db, { happening, targets }, secret);
  const identified = targets.map((target) => ({ ...target, id: newId(now) }));
  const proven = new Set<string>();
  const known = identified.flatMap(({ job, articleNumber, id, itemid }) => {
    if (job === null) return [];
    // The pieces of a job have one proof, which is put before dispatch once.
    const lacks = proven.has(job.id) ? null : lacksOf(itemid);
    proven.add(job.id);
    return [{ ...happening, id, job_id: job.id, article_number: articleNumber, lacks }];
  });
  const saved = await saveScans(db, known, now);
  const unknown = identified.filter(({ job, itemid }) => job === null && itemid !== '');
  const parked = unknown.map(({ id, itemid }) => ({
    ...happening,
    id,
    barcode: itemid,
    driver_id: driverId,
    lacks: lacksOf(itemid),
  }));
  const isParked = parked.length === 0 ? new Set() : await rows.parkScans(db, parked);
  const parkedNow = unknown.filter(({ id }) => isParked.has(id));
  const isNew = ({ id, lacks }: rows.ScanToWrite) => lacks !== null && saved.has(id);
  const proofs = identified.filter(({ id }) => known.some((scan) => scan.id === id && isNew(scan)));
  requestReview(db, 'IncompleteProof', { scans: proofs, reporterId: happening.creator_id });
  requestReview(db, 'Parked', { scans: parkedNow, reporterId: happening.creator_id });
  const before = saved.size === known.length ? [] : await rows.scansOf(db, jobsOf(known));
  return identified.map((target) => resultOf(target, happening, { saved, before }));
}

type HeldTarget = Target & { readonly job: NonNullable<Target['job']> };

/** A scan of a job that a request reports; its proof is not checked, as no driver reports it. */
export type JobScan = {
  readonly happening: Happening;
  readonly target: HeldTarget;
  readonly requestId: string;
};

/** Records the scans of several requests, each of another job. The jobs must be locked. */
export async function recordEachScan(
  { db, now }: Transaction,
  scans: readonly JobScan[],
): Promise<readonly Result[]> {
  const reported = scans.map((scan) => ({ ...scan, id: newId(now) }));
  attributeChanges(
    db,
    reported.flatMap(({ id, requestId, target: { job } }) =>
      [
        `ScanEvent ${id}`,
        `Job ${job.id}`,
        ...(job.booking_id ? [`Booking ${job.booking_id}`] : []),
      ].map((record) => ({ record, requestId })),
    ),
  );
  const known = reported.map(({ id, happening, target: { job, articleNumber } }) => ({
    ...happening,
    id,
    job_id: job.id,
    article_number: articleNumber,
    lacks: null,
  }));
  const saved = await saveScans(db, known, now);
  const before = saved.size === known.length ? [] : await rows.scansOf(db, jobsOf(known));
  return reported.map(({ id, happening, target }) =>
    resultOf({ ...target, id }, happening, { saved, before }),
  );
}

type Parking = {
  readonly happening: Happening;
  readonly items: readonly SentItem[];
  readonly driverId: number;
  readonly refusal: string;
};

/** Parks what a driver's device hands over after a refusal; dispatch decides about it. */
export async function parkRefused(
  { db, now }: Transaction,
  { happening, items, driverId, refusal }: Parking,
): Promise<Result[]> {
  const parked = items.map((item) => ({
    ...happening,
    id: newId(now),
    barcode: codeOf(item).toUpperCase() || (item.jobid ?? ''),
    driver_id: driverId,
    refusal,
  }));
  const isNew = await rows.parkScans(db, parked);
  const scans = parked
    .filter(({ id }) => isNew.has(id))
    .map(({ id, barcode }) => ({ id, itemid: barcode }));
  requestReview(db, 'Refused', { scans, reporterId: driverId });
  return parked.map(({ barcode }) => parkedResult(barcode, happening));
}

type ToReview = {
  readonly scans: readonly { readonly id: string; readonly itemid: string }[];
  readonly reporterId: number | null;
};

/** Notifies dispatch of scans to decide about, if there are any. */
function requestReview(db: TenantDb, kind: ScanReviewKind, { scans, reporterId }: ToReview): void {
  const [first] = scans;
  if (first === undefined) return;
  const { id, itemid: itemId } = first;
  const count = scans.length;
  publish(db, 'scan.reviewRequested', { id, customerId: null, kind, itemId, count, reporterId });
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
  if (job === null) return parkedResult(itemid, happening);
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

const parkedResult = (itemid: string, happening: Happening): Result => ({
  itemid,
  outcome: 'Parked',
  scaneventid: null,
  jobid: null,
  jobno: null,
  message: 'Unknown number. The scan is saved until it can be matched.',
  picturehashes: hashesOf(happening),
});

const hashesOf = ({ pictures }: Pick<Happening, 'pictures'>): string[] =>
  pictures.flatMap(({ sha256 }) => sha256 ?? []);

const isSame = (scan: rows.KnownScan, happening: Happening): boolean =>
  (scan.client_event_id !== null && scan.client_event_id === happening.client_event_id) ||
  (scan.code === happening.code &&
    scan.scanned_at.getTime() === new Date(happening.scanned_at).getTime());
