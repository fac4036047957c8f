-- Multi-stop jobs: jobs of one customer that one driver delivers on one drive. A job is a stop of at most
-- one of them, so it names it itself.

create table jobs.multi_stop (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  customer_id bigint not null,
  number text not null,
  from_address jsonb not null,
  reference jsonb not null default '{}',
  cost_centre jsonb not null default '{}',
  driver_id bigint,
  driver_guid uuid,
  created_at timestamptz not null,
  created_by bigint,
  updated_at timestamptz,
  deleted_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, customer_id, id),
  constraint multi_stop_number unique (tenant_id, number),
  foreign key (tenant_id, customer_id) references customers.customer,
  foreign key (tenant_id, driver_id) references identity."user",
  check ((driver_id is null) = (driver_guid is null))
);
create index multi_stop_newest on jobs.multi_stop (tenant_id, created_at desc, id desc)
  where deleted_at is null;
create index multi_stop_of_driver on jobs.multi_stop (tenant_id, driver_id)
  where deleted_at is null and driver_id is not null;
select platform.guard('jobs.multi_stop', 'customer_id');
select platform.track('jobs.multi_stop', 'MultiStopJob');

alter table jobs.job
  add column multi_stop_id uuid,
  add column multi_stop_position integer check (multi_stop_position > 0),
  -- Of the same customer; no lock of the multi-stop is needed to hold that.
  add constraint job_in_multi_stop foreign key (tenant_id, customer_id, multi_stop_id)
    references jobs.multi_stop (tenant_id, customer_id, id),
  add constraint stops_have_positions
    check ((multi_stop_id is null) = (multi_stop_position is null));
create index job_of_multi_stop on jobs.job (tenant_id, multi_stop_id, multi_stop_position)
  where multi_stop_id is not null;

-- Zones follow from addresses, and a driver is named by his number: neither is history of its own.
drop trigger note_change on jobs.job;
select platform.track('jobs.job', 'Job', array[
  'items', 'last_scan_code', 'last_scan_at', 'last_scan_location', 'last_scan_warehouse',
  'scanned_status', 'driver_guid', 'from_zone_id', 'to_zone_id', 'multi_stop_id',
  'multi_stop_position'
]);
