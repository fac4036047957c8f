-- What every context stands on: tenant isolation, facts, replay keys, audit, change history, numbers.

create schema platform;
grant usage on schema platform to waybill_app;

-- Settings of the transaction. An unset one is null, and null equals nothing: no tenant, no rows.

create function platform.tenant_id() returns bigint language sql stable parallel safe
return nullif(current_setting('app.tenant_id', true), '')::bigint;

create function platform.user_id() returns bigint language sql stable parallel safe
return nullif(current_setting('app.user_id', true), '')::bigint;

create function platform.impersonator_id() returns bigint language sql stable parallel safe
return nullif(current_setting('app.impersonator_id', true), '')::bigint;

-- Staff see every customer's rows, a customer's session its own, a guest none. Written as a choice,
-- not as an "or", so that the planner's estimates stay near the truth.
create function platform.sees_customer(customer_id bigint) returns boolean
language sql stable parallel safe
return case
  when current_setting('app.customer_id', true) = 'all' then true
  else customer_id = nullif(nullif(current_setting('app.customer_id', true), ''), 'all')::bigint
end;

-- Makes a table a tenant's: row-level security for everybody, the owner included, and the app's rights.
create function platform.guard(
  guarded regclass,
  customer_column text default null,
  rights text default 'select, insert, update, delete'
) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy own_tenant on %s using (tenant_id = platform.tenant_id())
     with check (tenant_id = platform.tenant_id())', guarded);
  if customer_column is not null then
    execute format(
      'create policy own_customer on %s as restrictive
       using (platform.sees_customer(%I)) with check (platform.sees_customer(%I))',
      guarded, customer_column, customer_column);
  end if;
  execute format('grant %s on %s to waybill_app', rights, guarded);
end $$;

-- Facts: what happened, kept for whoever listens.

create table platform.event (
  tenant_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select platform.guard('platform.event', null, 'select, insert');

create table platform.handled_event (
  tenant_id bigint not null,
  event_id bigint not null,
  listener text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, event_id, listener)
);
select platform.guard('platform.handled_event', null, 'select, insert');

create table platform.listener (
event text not null,
  task text not null,
  primary key (event, task)
);

create table platform.live_topic (
event text primary key,
  topic text not null
);

create function platform.register_listeners(listeners jsonb, topics jsonb) returns void
language sql as $$
  delete from platform.listener where (event, task) not in (
    select l ->> 'event', l ->> 'task' from jsonb_array_elements(listeners) l
  );
  insert into platform.listener (event, task)
  select l ->> 'event', l ->> 'task' from jsonb_array_elements(listeners) l
  on conflict do nothing;
  insert into platform.live_topic (event, topic)
  select t ->> 'event', t ->> 'topic' from jsonb_array_elements(topics) t
  on conflict (event) do update set topic = excluded.topic;
$$;

-- Queued work. The app may add tasks through these two functions and touch the queue in no other way.

create function platform.enqueue(task text, payload jsonb, key text, run_at timestamptz)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.add_job(
    task,
    (payload || jsonb_build_object('tenantId', platform.tenant_id()))::json,
    run_at => run_at,
    job_key => case when key is null then null else platform.tenant_id() || ':' || key end
  );
$$;

