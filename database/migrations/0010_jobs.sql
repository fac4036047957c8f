-- The work of the own fleet, its articles and what is scanned.

create schema jobs;
grant usage on schema jobs to waybill_app;
create schema jobs_public;
grant usage on schema jobs_public to waybill_app;

create table jobs.job (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  customer_id bigint not null,
  number text not null,
  booking_id bigint,
  parent_id uuid,
  connote_number text,
  manifest_number text,
  route_code text,
  job_type text not null,
  from_address jsonb not null,
  to_address jsonb not null,
  -- Lines of freight as the wire has them, with the numbers of their pieces.
  items jsonb not null default '[]',
  service_code text not null,
  service_name text not null,
  service_type text,
  account_code text,
  reference jsonb not null default '{}',
  cost_centre jsonb not null default '{}',
  pickup_ready_at timestamptz,
  pickup_at timestamptz,
  deadline_at timestamptz,
  time_slot text,
  special_instructions text,
  delivery_instructions text,

  is_confirmed boolean not null default false,
  is_pickup_ready boolean not null default false,
  is_line_haul boolean not null default false,
  driver_id bigint,
  driver_guid uuid,
  allocated_at timestamptz,
  unallocate_reason text,

  -- What the scans say, taken together; the latest scan by its own time.
  scanned_status text,
  last_scan_code text,
  last_scan_at timestamptz,
  last_scan_location text,
  last_scan_warehouse text,
  delivered_at timestamptz,
  -- Where the job stands (decisions J-02): the scans once it is under way, before that the flags.
  status text not null generated always as (
    case
      when scanned_status <> 'ReadyForPickup' then scanned_status
      when driver_id is not null then 'Allocated'
      when is_pickup_ready or scanned_status is not null then 'ReadyForPickup'
      when is_confirmed then 'Confirmed'
      else 'New'
    end
  ) stored check (status in (
    'New', 'Confirmed', 'ReadyForPickup', 'Allocated', 'PickedUp', 'InTransit', 'OutForDelivery',
    'Delivered', 'Failed'
  )),

  created_at timestamptz not null,
  created_by bigint,
  updated_at timestamptz,
  updated_by bigint,
  deleted_at timestamptz,

  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer,
  foreign key (tenant_id, booking_id) references booking.booking,
  foreign key (tenant_id, parent_id) references jobs.job,
  foreign key (tenant_id, driver_id) references identity."user"
);
create unique index job_by_number on jobs.job (tenant_id, number);
-- A booking becomes one job, however often its manifest is told of.
create unique index job_of_booking on jobs.job (tenant_id, booking_id)
  where parent_id is null and deleted_at is null;
create index job_newest on jobs.job (tenant_id, created_at desc, id desc) where deleted_at is null;
create index job_of_customer on jobs.job (tenant_id, customer_id, created_at desc, id desc)
  where deleted_at is null;
create index job_in_status on jobs.job (tenant_id, status, created_at desc, id desc)
  where deleted_at is null;
create index job_of_driver on jobs.job (tenant_id, driver_id, created_at desc, id desc)
  where deleted_at is null and driver_id is not null;
create index job_of_parent on jobs.job (tenant_id, parent_id) where parent_id is not null;
create index job_by_connote on jobs.job (tenant_id, connote_number)
  where connote_number is not null;
select platform.guard('jobs.job', 'customer_id');
select platform.track('jobs.job', 'Job', array[
  'items', 'last_scan_code', 'last_scan_at', 'last_scan_location', 'last_scan_warehouse',
  'scanned_status'
]);

-- One piece of freight and the number on its label. The legs of a consignment share the numbers.
create table jobs.article (
  tenant_id bigint not null,
  job_id uuid not null,
  number text not null,
  customer_id bigint not null,
  position integer not null,
  primary key (tenant_id, job_id, number),
  foreign key (tenant_id, job_id) references jobs.job
);
create index article_by_number on jobs.article (tenant_id, number);
select platform.guard('jobs.article', 'customer_id');

-- What happened to freight: when, as the device says, and when we learned of it. Rows are added;
-- only their notes may be corrected.
create table jobs.scan_event (
  tenant_id bigint not null,
  id uuid not null,
  job_id uuid not null,
  customer_id bigint not null,
  article_number text,
  code text not null,
  location_code text,
  warehouse_code text,
  details jsonb not null default '{}',
  -- [{id, type, kind}]: files of the file store; kind is photo or signature.
  pictures jsonb not null default '[]',
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  creator_id bigint,
  -- The device's own number of the event.
  client_event_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, job_id) references jobs.job,
  -- The same scan told twice is one scan.
  constraint scan_once unique nulls not distinct (
    tenant_id, job_id, article_number, code, scanned_at
  )
);
create unique index scan_by_client_event
  on jobs.scan_event (tenant_id, client_event_id, job_id, article_number) nulls not distinct
  where client_event_id is not null;
create index scan_of_job on jobs.scan_event (tenant_id, job_id, scanned_at desc, id desc);
create index scan_newest on jobs.scan_event (tenant_id, scanned_at desc, id desc);
create index scan_of_article on jobs.scan_event (tenant_id, article_number)
  where article_number is not null;
select platform.guard('jobs.scan_event', 'customer_id', 'select, insert');
grant update (location_code, warehouse_code, details) on jobs.scan_event to waybill_app;
select platform.track('jobs.scan_event', 'ScanEvent', array['pictures']);

-- Scans of numbers that nobody knew: kept until a job has the number or is given to the driver.
create table jobs.parked_scan (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  barcode text not null,
  code text not null,
  location_code text,
  warehouse_code text,
  details jsonb not null,
  pictures jsonb not null,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  creator_id bigint,
  -- Set where the scan is a driver's, who may scan the own jobs only.
  driver_id bigint,
  client_event_id uuid,
  primary key (tenant_id, id),
  constraint parked_once unique nulls not distinct (tenant_id, barcode, code, scanned_at, driver_id)
);
select platform.guard('jobs.parked_scan');

-- What other contexts may read.

create view jobs_public.job_card with (security_invoker = true) as
select tenant_id, id, customer_id, number, booking_id, connote_number, manifest_number, status,
       driver_id, last_scan_code, last_scan_at, delivered_at, created_at
from jobs.job
where deleted_at is null;

create view jobs_public.search_card with (security_invoker = true) as
select tenant_id, id, id::text as ref, customer_id, number as title,
       concat_ws(' ', number, connote_number, manifest_number, route_code,
         to_address ->> 'companyName', to_address ->> 'contactName', to_address ->> 'suburb',
         to_address ->> 'postCode') as words,
       jsonb_build_array(
         jsonb_build_object('label', 'Status', 'value', status),
         jsonb_build_object('label', 'Consignment', 'value', coalesce(connote_number, '')),
         jsonb_build_object('label', 'From', 'value', from_address ->> 'suburb'),
         jsonb_build_object('label', 'To', 'value', to_address ->> 'suburb')
       ) as details,
       created_at as at
from jobs.job
where deleted_at is null;

grant select on jobs_public.job_card, jobs_public.search_card to waybill_app;
