-- Tenants on several PostgreSQL servers, called shards (decision 0066). On one server the tables are
-- filled but nothing reads them for a request.

-- Whether this server is the one that a tenant lives on. A row stays after its tenant has moved away,
-- so that a process with an old directory is refused here.
create table platform.shard_tenant (
  tenant_id bigint primary key,
  state text not null default 'Here' check (state in ('Here', 'Arriving', 'Moved')),
  -- The shard that a tenant has moved to.
  moved_to text not null default '',
  -- Queued tasks on their way there.
  tasks jsonb,
  changed_at timestamptz not null default now()
);
select platform.guard('platform.shard_tenant', null, 'select');
create policy owner_reads on platform.shard_tenant for select to current_user using (true);
do $$
declare
  tenant bigint;
begin
  for tenant in select t.tenant_id from tenancy.tenant t loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into platform.shard_tenant (tenant_id) values (tenant);
  end loop;
end $$;

create function platform.add_shard_tenant() returns trigger language plpgsql
set search_path to pg_catalog, pg_temp as $function$
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  insert into platform.shard_tenant (tenant_id) values (new.tenant_id);
  return new;
end $function$;
revoke execute on function platform.add_shard_tenant() from public;
create trigger add_shard_tenant after insert on tenancy.tenant
  for each row execute function platform.add_shard_tenant();

-- Refuses a transaction of a tenant that is not here, or whose writes wait because it is being moved.
-- A move holds the lock exclusively from the pause to the switch, so no write overlaps the switch. A
-- serializable transaction may have taken its snapshot before: the row lock makes it fail and retry.
create function platform.enter_shard(mode text) returns text language plpgsql security definer
set search_path to pg_catalog, pg_temp as $function$
declare
  own platform.shard_tenant;
  tenant bigint := platform.tenant_id();
begin
  if tenant = 0 then return ''; end if;
  if mode <> 'read only'
    and not pg_try_advisory_xact_lock_shared(hashtextextended('shard', tenant))
  then
    raise exception 'Tenant % is being moved', tenant using errcode = 'WB002';
  end if;
  if mode = 'serializable' then
    select * into own from platform.shard_tenant where tenant_id = tenant for share;
  else
    select * into own from platform.shard_tenant where tenant_id = tenant;
  end if;
  if own.state is distinct from 'Here' then
    raise exception 'Tenant % is not on this shard', tenant
      using errcode = 'WB001', detail = coalesce(own.moved_to, '');
  end if;
  return '';
end $function$;
revoke execute on function platform.enter_shard(text) from public;
grant execute on function platform.enter_shard(text) to waybill_app;

-- The directory: which shard each tenant and its host names are on. The first shard publishes it to
-- the others. A higher revision is newer.
create table platform.shard_directory (
  tenant_id bigint primary key,
  shard text not null,
  hosts text[] not null,
  revision bigint not null default 1
);
select platform.guard('platform.shard_directory', null, 'select');
create policy owner_reads on platform.shard_directory for select to current_user using (true);

create function platform.directory_entries()
returns table (tenant_id bigint, shard text, hosts text[], revision bigint)
language sql stable security definer set search_path to pg_catalog, pg_temp as $function$
  select d.tenant_id, d.shard, d.hosts, d.revision from platform.shard_directory d
$function$;
revoke execute on function platform.directory_entries() from public;
grant execute on function platform.directory_entries() to waybill_app;

create function platform.note_directory_change() returns trigger language plpgsql
set search_path to pg_catalog, pg_temp as $function$
begin
  perform pg_notify('waybill_directory', new.tenant_id::text);
  return new;
end $function$;
revoke execute on function platform.note_directory_change() from public;
create trigger note_directory_change after insert or update on platform.shard_directory
  for each row execute function platform.note_directory_change();
-- Also where replication writes the row.
alter table platform.shard_directory enable always trigger note_directory_change;

-- A tenant that is arriving or has moved away is not found here.
create or replace function tenancy.active_tenants()
returns table (id bigint, timezone text)
language sql stable security definer set search_path to pg_catalog, pg_temp as $function$
  select t.tenant_id, s.timezone
  from tenancy.tenant t join tenancy.settings s on s.tenant_id = t.tenant_id
  where t.is_active and not exists (
    select from platform.shard_tenant p where p.tenant_id = t.tenant_id and p.state <> 'Here')
  order by 1
$function$;

create or replace function tenancy.tenant_by_id(wanted bigint)
returns table (id bigint, guid uuid, is_active boolean)
language sql stable security definer set search_path to pg_catalog, pg_temp as $function$
  select t.tenant_id, t.guid, t.is_active from tenancy.tenant t
  where t.tenant_id = wanted and not exists (
    select from platform.shard_tenant p where p.tenant_id = t.tenant_id and p.state <> 'Here')
$function$;

create or replace function tenancy.tenant_of_host(host_name text)
returns table (id bigint, guid uuid, is_active boolean)
language sql stable security definer set search_path to pg_catalog, pg_temp as $function$
  select t.tenant_id, t.guid, t.is_active
  from tenancy.host h join tenancy.tenant t on t.tenant_id = h.tenant_id
  where h.host = host_name and not exists (
    select from platform.shard_tenant p where p.tenant_id = t.tenant_id and p.state <> 'Here')
$function$;
