-- Who moves the freight: carrier accounts and their services.

create schema carriers;
grant usage on schema carriers to waybill_app;
create schema carriers_public;
grant usage on schema carriers_public to waybill_app;

create table carriers.account (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 128),
  code text not null check (length(code) between 1 and 32),
  carrier_code text not null,
  carrier_name text not null,
  -- Set when the account belongs to one customer, who brought it along.
  customer_id bigint,
  is_active boolean not null default true,
  use_manual_rates boolean not null default false,
  available_for_guest boolean not null default false,
  available_for_payg boolean not null default false,
  attributes jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index account_code on carriers.account (tenant_id, upper(code));
select platform.guard('carriers.account');
create policy shared_or_own on carriers.account as restrictive
  using (customer_id is null or platform.sees_customer(customer_id))
  with check (customer_id is null or platform.sees_customer(customer_id));
select platform.track('carriers.account', 'CarrierAccount', array['attributes']);

-- What a carrier sells; accounts of the same carrier choose from it.
create table carriers.service (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  carrier_code text not null,
  code text not null check (length(code) between 1 and 32),
  name text not null check (length(name) between 1 and 128),
  is_additional boolean not null default false,
  exceptions text[] not null default '{}',
  exception_keywords text[] not null default '{}',
  primary key (tenant_id, id)
);
create unique index service_code on carriers.service (tenant_id, carrier_code, upper(code));
select platform.guard('carriers.service');
select platform.track('carriers.service', 'CarrierService');

create table carriers.account_service (
  tenant_id bigint not null,
  account_id bigint not null,
  service_id bigint not null,
  is_active boolean not null default true,
  primary key (tenant_id, account_id, service_id),
  foreign key (tenant_id, account_id) references carriers.account on delete cascade,
  foreign key (tenant_id, service_id) references carriers.service
);
select platform.guard('carriers.account_service');

-- Which accounts carry whose freight.
create table carriers.account_customer (
  tenant_id bigint not null,
  customer_id bigint not null,
  account_id bigint not null,
  is_active boolean not null default true,
  primary key (tenant_id, customer_id, account_id),
  foreign key (tenant_id, customer_id) references customers.customer,
  foreign key (tenant_id, account_id) references carriers.account on delete cascade
);
create index account_customer_by_account
  on carriers.account_customer (tenant_id, account_id);
select platform.guard('carriers.account_customer', 'customer_id');

create view carriers_public.account_card with (security_invoker = true) as
select tenant_id, id, name, code, carrier_code, carrier_name, customer_id, is_active
from carriers.account;
grant select on carriers_public.account_card to waybill_app;
