-- Facts that are announced together are written, queued for their listeners and told to open pages in one
-- statement each: a batch of bookings announces a thousand.
create or replace function platform.publish(events jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tasks graphile_worker.job_spec[];
begin
  with published as (
    insert into platform.event (tenant_id, name, payload)
    select platform.tenant_id(), f ->> 'name', f -> 'payload'
    from jsonb_array_elements(events) with ordinality as given (f, place)
    order by place
    returning id, name
  )
  select array_agg(
    row(
      l.task, json_build_object('tenantId', platform.tenant_id(), 'eventId', published.id),
      null, null, null, null, null, null
    )::graphile_worker.job_spec
    order by published.id, l.task
  ) into tasks
  from published join platform.listener l on l.event = published.name;

  if tasks is not null then
    perform graphile_worker.add_jobs(tasks);
  end if;

  perform pg_notify('waybill_live', json_build_object(
    'tenant', platform.tenant_id(), 'customer', f -> 'payload' -> 'customerId',
    'users', f -> 'payload' -> 'userIds',
    'topic', t.topic, 'id', f -> 'payload' -> 'id')::text)
  from jsonb_array_elements(events) f join platform.live_topic t on t.event = f ->> 'name';
end $$;
