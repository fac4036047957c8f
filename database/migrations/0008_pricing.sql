-- Quotes as they were given, markup, promo codes, insurance.

create schema pricing;
grant usage on schema pricing to waybill_app;
create schema pricing_public;
grant usage on schema pricing_public to waybill_app;

-- What is added to the prices of carrier accounts: by customer, or by group (decisions B-27, B-28).
create table pricing.markup (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint,
  -- 1 default, 2 account, 3 pay as you go, 4 guest, 5 prepaid.
  markup_type smallint check (markup_type between 1 and 5),
  carrier_account_id bigint not null,
  apply_to_all boolean not null default false,
  calc_method text check (calc_method in ('Percentage', 'FlatAmount')),
  value numeric(15, 4),
  -- [{serviceId, rate: {calcMethod, value}}]
  services jsonb not null default '[]',
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer,
  foreign key (tenant_id, carrier_account_id) references carriers.account on delete cascade,
  check ((customer_id is null) <> (markup_type is null)),
  check ((calc_method is null) = (value is null))
);
create unique index markup_of_account on pricing.markup
  (tenant_id, markup_type, customer_id, carrier_account_id) nulls not distinct;
select platform.guard('pricing.markup');
create policy shared_or_own on pricing.markup as restrictive
  using (customer_id is null or platform.sees_customer(customer_id))
  with check (customer_id is null or platform.sees_customer(customer_id));
select platform.track('pricing.markup', 'Markup');

-- What was asked of the carriers, for the half hour in which it counts (decisions B-25).
create table pricing.quote_request (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  token text not null,
  customer_id bigint,
  customer_type text not null,
  request jsonb not null,
  -- Accounts that were not asked, and why: [{carrierCode, accountName, serviceCode, reason}]
  skipped jsonb not null default '[]',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index quote_request_token on pricing.quote_request (tenant_id, token);
select platform.guard('pricing.quote_request', 'customer_id');

-- One per account that is asked; done when it has answered, failed or been given up.
create table pricing.quote_attempt (
  tenant_id bigint not null,
  request_id uuid not null,
  carrier_account_id bigint not null,
  customer_id bigint,
  is_done boolean not null default false,
  -- Services without a price: [{carrierCode, accountName, serviceCode, reason}]
  absent jsonb not null default '[]',
  primary key (tenant_id, request_id, carrier_account_id),
  foreign key (tenant_id, request_id) references pricing.quote_request on delete cascade,
  foreign key (tenant_id, carrier_account_id) references carriers.account on delete cascade
);
select platform.guard('pricing.quote_attempt', 'customer_id');

-- A price as it was given, whole: what is booked is this, whatever changes afterwards.
create table pricing.quote (
  tenant_id bigint not null,
  id uuid not null,
  request_id uuid not null,
  customer_id bigint,
  carrier_account_id bigint not null,
  snapshot jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  booked_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references pricing.quote_request on delete cascade,
  foreign key (tenant_id, carrier_account_id) references carriers.account
);
create index quote_of_request on pricing.quote (tenant_id, request_id);
create index quote_of_account on pricing.quote (tenant_id, carrier_account_id);
select platform.guard('pricing.quote', 'customer_id');

-- Codes that take something off freight (decisions B-29); days are the tenant's, both included.
create table pricing.promo_code (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  code text not null check (length(code) between 1 and 64),
  is_active boolean not null default true,
  start_date date,
  end_date date check (end_date >= start_date),
  calc_method text not null check (calc_method in ('Percentage', 'FlatAmount')),
  value numeric(15, 4) not null,
  -- None: every carrier account.
  carrier_account_ids bigint[] not null default '{}',
  -- Bookings that may use it, in all and of one customer; nothing is no limit.
  max_uses integer check (max_uses > 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  used integer not null default 0 check (used >= 0),
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index promo_code_by_code on pricing.promo_code (tenant_id, lower(code));
select platform.guard('pricing.promo_code');
select platform.track('pricing.promo_code', 'PromoCode', array['used']);

-- Which bookings used a code: booking redeems, cancelling gives back.
create table pricing.promo_use (
  tenant_id bigint not null,
  booking_id bigint not null,
  promo_code_id bigint not null,
  customer_id bigint not null,
  at timestamptz not null,
  primary key (tenant_id, booking_id),
  foreign key (tenant_id, promo_code_id) references pricing.promo_code on delete cascade
);
create index promo_use_of_customer on pricing.promo_use (tenant_id, promo_code_id, customer_id);
select platform.guard('pricing.promo_use', 'customer_id');
