-- Line hauls: trips between head ports with freight of many jobs. An article is on at most one open trip,
-- which a unique index holds, however many scanners allocate it at once.

create schema linehaul;
grant usage on schema linehaul to waybill_app;
create schema linehaul_public;
grant usage on schema linehaul_public to waybill_app;

create table linehaul.line_haul (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  number text not null,
  note text,
  start_head_port_id uuid not null,
  destination_head_port_id uuid not null,
  connote_number text,
  manifest_number text,
  pickup_request_number text,
  carrier_name text,
  carrier_reference text,
  cost_minor bigint check (cost_minor >= 0),
  cost_basis text not null check (cost_basis in ('Weight', 'Volume', 'Pallet')),
  -- Kilograms, cubic metres and pallets; null is not limited.
  capacity_kilograms numeric(12, 3) check (capacity_kilograms > 0),
  capacity_cubic_metres numeric(12, 3) check (capacity_cubic_metres > 0),
  capacity_pallets integer check (capacity_pallets > 0),
  status text not null check (status in (
    'Planned', 'Loading', 'Departed', 'Arrived', 'Unloading', 'Completed', 'Cancelled'
  )),
  planned_departure_at timestamptz,
  planned_arrival_at timestamptz,
  -- The new arrival of a delayed trip, and why.
  expected_arrival_at timestamptz,
  delay_reason text,
  departed_at timestamptz,
  arrived_at timestamptz,
  created_at timestamptz not null,
  created_by bigint,
  updated_at timestamptz not null,
  updated_by bigint,
  primary key (tenant_id, id),
  constraint line_haul_number unique (tenant_id, number),
  foreign key (tenant_id, start_head_port_id) references jobs.head_port,
  foreign key (tenant_id, destination_head_port_id) references jobs.head_port,
  constraint line_haul_goes_elsewhere check (start_head_port_id <> destination_head_port_id),
  constraint departed_trips_say_when check (
    departed_at is not null or status in ('Planned', 'Loading', 'Cancelled')
  ),
  constraint arrived_trips_say_when check (
    arrived_at is not null or status in ('Planned', 'Loading', 'Cancelled', 'Departed')
  )
);
create index line_haul_newest on linehaul.line_haul (tenant_id, created_at desc, id desc);
create index line_haul_in_status
  on linehaul.line_haul (tenant_id, status, created_at desc, id desc);
create index line_haul_from on linehaul.line_haul (tenant_id, start_head_port_id);
create index line_haul_to on linehaul.line_haul (tenant_id, destination_head_port_id);
select platform.guard('linehaul.line_haul');
select platform.track('linehaul.line_haul', 'LineHaul');

-- An article on a trip, as it was measured when it was allocated. It is open until the trip is
-- completed or cancelled; then it may go on the next one.
create table linehaul.article (
  tenant_id bigint not null,
  line_haul_id uuid not null,
  job_id uuid not null,
  number text not null,
  customer_id bigint not null,
  item integer not null,
  package_type text not null,
  description text,
  kilograms numeric(12, 3) not null check (kilograms >= 0),
  cubic_metres numeric(15, 6) not null check (cubic_metres >= 0),
  pallets integer not null check (pallets in (0, 1)),
  is_open boolean not null default true,
  note text,
  loaded_at timestamptz,
  loaded_by bigint,
  unloaded_at timestamptz,
  unloaded_by bigint,
  resolution text check (resolution in ('Found', 'Accepted')),
  resolution_note text,
  resolved_at timestamptz,
  resolved_by bigint,
  primary key (tenant_id, line_haul_id, job_id, number),
  foreign key (tenant_id, line_haul_id) references linehaul.line_haul on delete cascade,
  foreign key (tenant_id, job_id) references jobs.job
);
create unique index article_on_one_trip on linehaul.article (tenant_id, job_id, number)
  where is_open;
create index article_of_job on linehaul.article (tenant_id, job_id, line_haul_id);
create index article_by_number on linehaul.article (tenant_id, line_haul_id, number);
select platform.guard('linehaul.article', 'customer_id');