create function platform.publish(events jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  published record;
  event_id bigint;
begin
  for published in select f ->> 'name' as name, f -> 'payload' as payload from jsonb_array_elements(events) f
  loop
    insert into platform.event (tenant_id, name, payload)
    values (platform.tenant_id(), published.name, published.payload)
    returning id into event_id;

    perform graphile_worker.add_job(
      l.task, json_build_object('tenantId', platform.tenant_id(), 'eventId', event_id))
    from platform.listener l where l.event = published.name;

    perform pg_notify('waybill_live', json_build_object(
      'tenant', platform.tenant_id(), 'customer', published.payload -> 'customerId',
      'topic', t.topic, 'id', published.payload -> 'id')::text)
    from platform.live_topic t where t.event = published.name;
  end loop;
end $$;

revoke all on function platform.enqueue, platform.publish, platform.register_listeners from public;
grant execute on function platform.enqueue, platform.publish to waybill_app;

-- Answers kept by Idempotency-Key, written in the transaction of the work itself.
create table platform.idempotency (
  tenant_id bigint not null,
  principal text not null,
  endpoint text not null,
  key text not null,
  fingerprint text not null,
response text,
  created_at timestamptz not null,
  primary key (tenant_id, principal, endpoint, key)
);
select platform.guard('platform.idempotency');

-- Who did what. Rows are added and read, never changed.
create table platform.audit (
  tenant_id bigint not null,
  id bigint generated always as identity,
  user_id bigint,
  impersonator_id bigint,
  endpoint text not null,
  parameters text not null,
  request_id text not null,
  ip text not null,
  browser text not null,
  at timestamptz not null,
  duration_ms integer not null,
  primary key (tenant_id, id)
);
create index audit_by_user on platform.audit (tenant_id, user_id, at desc);
select platform.guard('platform.audit', null, 'select, insert');

-- What changed on records people care about, field by field; written by triggers, whoever writes.
create table platform.entity_change (
  tenant_id bigint not null,
  id bigint generated always as identity,
  entity_type text not null,
  entity_id text not null,
  customer_id bigint,
  change_type text not null check (change_type in ('Created', 'Updated', 'Deleted')),
  changes jsonb not null,
  user_id bigint,
  impersonator_id bigint,
  request_id text,
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index entity_change_by_record
  on platform.entity_change (tenant_id, entity_type, entity_id, id desc);
select platform.guard('platform.entity_change', null, 'select, insert');

-- Differences as [{property, before, after}], values as text of at most 512 characters.
create function platform.differences(before jsonb, after jsonb, ignored text[]) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'property', key, 'before', left(before ->> key, 512), 'after', left(after ->> key, 512)
  ) order by key), '[]')
  from (select jsonb_object_keys(before || after) as key) keys
  where before -> key is distinct from after -> key and not key = any (ignored);
$$;

create function platform.note_change() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  record jsonb := case when tg_op = 'DELETE' then before else after end;
  changes jsonb := platform.differences(
    before, after, array['tenant_id', 'updated_at', 'updated_by'] || tg_argv[1:]);
begin
  if changes <> '[]' then
    insert into platform.entity_change (
      tenant_id, entity_type, entity_id, customer_id, change_type, changes,
      user_id, impersonator_id, request_id
    ) values (
      (record ->> 'tenant_id')::bigint, tg_argv[0], coalesce(record ->> 'id', record ->> 'tenant_id'),
      (record ->> 'customer_id')::bigint,
      case tg_op when 'INSERT' then 'Created' when 'UPDATE' then 'Updated' else 'Deleted' end,
      changes, platform.user_id(), platform.impersonator_id(),
      nullif(current_setting('app.request_id', true), '')
    );
  end if;
  return null;
end $$;

-- Keeps the change history of a table's records under a name; `secret` columns are left out of it.
create function platform.track(tracked regclass, entity_type text, secret text[] default '{}')
returns void language plpgsql as $$
begin
  execute format(
    'create trigger note_change after insert or update or delete on %s
     for each row execute function platform.note_change(%s)',
    tracked,
    (select string_agg(quote_literal(argument), ', ' order by position)
     from unnest(array[entity_type] || secret) with ordinality as a (argument, position)));
end $$;

-- Contiguous numbers: one row per series, taken under its lock in the transaction that uses the number.
create table platform.number_series (
  tenant_id bigint not null,
  kind text not null,
  prefix text not null default '',
  postfix text not null default '',
  digits integer not null check (digits between 1 and 18),
  next_no bigint not null,
  end_no bigint not null,
  is_manual boolean not null default false,
  primary key (tenant_id, kind),
  check (next_no <= end_no + 1)
);
select platform.guard('platform.number_series');

-- Files that wait to be fetched, and files that people uploaded; the bytes lie in the file store.
create table platform.stored_file (
  tenant_id bigint not null,
  id uuid not null,
  customer_id bigint,
  token_hash text not null,
  file_name text not null,
  file_type text not null,
  size_bytes bigint not null,
  purpose text not null,
  created_by bigint,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (tenant_id, id)
);
create unique index stored_file_by_token on platform.stored_file (tenant_id, token_hash);
select platform.guard('platform.stored_file');
