-- What fleet stores, from the migrations before the first release.

-- fleet
create schema fleet;
grant usage on schema fleet to waybill_app;

-- Creates the partitions of days (UTC) that are not there yet. A day of which the default partition
-- has rows stays there: PostgreSQL refuses the new partition, whichever tenant's rows they are.
CREATE OR REPLACE FUNCTION fleet.add_waypoint_days(first_day date, last_day date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
end $function$;
revoke execute on function fleet.add_waypoint_days(first_day date, last_day date) from public;
grant execute on function fleet.add_waypoint_days(first_day date, last_day date) to waybill_app;

-- Drops the partitions of days before this one, for all tenants: they all retain positions as long.
CREATE OR REPLACE FUNCTION fleet.drop_waypoint_days(before date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
end $function$;
revoke execute on function fleet.drop_waypoint_days(before date) from public;
grant execute on function fleet.drop_waypoint_days(before date) to waybill_app;

-- What a user who drives has beside the user; the uuid is the user's, so that jobs need no other.
create table fleet.driver (
  tenant_id bigint not null,
  id uuid not null,
  user_id bigint not null,
  code text not null,
  type text not null,
  company_name text,
  address jsonb default '{}'::jsonb not null,
  main_depot_id text,
  licence_number text,
  licence_expiry date,
  is_available boolean default false not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  -- Since when a driver is available for work: positions are stored from then on, and not before.
  available_since timestamp with time zone,
  constraint driver_pkey PRIMARY KEY (tenant_id, id),
  constraint driver_available_since CHECK (((available_since IS NULL) OR is_available)),
  constraint driver_type_check CHECK ((type = ANY (ARRAY['Employee'::text, 'Contractor'::text, 'ThirdParty'::text])))
);

create table fleet.driver_document (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  kind text not null,
  number text,
  expires date,
  created_at timestamp with time zone not null,
  created_by bigint,
  -- Classes and divisions that a dangerous-goods licence covers; none means all.
  classes text[] default '{}'::text[] not null,
  constraint driver_document_pkey PRIMARY KEY (tenant_id, id)
);

-- The latest position of each driver, in a row of its own: maps read it every few seconds.
create table fleet.driver_position (
  tenant_id bigint not null,
  driver_id uuid not null,
  recorded_at timestamp with time zone not null,
  id uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_m double precision,
  altitude_m double precision,
  altitude_accuracy_m double precision,
  heading_deg double precision,
  speed_mps double precision,
  provider smallint not null,
  constraint driver_position_pkey PRIMARY KEY (tenant_id, driver_id)
) with (fillfactor=70);

-- One reminder per document, expiry and number of days before it, however often the task runs.
create table fleet.expiry_reminder (
  tenant_id bigint not null,
  -- The driver, the document or the vehicle.
  ref uuid not null,
  expires date not null,
  days smallint not null,
  at timestamp with time zone not null,
  constraint expiry_reminder_pkey PRIMARY KEY (tenant_id, ref, expires, days)
);

-- A letter with a link to join. Of the link a hash is kept; a later letter replaces an earlier one.
create table fleet.invitation (
  tenant_id bigint not null,
  email text not null,
  token_hash text not null,
  run_id uuid,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint invitation_pkey PRIMARY KEY (tenant_id, email)
);

create table fleet.pre_start_check (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  vehicle_id uuid,
  registration_number text,
  day date not null,
  checked_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  status text not null,
  time_on_road_h double precision,
  break_start text,
  break_end text,
  drive_start text,
  drive_end text,
  had_enough_sleep boolean not null,
  under_drugs boolean not null,
  under_alcohol boolean not null,
  wears_safety_equipment boolean not null,
  licence_state text not null,
  -- {bodychecklist: [{title, isselected, questionid, outcome, iscritical, note, images}], …}
  checklists jsonb not null,
  cleared_by_name text,
  cleared_at timestamp with time zone,
  clear_note text,
  created_by bigint,
  constraint pre_start_check_pkey PRIMARY KEY (tenant_id, id),
  constraint pre_start_check_check CHECK (((status = 'Cleared'::text) = (cleared_at IS NOT NULL))),
  constraint pre_start_check_licence_state_check CHECK ((licence_state = ANY (ARRAY['Valid'::text, 'Invalid'::text]))),
  constraint pre_start_check_status_check CHECK ((status = ANY (ARRAY['Passed'::text, 'Faulty'::text, 'Failed'::text, 'Cleared'::text])))
);

-- A tenant without a row has the default questions.
create table fleet.pre_start_setting (
  tenant_id bigint not null,
  blocks_on_failure boolean not null,
  is_required boolean not null,
  -- [{id, checklist, title, iscritical, needsphoto}] in the order of asking.
  questions jsonb not null,
  -- Whom a driver without signal calls before driving.
  dispatch_phone text,
  constraint pre_start_setting_pkey PRIMARY KEY (tenant_id),
  constraint pre_start_setting_dispatch_phone_check CHECK ((dispatch_phone <> ''::text))
);

create table fleet.shift (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  vehicle_id uuid,
  registration_number text,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  planned_finish_at timestamp with time zone,
  start_odometer_km integer,
  finish_odometer_km integer,
  created_at timestamp with time zone not null,
  created_by bigint,
  -- A driver works one shift at a time; one that runs has no end.
  constraint shift_pkey PRIMARY KEY (tenant_id, id),
  -- A driver works one shift at a time; one that runs has no end.
  constraint shift_check CHECK (((finished_at IS NULL) OR (finished_at >= started_at))),
  -- A driver works one shift at a time; one that runs has no end.
  constraint shift_finish_odometer_km_check CHECK ((finish_odometer_km >= 0)),
  -- A driver works one shift at a time; one that runs has no end.
  constraint shift_of_driver_once EXCLUDE USING gist (tenant_id WITH =, driver_id WITH =, tstzrange(started_at, finished_at, '[)'::text) WITH &&),
  -- A driver works one shift at a time; one that runs has no end.
  constraint shift_start_odometer_km_check CHECK ((start_odometer_km >= 0))
);

create table fleet.shift_break (
  tenant_id bigint not null,
  shift_id uuid not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint shift_break_pkey PRIMARY KEY (tenant_id, shift_id, started_at),
  constraint break_of_shift_once EXCLUDE USING gist (tenant_id WITH =, shift_id WITH =, tstzrange(started_at, ended_at, '[)'::text) WITH &&),
  constraint shift_break_check CHECK (((ended_at IS NULL) OR (ended_at >= started_at)))
);

create table fleet.vehicle (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  name text not null,
  registration_number text not null,
  -- Each size as entered: {value, unit}.
  capacity jsonb not null,
  gvm_kg double precision,
  is_active boolean default true not null,
  is_current boolean default false not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  -- Vehicles over 12 t are fatigue-regulated; a vehicle may be out of service until it is repaired.
  registration_expiry date,
  out_of_service_reason text,
  pallet_spaces integer,
  pieces_max integer,
  constraint vehicle_pkey PRIMARY KEY (tenant_id, id),
  constraint vehicle_pallet_spaces_check CHECK ((pallet_spaces > 0)),
  constraint vehicle_pieces_max_check CHECK ((pieces_max > 0))
);

create table fleet.vehicle_image (
  tenant_id bigint not null,
  vehicle_id uuid not null,
  -- The stored file's id.
  id uuid not null,
  file_type text not null,
  created_at timestamp with time zone not null,
  constraint vehicle_image_pkey PRIMARY KEY (tenant_id, vehicle_id, id)
);

-- Positions, one partition a day. The key holds time and driver, so that it serves the trail of a
-- driver too; the id is made from device, sequence and time, so that a repetition meets its first.
-- There is no foreign key: the statement that inserts joins the driver, and one check a row would
-- cost more than the row. Degrees, metres, metres per second; provider counts from 0 as in the
-- contract (gps, network, fused, manual).
create table fleet.waypoint (
  tenant_id bigint not null,
  driver_id uuid not null,
  recorded_at timestamp with time zone not null,
  id uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_m double precision,
  altitude_m double precision,
  altitude_accuracy_m double precision,
  heading_deg double precision,
  speed_mps double precision,
  provider smallint not null,
  constraint waypoint_pkey PRIMARY KEY (tenant_id, driver_id, recorded_at, id),
  constraint waypoint_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint waypoint_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint waypoint_provider_check CHECK (((provider >= 0) AND (provider <= 3)))
) partition by RANGE (recorded_at);

-- Takes what has no partition of its day: after a downtime of the daily task, and a restored backup.
create table fleet.waypoint_other partition of fleet.waypoint default;

alter table fleet.driver add constraint driver_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table fleet.driver add constraint driver_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES identity."user"(tenant_id, id);

alter table fleet.driver_document add constraint driver_document_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id);

alter table fleet.expiry_reminder add constraint expiry_reminder_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table fleet.invitation add constraint invitation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table fleet.pre_start_check add constraint pre_start_check_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id);

