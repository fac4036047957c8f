-- What rates stores, from the migrations before the first release.

-- rates
create schema rates;
grant usage on schema rates to waybill_app;

CREATE OR REPLACE FUNCTION rates.count_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update rates.card set version = version + 1
  where tenant_id = platform.tenant_id() and id in (select rate_card_id from changed);
  return null;
end $function$;

-- Every card prices by the levies, so every card has changed.
CREATE OR REPLACE FUNCTION rates.count_levy_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update rates.card set version = version + 1 where tenant_id = platform.tenant_id();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION rates.watch(watched regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger count_insert after insert on %s referencing new table as changed
    for each statement execute function rates.count_change()', watched);
  execute format('create trigger count_update after update on %s referencing new table as changed
    for each statement execute function rates.count_change()', watched);
  execute format('create trigger count_delete after delete on %s referencing old table as changed
    for each statement execute function rates.count_change()', watched);
end $function$;

create table rates.card (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  code text not null,
  name text not null,
  description text default ''::text not null,
  is_active boolean default true not null,
  -- Prices whoever has no card of their own.
  is_default boolean default false not null,
  -- The customer whose card it is, by guid; null for everybody's.
  entity_id uuid,
  cubic_factor numeric(9,3),
  comparison text default 'totals'::text not null,
  rounding text default 'ceilKg'::text not null,
  next_band_if_cheaper boolean default false not null,
  -- Counts every change of the card and of what hangs on it; indexes in memory are kept by it.
  version bigint default 1 not null,
  created_at timestamp with time zone default now() not null,
  -- How the card takes the levies: [{kind, percent, serviceCode, effectiveDate, expireDate}]
  fuel jsonb default '[]'::jsonb not null,
  version_of uuid,
  -- The first despatch day that it prices; of a draft, none.
  effective_date date,
  constraint card_pkey PRIMARY KEY (tenant_id, id),
  constraint card_check CHECK (((version_of IS NULL) OR ((NOT is_default) AND (entity_id IS NULL)))),
  constraint card_check1 CHECK (((version_of IS NOT NULL) OR (effective_date IS NULL))),
  constraint card_check2 CHECK (((version_of IS NULL) OR (is_active = (effective_date IS NOT NULL)))),
  constraint card_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint card_comparison_check CHECK ((comparison = ANY (ARRAY['totals'::text, 'perItem'::text]))),
  constraint card_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint card_rounding_check CHECK ((rounding = ANY (ARRAY['ceilKg'::text, 'ceilHalfKg'::text, 'nearestKg'::text, 'none'::text])))
);

create table rates.fuel_levy (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  -- Levies of different names are added.
  name text not null,
  percent numeric(7,4) not null,
  effective_date date not null,
  expire_date date,
  source text default ''::text not null,
  constraint fuel_levy_pkey PRIMARY KEY (tenant_id, id),
  constraint fuel_levy_check CHECK ((expire_date > effective_date)),
  constraint fuel_levy_name_check CHECK (((length(name) >= 1) AND (length(name) <= 64))),
  constraint fuel_levy_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric)))
);

create table rates.quote_attempt (
  tenant_id bigint not null,
  token text not null,
  rate_card_id uuid not null,
  response jsonb,
  constraint quote_attempt_pkey PRIMARY KEY (tenant_id, token, rate_card_id)
);

-- Requests to every card at once, polled by their token.
create table rates.quote_request (
  tenant_id bigint not null,
  token text not null,
  request jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint quote_request_pkey PRIMARY KEY (tenant_id, token)
);

create table rates.rate (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  rate_card_id uuid not null,
  rate_service_id uuid not null,
  from_zone text not null,
  to_zone text not null,
  calculation_method text not null,
  reciprocal boolean default false not null,
  accumulative boolean default false not null,
  minimum numeric(15,6) default 0 not null,
  cut_off_time text default ''::text not null,
  transit_time text default ''::text not null,
  cubic_allowance numeric(9,3),
  effective_date date not null,
  expire_date date,
  bands jsonb not null,
  constraint rate_pkey PRIMARY KEY (tenant_id, id),
  constraint rate_check CHECK (((expire_date IS NULL) OR (expire_date > effective_date)))
);

create table rates.service (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  rate_card_id uuid not null,
  code text not null,
  name text not null,
  is_additional boolean default false not null,
  is_active boolean default true not null,
  bears_fuel boolean default true not null,
  min_unit numeric(15,6) default 0 not null,
  cubic_factor numeric(9,3),
  created_at timestamp with time zone default now() not null,
  constraint service_pkey PRIMARY KEY (tenant_id, id),
  constraint service_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint service_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint service_tenant_id_rate_card_id_id_key UNIQUE (tenant_id, rate_card_id, id)
);

