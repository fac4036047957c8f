-- What pricing stores, from the migrations before the first release.

-- pricing
create schema pricing;
grant usage on schema pricing to waybill_app;

-- What is added to the prices of carrier accounts: by customer, or by group (decisions B-27, B-28).
create table pricing.markup (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint,
  -- 1 default, 2 account, 3 pay as you go, 4 guest, 5 prepaid.
  markup_type smallint,
  carrier_account_id bigint not null,
  apply_to_all boolean default false not null,
  calc_method text,
  value numeric(15,4),
  -- [{serviceId, rate: {calcMethod, value}}]
  services jsonb default '[]'::jsonb not null,
  constraint markup_pkey PRIMARY KEY (tenant_id, id),
  constraint markup_calc_method_check CHECK ((calc_method = ANY (ARRAY['Percentage'::text, 'FlatAmount'::text]))),
  constraint markup_check CHECK (((customer_id IS NULL) <> (markup_type IS NULL))),
  constraint markup_check1 CHECK (((calc_method IS NULL) = (value IS NULL))),
  constraint markup_markup_type_check CHECK (((markup_type >= 1) AND (markup_type <= 5)))
);

-- Codes that take something off freight (decisions B-29); days are the tenant's, both included.
create table pricing.promo_code (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  code text not null,
  is_active boolean default true not null,
  start_date date,
  end_date date,
  calc_method text not null,
  value numeric(15,4) not null,
  -- None: every carrier account.
  carrier_account_ids bigint[] default '{}'::bigint[] not null,
  -- Bookings that may use it, in all and of one customer; nothing is no limit.
  max_uses integer,
  max_uses_per_customer integer,
  used integer default 0 not null,
  created_at timestamp with time zone not null,
  constraint promo_code_pkey PRIMARY KEY (tenant_id, id),
  constraint promo_code_calc_method_check CHECK ((calc_method = ANY (ARRAY['Percentage'::text, 'FlatAmount'::text]))),
  constraint promo_code_check CHECK ((end_date >= start_date)),
  constraint promo_code_code_check CHECK (((length(code) >= 1) AND (length(code) <= 64))),
  constraint promo_code_max_uses_check CHECK ((max_uses > 0)),
  constraint promo_code_max_uses_per_customer_check CHECK ((max_uses_per_customer > 0)),
  constraint promo_code_used_check CHECK ((used >= 0))
);

-- Which bookings used a code: booking redeems, cancelling gives back.
create table pricing.promo_use (
  tenant_id bigint not null,
  booking_id bigint not null,
  promo_code_id bigint not null,
  customer_id bigint not null,
  at timestamp with time zone not null,
  constraint promo_use_pkey PRIMARY KEY (tenant_id, booking_id)
);

-- A price as it was given, whole: what is booked is this, whatever changes afterwards.
create table pricing.quote (
  tenant_id bigint not null,
  id uuid not null,
  request_id uuid not null,
  customer_id bigint,
  carrier_account_id bigint not null,
  snapshot jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  booked_at timestamp with time zone,
  constraint quote_pkey PRIMARY KEY (tenant_id, id)
);

-- One per account that is asked; done when it has answered, failed or been given up.
create table pricing.quote_attempt (
  tenant_id bigint not null,
  request_id uuid not null,
  carrier_account_id bigint not null,
  customer_id bigint,
  is_done boolean default false not null,
  -- Services without a price: [{carrierCode, accountName, serviceCode, reason}]
  absent jsonb default '[]'::jsonb not null,
  constraint quote_attempt_pkey PRIMARY KEY (tenant_id, request_id, carrier_account_id)
);

-- What was asked of the carriers, for the half hour in which it counts (decisions B-25).
create table pricing.quote_request (
  tenant_id bigint not null,
  id uuid not null,
  token text not null,
  customer_id bigint,
  customer_type text not null,
  request jsonb not null,
  -- Accounts that were not asked, and why: [{carrierCode, accountName, serviceCode, reason}]
  skipped jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint quote_request_pkey PRIMARY KEY (tenant_id, id)
);

