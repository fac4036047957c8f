-- Places, package types, public holidays: what every context looks up.

create schema lookups;
grant usage on schema lookups to waybill_app;
create schema lookups_public;
grant usage on schema lookups_public to waybill_app;

-- Shared by all tenants: facts about the world, each row with its source. The app reads them.

create table lookups.location (
  id bigint generated always as identity primary key,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  suburb text not null,
  post_code text not null,
  state_code text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  source text not null,
  -- What people type, every word after a space, without apostrophes: ' o''connor' is ' oconnor'.
  words text not null generated always as (
    ' ' || lower(replace(suburb, '''', '')) || ' ' || lower(post_code) || ' ' || lower(state_code)
  ) stored,
  check ((latitude is null) = (longitude is null))
);
create unique index location_by_place
  on lookups.location (country_code, post_code, lower(suburb), state_code);
create index location_by_words on lookups.location using gin (words gin_trgm_ops);
grant select on lookups.location to waybill_app;

create table lookups.public_holiday (
  country_code text not null,
  state_code text not null,
  day date not null,
  name text not null,
  source text not null,
  primary key (country_code, state_code, day)
);
grant select on lookups.public_holiday to waybill_app;

-- What freight is packed in, as each tenant names it.
create table lookups.package_type (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 100),
  description text not null default '',
  primary key (tenant_id, id)
);
create unique index package_type_by_name on lookups.package_type (tenant_id, lower(name));
select platform.guard('lookups.package_type');
