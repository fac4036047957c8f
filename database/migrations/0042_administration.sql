-- Operations: what administrators see of deeds and of queued work.

-- What one deed changed is looked up by its request.
create index entity_change_by_request
  on platform.entity_change (tenant_id, request_id) where request_id is not null;

-- The app itself may not delete what was done; old entries go through this alone, a tenant's own.
create function platform.forget_audit(before timestamptz) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (
    delete from platform.audit where tenant_id = platform.tenant_id() and at < before returning 1
  )
  select count(*) from gone;
$$;

-- Tasks that somebody took away, with the reason.
create table platform.discarded_task (
  tenant_id bigint not null,
  id bigint not null,
  name text not null,
  payload jsonb not null,
  attempts integer not null,
  max_attempts integer not null,
  last_error text,
  created_at timestamptz not null,
  reason text not null,
  discarded_by bigint,
  discarded_at timestamptz not null,
  primary key (tenant_id, id)
);
select platform.guard('platform.discarded_task', null, 'select, insert, delete');

-- The tenant's own part of the queue, which the app can read in no other way.
create function platform.tasks() returns table (
  id bigint, name text, state text, payload jsonb, attempts integer, max_attempts integer,
  last_error text, created_at timestamptz, next_at timestamptz, reason text, discarded_by bigint
) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select j.id, t.identifier,
    case
      when j.locked_at is not null then 'Running'
      when j.attempts >= j.max_attempts then 'Dead'
      when j.attempts > 0 then 'Failing'
      else 'Waiting'
    end,
    j.payload::jsonb, j.attempts::integer, j.max_attempts::integer, j.last_error, j.created_at,
    j.run_at, null, null::bigint
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where (j.payload ->> 'tenantId')::bigint = platform.tenant_id()
  union all
  select d.id, d.name, 'Discarded', d.payload, d.attempts, d.max_attempts, d.last_error,
    d.created_at, d.discarded_at, d.reason, d.discarded_by
  from platform.discarded_task d where d.tenant_id = platform.tenant_id();
$$;

-- True where the task was there and nobody worked on it.
create function platform.retry_task(wanted bigint) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with again as (
    update graphile_worker._private_jobs set attempts = 0, run_at = now(), updated_at = now()
    where id = wanted and locked_at is null
      and (payload ->> 'tenantId')::bigint = platform.tenant_id()
    returning 1
  )
  select exists (select from again);
$$;

create function platform.discard_task(wanted bigint, why text, moment timestamptz)
returns boolean language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where j.id = wanted and t.id = j.task_id and j.locked_at is null
      and (j.payload ->> 'tenantId')::bigint = platform.tenant_id()
    returning j.id, t.identifier, j.payload, j.attempts, j.max_attempts, j.last_error, j.created_at
  ), discarded as (
    insert into platform.discarded_task
    select platform.tenant_id(), id, identifier, payload::jsonb, attempts, max_attempts, last_error,
      created_at, why, platform.user_id(), moment
    from gone returning 1
  )
  select exists (select from discarded);
$$;

revoke all on function
  platform.forget_audit, platform.tasks, platform.retry_task, platform.discard_task from public;
grant execute on function
  platform.forget_audit, platform.tasks, platform.retry_task, platform.discard_task to waybill_app;
