-- Rate cards: zones, services, rates and their bands.

create schema rates;
grant usage on schema rates to waybill_app;
create schema rates_public;
grant usage on schema rates_public to waybill_app;

create table rates.card (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  code text not null check (length(code) between 1 and 64),
  name text not null check (length(name) between 1 and 128),
  description text not null default '',
  is_active boolean not null default true,
  -- Prices whoever has no card of their own.
  is_default boolean not null default false,
  -- The customer whose card it is, by guid; null for everybody's.
  entity_id uuid,
  cubic_factor numeric(9, 3),
  comparison text not null default 'totals' check (comparison in ('totals', 'perItem')),
  rounding text not null default 'ceilKg'
    check (rounding in ('ceilKg', 'ceilHalfKg', 'nearestKg', 'none')),
  next_band_if_cheaper boolean not null default false,
  -- Counts every change of the card and of what hangs on it; indexes in memory are kept by it.
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index card_code on rates.card (tenant_id, upper(code));
create unique index one_default_card on rates.card (tenant_id) where is_default;
create index card_by_entity on rates.card (tenant_id, entity_id) where entity_id is not null;
select platform.guard('rates.card');
select platform.track('rates.card', 'RateCard', array['version']);

create table rates.service (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  rate_card_id uuid not null,
  code text not null check (length(code) between 1 and 64),
  name text not null check (length(name) between 1 and 128),
  is_additional boolean not null default false,
  is_active boolean not null default true,
  bears_fuel boolean not null default true,
  min_unit numeric(15, 6) not null default 0,
  cubic_factor numeric(9, 3),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, rate_card_id, id),
  foreign key (tenant_id, rate_card_id) references rates.card on delete cascade
);
create unique index rate_service_code on rates.service (tenant_id, rate_card_id, upper(code));
select platform.guard('rates.service');
select platform.track('rates.service', 'RateService');

-- Codes are upper case: rates name their zones by them.
create table rates.zone (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  rate_card_id uuid not null,
  code text not null check (length(code) between 1 and 64 and code = upper(code)),
  is_active boolean not null default true,
  parent_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint zone_code unique (tenant_id, rate_card_id, code),
  unique (tenant_id, rate_card_id, id),
  foreign key (tenant_id, rate_card_id) references rates.card on delete cascade,
  foreign key (tenant_id, rate_card_id, parent_id)
    references rates.zone (tenant_id, rate_card_id, id) on delete set null (parent_id),
  check (parent_id <> id)
);
select platform.guard('rates.zone');
select platform.track('rates.zone', 'RateZone');

create table rates.zone_location (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  zone_id uuid not null,
  rate_card_id uuid not null,
  country_code text not null check (length(country_code) = 2),
  post_code text not null check (length(post_code) between 1 and 16),
  -- Empty: the whole postcode.
  suburb text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, rate_card_id, zone_id)
    references rates.zone (tenant_id, rate_card_id, id) on delete cascade
);
create unique index zone_location_place
  on rates.zone_location (tenant_id, zone_id, country_code, post_code, upper(suburb));
create index zone_location_of_card on rates.zone_location (tenant_id, rate_card_id);
select platform.guard('rates.zone_location');

create table rates.rate (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  rate_card_id uuid not null,
  rate_service_id uuid not null,
  from_zone text not null,
  to_zone text not null,
  calculation_method text not null,
  reciprocal boolean not null default false,
  accumulative boolean not null default false,
  minimum numeric(15, 6) not null default 0,
  cut_off_time text not null default '',
  transit_time text not null default '',
  cubic_allowance numeric(9, 3),
  effective_date date not null,
  expire_date date,
  bands jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, rate_card_id, rate_service_id)
    references rates.service (tenant_id, rate_card_id, id) on delete cascade,
  constraint rate_from_zone foreign key (tenant_id, rate_card_id, from_zone)
    references rates.zone (tenant_id, rate_card_id, code) on update cascade,
  constraint rate_to_zone foreign key (tenant_id, rate_card_id, to_zone)
    references rates.zone (tenant_id, rate_card_id, code) on update cascade,
  check (expire_date is null or expire_date > effective_date)
);
-- A second rate for the same service and lane from the same day would be a tie (decisions P-04).
create unique index rate_of_lane
  on rates.rate (tenant_id, rate_card_id, rate_service_id, from_zone, to_zone, effective_date);
create index rate_by_from_zone on rates.rate (tenant_id, rate_card_id, from_zone);
create index rate_by_to_zone on rates.rate (tenant_id, rate_card_id, to_zone);
select platform.guard('rates.rate');
select platform.track('rates.rate', 'Rate');

create function rates.count_change() returns trigger language plpgsql as $$
begin
  update rates.card set version = version + 1
  where tenant_id = platform.tenant_id() and id in (select rate_card_id from changed);
  return null;
end $$;

create function rates.watch(watched regclass) returns void language plpgsql as $$
begin
  execute format('create trigger count_insert after insert on %s referencing new table as changed
    for each statement execute function rates.count_change()', watched);
  execute format('create trigger count_update after update on %s referencing new table as changed
    for each statement execute function rates.count_change()', watched);
  execute format('create trigger count_delete after delete on %s referencing old table as changed
    for each statement execute function rates.count_change()', watched);
end $$;
select rates.watch('rates.service'), rates.watch('rates.zone'),
       rates.watch('rates.zone_location'), rates.watch('rates.rate');

-- Requests to every card at once, polled by their token.
create table rates.quote_request (
  tenant_id bigint not null references tenancy.tenant,
  token text not null,
  request jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token)
);
select platform.guard('rates.quote_request');

create table rates.quote_attempt (
  tenant_id bigint not null,
  token text not null,
  rate_card_id uuid not null,
  -- Null until the card has been asked.
response jsonb,
  primary key (tenant_id, token, rate_card_id),
  foreign key (tenant_id, token) references rates.quote_request on delete cascade
);
select platform.guard('rates.quote_attempt');

create view rates_public.card_name with (security_invoker = true) as
select tenant_id, id, code, name, is_active from rates.card;
grant select on rates_public.card_name to waybill_app;
