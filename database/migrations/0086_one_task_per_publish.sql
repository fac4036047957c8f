-- All events of one publish call are handled by one task: a booking queues one row instead of five,
-- and the queue looks for one task instead of five.
create or replace function platform.publish(events jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  handled bigint[];
begin
  with published as (
    insert into platform.event (tenant_id, name, payload)
    select platform.tenant_id(), f ->> 'name', f -> 'payload'
    from jsonb_array_elements(events) with ordinality as given (f, place)
    order by place
    returning id, name
  )
  select array_agg(published.id order by published.id) into handled
  from published
  where exists (select from platform.listener l where l.event = published.name);

  if handled is not null then
    perform graphile_worker.add_job(
      'platform.handleEvents',
      json_build_object('tenantId', platform.tenant_id(), 'eventIds', handled)
    );
  end if;

  perform pg_notify('waybill_live', json_build_object(
    'tenant', platform.tenant_id(), 'customer', f -> 'payload' -> 'customerId',
    'users', f -> 'payload' -> 'userIds',
    'topic', t.topic, 'id', f -> 'payload' -> 'id')::text)
  from jsonb_array_elements(events) f join platform.live_topic t on t.event = f ->> 'name';
end $$;
