import type { ScanReview } from '@waybill/contract/jobs/scan-reviews/shapes';
import type { ReviewRow } from './sql.ts';

export const reviewOf = (row: ReviewRow): ScanReview => ({
  id: row.id,
  kind: row.kind,
  code: row.code,
  itemid: row.itemid,
  job: row.job,
  creatorname: row.creator_name,
  lacks: [...(row.lacks ?? [])],
  refusal: row.refusal,
  details: { ...row.details },
  images: row.pictures.map(({ id }) => id),
  scannedeventdatetime: row.scanned_at.toISOString(),
  creationtime: row.received_at.toISOString(),
  decision: row.decision,
  decidedbyname: row.decided_by_name,
  decisiontime: row.decided_at?.toISOString() ?? null,
  note: row.decision_note,
});