alter table fleet.pre_start_setting add constraint pre_start_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table fleet.shift add constraint shift_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id);

alter table fleet.shift_break add constraint shift_break_tenant_id_shift_id_fkey FOREIGN KEY (tenant_id, shift_id) REFERENCES fleet.shift(tenant_id, id) ON DELETE CASCADE;

alter table fleet.vehicle add constraint vehicle_tenant_id_driver_id_fkey FOREIGN KEY (tenant_id, driver_id) REFERENCES fleet.driver(tenant_id, id);

alter table fleet.vehicle_image add constraint vehicle_image_tenant_id_vehicle_id_fkey FOREIGN KEY (tenant_id, vehicle_id) REFERENCES fleet.vehicle(tenant_id, id) ON DELETE CASCADE;

CREATE UNIQUE INDEX driver_by_code ON fleet.driver USING btree (tenant_id, code);

CREATE UNIQUE INDEX driver_of_user ON fleet.driver USING btree (tenant_id, user_id);

alter table fleet.driver enable row level security;

alter table fleet.driver force row level security;

create policy own_tenant on fleet.driver as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON fleet.driver FOR EACH ROW EXECUTE FUNCTION platform.note_change('Driver');

grant delete, insert, select, update on fleet.driver to waybill_app;

CREATE INDEX driver_document_by_expiry ON fleet.driver_document USING btree (tenant_id, expires) WHERE (expires IS NOT NULL);

