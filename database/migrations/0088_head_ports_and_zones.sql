-- The network of the own fleet: head ports, and the zones that each serves, named by postcodes and suburbs.
-- Jobs carry the zones of their two addresses, so that the dispatch board groups by them without looking
-- anything up.

create table jobs.head_port (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  code text not null check (length(code) between 1 and 32 and code = upper(code)),
  name text not null,
  address_line1 text not null,
  address_line2 text,
  address_line3 text,
  post_code text not null,
  suburb text not null,
  country_code text not null check (length(country_code) = 2),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint head_port_code unique (tenant_id, code)
);
select platform.guard('jobs.head_port');
select platform.track('jobs.head_port', 'HeadPort');

create table jobs.zone (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  head_port_id uuid not null,
  code text not null check (length(code) between 1 and 32 and code = upper(code)),
  name text not null,
  is_on_forwarding boolean not null default false,
  is_active boolean not null default true,
  parent_id uuid check (parent_id <> id),
  -- Who delivers beyond the head port, and for how much more, ex tax (decisions J-26).
  on_forward_agent text,
  on_forward_charge_minor bigint check (on_forward_charge_minor >= 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint network_zone_code unique (tenant_id, code),
  unique (tenant_id, head_port_id, id),
  constraint zone_of_head_port foreign key (tenant_id, head_port_id) references jobs.head_port,
  -- A zone lies in a zone of the same head port.
  constraint zone_inside foreign key (tenant_id, head_port_id, parent_id)
    references jobs.zone (tenant_id, head_port_id, id),
  constraint only_agents_charge check (
    is_on_forwarding or (on_forward_agent is null and on_forward_charge_minor is null)
  )
);
create index zone_of_parent on jobs.zone (tenant_id, parent_id) where parent_id is not null;
select platform.guard('jobs.zone');
select platform.track('jobs.zone', 'Zone');

create table jobs.zone_location (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  head_port_id uuid not null,
  zone_id uuid not null,
  country_code text not null check (country_code = upper(country_code) and length(country_code) = 2),
  post_code text not null check (post_code = upper(post_code) and length(post_code) between 1 and 16),
  -- Empty: the whole postcode.
  suburb text not null default '',
  -- Compared as it stands: a condition that alters a guarded column cannot use an index.
  suburb_key text not null generated always as (upper(suburb)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, head_port_id, zone_id)
    references jobs.zone (tenant_id, head_port_id, id) on delete cascade,
  -- A place is in one zone per head port (decisions J-25).
  constraint location_in_one_zone
    unique (tenant_id, country_code, post_code, suburb_key, head_port_id)
);
create index zone_location_of_zone
  on jobs.zone_location (tenant_id, zone_id, post_code, suburb_key);
create index zone_location_of_head_port
  on jobs.zone_location (tenant_id, head_port_id, post_code, suburb_key);
select platform.guard('jobs.zone_location');

alter table jobs.job
  add column from_zone_id uuid,
  add column to_zone_id uuid,
  add foreign key (tenant_id, from_zone_id) references jobs.zone (tenant_id, id)
    on delete set null (from_zone_id),
  add foreign key (tenant_id, to_zone_id) references jobs.zone (tenant_id, id)
    on delete set null (to_zone_id);
create index job_from_zone on jobs.job (tenant_id, from_zone_id) where from_zone_id is not null;
create index job_to_zone on jobs.job (tenant_id, to_zone_id) where to_zone_id is not null;
-- Open jobs, which changed zones concern.
create index job_open on jobs.job (tenant_id, id)
  where deleted_at is null and delivered_at is null;

-- What other contexts may read.

create view jobs_public.head_port_card with (security_invoker = true) as
select tenant_id, id, code, name, suburb, post_code, country_code, latitude, longitude
from jobs.head_port;
create view jobs_public.zone_card with (security_invoker = true) as
select z.tenant_id, z.id, z.code, z.name, z.head_port_id, h.code as head_port_code,
       z.is_on_forwarding, z.is_active, z.on_forward_agent, z.on_forward_charge_minor
from jobs.zone z
join jobs.head_port h on h.tenant_id = z.tenant_id and h.id = z.head_port_id;
grant select on jobs_public.head_port_card, jobs_public.zone_card to waybill_app;

create or replace view lookups_public.locality with (security_invoker = true) as
select id, country_code, suburb, post_code, state_code, latitude, longitude from lookups.location;
