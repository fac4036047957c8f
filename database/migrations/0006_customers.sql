-- What customers stores, from the migrations before the first release.

-- customers
create schema customers;
grant usage on schema customers to waybill_app;

-- A name without what says the company's form: Pty Ltd, Limited, & Co.
CREATE OR REPLACE FUNCTION customers.bare_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN TRIM(BOTH FROM regexp_replace(lower(name), '\y(the|pty|ltd|limited|proprietary|inc|co|company|group)\y|[.,&]'::text, ' '::text, 'g'::text));

create table customers.cost_center (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  code text not null,
  name text not null,
  is_default boolean default false not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  constraint cost_center_pkey PRIMARY KEY (tenant_id, id)
);

create table customers.customer (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  guid uuid default gen_random_uuid() not null,
  code text not null,
  type text not null,
  business_type text,
  account_status text not null,
  customer_name text,
  company_name text,
  contact_name text,
  account_name text,
  email text,
  booking_email text,
  telephone text,
  mobile text,
  address_line1 text,
  address_line2 text,
  address_line3 text,
  suburb text,
  post_code text,
  state_code text,
  country_code text default 'AU'::text not null,
  abn text,
  acn text,
  business_industry text,
  years_in_business integer,
  customer_source text,
  website text,
  account_manager text,
  sales_person text,
  special_instructions text,
  opening_time text,
  closing_time text,
  open_days smallint[] default '{}'::smallint[] not null,
  logo_file uuid,
  organization_unit_id bigint,
  can_send_dg boolean default false not null,
  ati_opt_in boolean default false not null,
  ati_type text,
  ati_insured_value_minor bigint,
  -- Nothing and 0 mean no limit.
  credit_limit_minor bigint,
  payment_terms integer default 14 not null,
  invoice_period text default 'Weekly'::text not null,
  -- A weekday from 1 (Monday) or a day of the month; null is Monday or the first.
  invoice_day smallint,
  -- Whether invoices are e-mailed when they are issued.
  invoice_by_email boolean default true not null,
  is_invoicable boolean default true not null,
  expected_bookings integer,
  expected_bookings_duration text,
  expected_revenue_minor bigint,
  expected_revenue_duration text,
  -- What bookings are asked for, and what they start with.
  cost_center_enabled boolean default false not null,
  cost_center_required boolean default false not null,
  reference_enabled boolean default false not null,
  reference_required boolean default false not null,
  leave_by_default boolean default false not null,
  notify_by_default boolean default false not null,
  registered_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  invoice_grouping text default 'Customer'::text not null,
  bare_company text generated always as (customers.bare_name(company_name)) stored,
  bare_customer text generated always as (customers.bare_name(customer_name)) stored,
  bare_account text generated always as (customers.bare_name(account_name)) stored,
  telephone_digits text generated always as (regexp_replace(telephone, '\D'::text, ''::text, 'g'::text)) stored,
  constraint customer_pkey PRIMARY KEY (tenant_id, id),
  constraint customer_account_status_check CHECK ((account_status = ANY (ARRAY['Pending'::text, 'Active'::text, 'OnHold'::text, 'Suspended'::text, 'Closed'::text]))),
  constraint customer_code_check CHECK (((length(code) >= 1) AND (length(code) <= 50))),
  constraint customer_credit_limit_minor_check CHECK ((credit_limit_minor >= 0)),
  constraint customer_invoice_day_check CHECK (((invoice_day >= 1) AND (invoice_day <= 31))),
  constraint customer_invoice_grouping_check CHECK ((invoice_grouping = ANY (ARRAY['Customer'::text, 'CostCenter'::text, 'OrderNumber'::text, 'Booking'::text]))),
  constraint customer_type_check CHECK ((type = ANY (ARRAY['Account'::text, 'PayAsYouGo'::text, 'PrePaid'::text, 'Guest'::text])))
);

create table customers.frequent_address (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  type text not null,
  name text,
  nickname text,
  company_name text,
  contact_name text,
  email text,
  telephone text,
  special_instructions text,
  address_line1 text not null,
  address_line2 text,
  address_line3 text,
  suburb text not null,
  post_code text not null,
  state text,
  state_code text,
  country_code text default 'AU'::text not null,
  is_active boolean default true not null,
  is_default boolean default false not null,
  created_at timestamp with time zone not null,
  constraint frequent_address_pkey PRIMARY KEY (tenant_id, id),
  constraint frequent_address_type_check CHECK ((type = ANY (ARRAY['Business'::text, 'Residential'::text])))
);

