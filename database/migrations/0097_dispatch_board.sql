-- The dispatch board: the order of a driver's jobs, and why a dispatcher allocated in spite of
-- what spoke against it.

alter table jobs.job
  -- The place in the driver's day, from 1; null at the end, by deadline.
  add column lane_position integer check (lane_position > 0);

create index job_of_lane on jobs.job (tenant_id, driver_guid, lane_position)
  where driver_guid is not null and deleted_at is null;

drop trigger note_change on jobs.job;
select platform.track('jobs.job', 'Job', array[
  'items', 'last_scan_code', 'last_scan_at', 'last_scan_location', 'last_scan_warehouse',
  'scanned_status', 'driver_guid', 'from_zone_id', 'to_zone_id', 'multi_stop_id',
  'multi_stop_position', 'lane_position'
]);

create table jobs.allocation_override (
  tenant_id bigint not null,
  id uuid not null,
  driver_guid uuid not null,
  job_ids uuid[] not null check (cardinality(job_ids) > 0),
  -- What spoke against it, in sentences.
  concerns text[] not null check (cardinality(concerns) > 0),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id)
);
select platform.guard('jobs.allocation_override', null, 'select, insert');
create index override_of_driver on jobs.allocation_override (tenant_id, driver_guid, created_at);
