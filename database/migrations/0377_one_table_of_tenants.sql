-- An erasure looks at each table of the tenant: it looked up all of them each time, two fifths of
-- its processor time.

-- The columns of a table that can hold what a person said of themselves, or no row if it does not
-- hold a tenant's rows.
create function platform.tenant_table(target regclass)
  returns table (columns text[], types text[], is_kept boolean) language sql stable
  set search_path to 'pg_catalog', 'pg_temp' as $function$
  select array_agg(a.attname::text order by a.attnum),
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum), n.nspname = 'finance'
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
  where c.oid = target and c.relkind = 'r' and c.relrowsecurity
    and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'tenant_id')
  group by n.nspname;
$function$;

-- The tables that hold a tenant's rows; the history and the log come last, because a change of
-- others writes to them.
create or replace function platform.tables_of_tenants()
  returns table (name text, columns text[], types text[], is_kept boolean) language sql stable
  set search_path to 'pg_catalog', 'pg_temp' as $function$
  select format('%I.%I', n.nspname, c.relname), t.columns, t.types, t.is_kept
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join lateral platform.tenant_table(c.oid) t
  where c.relkind = 'r' and c.relrowsecurity
  order by n.nspname in ('search', 'platform'), c.relname = 'entity_change', 1;
$function$;

-- Answers how many rows were changed. Finance is kept by law, whoever asks.
create or replace function platform.scrub(
  target regclass, marks text[], names text[], account bigint, account_guid uuid,
  stand_ins text[], name_stand_in text
)
  returns bigint language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp' as $function$
declare
  place record;
  assignments text;
  changed bigint;
begin
  select t.columns, t.types, t.is_kept into place from platform.tenant_table(target) t;
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
