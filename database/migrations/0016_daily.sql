-- Work that comes every day: how far each tenant has come with each task, and the zones that say when.

create table platform.daily (
  tenant_id bigint not null,
  task text not null,
  -- The last day whose run is queued; earlier days are never queued again.
  last_day date not null,
  primary key (tenant_id, task)
);
select platform.guard('platform.daily', null, 'select, insert, update');

-- Tasks of one turn run one after the other, in the order in which they were queued: the clock goes
-- on within a transaction, and the queue sorts by it.
drop function platform.enqueue(text, jsonb, text, timestamptz);
create function platform.enqueue(
  task text, payload jsonb, key text, run_at timestamptz, queue text default null
) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.add_job(
    task,
    (payload || jsonb_build_object('tenantId', platform.tenant_id()))::json,
    run_at => coalesce(run_at, clock_timestamp()),
    job_key => case when key is null then null else platform.tenant_id() || ':' || key end,
    queue_name => case when queue is null then null else platform.tenant_id() || ':' || queue end
  );
$$;
revoke all on function platform.enqueue from public;
grant execute on function platform.enqueue to waybill_app;

create policy owner_reads on tenancy.settings for select to current_user using (true);

drop function tenancy.active_tenants();
create function tenancy.active_tenants() returns table (id bigint, timezone text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.tenant_id, s.timezone
  from tenancy.tenant t join tenancy.settings s on s.tenant_id = t.tenant_id
  where t.is_active order by 1
$$;
revoke all on function tenancy.active_tenants from public;
grant execute on function tenancy.active_tenants to waybill_app;
