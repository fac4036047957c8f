-- What lookups stores, from the migrations before the first release.

-- lookups
create schema lookups;
grant usage on schema lookups to waybill_app;

create table lookups.location (
  id bigint generated always as identity not null,
  country_code text not null,
  suburb text not null,
  post_code text not null,
  state_code text default ''::text not null,
  latitude double precision,
  longitude double precision,
  source text not null,
  -- What people type, every word after a space, without apostrophes: ' o''connor' is ' oconnor'.
  words text generated always as ((((((' '::text || lower(replace(suburb, ''''::text, ''::text))) || ' '::text) || lower(post_code)) || ' '::text) || lower(state_code))) stored not null,
  -- Not every country has codes for its parts: then a file names the part, as New Zealand's does.
  state text default ''::text not null,
  constraint location_pkey PRIMARY KEY (id),
  constraint location_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint location_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint location_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint location_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);

-- What freight is packed in, as each tenant names it.
create table lookups.package_type (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  description text default ''::text not null,
  constraint package_type_pkey PRIMARY KEY (tenant_id, id),
  constraint package_type_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);

create table lookups.public_holiday (
  country_code text not null,
  state_code text not null,
  day date not null,
  name text not null,
  source text not null,
  constraint public_holiday_pkey PRIMARY KEY (country_code, state_code, day)
);

alter table lookups.package_type add constraint package_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE INDEX location_by_latitude ON lookups.location USING btree (latitude);

CREATE INDEX location_by_postcode ON lookups.location USING btree (country_code, upper(post_code));

CREATE INDEX location_by_words ON lookups.location USING gin (words gin_trgm_ops);

CREATE UNIQUE INDEX location_by_place ON lookups.location USING btree (country_code, post_code, lower(suburb), state_code);

select platform.version_reference('lookups.location');

grant select on lookups.location to waybill_app;

CREATE UNIQUE INDEX package_type_by_name ON lookups.package_type USING btree (tenant_id, lower(name));

alter table lookups.package_type enable row level security;

alter table lookups.package_type force row level security;

create policy own_tenant on lookups.package_type as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on lookups.package_type to waybill_app;

select platform.version_reference('lookups.public_holiday');

grant select on lookups.public_holiday to waybill_app;

-- lookups_public
create schema lookups_public;
grant usage on schema lookups_public to waybill_app;

create view lookups_public.locality with (security_invoker=true) as
 SELECT id,
    country_code,
    suburb,
    post_code,
    state_code,
    latitude,
    longitude
   FROM lookups.location;
grant select on lookups_public.locality to waybill_app;