alter table pricing.markup add constraint markup_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE;

alter table pricing.markup add constraint markup_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table pricing.markup add constraint markup_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table pricing.promo_code add constraint promo_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table pricing.promo_use add constraint promo_use_tenant_id_promo_code_id_fkey FOREIGN KEY (tenant_id, promo_code_id) REFERENCES pricing.promo_code(tenant_id, id) ON DELETE CASCADE;

alter table pricing.quote add constraint quote_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id);

alter table pricing.quote add constraint quote_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES pricing.quote_request(tenant_id, id) ON DELETE CASCADE;

alter table pricing.quote_attempt add constraint quote_attempt_tenant_id_carrier_account_id_fkey FOREIGN KEY (tenant_id, carrier_account_id) REFERENCES carriers.account(tenant_id, id) ON DELETE CASCADE;

alter table pricing.quote_attempt add constraint quote_attempt_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES pricing.quote_request(tenant_id, id) ON DELETE CASCADE;

alter table pricing.quote_request add constraint quote_request_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table pricing.quote_request add constraint quote_request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE UNIQUE INDEX markup_of_account ON pricing.markup USING btree (tenant_id, markup_type, customer_id, carrier_account_id) NULLS NOT DISTINCT;

alter table pricing.markup enable row level security;

alter table pricing.markup force row level security;

create policy own_tenant on pricing.markup as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy shared_or_own on pricing.markup as restrictive for all to public
  using (((customer_id IS NULL) OR platform.sees_customer(customer_id)))
  with check (((customer_id IS NULL) OR platform.sees_customer(customer_id)));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON pricing.markup FOR EACH ROW EXECUTE FUNCTION platform.note_change('Markup');

select platform.version_reference('pricing.markup');

grant delete, insert, select, update on pricing.markup to waybill_app;

CREATE UNIQUE INDEX promo_code_by_code ON pricing.promo_code USING btree (tenant_id, lower(code));

alter table pricing.promo_code enable row level security;

alter table pricing.promo_code force row level security;

create policy own_tenant on pricing.promo_code as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON pricing.promo_code FOR EACH ROW EXECUTE FUNCTION platform.note_change('PromoCode', 'used');

grant delete, insert, select, update on pricing.promo_code to waybill_app;

CREATE INDEX promo_use_of_customer ON pricing.promo_use USING btree (tenant_id, promo_code_id, customer_id);

alter table pricing.promo_use enable row level security;

alter table pricing.promo_use force row level security;

create policy own_customer on pricing.promo_use as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on pricing.promo_use as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on pricing.promo_use to waybill_app;

CREATE INDEX quote_of_account ON pricing.quote USING btree (tenant_id, carrier_account_id);

CREATE INDEX quote_of_request ON pricing.quote USING btree (tenant_id, request_id);

alter table pricing.quote enable row level security;

alter table pricing.quote force row level security;

create policy own_customer on pricing.quote as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on pricing.quote as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on pricing.quote to waybill_app;

alter table pricing.quote_attempt enable row level security;

alter table pricing.quote_attempt force row level security;

create policy own_customer on pricing.quote_attempt as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on pricing.quote_attempt as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on pricing.quote_attempt to waybill_app;

CREATE INDEX quote_request_by_expiry ON pricing.quote_request USING btree (tenant_id, expires_at);

CREATE UNIQUE INDEX quote_request_token ON pricing.quote_request USING btree (tenant_id, token);

alter table pricing.quote_request enable row level security;

alter table pricing.quote_request force row level security;

create policy own_customer on pricing.quote_request as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on pricing.quote_request as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on pricing.quote_request to waybill_app;

-- pricing_public
create schema pricing_public;
grant usage on schema pricing_public to waybill_app;
