import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { ProofLack } from '@waybill/contract/jobs/proof/demand';
import type { ScanDecision, ScanReviewKind } from '@waybill/contract/jobs/scan-reviews/choices';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ScanPicture } from '../scans/sql.ts';

export type ReviewRow = {
  readonly id: string;
  readonly kind: ScanReviewKind;
  readonly code: ScanCode;
  readonly itemid: string;
  readonly job: {
    readonly id: string;
    readonly jobno: string;
    readonly drivername: string | null;
  } | null;
  readonly creator_name: string | null;
  readonly lacks: readonly ProofLack[] | null;
  readonly refusal: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly pictures: readonly ScanPicture[];
  readonly scanned_at: Date;
  readonly received_at: Date;
  readonly decision: ScanDecision | null;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly decision_note: string | null;
  /** The driver who reported it; null for a scan of other staff. */
  readonly driver_id: number | null;
};

/** Scans that dispatch decides about, or has decided about. */
export const reviews: RawBuilder<unknown> = sql`(
  select p.id, case when p.refusal is null then 'Parked' else 'Refused' end as kind, p.code,
         p.barcode as itemid, null::uuid as job_id, p.creator_id, p.lacks, p.refusal, p.details,
         p.pictures, p.scanned_at, p.received_at, p.decision, p.decided_by, p.decided_at,
         p.decision_note, p.driver_id
  from jobs.parked_scan p
  union all
  select s.id, 'IncompleteProof', s.code, o.number, s.job_id, s.creator_id, s.lacks, null,
         s.details, s.pictures, s.scanned_at, s.received_at, s.decision, s.decided_by,
         s.decided_at, s.decision_note, s.creator_id
  from jobs.scan_event s join jobs.job o on o.tenant_id = s.tenant_id and o.id = s.job_id
  where s.lacks is not null
) r`;

/** The job of a review; a parked scan has only a number, of the open job if there are several. */
const jobOfReview = sql`
  select jsonb_build_object('id', j.id, 'jobno', j.number, 'drivername',
           case when j.driver_id is not null then identity_public.name_of_user(j.driver_id) end)
  from jobs.job j
  where j.deleted_at is null and (j.id = r.job_id or (r.job_id is null and j.id in (
    select a.job_id from jobs.article a where a.number = r.itemid
    union all select k.id from jobs.job k where k.connote_number = r.itemid
    union all select k.id from jobs.job k where k.number = r.itemid
    union all select l.job_id from jobs.journey_label l where l.number = r.itemid
  )))
  order by j.status = 'Delivered', j.created_at desc, j.id desc limit 1
`;

export const reviewColumns = sql<ReviewRow>`
  r.id, r.kind, r.code, r.itemid, (${jobOfReview}) as job,
  identity_public.name_of_user(r.creator_id) as creator_name, r.lacks, r.refusal, r.details,
  r.pictures, r.scanned_at, r.received_at, r.decision,
  case when r.decided_by is not null then identity_public.name_of_user(r.decided_by) end
    as decided_by_name,
  r.decided_at, r.decision_note, r.driver_id
`;

export const review = (db: TenantDb, id: string): Promise<ReviewRow | undefined> =>
  db.maybeOne(sql<ReviewRow>`select ${reviewColumns} from ${reviews} where r.id = ${id}`);

/** More than a driver's device shows. */
const ownMax = 50;

/** Returns a driver's scans under review, and those decided since the given time, newest first. */
export const reviewsOfDriver = (
  db: TenantDb,
  driverId: number,
  since: Date,
): Promise<ReviewRow[]> =>
  db.many(sql<ReviewRow>`
    select ${reviewColumns} from ${reviews}
    where r.driver_id = ${driverId} and (r.decided_at is null or r.decided_at > ${since})
    order by r.scanned_at desc, r.id limit ${ownMax}
  `);

type Decided = {
  readonly id: string;
  readonly decision: ScanDecision;
  readonly note: string | null;
  readonly by: number | null;
};

/** Saves a decision; false if there is one, or the scan has been recorded for its job meanwhile. */
export const decideParked = async (db: TenantDb, decided: Decided, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update jobs.parked_scan set decision = ${decided.decision}, decision_note = ${decided.note},
      decided_by = ${decided.by}, decided_at = ${now}
    where id = ${decided.id} and decided_at is null
  `)) > 0;

/** Saves a decision about a proof of delivery; false if there is one. */
export const decideProof = async (db: TenantDb, decided: Decided, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update jobs.scan_event set decision = ${decided.decision}, decision_note = ${decided.note},
      decided_by = ${decided.by}, decided_at = ${now}
    where id = ${decided.id} and lacks is not null and decided_at is null
  `)) > 0;
