-- Reference data changes rarely and is read by every booking. Servers cache it; a version per table,
-- which the database itself counts up, tells them in one statement whether what they hold is current.

create table platform.reference_version (
  -- 0 for tables that all tenants share.
  tenant_id bigint not null,
  table_name text not null,
  -- Two transactions that change one table at once count in different rows, so that neither waits.
  slot smallint not null,
  version bigint not null,
  -- The transaction that counted last: what it has not committed must not be cached.
  changed_by xid8 not null,
  primary key (tenant_id, table_name, slot)
);
alter table platform.reference_version enable row level security;
alter table platform.reference_version force row level security;
create policy own_tenant on platform.reference_version
  using (tenant_id in (0, platform.tenant_id()))
  with check (tenant_id in (0, platform.tenant_id()));
grant select, insert, update on platform.reference_version to waybill_app;

create function platform.count_version(tenant bigint, changed_table text) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  insert into platform.reference_version as v (tenant_id, table_name, slot, version, changed_by)
  values (tenant, changed_table, pg_backend_pid() % 64, 1, pg_current_xact_id())
  on conflict (tenant_id, table_name, slot)
  do update set version = v.version + 1, changed_by = excluded.changed_by;
$$;

create function platform.note_reference_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.count_version(c.tenant_id, tg_argv[0])
  from (select distinct tenant_id from changed) c;
  return null;
end $$;

create function platform.note_shared_reference_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform platform.count_version(0, tg_argv[0]);
  return null;
end $$;

-- Counts the changes of a table, so that `TenantDb.reference` may read it.
create function platform.version_reference(versioned regclass) returns void
language plpgsql as $$
declare
  change record;
  has_tenant boolean := exists (
    select from pg_attribute where attrelid = versioned and attname = 'tenant_id');
begin
  -- Names the table as versioned, whether it has changed yet or not.
  insert into platform.reference_version (tenant_id, table_name, slot, version, changed_by)
  values (0, versioned::text, -1, 0, pg_current_xact_id());
  if not has_tenant then
    execute format(
      'create trigger reference_version after insert or update or delete or truncate on %s
       for each statement execute function platform.note_shared_reference_change(%L)',
      versioned, versioned);
    return;
  end if;
  for change in
    select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) c (verb, rows)
  loop
    execute format(
      'create trigger reference_version_%s after %s on %s referencing %s table as changed
       for each statement execute function platform.note_reference_change(%L)',
      change.verb, change.verb, versioned, change.rows, versioned);
  end loop;
end $$;

select platform.version_reference(t::regclass)
from unnest(array[
  'tenancy.settings', 'carriers.account', 'carriers.account_service', 'carriers.account_customer',
  'carriers.service', 'customers.reference', 'pricing.markup', 'rates.card', 'booking.sscc_series',
  'lookups.location', 'lookups.public_holiday'
]) t;