create table customers.note (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  comment text not null,
  user_id bigint,
  created_at timestamp with time zone not null,
  constraint note_pkey PRIMARY KEY (tenant_id, id),
  constraint note_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 4000)))
);

create table customers.product (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  product_code text not null,
  name text not null,
  description text,
  package_type text not null,
  -- {value, unit}, as entered.
  length jsonb not null,
  width jsonb not null,
  height jsonb not null,
  weight jsonb not null,
  is_dangerous_good boolean default false not null,
  dangerous_goods_category_id bigint,
  dangerous_goods_category_name text,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  constraint product_pkey PRIMARY KEY (tenant_id, id)
);

create table customers.reference (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  name text not null,
  description text,
  is_required boolean default false not null,
  is_active boolean default true not null,
  display_on_invoice boolean default false not null,
  created_at timestamp with time zone not null,
  constraint reference_pkey PRIMARY KEY (tenant_id, id)
);

-- What moves with every booking, apart from the customer so that its row is not rewritten each time.
-- Credit is decided under this row's lock.
create table customers.standing (
  tenant_id bigint not null,
  customer_id bigint not null,
  -- Booked and not yet paid.
  exposure_minor bigint default 0 not null,
  last_booking_at timestamp with time zone,
  constraint standing_pkey PRIMARY KEY (tenant_id, customer_id)
);

create table customers.store_setting (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  store_type text not null,
  cart_name text default ''::text not null,
  store_key text not null,
  is_active boolean default true not null,
  store_params jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  constraint store_setting_pkey PRIMARY KEY (tenant_id, id),
  constraint store_setting_store_key_check CHECK (((length(store_key) >= 1) AND (length(store_key) <= 128))),
  constraint store_setting_store_type_check CHECK (((length(store_type) >= 1) AND (length(store_type) <= 64)))
);

alter table customers.cost_center add constraint cost_center_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table customers.customer add constraint customer_of_unit FOREIGN KEY (tenant_id, organization_unit_id) REFERENCES identity.organization_unit(tenant_id, id) ON DELETE SET NULL (organization_unit_id);

alter table customers.customer add constraint customer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table customers.frequent_address add constraint frequent_address_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table customers.note add constraint note_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table customers.product add constraint product_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table customers.reference add constraint reference_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table customers.standing add constraint standing_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table customers.store_setting add constraint store_setting_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

CREATE UNIQUE INDEX cost_center_by_code ON customers.cost_center USING btree (tenant_id, customer_id, lower(code));

CREATE UNIQUE INDEX default_cost_center ON customers.cost_center USING btree (tenant_id, customer_id) WHERE is_default;

alter table customers.cost_center enable row level security;

alter table customers.cost_center force row level security;

create policy own_customer on customers.cost_center as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on customers.cost_center as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.cost_center FOR EACH ROW EXECUTE FUNCTION platform.note_change('CostCenter');

grant delete, insert, select, update on customers.cost_center to waybill_app;

CREATE INDEX customer_by_age ON customers.customer USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX customer_by_company ON customers.customer USING btree (tenant_id, lower(company_name));

CREATE INDEX customer_by_email ON customers.customer USING btree (tenant_id, lower(email));

CREATE INDEX customer_by_name ON customers.customer USING btree (tenant_id, company_name, id) WHERE (deleted_at IS NULL);

CREATE INDEX customer_by_text ON customers.customer USING gin (code gin_trgm_ops, company_name gin_trgm_ops, contact_name gin_trgm_ops, account_name gin_trgm_ops, customer_name gin_trgm_ops, email gin_trgm_ops, telephone gin_trgm_ops, suburb gin_trgm_ops);

-- A code stays a deleted customer's: papers that bear it must not mean another.
CREATE UNIQUE INDEX customer_by_code ON customers.customer USING btree (tenant_id, lower(code));

CREATE UNIQUE INDEX customer_by_guid ON customers.customer USING btree (tenant_id, guid);

alter table customers.customer enable row level security;

alter table customers.customer force row level security;

create policy own_customer on customers.customer as restrictive for all to public
  using (platform.sees_customer(id))
  with check (platform.sees_customer(id));

