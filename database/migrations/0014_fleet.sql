-- Who drives for a tenant, with what, and who was invited to.

create schema if not exists identity_public;
grant usage on schema identity_public to waybill_app;
-- What fleet shows of the users who drive: their name and address are kept in one place.
create view identity_public.driver_user with (security_invoker = true) as
select tenant_id, id, guid, trim(name || ' ' || surname) as name, email, phone_number, is_active
from identity."user"
where is_driver and deleted_at is null;
grant select on identity_public.driver_user to waybill_app;

create schema fleet;
grant usage on schema fleet to waybill_app;
create schema fleet_public;
grant usage on schema fleet_public to waybill_app;

-- What a user who drives has beside the user; the uuid is the user's, so that jobs need no other.
create table fleet.driver (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  user_id bigint not null,
  code text not null,
  type text not null check (type in ('Employee', 'Contractor', 'ThirdParty')),
  company_name text,
  address jsonb not null default '{}',
  main_depot_id text,
  licence_number text,
  licence_expiry date,
  is_available boolean not null default false,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references identity."user"
);
create unique index driver_by_code on fleet.driver (tenant_id, code);
create unique index driver_of_user on fleet.driver (tenant_id, user_id);
select platform.guard('fleet.driver');
select platform.track('fleet.driver', 'Driver');

create table fleet.vehicle (
  tenant_id bigint not null,
  id uuid not null,
  driver_id uuid not null,
  name text not null,
  registration_number text not null,
  -- Each size as entered: {value, unit}.
  capacity jsonb not null,
  gvm_kg double precision,
  is_active boolean not null default true,
  is_current boolean not null default false,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, driver_id) references fleet.driver
);
create unique index vehicle_by_registration
  on fleet.vehicle (tenant_id, upper(replace(registration_number, ' ', '')));
-- A driver drives one vehicle at a time.
create unique index vehicle_driven on fleet.vehicle (tenant_id, driver_id) where is_current;
create index vehicle_of_driver on fleet.vehicle (tenant_id, driver_id);
select platform.guard('fleet.vehicle');
select platform.track('fleet.vehicle', 'Vehicle');

-- A letter with a link to join. Of the link a hash is kept; a later letter replaces an earlier one.
create table fleet.invitation (
  tenant_id bigint not null references tenancy.tenant,
  email text not null,
  token_hash text not null,
  run_id uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, email)
);
create unique index invitation_by_token on fleet.invitation (tenant_id, token_hash);
select platform.guard('fleet.invitation');

create view fleet_public.search_card with (security_invoker = true) as
select d.tenant_id, d.id, d.id::text as ref, null::bigint as customer_id, u.name as title,
       concat_ws(' ', d.code, u.name, u.email, u.phone_number, d.company_name,
         v.registration_number) as words,
       jsonb_build_array(
         jsonb_build_object('label', 'Code', 'value', d.code),
         jsonb_build_object('label', 'Phone', 'value', coalesce(u.phone_number, '')),
         jsonb_build_object('label', 'Vehicle', 'value', coalesce(v.registration_number, ''))
       ) as details,
       d.created_at as at
from fleet.driver d
join identity_public.driver_user u on u.tenant_id = d.tenant_id and u.id = d.user_id
left join fleet.vehicle v
  on v.tenant_id = d.tenant_id and v.driver_id = d.id and v.is_current;
grant select on fleet_public.search_card to waybill_app;
