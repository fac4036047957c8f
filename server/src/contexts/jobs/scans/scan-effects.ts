import type { Transaction } from '#platform/context.ts';
import type { DomainEvent } from '@waybill/contract/events';
import { type JobStatus, scanEffects } from '@waybill/contract/jobs/lifecycle';
import { addProofOfDelivery, bookingCard, moveBooking } from '#contexts/booking/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { type Scan, type ScanState, stateOf } from './domain/scan-state.ts';
import { whereabouts } from './domain/whereabouts.ts';
import { type HeldJob, lockJobs } from '../jobs/sql.ts';
import * as rows from './sql.ts';

type KnownScan = Scan & { readonly row: rows.KnownScan };
type Fresh = { readonly scans: readonly rows.ScanToWrite[]; readonly before: HeldJob };

/** Updates locked jobs and their bookings after new scans. */
export async function settleJobs(
  db: TenantDb,
  fresh: readonly rows.ScanToWrite[],
  now: Date,
): Promise<void> {
  const scansByJob = Map.groupBy(fresh, jobOf);
  const events: DomainEvent[] = [];
  for (const { before, state } of await settleStates(db, [...scansByJob.keys()])) {
    const scans = scansByJob.get(before.id) ?? [];
    events.push(...(await follow({ db, now }, { scans, before }, state)));
  }
  publishAll(db, events);
}

const jobOf = (scan: rows.ScanToWrite): string => scan.job_id;

type Settled = { readonly before: HeldJob; readonly state: ScanState<KnownScan> };

/** Sets jobs to the state of all their scans; returns their previous states. */
export async function settleStates(
  db: TenantDb,
  ids: readonly string[],
): Promise<readonly Settled[]> {
  const [jobs, scans, articles] = await Promise.all([
    lockJobs(db, ids),
    rows.decisiveScans(db, ids),
    rows.articlesOf(db, ids),
  ]);
  const scansByJob = Map.groupBy(scans, (scan) => scan.job_id);
  const articlesByJob = Map.groupBy(articles, (article) => article.job_id);
  const settled = jobs.map((before) => ({
    before,
    state: stateOf(
      (scansByJob.get(before.id) ?? []).map(known),
      (articlesByJob.get(before.id) ?? []).map(({ number }) => number),
    ),
  }));
  await rows.writeStates(db, settled.map(stateToWrite));
  return settled;
}

const known = (row: rows.KnownScan): KnownScan => ({
  code: row.code,
  at: row.scanned_at,
  articleNumber: row.article_number,
  row,
});

const stateToWrite = ({
  before: { id },
  state: { last, status, deliveredAt },
}: Settled): rows.StateToWrite => ({
  id,
  scanned_status: status satisfies JobStatus | null,
  last_scan_code: last?.code ?? null,
  last_scan_at: last?.at ?? null,
  last_scan_location: last?.row.location_code ?? null,
  last_scan_warehouse: last?.row.warehouse_code ?? null,
  delivered_at: deliveredAt,
});

/** Moves the booking and adds its proof; returns the events to publish. */
async function follow(
  { db, now }: Transaction,
  { scans, before }: Fresh,
  state: ScanState,
): Promise<readonly DomainEvent[]> {
  const [first] = scans;
  if (first === undefined) return [];
  const { id, customer_id, booking_id, driver_name: driverName } = before;
  const completes = before.delivered_at === null && state.deliveredAt !== null;
  const at = completes && state.deliveredAt !== null ? state.deliveredAt : scannedAt(first);
  if (booking_id !== null) {
    await moveAlong({ db, now }, booking_id, { scan: first, at, state, driverName });
  }
  const message = { id, customerId: customer_id, code: first.code, bookingId: booking_id };
  const scanned: DomainEvent = { name: 'job.scanned', payload: message };
  return completes ? [scanned, { name: 'job.delivered', payload: message }] : [scanned];
}

type RecordedScan = {
  readonly scan: rows.ScanToWrite;
  /** When it happened; for the last piece, when the delivery was complete. */
  readonly at: Date;
  readonly state: ScanState;
  readonly driverName: string | null;
};

/** Pieces of one event move their booking once. A deleted booking is ignored. */
async function moveAlong(
  { db, now }: Transaction,
  bookingId: number,
  { scan, at, state, driverName }: RecordedScan,
): Promise<void> {
  const to = scanEffects[scan.code].booking;
  const card = to === null ? undefined : await bookingCard(db, bookingId);
  if (to === null || card === undefined) return;
  const isPart = scan.code === 'DELIVERED' && state.deliveredAt === null;
  const pieces = isPart ? { delivered: String(state.deliveredPieces) } : {};
  const { fromAddress, toAddress } = card;
  const where = whereabouts(scan, { to, fromAddress, toAddress, driverName });
  const move = {
    bookingId,
    to: isPart ? ('OutForDelivery' as const) : to,
    at,
    code: scan.code,
    details: Object.entries({ ...where, ...pieces }).map(([key, value]) => ({ key, value })),
  };
  await moveBooking(db, move, now);
  if (scan.code === 'DELIVERED') await prove({ db, now }, bookingId, scan);
}

async function prove(
  { db, now }: Transaction,
  bookingId: number,
  scan: rows.ScanToWrite,
): Promise<void> {
  const signedBy = scan.details['signedBy']?.trim() ?? '';
  if (signedBy === '' && scan.pictures.length === 0) return;
  const proof = {
    bookingId,
    signedBy,
    comment: scan.details['comment'] ?? null,
    at: scannedAt(scan),
    signatureFile: scan.pictures.find(({ kind }) => kind === 'signature')?.id ?? null,
    photoFiles: scan.pictures.filter(({ kind }) => kind === 'photo').map(({ id }) => id),
  };
  await addProofOfDelivery(db, proof, now);
}

const scannedAt = (scan: rows.ScanToWrite): Date => new Date(scan.scanned_at);
