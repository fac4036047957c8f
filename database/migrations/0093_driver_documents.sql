-- Licences and certificates of drivers with their expiry, reminders of it, and vehicle pictures.

create table fleet.driver_document (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  kind text not null,
  number text,
  expires date,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, driver_id) references fleet.driver
);
create index driver_document_of_driver on fleet.driver_document (tenant_id, driver_id);
create index driver_document_by_expiry
  on fleet.driver_document (tenant_id, expires) where expires is not null;
select platform.guard('fleet.driver_document');

-- One reminder per document, expiry and number of days before it, however often the task runs.
create table fleet.expiry_reminder (
  tenant_id bigint not null references tenancy.tenant,
  -- The driver, the document or the vehicle.
  ref uuid not null,
  expires date not null,
  days smallint not null,
  at timestamptz not null,
  primary key (tenant_id, ref, expires, days)
);
select platform.guard('fleet.expiry_reminder');

create table fleet.vehicle_image (
  tenant_id bigint not null,
  vehicle_id uuid not null,
  -- The stored file's id.
  id uuid not null,
  file_type text not null,
  created_at timestamptz not null,
  primary key (tenant_id, vehicle_id, id),
  foreign key (tenant_id, vehicle_id) references fleet.vehicle on delete cascade
);
select platform.guard('fleet.vehicle_image');

-- Deliveries that have a signature or a photo, for the performance of drivers.
create view jobs_public.proof with (security_invoker = true) as
select tenant_id, job_id
from jobs.scan_event
where code = 'DELIVERED' and pictures <> '[]';
grant select on jobs_public.proof to waybill_app;
