-- Tenants, the host names they are recognised by, and what each has set.

create schema tenancy;
grant usage on schema tenancy to waybill_app;

create table tenancy.tenant (
  tenant_id bigint generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
select platform.guard('tenancy.tenant', null, 'select, update');

create table tenancy.host (
  tenant_id bigint not null references tenancy.tenant,
  host text not null check (host = lower(host)),
  is_primary boolean not null default false,
  primary key (tenant_id, host)
);
-- A host name leads to one tenant only.
create unique index host_of_one_tenant on tenancy.host (host);
select platform.guard('tenancy.host', null, 'select');

-- One row per tenant; a group of settings is a JSON object whose defaults live in the contract.
create table tenancy.settings (
  tenant_id bigint primary key references tenancy.tenant,
  base_currency text not null default 'AUD',
  timezone text not null default 'Australia/Sydney',
  legal_name text not null default '',
  billing_address text not null default '',
  tax_number text not null default '',
  allow_self_registration boolean not null default false,
  gst_percent numeric(6, 3) not null default 10,
  gst_rule text not null default 'TotalInvoice' check (gst_rule in ('TotalInvoice', 'TaxableSupply')),
  groups jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
select platform.guard('tenancy.settings', null, 'select, insert, update');
select platform.track('tenancy.settings', 'TenantSettings', array['groups']);

create table tenancy.feature (
  tenant_id bigint not null references tenancy.tenant,
  name text not null,
  value text not null,
  primary key (tenant_id, name)
);
select platform.guard('tenancy.feature');

-- The owner answers two questions that come before a tenant is known: whose host, and which tenants.
create policy owner_reads on tenancy.tenant for select to current_user using (true);
create policy owner_reads on tenancy.host for select to current_user using (true);

create function tenancy.tenant_of_host(host_name text)
returns table (id bigint, guid uuid, is_active boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.tenant_id, t.guid, t.is_active
  from tenancy.host h join tenancy.tenant t on t.tenant_id = h.tenant_id
  where h.host = host_name
$$;

create function tenancy.tenant_by_id(wanted bigint)
returns table (id bigint, guid uuid, is_active boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.tenant_id, t.guid, t.is_active from tenancy.tenant t where t.tenant_id = wanted
$$;

create function tenancy.active_tenants() returns setof bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.tenant_id from tenancy.tenant t where t.is_active order by 1
$$;

revoke all on function tenancy.tenant_of_host, tenancy.tenant_by_id, tenancy.active_tenants
  from public;
grant execute on function tenancy.tenant_of_host, tenancy.tenant_by_id, tenancy.active_tenants
  to waybill_app;

-- A new tenant with its hosts, the first being the one its links lead to.
create function tenancy.create_tenant(tenant_name text, hosts text[]) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  created bigint := nextval(pg_get_serial_sequence('tenancy.tenant', 'tenant_id'));
begin
  perform set_config('app.tenant_id', created::text, true);
  insert into tenancy.tenant (tenant_id, name) overriding system value values (created, tenant_name);
  insert into tenancy.host (tenant_id, host, is_primary)
  select created, lower(h.host), h.position = 1
  from unnest(hosts) with ordinality as h (host, position);
  insert into tenancy.settings (tenant_id, legal_name) values (created, tenant_name);
  return created;
end $$;
revoke all on function tenancy.create_tenant from public;