CREATE INDEX driver_document_of_driver ON fleet.driver_document USING btree (tenant_id, driver_id);

alter table fleet.driver_document enable row level security;

alter table fleet.driver_document force row level security;

create policy own_tenant on fleet.driver_document as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.driver_document to waybill_app;

alter table fleet.driver_position enable row level security;

alter table fleet.driver_position force row level security;

create policy own_tenant on fleet.driver_position as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.driver_position to waybill_app;

alter table fleet.expiry_reminder enable row level security;

alter table fleet.expiry_reminder force row level security;

create policy own_tenant on fleet.expiry_reminder as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.expiry_reminder to waybill_app;

CREATE UNIQUE INDEX invitation_by_token ON fleet.invitation USING btree (tenant_id, token_hash);

alter table fleet.invitation enable row level security;

alter table fleet.invitation force row level security;

create policy own_tenant on fleet.invitation as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.invitation to waybill_app;

CREATE INDEX pre_start_check_by_day ON fleet.pre_start_check USING btree (tenant_id, day DESC, checked_at DESC);

CREATE INDEX pre_start_check_of_driver ON fleet.pre_start_check USING btree (tenant_id, driver_id, checked_at DESC);

alter table fleet.pre_start_check enable row level security;

alter table fleet.pre_start_check force row level security;

create policy own_tenant on fleet.pre_start_check as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.pre_start_check to waybill_app;

alter table fleet.pre_start_setting enable row level security;

alter table fleet.pre_start_setting force row level security;

create policy own_tenant on fleet.pre_start_setting as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.pre_start_setting to waybill_app;

CREATE INDEX shift_by_start ON fleet.shift USING btree (tenant_id, started_at DESC);

CREATE INDEX shift_of_driver ON fleet.shift USING btree (tenant_id, driver_id, started_at DESC);

alter table fleet.shift enable row level security;

alter table fleet.shift force row level security;

create policy own_tenant on fleet.shift as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.shift to waybill_app;

alter table fleet.shift_break enable row level security;

alter table fleet.shift_break force row level security;

create policy own_tenant on fleet.shift_break as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.shift_break to waybill_app;

CREATE INDEX vehicle_of_driver ON fleet.vehicle USING btree (tenant_id, driver_id);

CREATE UNIQUE INDEX vehicle_by_registration ON fleet.vehicle USING btree (tenant_id, upper(replace(registration_number, ' '::text, ''::text)));

-- A driver drives one vehicle at a time.
CREATE UNIQUE INDEX vehicle_driven ON fleet.vehicle USING btree (tenant_id, driver_id) WHERE is_current;

alter table fleet.vehicle enable row level security;

alter table fleet.vehicle force row level security;

create policy own_tenant on fleet.vehicle as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON fleet.vehicle FOR EACH ROW EXECUTE FUNCTION platform.note_change('Vehicle');

grant delete, insert, select, update on fleet.vehicle to waybill_app;

alter table fleet.vehicle_image enable row level security;

alter table fleet.vehicle_image force row level security;

create policy own_tenant on fleet.vehicle_image as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.vehicle_image to waybill_app;

alter table fleet.waypoint enable row level security;

alter table fleet.waypoint force row level security;

create policy own_tenant on fleet.waypoint as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on fleet.waypoint to waybill_app;

alter table fleet.waypoint_other enable row level security;

alter table fleet.waypoint_other force row level security;

create policy own_tenant on fleet.waypoint_other as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant select on fleet.waypoint_other to waybill_app;

-- fleet_public
create schema fleet_public;
grant usage on schema fleet_public to waybill_app;

create view fleet_public.paid_driver with (security_invoker=true) as
 SELECT d.tenant_id,
    d.id,
    d.type,
    d.company_name,
    u.name,
    u.email,
    u.is_active
   FROM (fleet.driver d
     JOIN identity_public.driver_user u ON (((u.tenant_id = d.tenant_id) AND (u.id = d.user_id))));
grant select on fleet_public.paid_driver to waybill_app;

create view fleet_public.search_card with (security_invoker=true) as
 SELECT d.tenant_id,
    d.id,
    (d.id)::text AS ref,
    NULL::bigint AS customer_id,
    u.name AS title,
    concat_ws(' '::text, d.code, u.name, u.email, u.phone_number, d.company_name, v.registration_number) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Code', 'value', d.code), jsonb_build_object('label', 'Phone', 'value', COALESCE(u.phone_number, ''::text)), jsonb_build_object('label', 'Vehicle', 'value', COALESCE(v.registration_number, ''::text))) AS details,
    d.created_at AS at
   FROM ((fleet.driver d
     JOIN identity_public.driver_user u ON (((u.tenant_id = d.tenant_id) AND (u.id = d.user_id))))
     LEFT JOIN fleet.vehicle v ON (((v.tenant_id = d.tenant_id) AND (v.driver_id = d.id) AND v.is_current)));
grant select on fleet_public.search_card to waybill_app;
