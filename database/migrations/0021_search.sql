-- What search stores, from the migrations before the first release.

-- search
create schema search;
grant usage on schema search to waybill_app;

-- At most `most` entries of each kind: the number itself first, then what has exactly the words,
-- then what begins so; within each the newest. `asked_key` is the whole needle without spaces,
-- `asked_words` its words, all of which must occur.
-- What many entries have is found among the newest of its kind, without the text index, which would
-- gather all of them first. What these do not show `most` times is rare enough to gather; of what
-- is gathered `enough` times, some more of the newest are looked at.
-- Needles inside words are tried when nothing begins so.
-- Planned once: planning costs as much as most searches, and each step says by itself where to stop.
CREATE OR REPLACE FUNCTION search.find(kinds text[], asked_key text, asked_words text[], customer_filter bigint, most integer)
 RETURNS TABLE(type text, ref text, title text, details jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  recent constant integer := 400;
  enough constant integer := 100;
  deep constant integer := 1000;
  customers_deep constant integer := 10000;
  tenant constant bigint := platform.tenant_id();
  plain constant text[] := array(select w from unnest(asked_words) w where w ~ '^[[:alnum:]]+$');
  parts constant text[] := array(
    select '%' || w || '%' from unnest(plain) w order by length(w) desc
  );
begin
  return query
  with kind as materialized (
    select k.name, search.needle(k.name, customer_filter, plain, '') as exact,
           search.needle(k.name, customer_filter, plain, ':*') as begun
    from unnest(kinds) k (name)
  ), numbered as (
    select e.type, e.ref, e.key, e.at, e.lexemes @@ k.exact as fits
    from (
      select e.* from search.entry e
      where e.tenant_id = tenant
        and e.key ~>=~ asked_key and e.key ~<~ (asked_key || chr(1114111))
        and array_position(kinds, e.type) is not null and platform.sees_customer(e.customer_id)
        and (customer_filter is null or e.customer_id = customer_filter)
      order by e.key using ~<~ limit enough
    ) e
    join kind k on k.name = e.type
  ), fresh as materialized (
    select f.* from kind k, lateral (
      select n.type, n.ref, n.key, n.at, n.lexemes @@ k.exact as fits, n.lexemes @@ k.begun as begins
      from search.newest(k.name, customer_filter, recent) n
    ) f
  ), shown as materialized (
    select k.*, f.all_seen or f.begun >= most as begun_shown,
           f.all_seen or f.exact >= most as exact_shown
    from kind k, lateral (
      select count(*) < recent as all_seen, count(*) filter (where f.begins) as begun,
             count(*) filter (where f.fits) as exact
      from fresh f where f.type = k.name
    ) f
  ), exact as materialized (
    select e.* from shown s, lateral (
      select e.type, e.ref, e.key, e.at, true as fits
      from search.having_words(s.name, s.exact) e limit enough
    ) e
    where not s.exact_shown
  ), begun as materialized (
    select e.* from shown s, lateral (
      select e.type, e.ref, e.key, e.at, e.lexemes @@ s.exact as fits
      from search.having_words(s.name, s.begun) e limit enough
    ) e
    where not s.begun_shown and (select count(*) from exact e where e.type = s.name) < most
  ), older as (
    select n.* from shown s, lateral (
      select case
        when (select count(*) from exact e where e.type = s.name) >= enough then s.exact
        when (select count(*) from begun b where b.type = s.name) >= enough then s.begun
      end as needle
    ) many, lateral (
      select n.type, n.ref, n.key, n.at, n.lexemes @@ s.exact as fits
      from search.newest(s.name, customer_filter, deep) n
      where n.lexemes @@ many.needle limit most
    ) n
    where many.needle is not null
  ), ranked as (
    select m.type, m.ref, row_number() over (
      partition by m.type
      order by m.key = asked_key desc, m.fits desc, starts_with(m.key, asked_key) desc,
               m.at desc, m.ref desc
    ) as rank
    from (
      table numbered
      union select f.type, f.ref, f.key, f.at, f.fits from fresh f where f.begins
      union table exact union table begun union table older
    ) m
  )
  select r.type, r.ref, e.title, e.details
  from ranked r, lateral (
    select e.title, e.details from search.entry e
    where e.tenant_id = tenant and e.type = r.type and e.ref = r.ref limit 1
  ) e
  where r.rank <= most
  order by array_position(kinds, r.type), r.rank;

  -- Three letters and the two wildcards: below that the index on parts of words is of no use.
  if found or coalesce(length(parts[1]), 0) < 5 then return; end if;
  return query
  with part as (
    (select e.type, e.ref, e.title, e.details, e.at from search.entry e
     where customer_filter is null and e.words like parts[1] and e.words like all (parts)
       and e.tenant_id + 0 = tenant and array_position(kinds, e.type) is not null
       and platform.sees_customer(e.customer_id)
     limit 300)
    union all
    -- The index on parts of words knows no customers: one customer's entries are read instead.
    (select n.type, n.ref, n.title, n.details, n.at
     from unnest(kinds) k (name), search.newest(k.name, customer_filter, customers_deep) n
     where customer_filter is not null and n.words like all (parts))
  ), ranked as (
    select p.*, row_number() over (partition by p.type order by p.at desc, p.ref desc) as rank
    from part p
  )
  select r.type, r.ref, r.title, r.details from ranked r where r.rank <= most
  order by array_position(kinds, r.type), r.rank;
end $function$;
revoke execute on function search.find(kinds text[], asked_key text, asked_words text[], customer_filter bigint, most integer) from public;
grant execute on function search.find(kinds text[], asked_key text, asked_words text[], customer_filter bigint, most integer) to waybill_app;

-- What stands before each word of this tenant's entries of a kind.
-- Each own type has a shelf of its own.
CREATE OR REPLACE FUNCTION search.shelf(kind text)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (((('t'::text || platform.tenant_id()) || '.'::text) || CASE WHEN (kind ~~ 'Records/%'::text) THEN ('r'::text || substr(kind, 9)) ELSE "left"(kind, 2) END) || '.'::text);
revoke execute on function search.shelf(kind text) from public;

-- Row-level security hides text indexes from matching operators, because these could leak. So the
-- app has no rights on this table at all: it reads through search.find and writes through
-- search.index_record, and both take tenant and customer from the transaction.
create table search.entry (
  tenant_id bigint not null,
  type text not null,
  ref text not null,
  customer_id bigint,
  title text not null,
  -- The title as it is compared: letters and digits only, small.
  key text not null,
  -- Plain words with a space before each, for needles inside words.
  words text not null,
  -- Each word as t<tenant>.<kind>.<word>, and the customer as @<id>: with tenant and kind in the
  -- key, others' entries are not touched.
  lexemes tsvector not null,
  details jsonb not null,
  at timestamp with time zone not null,
  constraint entry_pkey PRIMARY KEY (tenant_id, type, ref)
);

alter table search.entry add constraint entry_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

CREATE INDEX entry_by_key ON search.entry USING btree (tenant_id, key text_pattern_ops);

CREATE INDEX entry_by_part ON search.entry USING gin (words gin_trgm_ops);

CREATE INDEX entry_by_word ON search.entry USING gin (lexemes) WITH (fastupdate=off);

CREATE INDEX entry_newest ON search.entry USING btree (tenant_id, type, at DESC, ref);

CREATE INDEX entry_newest_of_customer ON search.entry USING btree (tenant_id, customer_id, type, at DESC, ref) WHERE (customer_id IS NOT NULL);

alter table search.entry enable row level security;

alter table search.entry force row level security;

create policy own_tenant on search.entry as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy owner on search.entry as permissive for all to current_user
  using (true)
  with check (true);

-- search_public
create schema search_public;
grant usage on schema search_public to waybill_app;

-- The entries of a kind that the caller sees and that fit. What the needle says already is written
-- so that it cannot choose an index: the needle does.
CREATE OR REPLACE FUNCTION search.having_words(kind text, needle tsquery)
 RETURNS SETOF search.entry
 LANGUAGE sql
 STABLE
AS $function$
  select e.* from search.entry e
  where e.lexemes @@ needle
    and e.tenant_id + 0 = platform.tenant_id() and e.type || '' = kind
    and platform.sees_customer(e.customer_id)
$function$;
revoke execute on function search.having_words(kind text, needle tsquery) from public;

-- Adds or replaces what is found of a record; without a title it is no longer found.
CREATE OR REPLACE FUNCTION search.index_record(record_type text, record_ref text, record_customer bigint, record_title text, record_key text, record_words text[], record_details jsonb, record_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from search.entry
  where record_title is null
    and tenant_id = platform.tenant_id() and type = record_type and ref = record_ref;
  insert into search.entry as e (
    tenant_id, type, ref, customer_id, title, key, words, lexemes, details, at
  )
  select platform.tenant_id(), record_type, record_ref, record_customer, record_title, record_key,
         ' ' || array_to_string(record_words, ' '),
         array_to_tsvector(array(
           select distinct search.shelf(record_type) || w
           from unnest(record_words || ('@' || record_customer)) w where w is not null
         )),
         record_details, record_at
  where record_title is not null
  on conflict (tenant_id, type, ref) do update set
    customer_id = excluded.customer_id, title = excluded.title, key = excluded.key,
    words = excluded.words, lexemes = excluded.lexemes, details = excluded.details,
    at = excluded.at;
$function$;
revoke execute on function search.index_record(record_type text, record_ref text, record_customer bigint, record_title text, record_key text, record_words text[], record_details jsonb, record_at timestamp with time zone) from public;
grant execute on function search.index_record(record_type text, record_ref text, record_customer bigint, record_title text, record_key text, record_words text[], record_details jsonb, record_at timestamp with time zone) to waybill_app;

-- All of the words in the entries of a kind, whole or (`ending` is ':*') as beginnings.
CREATE OR REPLACE FUNCTION search.needle(kind text, customer_filter bigint, words text[], ending text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
AS $function$
  select (
    string_agg(quote_literal(search.shelf(kind) || w) || ending, ' & ')
    || coalesce(' & ' || quote_literal(search.shelf(kind) || '@' || customer_filter), '')
  )::tsquery
  from unnest(words) w
$function$;
revoke execute on function search.needle(kind text, customer_filter bigint, words text[], ending text) from public;

-- The newest entries of a kind that the caller sees: all, or one customer's.
CREATE OR REPLACE FUNCTION search.newest(kind text, customer_filter bigint, most integer)
 RETURNS SETOF search.entry
 LANGUAGE sql
 STABLE
AS $function$
  (select e.* from search.entry e
   where customer_filter is null and e.tenant_id = platform.tenant_id() and e.type = kind
     and platform.sees_customer(e.customer_id)
   order by e.at desc, e.ref limit most)
  union all
  (select e.* from search.entry e
   where e.customer_id = customer_filter and e.tenant_id = platform.tenant_id() and e.type = kind
     and platform.sees_customer(e.customer_id)
   order by e.at desc, e.ref limit most)
$function$;
revoke execute on function search.newest(kind text, customer_filter bigint, most integer) from public;
