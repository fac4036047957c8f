-- A driver's stops of one day in their order, as the solver planned them or as somebody put them.

create schema routing;
grant usage on schema routing to waybill_app;

create table routing.run (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  driver_id uuid,
  vehicle_number text not null,
  vehicle_id text not null,
  run_date date not null,
  is_completed boolean not null default false,
  -- Seconds, metres and a cost that the solver added up.
  cost double precision not null check (cost >= 0),
  setup_s double precision not null check (setup_s >= 0),
  service_s double precision not null check (service_s >= 0),
  duration_s double precision not null check (duration_s >= 0),
  waiting_s double precision not null check (waiting_s >= 0),
  priority double precision not null check (priority >= 0),
  distance_m double precision not null check (distance_m >= 0),
  -- [{type, location, arrival, violations, jobid, jobno}] in the order of the day.
  steps jsonb not null,
  violations jsonb not null,
  geometry text not null,
  location jsonb not null,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, driver_id) references fleet.driver
);
-- A driver has one open run a day (decisions R-01).
create unique index run_open on routing.run (tenant_id, driver_id, run_date) where not is_completed;
create index run_newest on routing.run (tenant_id, run_date desc, id desc);
create index run_of_driver on routing.run (tenant_id, driver_id, run_date desc);
select platform.guard('routing.run');
select platform.track('routing.run', 'Run');
