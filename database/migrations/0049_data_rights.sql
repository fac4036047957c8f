-- Data rights: everything about a person is found by what is theirs alone (address, telephone), and by
-- the account that rows name; erasing puts a stand-in there. What the law wants kept stays: finance.

create table platform.erasure (
  tenant_id bigint not null,
  id bigint generated always as identity,
  subject text not null check (subject in ('User', 'CustomerContact', 'EmailAddress')),
  -- The user or the customer; an erased address is kept nowhere.
  subject_id bigint,
  reason text not null,
  requested_by bigint,
  requested_at timestamptz not null,
  done_at timestamptz,
  -- Rows that were changed, by table.
  changed jsonb,
  primary key (tenant_id, id)
);
select platform.guard('platform.erasure', null, 'select, insert, update');

-- A pattern for a text that stands by itself: `ana@x.example` is not found in `joana@x.example`.
create function platform.standing_alone(mark text) returns text language sql immutable parallel safe
return '(?<![\w.+-])' || regexp_replace(mark, '([.*+?^${}()|\[\]\\])', '\\\1', 'g') || '(?![\w-])';

create function platform.has_mark(value text, marks text[]) returns boolean
language sql immutable parallel safe
return exists (
  select from unnest(marks) mark
  where strpos(lower(value), lower(mark)) > 0 and value ~* platform.standing_alone(mark)
);

create function platform.without_marks(value text, marks text[], stand_ins text[]) returns text
language plpgsql immutable parallel safe as $$
begin
  for at in 1 .. coalesce(cardinality(marks), 0) loop
    if strpos(lower(value), lower(marks[at])) > 0 then
      value := regexp_replace(value, platform.standing_alone(marks[at]), stand_ins[at], 'gi');
    end if;
  end loop;
  return value;
end $$;

-- Which rows of a table are a person's: those with a mark, and those of the account with its name.
create function platform.of_person(target regclass) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
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
$$;

-- The tables that hold a tenant's rows, with the columns that can hold what a person said of
-- themselves; the history and the log come last, because a change of others writes to them.
create function platform.tables_of_tenants()
returns table (name text, columns text[], types text[], is_kept boolean)
language sql stable set search_path = pg_catalog, pg_temp as $$
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
$$;

create function platform.rows_of_person(
  target regclass, marks text[], names text[], account bigint, account_guid uuid
) returns setof jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query execute format(
    'select to_jsonb(t) from %s t where %s', target, platform.of_person(target))
    using marks, names, account, account_guid;
end $$;

-- Answers how many rows were changed. Finance is kept by law, whoever asks.
create function platform.scrub(
  target regclass, marks text[], names text[], account bigint, account_guid uuid,
  stand_ins text[], name_stand_in text
) returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
end $$;

-- What waits in the queue may name them too.
create function platform.scrub_queue(marks text[], stand_ins text[]) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with changed as (
    update graphile_worker._private_jobs
    set payload = platform.without_marks(payload::text, marks, stand_ins)::json
    where (payload ->> 'tenantId')::bigint = platform.tenant_id()
      and platform.has_mark(payload::text, marks)
    returning 1
  )
  select count(*) from changed;
$$;

-- Values that a record had before are the person's too: of these properties nothing stays.
create function platform.blank_history(kind text, record text, properties text[]) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
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
$$;

revoke all on function platform.rows_of_person, platform.scrub, platform.scrub_queue,
  platform.blank_history from public;
grant execute on function platform.rows_of_person, platform.scrub, platform.scrub_queue,
  platform.blank_history to waybill_app;

-- The app may not change who tried to sign in; an erased person's tries go.
create function identity.forget_sign_ins(account bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from identity.sign_in_attempt where tenant_id = platform.tenant_id() and user_id = account;
$$;
revoke all on function identity.forget_sign_ins from public;
grant execute on function identity.forget_sign_ins to waybill_app;