create policy own_tenant on customers.customer as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.customer FOR EACH ROW EXECUTE FUNCTION platform.note_change('Customer');

grant delete, insert, select, update on customers.customer to waybill_app;

CREATE INDEX frequent_address_by_customer ON customers.frequent_address USING btree (tenant_id, customer_id, id DESC);

CREATE UNIQUE INDEX default_address ON customers.frequent_address USING btree (tenant_id, customer_id, type) WHERE is_default;

alter table customers.frequent_address enable row level security;

alter table customers.frequent_address force row level security;

create policy own_customer on customers.frequent_address as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on customers.frequent_address as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.frequent_address FOR EACH ROW EXECUTE FUNCTION platform.note_change('FrequentAddress');

grant delete, insert, select, update on customers.frequent_address to waybill_app;

CREATE INDEX note_by_customer ON customers.note USING btree (tenant_id, customer_id, id DESC);

alter table customers.note enable row level security;

alter table customers.note force row level security;

create policy own_customer on customers.note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on customers.note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on customers.note to waybill_app;

CREATE UNIQUE INDEX product_by_code ON customers.product USING btree (tenant_id, customer_id, lower(product_code));

alter table customers.product enable row level security;

alter table customers.product force row level security;

create policy own_customer on customers.product as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on customers.product as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.product FOR EACH ROW EXECUTE FUNCTION platform.note_change('CustomerProduct');

grant delete, insert, select, update on customers.product to waybill_app;

CREATE UNIQUE INDEX reference_by_name ON customers.reference USING btree (tenant_id, customer_id, lower(name));

alter table customers.reference enable row level security;

alter table customers.reference force row level security;

create policy own_customer on customers.reference as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on customers.reference as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON customers.reference FOR EACH ROW EXECUTE FUNCTION platform.note_change('Reference');

select platform.version_reference('customers.reference');

grant delete, insert, select, update on customers.reference to waybill_app;

alter table customers.standing enable row level security;

alter table customers.standing force row level security;

create policy own_customer on customers.standing as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on customers.standing as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on customers.standing to waybill_app;

CREATE INDEX store_setting_by_customer ON customers.store_setting USING btree (tenant_id, customer_id, id);

-- A shop is known by its key, whoever's it is.
CREATE UNIQUE INDEX store_setting_by_key ON customers.store_setting USING btree (tenant_id, lower(store_key));

alter table customers.store_setting enable row level security;

alter table customers.store_setting force row level security;

create policy own_customer on customers.store_setting as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on customers.store_setting as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on customers.store_setting to waybill_app;

-- customers_public
create schema customers_public;
grant usage on schema customers_public to waybill_app;

create view customers_public.customer_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    guid,
    code,
    type,
    COALESCE(NULLIF(company_name, ''::text), NULLIF(customer_name, ''::text), NULLIF(contact_name, ''::text), NULLIF(account_name, ''::text), 'Unknown Customer'::text) AS display_name,
    company_name,
    customer_name,
    contact_name,
    account_name,
    email
   FROM customers.customer;
grant select on customers_public.customer_card to waybill_app;

create view customers_public.search_card with (security_invoker=true) as
 SELECT c.tenant_id,
    c.id,
    (c.id)::text AS ref,
    c.id AS customer_id,
    d.display_name AS title,
    concat_ws(' '::text, c.code, c.company_name, c.customer_name, c.contact_name, c.account_name, c.email, c.booking_email, c.telephone, c.mobile, c.abn, c.suburb, c.post_code) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Code', 'value', c.code), jsonb_build_object('label', 'Contact', 'value', COALESCE(c.contact_name, ''::text)), jsonb_build_object('label', 'Suburb', 'value', COALESCE(c.suburb, ''::text)), jsonb_build_object('label', 'Status', 'value', c.account_status)) AS details,
    c.created_at AS at
   FROM (customers.customer c
     JOIN customers_public.customer_card d ON (((d.tenant_id = c.tenant_id) AND (d.id = c.id))))
  WHERE (c.deleted_at IS NULL);
grant select on customers_public.search_card to waybill_app;

alter table identity.role add constraint role_of_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table identity.user add constraint user_of_customer FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table records.document add constraint document_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);

alter table records.entity_record add constraint entity_record_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers.customer(tenant_id, id);
