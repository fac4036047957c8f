-- When drivers work, and where they are while they do.

-- Vehicles over 12 t are fatigue-regulated; a vehicle may be out of service until it is repaired.
alter table fleet.vehicle
  add column registration_expiry date,
  add column out_of_service_reason text;
-- Since when a driver is available for work: positions are stored from then on, and not before.
alter table fleet.driver
  add column available_since timestamptz,
  add constraint driver_available_since
    check (available_since is null or is_available);

create table fleet.shift (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  vehicle_id uuid,
  registration_number text,
  started_at timestamptz not null,
  finished_at timestamptz,
  planned_finish_at timestamptz,
  start_odometer_km integer check (start_odometer_km >= 0),
  finish_odometer_km integer check (finish_odometer_km >= 0),
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, driver_id) references fleet.driver,
  check (finished_at is null or finished_at >= started_at),
  -- A driver works one shift at a time; one that runs has no end.
  constraint shift_of_driver_once exclude using gist (
    tenant_id with =, driver_id with =, tstzrange(started_at, finished_at, '[)') with &&
  )
);
create index shift_of_driver on fleet.shift (tenant_id, driver_id, started_at desc);
create index shift_by_start on fleet.shift (tenant_id, started_at desc);
select platform.guard('fleet.shift');

create table fleet.shift_break (
  tenant_id bigint not null,
  shift_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, shift_id, started_at),
  foreign key (tenant_id, shift_id) references fleet.shift on delete cascade,
  check (ended_at is null or ended_at >= started_at),
  constraint break_of_shift_once exclude using gist (
    tenant_id with =, shift_id with =, tstzrange(started_at, ended_at, '[)') with &&
  )
);
select platform.guard('fleet.shift_break');

-- Positions, one partition a day. The key holds time and driver, so that it serves the trail of a
-- driver too; the id is made from device, sequence and time, so that a repetition meets its first.
-- There is no foreign key: the statement that inserts joins the driver, and one check a row would
-- cost more than the row. Degrees, metres, metres per second; provider counts from 0 as in the
-- contract (gps, network, fused, manual).
create table fleet.waypoint (
  tenant_id bigint not null,
  driver_id uuid not null,
  recorded_at timestamptz not null,
  id uuid not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  accuracy_m double precision,
  altitude_m double precision,
  altitude_accuracy_m double precision,
  heading_deg double precision,
  speed_mps double precision,
  provider smallint not null check (provider between 0 and 3),
  primary key (tenant_id, driver_id, recorded_at, id)
) partition by range (recorded_at);
select platform.guard('fleet.waypoint');

-- Takes what has no partition of its day: after a downtime of the daily task, and a restored backup.
create table fleet.waypoint_other partition of fleet.waypoint default;
select platform.guard('fleet.waypoint_other', null, 'select');

-- Creates the partitions of days (UTC) that are not there yet. A day of which the default partition
-- has rows stays there: PostgreSQL refuses the new partition, whichever tenant's rows they are.
create function fleet.add_waypoint_days(first_day date, last_day date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  day date;
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('fleet.waypoint'));
  for day in select d::date from generate_series(first_day, last_day, interval '1 day') d loop
    name := 'waypoint_' || to_char(day, 'YYYYMMDD');
    continue when to_regclass('fleet.' || name) is not null;
    begin
      execute format('create table fleet.%I (like fleet.waypoint including all)', name);
      perform platform.guard(format('fleet.%I', name)::regclass, null, 'select');
      execute format(
        'alter table fleet.waypoint attach partition fleet.%I for values from (%L) to (%L)', name,
        day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC');
    exception when check_violation then
      null;
    end;
  end loop;
end $$;

-- Drops the partitions of days before this one, for all tenants: they all retain positions as long.
create function fleet.drop_waypoint_days(before date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('fleet.waypoint'));
  set local lock_timeout = '2s';
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'fleet.waypoint'::regclass and c.relname ~ '^waypoint_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < before
  loop
    execute format('drop table fleet.%I', name);
  end loop;
  delete from fleet.waypoint_other o where o.recorded_at < before::timestamp at time zone 'UTC';
end $$;
revoke all on function fleet.add_waypoint_days, fleet.drop_waypoint_days from public;
grant execute on function fleet.add_waypoint_days, fleet.drop_waypoint_days to waybill_app;

-- The latest position of each driver, in a row of its own: maps read it every few seconds.
create table fleet.driver_position (
  tenant_id bigint not null,
  driver_id uuid not null,
  recorded_at timestamptz not null,
  id uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_m double precision,
  altitude_m double precision,
  altitude_accuracy_m double precision,
  heading_deg double precision,
  speed_mps double precision,
  provider smallint not null,
  primary key (tenant_id, driver_id)
) with (fillfactor = 70);
select platform.guard('fleet.driver_position');
