-- Who freight is moved for, and what each customer keeps with us.

create schema customers;
grant usage on schema customers to waybill_app;
create schema customers_public;
grant usage on schema customers_public to waybill_app;

create table customers.customer (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  guid uuid not null default gen_random_uuid(),
  code text not null check (length(code) between 1 and 50),
  type text not null check (type in ('Account', 'PayAsYouGo', 'PrePaid', 'Guest')),
  business_type text,
  account_status text not null
    check (account_status in ('Pending', 'Active', 'OnHold', 'Suspended', 'Closed')),

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
  country_code text not null default 'AU',

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
  open_days smallint[] not null default '{}',
  logo_file uuid,
  organization_unit_id bigint,

  can_send_dg boolean not null default false,
  ati_opt_in boolean not null default false,
  ati_type text,
  ati_insured_value_minor bigint,

  -- Nothing and 0 mean no limit.
  credit_limit_minor bigint check (credit_limit_minor >= 0),
  payment_terms integer not null default 14,
  invoice_period text not null default 'Weekly',
  -- A weekday from 1 (Monday) or a day of the month; null is Monday or the first.
  invoice_day smallint check (invoice_day between 1 and 31),
  -- Whether invoices are e-mailed when they are issued.
  invoice_by_email boolean not null default true,
  is_invoicable boolean not null default true,
  expected_bookings integer,
  expected_bookings_duration text,
  expected_revenue_minor bigint,
  expected_revenue_duration text,

  -- What bookings are asked for, and what they start with.
  cost_center_enabled boolean not null default false,
  cost_center_required boolean not null default false,
  reference_enabled boolean not null default false,
  reference_required boolean not null default false,
  leave_by_default boolean not null default false,
  notify_by_default boolean not null default false,

  registered_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create unique index customer_by_guid on customers.customer (tenant_id, guid);
-- A code stays a deleted customer's: papers that bear it must not mean another.
create unique index customer_by_code on customers.customer (tenant_id, lower(code));
create index customer_by_age on customers.customer (tenant_id, created_at desc, id desc)
  where deleted_at is null;
create index customer_by_email on customers.customer (tenant_id, lower(email));
create index customer_by_company on customers.customer (tenant_id, lower(company_name));
create index customer_by_text on customers.customer using gin (
  code gin_trgm_ops, company_name gin_trgm_ops, contact_name gin_trgm_ops,
  account_name gin_trgm_ops, customer_name gin_trgm_ops, email gin_trgm_ops,
  telephone gin_trgm_ops, suburb gin_trgm_ops
);
select platform.guard('customers.customer', 'id');
select platform.track('customers.customer', 'Customer');

-- The users and roles of a customer are of a customer of their own tenant.
alter table identity."user" add constraint user_of_customer
  foreign key (tenant_id, customer_id) references customers.customer;
alter table identity.role add constraint role_of_customer
  foreign key (tenant_id, customer_id) references customers.customer;

-- What moves with every booking, apart from the customer so that its row is not rewritten each time.
-- Credit is decided under this row's lock.
create table customers.standing (
  tenant_id bigint not null,
  customer_id bigint not null,
  -- Booked and not yet paid.
  exposure_minor bigint not null default 0,
  last_booking_at timestamptz,
  primary key (tenant_id, customer_id),
  foreign key (tenant_id, customer_id) references customers.customer
);
select platform.guard('customers.standing', 'customer_id');

create table customers.note (
  tenant_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  comment text not null check (length(comment) between 1 and 4000),
  user_id bigint,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create index note_by_customer on customers.note (tenant_id, customer_id, id desc);
select platform.guard('customers.note', 'customer_id', 'select, insert');

create table customers.frequent_address (
  tenant_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  type text not null check (type in ('Business', 'Residential')),
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
  country_code text not null default 'AU',
  is_active boolean not null default true,
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create index frequent_address_by_customer
  on customers.frequent_address (tenant_id, customer_id, id desc);
create unique index default_address
  on customers.frequent_address (tenant_id, customer_id, type) where is_default;
select platform.guard('customers.frequent_address', 'customer_id');
select platform.track('customers.frequent_address', 'FrequentAddress');

create table customers.product (
  tenant_id bigint not null,
  id bigint generated always as identity,
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
  is_dangerous_good boolean not null default false,
  dangerous_goods_category_id bigint,
  dangerous_goods_category_name text,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index product_by_code
  on customers.product (tenant_id, customer_id, lower(product_code));
select platform.guard('customers.product', 'customer_id');
select platform.track('customers.product', 'CustomerProduct');

create table customers.cost_center (
  tenant_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  code text not null,
  name text not null,
  is_default boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index cost_center_by_code
  on customers.cost_center (tenant_id, customer_id, lower(code));
create unique index default_cost_center
  on customers.cost_center (tenant_id, customer_id) where is_default;
select platform.guard('customers.cost_center', 'customer_id');
select platform.track('customers.cost_center', 'CostCenter');

create table customers.reference (
  tenant_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  name text not null,
  description text,
  is_required boolean not null default false,
  is_active boolean not null default true,
  display_on_invoice boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index reference_by_name
  on customers.reference (tenant_id, customer_id, lower(name));
select platform.guard('customers.reference', 'customer_id');
select platform.track('customers.reference', 'Reference');

-- What neighbours join.

create view customers_public.customer_card with (security_invoker = true) as
select tenant_id, id, guid, code, type,
       coalesce(nullif(company_name, ''), nullif(customer_name, ''), nullif(contact_name, ''),
         nullif(account_name, ''), 'Unknown Customer') as display_name,
       company_name, customer_name, contact_name, account_name, email
from customers.customer;

create view customers_public.search_card with (security_invoker = true) as
select c.tenant_id, c.id, c.id::text as ref, c.id as customer_id, d.display_name as title,
       concat_ws(' ', c.code, c.company_name, c.customer_name, c.contact_name, c.account_name,
         c.email, c.booking_email, c.telephone, c.mobile, c.abn, c.suburb, c.post_code) as words,
       jsonb_build_array(
         jsonb_build_object('label', 'Code', 'value', c.code),
         jsonb_build_object('label', 'Contact', 'value', coalesce(c.contact_name, '')),
         jsonb_build_object('label', 'Suburb', 'value', coalesce(c.suburb, '')),
         jsonb_build_object('label', 'Status', 'value', c.account_status)
       ) as details,
       c.created_at as at
from customers.customer c
join customers_public.customer_card d on d.tenant_id = c.tenant_id and d.id = c.id
where c.deleted_at is null;

grant select on customers_public.customer_card, customers_public.search_card to waybill_app;

-- Dangerous goods: the UN list, shared by all tenants, and what single customers may send of it.

create schema dangerous_goods;
grant usage on schema dangerous_goods to waybill_app;

-- Facts typed from public lists, each row with its source; the app reads them.
create table dangerous_goods.un_code (
  id bigint generated always as identity primary key,
  un_number text not null check (un_number ~ '^\d{4}$'),
  description text not null,
  package_group text check (package_group in ('I', 'II', 'III')),
  -- The division where there is one: 2.1
  category text not null check (category ~ '^[1-9](\.\d)?$'),
  -- Further hazards, as papers show them: 5.1, 8
  subsidiary text not null default '',
  source text not null
);
create unique index un_code_once on dangerous_goods.un_code
  (un_number, package_group, category) nulls not distinct;
grant select on dangerous_goods.un_code to waybill_app;

create table dangerous_goods.customer_permission (
  tenant_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  un_number text not null check (un_number ~ '^\d{4}$'),
  -- Nothing allows every group of the number.
  package_group text check (package_group in ('I', 'II', 'III')),
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index customer_permission_once on dangerous_goods.customer_permission
  (tenant_id, customer_id, un_number, package_group) nulls not distinct;
select platform.guard('dangerous_goods.customer_permission', 'customer_id');
select platform.track('dangerous_goods.customer_permission', 'CustomerDangerousGoods');
