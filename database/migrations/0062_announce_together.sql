-- Facts that are announced together are written, queued for their listeners and told to open pages in one
-- statement each: a batch of bookings announces a thousand.
create or replace function platform.announce(facts jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tasks graphile_worker.job_spec[];
begin
  with said as (
    insert into platform.fact (tenant_id, name, payload)
    select platform.tenant_id(), f ->> 'name', f -> 'payload'
    from jsonb_array_elements(facts) with ordinality as given (f, place)
    order by place
    returning id, name
  )
  select array_agg(
    row(
      l.task, json_build_object('tenantId', platform.tenant_id(), 'factId', said.id),
      null, null, null, null, null, null
    )::graphile_worker.job_spec
    order by said.id, l.task
  ) into tasks
  from said join platform.listener l on l.fact = said.name;

  if tasks is not null then
    perform graphile_worker.add_jobs(tasks);
  end if;

  perform pg_notify('waybill_live', json_build_object(
    'tenant', platform.tenant_id(), 'customer', f -> 'payload' -> 'customerId',
    'users', f -> 'payload' -> 'userIds',
    'topic', t.topic, 'id', f -> 'payload' -> 'id')::text)
  from jsonb_array_elements(facts) f join platform.live_topic t on t.fact = f ->> 'name';
end $$;
