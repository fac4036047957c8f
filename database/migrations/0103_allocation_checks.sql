-- What allocation checks need to know: dangerous goods of jobs, the classes that a licence covers,
-- and how many pallets and pieces a vehicle takes. And who moved a job last, and who has the board
-- open, so that dispatchers see each other.

alter table jobs.job
  -- As people name it, by the UN list: UN1263 II; null if nothing in it is dangerous.
  add column dangerous_goods text check (dangerous_goods <> ''),
  -- Who gave it to its driver or took it back last.
  add column moved_by bigint,
  add column moved_at timestamptz;

drop trigger note_change on jobs.job;
select platform.track('jobs.job', 'Job', array[
  'items', 'last_scan_code', 'last_scan_at', 'last_scan_location', 'last_scan_warehouse',
  'scanned_status', 'driver_guid', 'from_zone_id', 'to_zone_id', 'multi_stop_id',
  'multi_stop_position', 'lane_position', 'moved_by', 'moved_at'
]);

alter table fleet.vehicle
  add column pallet_spaces integer check (pallet_spaces > 0),
  add column pieces_max integer check (pieces_max > 0);

alter table fleet.driver_document
  -- Classes and divisions that a dangerous-goods licence covers; none means all.
  add column classes text[] not null default '{}';

-- Written by open boards again and again: whoever was not seen for a while has left.
create table jobs.board_viewer (
  tenant_id bigint not null,
  user_id bigint not null,
  seen_at timestamptz not null,
  primary key (tenant_id, user_id)
);
select platform.guard('jobs.board_viewer');

create index override_of_job on jobs.allocation_override using gin (job_ids);
