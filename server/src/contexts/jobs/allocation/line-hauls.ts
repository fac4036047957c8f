import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import type { RawBuilder } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { ListQuery } from '#platform/lists/list.ts';
import { newId } from '../jobs/job-saving.ts';
import { jobsPage } from '../jobs/lists.ts';
import { jobOf } from '../jobs/mappers.ts';
import { lockJobs } from '../jobs/sql.ts';
import { saveScans } from '../scans/scan-recording.ts';
import { barcodes } from '../scans/sql.ts';
import { betweenHeadPorts, onLineHaul, withIds } from './lists.ts';
import { type LineHaulLeg, setLegs } from './sql.ts';

/** A locked job with the values that a line haul needs. */
export type JobForLineHaul = {
  readonly id: string;
  readonly number: string;
  readonly customer_id: number;
  readonly status: JobStatus;
  readonly items: Job['items'];
  readonly multi_stop_id: string | null;
};

/** Locks jobs until the transaction ends; jobs that no longer exist are omitted. */
export const lockJobsForLineHaul = (
  db: TenantDb,
  ids: readonly string[],
): Promise<readonly JobForLineHaul[]> => lockJobs(db, [...new Set(ids)]);

type NamedArticle = {
  readonly barcode: string;
  readonly jobId: string;
  readonly number: string;
};

/** Returns the job and article of barcodes; unknown barcodes and consignments are omitted. */
export async function articlesNamed(
  db: TenantDb,
  codes: readonly string[],
): Promise<readonly NamedArticle[]> {
  const found = await barcodes(db, [...new Set(codes)], null);
  return found.flatMap(({ barcode, job_id, article_number }) =>
    article_number === null ? [] : [{ barcode, jobId: job_id, number: article_number }],
  );
}

/** Saves the line haul of locked jobs, and notifies open pages. */
export async function putOnLineHauls(
  db: TenantDb,
  legs: readonly LineHaulLeg[],
  now: Date,
): Promise<void> {
  const changed = await setLegs(db, legs, now);
  publishAll(
    db,
    changed.map(({ id, customer_id }) => ({
      name: 'job.changed',
      payload: { id, customerId: customer_id },
    })),
  );
}

/** An event of the freight of a line haul at a head port. */
export type LineHaulScan = {
  readonly code: Extract<ScanCode, 'LOADED' | 'DEPARTED' | 'ARRIVED' | 'INWARD'>;
  readonly headPort: string;
  readonly at: Date;
  readonly userId: number | null;
  /** A null article means the whole job. */
  readonly targets: readonly { readonly jobId: string; readonly articleNumber: string | null }[];
};

/**
 * Adds scans to jobs and updates jobs and bookings. A repeated scan is saved once, and jobs that no
 * longer exist are omitted.
 */
export async function recordLineHaulScan(
  db: TenantDb,
  { code, headPort, at, userId, targets }: LineHaulScan,
  now: Date,
): Promise<void> {
  const held = await lockJobs(db, [...new Set(targets.map(({ jobId }) => jobId))]);
  const known = new Set(held.map(({ id }) => id));
  const scans = targets
    .filter(({ jobId }) => known.has(jobId))
    .map(({ jobId, articleNumber }) => ({
      id: newId(now),
      job_id: jobId,
      article_number: articleNumber,
      code,
      location_code: headPort,
      warehouse_code: null,
      details: {},
      pictures: [],
      scanned_at: at.toISOString(),
      received_at: now.toISOString(),
      client_event_id: null,
      creator_id: userId,
    }));
  await saveScans(db, scans, now);
}

type Travelling = ListQuery & {
  readonly startHeadPortId?: string | undefined;
  readonly destinationHeadPortId?: string | undefined;
};

/** Returns a page of the jobs with articles that wait for a line haul between head ports. */
export async function jobsBetweenHeadPorts(db: TenantDb, actor: Actor, query: Travelling) {
  return pageOfJobs({ db, actor }, query, betweenHeadPorts(query));
}

/** Returns a page of the jobs on open line hauls. */
export const jobsOnLineHauls = (db: TenantDb, actor: Actor, query: ListQuery) =>
  pageOfJobs({ db, actor }, query, onLineHaul);

export const jobsOfIds = (
  db: TenantDb,
  actor: Pick<Actor, 'tenantId'>,
  { ids, ...query }: ListQuery & { readonly ids: readonly string[] },
) => pageOfJobs({ db, actor }, query, withIds(ids));

async function pageOfJobs(
  { db, actor }: { readonly db: TenantDb; readonly actor: Pick<Actor, 'tenantId'> },
  query: ListQuery,
  where: RawBuilder<unknown>,
): Promise<{ items: Job[]; totalCount: number }> {
  const { rows, totalCount } = await jobsPage(db, query, { driverId: null, where });
  return { items: rows.map(jobOf(actor.tenantId)), totalCount };
}
