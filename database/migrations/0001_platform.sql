-- What platform stores, from the migrations before the first release.

-- platform
create schema platform;
grant usage on schema platform to waybill_app;

-- Differences as [{property, before, after}], values as text of at most 512 characters.
-- A field that was not there and is empty has not changed: a new record's history names what it holds.
CREATE OR REPLACE FUNCTION platform.differences(before jsonb, after jsonb, ignored text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'property', key, 'before', left(before ->> key, 512), 'after', left(after ->> key, 512)
  ) order by key), '[]')
  from (select jsonb_object_keys(before || after) as key) keys
  where before ->> key is distinct from after ->> key and not key = any (ignored);
$function$;

-- Makes a table a tenant's: row-level security for everybody, the owner included, and the app's rights.
CREATE OR REPLACE FUNCTION platform.guard(guarded regclass, customer_column text DEFAULT NULL::text, rights text DEFAULT 'select, insert, update, delete'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION platform.impersonator_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.impersonator_id'::text, true), ''::text))::bigint;

CREATE OR REPLACE FUNCTION platform.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION platform.note_reference_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform platform.count_version(c.tenant_id, tg_argv[0])
  from (select distinct tenant_id from changed) c;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION platform.note_shared_reference_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform platform.count_version(0, tg_argv[0]);
  return null;
end $function$;

-- Which rows of a table are a person's: those with a mark, and those of the account with its name.
CREATE OR REPLACE FUNCTION platform.of_person(target regclass)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select 't.tenant_id = platform.tenant_id() and (platform.has_mark(t::text, $1) or (('
    || coalesce((
      select string_agg(case
        when a.atttypid = 'bigint'::regtype then format('t.%I = $3', a.attname)
        when a.atttypid = 'uuid'::regtype then format('t.%I = $4', a.attname)
        else format('t.%I = any ($2)', a.attname)
      end, ' or ')
      from pg_attribute a
      where a.attrelid = target and a.attnum > 0 and not a.attisdropped and (
        (a.atttypid = 'bigint'::regtype and a.attname in ('user_id', 'created_by', 'updated_by',
          'decided_by', 'cancelled_by', 'discarded_by', 'closed_by', 'changed_by'))
        or (a.atttypid = 'uuid'::regtype
          and a.attname in ('author_guid', 'user_guid', 'driver_guid', 'driver_id'))
        or (a.atttypid = 'text'::regtype
          and (a.attname like '%by\_name' or a.attname in ('saved_by', 'signed_by'))))
    ), 'false')
    || ') and platform.has_mark(t::text, $2)))';
$function$;

-- A fact may name the users whose pages it concerns; then nobody else's hear of it.
-- Facts that are announced together are written, queued for their listeners and told to open pages in one
-- statement each: a batch of bookings announces a thousand.
-- All events of one publish call are handled by one task: a booking queues one row instead of five,
-- and the queue looks for one task instead of five.
CREATE OR REPLACE FUNCTION platform.publish(events jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
end $function$;
revoke execute on function platform.publish(events jsonb) from public;
grant execute on function platform.publish(events jsonb) to waybill_app;

CREATE OR REPLACE FUNCTION platform.rows_of_person(target regclass, marks text[], names text[], account bigint, account_guid uuid)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return query execute format(
    'select to_jsonb(t) from %s t where %s', target, platform.of_person(target))
    using marks, names, account, account_guid;
end $function$;
revoke execute on function platform.rows_of_person(target regclass, marks text[], names text[], account bigint, account_guid uuid) from public;
grant execute on function platform.rows_of_person(target regclass, marks text[], names text[], account bigint, account_guid uuid) to waybill_app;

-- Answers how many rows were changed. Finance is kept by law, whoever asks.
CREATE OR REPLACE FUNCTION platform.scrub(target regclass, marks text[], names text[], account bigint, account_guid uuid, stand_ins text[], name_stand_in text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  place record;
  assignments text;
  changed bigint;
begin
  select t.columns, t.types, t.is_kept into place
  from platform.tables_of_tenants() t where t.name::regclass = target;
  if not found or place.is_kept then return 0; end if;
  select string_agg(format(
    '%1$I = platform.without_marks(platform.without_marks(t.%1$I::text, $1, $5), $2, $6)::%2$s',
    c, y), ', ')
  into assignments from unnest(place.columns, place.types) as p (c, y);
  execute format('update %s t set %s where %s', target, assignments, platform.of_person(target))
    using marks, names, account, account_guid, stand_ins,
      array_fill(name_stand_in, array[greatest(cardinality(names), 1)]);
  get diagnostics changed = row_count;
  return changed;
end $function$;
revoke execute on function platform.scrub(target regclass, marks text[], names text[], account bigint, account_guid uuid, stand_ins text[], name_stand_in text) from public;
grant execute on function platform.scrub(target regclass, marks text[], names text[], account bigint, account_guid uuid, stand_ins text[], name_stand_in text) to waybill_app;

-- Staff see every customer's rows, a customer's session its own, a guest none. Written as a choice,
-- not as an "or", so that the planner's estimates stay near the truth.
CREATE OR REPLACE FUNCTION platform.sees_customer(customer_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (current_setting('app.customer_id'::text, true) = 'all'::text) THEN true ELSE (customer_id = (NULLIF(NULLIF(current_setting('app.customer_id'::text, true), ''::text), 'all'::text))::bigint) END;

-- A pattern for a text that stands by itself: `ana@x.example` is not found in `joana@x.example`.
CREATE OR REPLACE FUNCTION platform.standing_alone(mark text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (('(?<![\w.+-])'::text || regexp_replace(mark, '([.*+?^${}()|\[\]\\])'::text, '\\\1'::text, 'g'::text)) || '(?![\w-])'::text);

-- The tables that hold a tenant's rows, with the columns that can hold what a person said of
-- themselves; the history and the log come last, because a change of others writes to them.
CREATE OR REPLACE FUNCTION platform.tables_of_tenants()
 RETURNS TABLE(name text, columns text[], types text[], is_kept boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select format('%I.%I', n.nspname, c.relname), array_agg(a.attname::text order by a.attnum),
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum), n.nspname = 'finance'
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
  where c.relkind = 'r' and c.relrowsecurity
    and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'tenant_id')
  group by n.nspname, c.relname
  order by n.nspname in ('search', 'platform'), c.relname = 'entity_change', 1;
$function$;

CREATE OR REPLACE FUNCTION platform.tenant_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint;

-- Keeps the change history of a table's records under a name; `secret` columns are left out of it.
CREATE OR REPLACE FUNCTION platform.track(tracked regclass, entity_type text, secret text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format(
    'create trigger note_change after insert or update or delete on %s
     for each row execute function platform.note_change(%s)',
    tracked,
    (select string_agg(quote_literal(argument), ', ' order by position)
     from unnest(array[entity_type] || secret) with ordinality as a (argument, position)));
end $function$;

CREATE OR REPLACE FUNCTION platform.user_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.user_id'::text, true), ''::text))::bigint;

-- Counts the changes of a table, so that `TenantDb.reference` may read it.
CREATE OR REPLACE FUNCTION platform.version_reference(versioned regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION platform.without_marks(value text, marks text[], stand_ins text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  for at in 1 .. coalesce(cardinality(marks), 0) loop
    if strpos(lower(value), lower(marks[at])) > 0 then
      value := regexp_replace(value, platform.standing_alone(marks[at]), stand_ins[at], 'gi');
    end if;
  end loop;
  return value;
end $function$;

-- Who did what. Rows are added and read, never changed.
create table platform.audit (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  user_id bigint,
  impersonator_id bigint,
  endpoint text not null,
  parameters text not null,
  request_id text not null,
  ip text not null,
  browser text not null,
  at timestamp with time zone not null,
  duration_ms integer not null,
  refusal text,
  constraint audit_pkey PRIMARY KEY (tenant_id, id)
);

create table platform.daily (
  tenant_id bigint not null,
  task text not null,
  -- The last day whose run is queued; earlier days are never queued again.
  last_day date not null,
  constraint daily_pkey PRIMARY KEY (tenant_id, task)
);

-- Tasks that somebody took away, with the reason.
create table platform.discarded_task (
  tenant_id bigint not null,
  id bigint not null,
  name text not null,
  payload jsonb not null,
  attempts integer not null,
  max_attempts integer not null,
  last_error text,
  created_at timestamp with time zone not null,
  reason text not null,
  discarded_by bigint,
  discarded_at timestamp with time zone not null,
  constraint discarded_task_pkey PRIMARY KEY (tenant_id, id)
);

-- What changed on records people care about, field by field; written by triggers, whoever writes.
create table platform.entity_change (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  entity_type text not null,
  entity_id text not null,
  customer_id bigint,
  change_type text not null,
  changes jsonb not null,
  user_id bigint,
  impersonator_id bigint,
  request_id text,
  at timestamp with time zone default now() not null,
  constraint entity_change_pkey PRIMARY KEY (tenant_id, id),
  constraint entity_change_change_type_check CHECK ((change_type = ANY (ARRAY['Created'::text, 'Updated'::text, 'Deleted'::text])))
);

create table platform.erasure (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  subject text not null,
  -- The user or the customer; an erased address is kept nowhere.
  subject_id bigint,
  reason text not null,
  requested_by bigint,
  requested_at timestamp with time zone not null,
  done_at timestamp with time zone,
  -- Rows that were changed, by table.
  changed jsonb,
  constraint erasure_pkey PRIMARY KEY (tenant_id, id),
  constraint erasure_subject_check CHECK ((subject = ANY (ARRAY['User'::text, 'CustomerContact'::text, 'EmailAddress'::text])))
);

create table platform.event (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  payload jsonb not null,
  at timestamp with time zone default now() not null,
  constraint event_pkey PRIMARY KEY (tenant_id, id)
);

create table platform.handled_event (
  tenant_id bigint not null,
  event_id bigint not null,
  listener text not null,
  at timestamp with time zone default now() not null,
  constraint handled_event_pkey PRIMARY KEY (tenant_id, event_id, listener)
);

-- Answers kept by Idempotency-Key, written in the transaction of the work itself.
create table platform.idempotency (
  tenant_id bigint not null,
  principal text not null,
  endpoint text not null,
  key text not null,
  fingerprint text not null,
  response text,
  created_at timestamp with time zone not null,
  constraint idempotency_pkey PRIMARY KEY (tenant_id, principal, endpoint, key)
);

create table platform.listener (
  event text not null,
  task text not null,
  constraint listener_pkey PRIMARY KEY (event, task)
);

create table platform.live_topic (
  event text not null,
  topic text not null,
  constraint live_topic_pkey PRIMARY KEY (event)
);

-- Contiguous numbers: one row per series, taken under its lock in the transaction that uses the number.
create table platform.number_series (
  tenant_id bigint not null,
  kind text not null,
  prefix text default ''::text not null,
  postfix text default ''::text not null,
  digits integer not null,
  next_no bigint not null,
  end_no bigint not null,
  is_manual boolean default false not null,
  constraint number_series_pkey PRIMARY KEY (tenant_id, kind),
  constraint number_series_check CHECK ((next_no <= (end_no + 1))),
  constraint number_series_digits_check CHECK (((digits >= 1) AND (digits <= 18)))
);

create table platform.reference_version (
  -- 0 for tables that all tenants share.
  tenant_id bigint not null,
  table_name text not null,
  -- Two transactions that change one table at once count in different rows, so that neither waits.
  slot smallint not null,
  version bigint not null,
  -- The transaction that counted last: what it has not committed must not be cached.
  changed_by xid8 not null,
  constraint reference_version_pkey PRIMARY KEY (tenant_id, table_name, slot)
);

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
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint stored_file_pkey PRIMARY KEY (tenant_id, id)
);

CREATE INDEX audit_by_user ON platform.audit USING btree (tenant_id, user_id, at DESC);

CREATE INDEX audit_of_refusals ON platform.audit USING btree (tenant_id, id DESC) WHERE (refusal IS NOT NULL);

alter table platform.audit enable row level security;

alter table platform.audit force row level security;

create policy own_tenant on platform.audit as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on platform.audit to waybill_app;

alter table platform.daily enable row level security;

alter table platform.daily force row level security;

create policy own_tenant on platform.daily as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on platform.daily to waybill_app;

alter table platform.discarded_task enable row level security;

alter table platform.discarded_task force row level security;

create policy own_tenant on platform.discarded_task as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select on platform.discarded_task to waybill_app;

CREATE INDEX entity_change_by_record ON platform.entity_change USING btree (tenant_id, entity_type, entity_id, id DESC);

-- What one deed changed is looked up by its request.
CREATE INDEX entity_change_by_request ON platform.entity_change USING btree (tenant_id, request_id) WHERE (request_id IS NOT NULL);

alter table platform.entity_change enable row level security;

alter table platform.entity_change force row level security;

create policy own_tenant on platform.entity_change as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on platform.entity_change to waybill_app;

alter table platform.erasure enable row level security;

alter table platform.erasure force row level security;

create policy own_tenant on platform.erasure as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on platform.erasure to waybill_app;

alter table platform.event enable row level security;

alter table platform.event force row level security;

create policy own_tenant on platform.event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on platform.event to waybill_app;

alter table platform.handled_event enable row level security;

alter table platform.handled_event force row level security;

create policy own_tenant on platform.handled_event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on platform.handled_event to waybill_app;

alter table platform.idempotency enable row level security;

alter table platform.idempotency force row level security;

create policy own_tenant on platform.idempotency as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on platform.idempotency to waybill_app;

alter table platform.number_series enable row level security;

alter table platform.number_series force row level security;

create policy own_tenant on platform.number_series as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on platform.number_series to waybill_app;

alter table platform.reference_version enable row level security;

alter table platform.reference_version force row level security;

create policy own_tenant on platform.reference_version as permissive for all to public
  using ((tenant_id = ANY (ARRAY[(0)::bigint, platform.tenant_id()])))
  with check ((tenant_id = ANY (ARRAY[(0)::bigint, platform.tenant_id()])));

grant insert, select, update on platform.reference_version to waybill_app;

CREATE INDEX stored_file_bytes ON platform.stored_file USING btree (tenant_id) INCLUDE (size_bytes);

CREATE UNIQUE INDEX stored_file_by_token ON platform.stored_file USING btree (tenant_id, token_hash);

alter table platform.stored_file enable row level security;

alter table platform.stored_file force row level security;

create policy own_tenant on platform.stored_file as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select, update on platform.stored_file to waybill_app;

-- Values that a record had before are the person's too: of these properties nothing stays.
CREATE OR REPLACE FUNCTION platform.blank_history(kind text, record text, properties text[])
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with blanked as (
    update platform.entity_change set changes = (
      select coalesce(jsonb_agg(case
        when change ->> 'property' = any (properties)
        then change || '{"before": null, "after": null}' else change
      end), '[]')
      from jsonb_array_elements(changes) change
    )
    where tenant_id = platform.tenant_id() and entity_type = kind and entity_id = record
    returning 1
  )
  select count(*) from blanked;
$function$;
revoke execute on function platform.blank_history(kind text, record text, properties text[]) from public;
grant execute on function platform.blank_history(kind text, record text, properties text[]) to waybill_app;

CREATE OR REPLACE FUNCTION platform.count_version(tenant bigint, changed_table text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  insert into platform.reference_version as v (tenant_id, table_name, slot, version, changed_by)
  values (tenant, changed_table, pg_backend_pid() % 64, 1, pg_current_xact_id())
  on conflict (tenant_id, table_name, slot)
  do update set version = v.version + 1, changed_by = excluded.changed_by;
$function$;

CREATE OR REPLACE FUNCTION platform.discard_task(wanted bigint, why text, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
revoke execute on function platform.discard_task(wanted bigint, why text, moment timestamp with time zone) from public;
grant execute on function platform.discard_task(wanted bigint, why text, moment timestamp with time zone) to waybill_app;

CREATE OR REPLACE FUNCTION platform.enqueue(task text, payload jsonb, key text, run_at timestamp with time zone, queue text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select graphile_worker.add_job(
    task,
    (payload || jsonb_build_object('tenantId', platform.tenant_id()))::json,
    run_at => coalesce(run_at, clock_timestamp()),
    job_key => case when key is null then null else platform.tenant_id() || ':' || key end,
    queue_name => case when queue is null then null else platform.tenant_id() || ':' || queue end
  );
$function$;
revoke execute on function platform.enqueue(task text, payload jsonb, key text, run_at timestamp with time zone, queue text) from public;
grant execute on function platform.enqueue(task text, payload jsonb, key text, run_at timestamp with time zone, queue text) to waybill_app;

-- The app itself may not delete what was done; old entries go through this alone, a tenant's own.
CREATE OR REPLACE FUNCTION platform.forget_audit(before timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with gone as (
    delete from platform.audit where tenant_id = platform.tenant_id() and at < before returning 1
  )
  select count(*) from gone;
$function$;
revoke execute on function platform.forget_audit(before timestamp with time zone) from public;
grant execute on function platform.forget_audit(before timestamp with time zone) to waybill_app;

CREATE OR REPLACE FUNCTION platform.has_mark(value text, marks text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (EXISTS (SELECT FROM unnest(has_mark.marks) mark(mark) WHERE ((strpos(lower(has_mark.value), lower(mark.mark)) > 0) AND (has_mark.value ~* platform.standing_alone(mark.mark)))));

CREATE OR REPLACE FUNCTION platform.register_listeners(listeners jsonb, topics jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from platform.listener where (event, task) not in (
    select l ->> 'event', l ->> 'task' from jsonb_array_elements(listeners) l
  );
  insert into platform.listener (event, task)
  select l ->> 'event', l ->> 'task' from jsonb_array_elements(listeners) l
  on conflict do nothing;
  insert into platform.live_topic (event, topic)
  select t ->> 'event', t ->> 'topic' from jsonb_array_elements(topics) t
  on conflict (event) do update set topic = excluded.topic;
$function$;
revoke execute on function platform.register_listeners(listeners jsonb, topics jsonb) from public;

-- True where the task was there and nobody worked on it.
CREATE OR REPLACE FUNCTION platform.retry_task(wanted bigint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with again as (
    update graphile_worker._private_jobs set attempts = 0, run_at = now(), updated_at = now()
    where id = wanted and locked_at is null
      and (payload ->> 'tenantId')::bigint = platform.tenant_id()
    returning 1
  )
  select exists (select from again);
$function$;
revoke execute on function platform.retry_task(wanted bigint) from public;
grant execute on function platform.retry_task(wanted bigint) to waybill_app;

-- What waits in the queue may name them too.
CREATE OR REPLACE FUNCTION platform.scrub_queue(marks text[], stand_ins text[])
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with changed as (
    update graphile_worker._private_jobs
    set payload = platform.without_marks(payload::text, marks, stand_ins)::json
    where (payload ->> 'tenantId')::bigint = platform.tenant_id()
      and platform.has_mark(payload::text, marks)
    returning 1
  )
  select count(*) from changed;
$function$;
revoke execute on function platform.scrub_queue(marks text[], stand_ins text[]) from public;
grant execute on function platform.scrub_queue(marks text[], stand_ins text[]) to waybill_app;

-- The tenant's own part of the queue, which the app can read in no other way.
CREATE OR REPLACE FUNCTION platform.tasks()
 RETURNS TABLE(id bigint, name text, state text, payload jsonb, attempts integer, max_attempts integer, last_error text, created_at timestamp with time zone, next_at timestamp with time zone, reason text, discarded_by bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$;
revoke execute on function platform.tasks() from public;
grant execute on function platform.tasks() to waybill_app;