create table rates.surcharge (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  rate_card_id uuid not null,
  code text not null,
  name text not null,
  calc_method text not null,
  -- Null is price on application.
  value numeric(15,6),
  apply_on text not null,
  -- {kind, …}, as the contract spells it
  condition jsonb not null,
  bears_fuel boolean default false not null,
  effective_date date not null,
  expire_date date,
  source text default ''::text not null,
  constraint surcharge_pkey PRIMARY KEY (tenant_id, id),
  constraint surcharge_apply_on_check CHECK ((apply_on = ANY (ARRAY['consignment'::text, 'item'::text, 'largestItem'::text, 'pallet'::text]))),
  constraint surcharge_calc_method_check CHECK ((calc_method = ANY (ARRAY['Flat'::text, 'Percentage'::text, 'PerKg'::text, 'PerItem'::text, 'PerCubic'::text]))),
  constraint surcharge_check CHECK ((expire_date > effective_date)),
  constraint surcharge_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint surcharge_name_check CHECK (((length(name) >= 1) AND (length(name) <= 128))),
  constraint surcharge_value_check CHECK ((value >= (0)::numeric))
);

-- Codes are upper case: rates name their zones by them.
create table rates.zone (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  rate_card_id uuid not null,
  code text not null,
  is_active boolean default true not null,
  parent_id uuid,
  created_at timestamp with time zone default now() not null,
  constraint zone_pkey PRIMARY KEY (tenant_id, id),
  constraint zone_check CHECK ((parent_id <> id)),
  constraint zone_code UNIQUE (tenant_id, rate_card_id, code),
  constraint zone_code_check CHECK (length(code) between 1 and 64 and code = upper(code)),
  constraint zone_tenant_id_rate_card_id_id_key UNIQUE (tenant_id, rate_card_id, id)
);

create table rates.zone_location (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  zone_id uuid not null,
  rate_card_id uuid not null,
  country_code text not null,
  post_code text not null,
  -- Empty: the whole postcode.
  suburb text default ''::text not null,
  constraint zone_location_pkey PRIMARY KEY (tenant_id, id),
  constraint zone_location_country_code_check CHECK ((length(country_code) = 2)),
  constraint zone_location_post_code_check CHECK (((length(post_code) >= 1) AND (length(post_code) <= 16))),
  constraint zone_location_post_code_check1 CHECK ((post_code = upper(post_code)))
);

alter table rates.card add constraint card_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table rates.card add constraint card_tenant_id_version_of_fkey FOREIGN KEY (tenant_id, version_of) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE;

alter table rates.fuel_levy add constraint fuel_levy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table rates.quote_attempt add constraint quote_attempt_tenant_id_token_fkey FOREIGN KEY (tenant_id, token) REFERENCES rates.quote_request(tenant_id, token) ON DELETE CASCADE;

alter table rates.quote_request add constraint quote_request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table rates.rate add constraint rate_from_zone FOREIGN KEY (tenant_id, rate_card_id, from_zone) REFERENCES rates.zone(tenant_id, rate_card_id, code) ON UPDATE CASCADE;

alter table rates.rate add constraint rate_tenant_id_rate_card_id_rate_service_id_fkey FOREIGN KEY (tenant_id, rate_card_id, rate_service_id) REFERENCES rates.service(tenant_id, rate_card_id, id) ON DELETE CASCADE;

alter table rates.rate add constraint rate_to_zone FOREIGN KEY (tenant_id, rate_card_id, to_zone) REFERENCES rates.zone(tenant_id, rate_card_id, code) ON UPDATE CASCADE;

alter table rates.service add constraint service_tenant_id_rate_card_id_fkey FOREIGN KEY (tenant_id, rate_card_id) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE;

alter table rates.surcharge add constraint surcharge_tenant_id_rate_card_id_fkey FOREIGN KEY (tenant_id, rate_card_id) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE;

alter table rates.zone add constraint zone_tenant_id_rate_card_id_fkey FOREIGN KEY (tenant_id, rate_card_id) REFERENCES rates.card(tenant_id, id) ON DELETE CASCADE;

alter table rates.zone add constraint zone_tenant_id_rate_card_id_parent_id_fkey FOREIGN KEY (tenant_id, rate_card_id, parent_id) REFERENCES rates.zone(tenant_id, rate_card_id, id) ON DELETE SET NULL (parent_id);

alter table rates.zone_location add constraint zone_location_tenant_id_rate_card_id_zone_id_fkey FOREIGN KEY (tenant_id, rate_card_id, zone_id) REFERENCES rates.zone(tenant_id, rate_card_id, id) ON DELETE CASCADE;

CREATE INDEX card_by_entity ON rates.card USING btree (tenant_id, entity_id) WHERE (entity_id IS NOT NULL);

CREATE UNIQUE INDEX card_code ON rates.card USING btree (tenant_id, upper(code));

CREATE UNIQUE INDEX card_version_from ON rates.card USING btree (tenant_id, version_of, effective_date) WHERE (version_of IS NOT NULL);

