-- Dispatch decides about scans that the server put aside, and about proofs of delivery that lack
-- what tenant, customer or booking requires. Neither is ever refused: what happened, happened.

-- What the proof lacked when it arrived; null for a complete one, and for scans of staff.
alter table jobs.scan_event add column lacks text[];
alter table jobs.scan_event add column decision text;
alter table jobs.scan_event add column decided_at timestamp with time zone;
alter table jobs.scan_event add column decided_by bigint;
alter table jobs.scan_event add column decision_note text;
alter table jobs.scan_event add constraint scan_event_decided
  check ((decision is null) = (decided_at is null));
create index scan_event_to_review on jobs.scan_event (tenant_id, scanned_at)
  where lacks is not null and decided_at is null;
create index scan_event_reviewed on jobs.scan_event (tenant_id, decided_at)
  where decided_at is not null;

grant update (decision, decided_at, decided_by, decision_note) on jobs.scan_event to waybill_app;

-- A decided scan stays as evidence of the decision.
alter table jobs.parked_scan add column lacks text[];
-- The message with which the server had refused it, before the driver sent it to dispatch.
alter table jobs.parked_scan add column refusal text;
alter table jobs.parked_scan add column decision text;
alter table jobs.parked_scan add column decided_at timestamp with time zone;
alter table jobs.parked_scan add column decided_by bigint;
alter table jobs.parked_scan add column decision_note text;
alter table jobs.parked_scan add constraint parked_scan_decided
  check ((decision is null) = (decided_at is null));
create index parked_scan_to_review on jobs.parked_scan (tenant_id, scanned_at)
  where decided_at is null;
create index parked_scan_reviewed on jobs.parked_scan (tenant_id, decided_at)
  where decided_at is not null;