-- What was scanned on arrival and is not on the trip. A barcode may be of no job.
create table linehaul.over_article (
  tenant_id bigint not null,
  line_haul_id uuid not null,
  number text not null,
  job_id uuid,
  scanned_at timestamptz not null,
  scanned_by bigint,
  resolution text check (resolution in ('Found', 'Accepted')),
  resolution_note text,
  resolved_at timestamptz,
  resolved_by bigint,
  primary key (tenant_id, line_haul_id, number),
  foreign key (tenant_id, line_haul_id) references linehaul.line_haul on delete cascade,
  foreign key (tenant_id, job_id) references jobs.job
);
select platform.guard('linehaul.over_article');

create table linehaul.note (
  tenant_id bigint not null,
  id uuid not null,
  line_haul_id uuid not null,
  comment text not null,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, line_haul_id) references linehaul.line_haul on delete cascade
);
create index note_of_line_haul on linehaul.note (tenant_id, line_haul_id, created_at desc);
select platform.guard('linehaul.note');

-- The line haul a job is or was on last, written by that context: its leg (decisions J-11).
alter table jobs.job
  add column line_haul_id uuid,
  add column line_haul_from text,
  add column line_haul_to text,
  add column leg_sequence integer,
  -- Some of its articles still wait for a line haul.
  add column is_line_haul_partial boolean not null default false;
drop trigger note_change on jobs.job;
select platform.track('jobs.job', 'Job', array[
  'items', 'last_scan_code', 'last_scan_at', 'last_scan_location', 'last_scan_warehouse',
  'scanned_status', 'driver_guid', 'from_zone_id', 'to_zone_id', 'multi_stop_id',
  'multi_stop_position', 'line_haul_id', 'line_haul_from', 'line_haul_to', 'leg_sequence',
  'is_line_haul_partial', 'lane_position'
]);

-- What other contexts may read.

create view jobs_public.job_freight with (security_invoker = true) as
select tenant_id, id, items from jobs.job where deleted_at is null;
grant select on jobs_public.job_freight to waybill_app;

create view linehaul_public.line_haul_card with (security_invoker = true) as
select l.tenant_id, l.id, l.number, l.status, s.code as start_code, d.code as destination_code,
       l.carrier_name, l.departed_at, l.arrived_at, l.created_at
from linehaul.line_haul l
join jobs_public.head_port_card s on s.tenant_id = l.tenant_id and s.id = l.start_head_port_id
join jobs_public.head_port_card d
  on d.tenant_id = l.tenant_id and d.id = l.destination_head_port_id;
create view linehaul_public.search_card with (security_invoker = true) as
select tenant_id, id, id::text as ref, null::bigint as customer_id, number as title,
       concat_ws(' ', number, start_code, destination_code, carrier_name) as words,
       jsonb_build_array(
         jsonb_build_object('label', 'Status', 'value', status),
         jsonb_build_object('label', 'From', 'value', start_code),
         jsonb_build_object('label', 'To', 'value', destination_code),
         jsonb_build_object('label', 'Carrier', 'value', coalesce(carrier_name, ''))
       ) as details,
       created_at as at
from linehaul.line_haul l
join lateral (
  select s.code as start_code, d.code as destination_code
  from jobs_public.head_port_card s
  join jobs_public.head_port_card d on d.tenant_id = s.tenant_id
  where s.tenant_id = l.tenant_id and s.id = l.start_head_port_id
    and d.id = l.destination_head_port_id
) ports on true;

-- What travels on each line haul, a row for each job.
create view linehaul_public.carried_job with (security_invoker = true) as
select r.tenant_id, r.line_haul_id, r.job_id, r.customer_id, count(*)::integer as articles,
       count(r.loaded_at)::integer as loaded, count(r.unloaded_at)::integer as unloaded,
       (sum(r.kilograms) * 1000)::float8 as grams
from linehaul.article r
group by r.tenant_id, r.line_haul_id, r.job_id, r.customer_id;
grant select on linehaul_public.line_haul_card, linehaul_public.search_card,
  linehaul_public.carried_job to waybill_app;
