-- Every start of a server wrote each live topic again, although hardly any changes: a write of a
-- hundred rows, and a wait for the disk, before the server is ready.

create or replace function platform.register_listeners(listeners jsonb, topics jsonb) returns void
language sql as $$
  delete from platform.listener where (event, task) not in (
    select l ->> 'event', l ->> 'task' from jsonb_array_elements(listeners) l
  );
  insert into platform.listener (event, task)
  select l ->> 'event', l ->> 'task' from jsonb_array_elements(listeners) l
  on conflict do nothing;
  insert into platform.live_topic as known (event, topic)
  select t ->> 'event', t ->> 'topic' from jsonb_array_elements(topics) t
  on conflict (event) do update set topic = excluded.topic
  where known.topic is distinct from excluded.topic;
$$;
