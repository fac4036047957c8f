-- How a customer's shops call us: each with a key of its own.

create table customers.store_setting (
  tenant_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  store_type text not null check (length(store_type) between 1 and 64),
  cart_name text not null default '',
  store_key text not null check (length(store_key) between 1 and 128),
  is_active boolean not null default true,
  store_params jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer
);
-- A shop is known by its key, whoever's it is.
create unique index store_setting_by_key on customers.store_setting (tenant_id, lower(store_key));
create index store_setting_by_customer on customers.store_setting (tenant_id, customer_id, id);
select platform.guard('customers.store_setting', 'customer_id');