CREATE UNIQUE INDEX one_default_card ON rates.card USING btree (tenant_id) WHERE is_default;

alter table rates.card enable row level security;

alter table rates.card force row level security;

create policy own_tenant on rates.card as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.card FOR EACH ROW EXECUTE FUNCTION platform.note_change('RateCard', 'version');

select platform.version_reference('rates.card');

grant delete, insert, select, update on rates.card to waybill_app;

CREATE UNIQUE INDEX fuel_levy_from ON rates.fuel_levy USING btree (tenant_id, upper(name), effective_date);

alter table rates.fuel_levy enable row level security;

alter table rates.fuel_levy force row level security;

create policy own_tenant on rates.fuel_levy as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE ON rates.fuel_levy FOR EACH STATEMENT EXECUTE FUNCTION rates.count_levy_change();

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.fuel_levy FOR EACH ROW EXECUTE FUNCTION platform.note_change('FuelLevy');

grant delete, insert, select, update on rates.fuel_levy to waybill_app;

alter table rates.quote_attempt enable row level security;

alter table rates.quote_attempt force row level security;

create policy own_tenant on rates.quote_attempt as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on rates.quote_attempt to waybill_app;

CREATE INDEX quote_request_by_expiry ON rates.quote_request USING btree (tenant_id, expires_at);

alter table rates.quote_request enable row level security;

alter table rates.quote_request force row level security;

create policy own_tenant on rates.quote_request as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on rates.quote_request to waybill_app;

CREATE INDEX rate_by_from_zone ON rates.rate USING btree (tenant_id, rate_card_id, from_zone);

CREATE INDEX rate_by_to_zone ON rates.rate USING btree (tenant_id, rate_card_id, to_zone);

-- A second rate for the same service and lane from the same day would be a tie (decisions P-04).
CREATE UNIQUE INDEX rate_of_lane ON rates.rate USING btree (tenant_id, rate_card_id, rate_service_id, from_zone, to_zone, effective_date);

alter table rates.rate enable row level security;

alter table rates.rate force row level security;

create policy own_tenant on rates.rate as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER count_delete AFTER DELETE ON rates.rate REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_insert AFTER INSERT ON rates.rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_update AFTER UPDATE ON rates.rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.rate FOR EACH ROW EXECUTE FUNCTION platform.note_change('Rate');

grant delete, insert, select, update on rates.rate to waybill_app;

CREATE UNIQUE INDEX rate_service_code ON rates.service USING btree (tenant_id, rate_card_id, upper(code));

alter table rates.service enable row level security;

alter table rates.service force row level security;

create policy own_tenant on rates.service as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER count_delete AFTER DELETE ON rates.service REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_insert AFTER INSERT ON rates.service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_update AFTER UPDATE ON rates.service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.service FOR EACH ROW EXECUTE FUNCTION platform.note_change('RateService');

grant delete, insert, select, update on rates.service to waybill_app;

CREATE UNIQUE INDEX surcharge_from ON rates.surcharge USING btree (tenant_id, rate_card_id, upper(code), effective_date);

alter table rates.surcharge enable row level security;

alter table rates.surcharge force row level security;

create policy own_tenant on rates.surcharge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER count_delete AFTER DELETE ON rates.surcharge REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_insert AFTER INSERT ON rates.surcharge REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_update AFTER UPDATE ON rates.surcharge REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.surcharge FOR EACH ROW EXECUTE FUNCTION platform.note_change('Surcharge');

grant delete, insert, select, update on rates.surcharge to waybill_app;

alter table rates.zone enable row level security;

alter table rates.zone force row level security;

create policy own_tenant on rates.zone as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER count_delete AFTER DELETE ON rates.zone REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_insert AFTER INSERT ON rates.zone REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_update AFTER UPDATE ON rates.zone REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON rates.zone FOR EACH ROW EXECUTE FUNCTION platform.note_change('RateZone');

grant delete, insert, select, update on rates.zone to waybill_app;

CREATE INDEX zone_location_by_postcode ON rates.zone_location USING btree (tenant_id, rate_card_id, country_code, post_code);

CREATE UNIQUE INDEX zone_location_place ON rates.zone_location USING btree (tenant_id, zone_id, country_code, post_code, upper(suburb));

alter table rates.zone_location enable row level security;

alter table rates.zone_location force row level security;

create policy own_tenant on rates.zone_location as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER count_delete AFTER DELETE ON rates.zone_location REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_insert AFTER INSERT ON rates.zone_location REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

CREATE TRIGGER count_update AFTER UPDATE ON rates.zone_location REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rates.count_change();

grant delete, insert, select, update on rates.zone_location to waybill_app;

-- rates_public
create schema rates_public;
grant usage on schema rates_public to waybill_app;

create view rates_public.card_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    code,
    name,
    is_active
   FROM rates.card;
grant select on rates_public.card_name to waybill_app;
