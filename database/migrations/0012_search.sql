-- One index over all records that people look for.

create schema search;
grant usage on schema search to waybill_app;
create schema search_public;
grant usage on schema search_public to waybill_app;

-- Row-level security hides text indexes from matching operators, because these could leak. So the
-- app has no rights on this table at all: it reads through search.find and writes through
-- search.index_record, and both take tenant and customer from the transaction.
create table search.entry (
  tenant_id bigint not null references tenancy.tenant,
  type text not null,
  ref text not null,
  customer_id bigint,
  title text not null,
  -- The title as it is compared: letters and digits only, small.
  key text not null,
  -- Plain words with a space before each, for needles inside words.
  words text not null,
  -- Each word as t<tenant>.<word>: with the tenant in the key, others' entries are not touched.
  lexemes tsvector not null,
  details jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, type, ref)
);
alter table search.entry enable row level security;
alter table search.entry force row level security;
create policy own_tenant on search.entry using (tenant_id = platform.tenant_id())
  with check (tenant_id = platform.tenant_id());
create policy owner on search.entry to current_user using (true) with check (true);

create index entry_by_word on search.entry using gin (lexemes) with (fastupdate = off);
create index entry_by_part on search.entry using gin (words public.gin_trgm_ops);
create index entry_by_key on search.entry (tenant_id, key text_pattern_ops);
create index entry_newest on search.entry (tenant_id, type, at desc, ref);

-- Adds or replaces what is found of a record; without a title it is no longer found.
create function search.index_record(
  record_type text, record_ref text, record_customer bigint, record_title text, record_key text,
  record_words text[], record_details jsonb, record_at timestamptz
) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from search.entry
  where record_title is null
    and tenant_id = platform.tenant_id() and type = record_type and ref = record_ref;
  insert into search.entry as e (
    tenant_id, type, ref, customer_id, title, key, words, lexemes, details, at
  )
  select platform.tenant_id(), record_type, record_ref, record_customer, record_title, record_key,
         ' ' || array_to_string(record_words, ' '),
         array_to_tsvector(array(
           select distinct 't' || platform.tenant_id() || '.' || w from unnest(record_words) w
         )),
         record_details, record_at
  where record_title is not null
  on conflict (tenant_id, type, ref) do update set
    customer_id = excluded.customer_id, title = excluded.title, key = excluded.key,
    words = excluded.words, lexemes = excluded.lexemes, details = excluded.details,
    at = excluded.at;
$$;

-- At most `most` entries of each kind: the number itself first, then what has exactly the words,
-- then what begins so; within each the newest. `asked_key` is the whole needle without spaces,
-- `asked_words` its words, all of which must occur. Of what hundreds of entries have, some hundreds
-- and the newest of each kind are looked at. Needles inside words are tried when nothing begins so.
-- Conditions that must not choose an index are written so that they cannot: the word does.
create function search.find(
  kinds text[], asked_key text, asked_words text[], asked_customer bigint, most integer
) returns table (type text, ref text, title text, details jsonb)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  enough constant integer := 300;
  recent constant integer := 500;
  tenant constant bigint := platform.tenant_id();
  plain constant text[] := array(select w from unnest(asked_words) w where w ~ '^[[:alnum:]]+$');
  exact constant tsquery := (
    select string_agg(quote_literal('t' || tenant || '.' || w), ' & ') from unnest(plain) w
  )::tsquery;
  needle constant tsquery := (
    select string_agg(quote_literal('t' || tenant || '.' || w) || ':*', ' & ') from unnest(plain) w
  )::tsquery;
  parts constant text[] := array(
    select '%' || w || '%' from unnest(plain) w order by length(w) desc
  );
begin
  return query
  with numbered as (
    select e.type, e.ref, e.key, e.at, e.lexemes @@ exact as fits from search.entry e
    where e.tenant_id = tenant
      and e.key ~>=~ asked_key and e.key ~<~ (asked_key || chr(1114111))
      and array_position(kinds, e.type) is not null and platform.sees_customer(e.customer_id)
      and (asked_customer is null or e.customer_id = asked_customer)
    order by e.key using ~<~ limit enough
  ), worded as (
    select e.type, e.ref, e.key, e.at, e.lexemes @@ exact as fits from search.entry e
    where e.lexemes @@ needle
      and e.tenant_id + 0 = tenant and array_position(kinds, e.type) is not null
      and platform.sees_customer(e.customer_id)
      and (asked_customer is null or e.customer_id = asked_customer)
    limit enough
  ), newest as (
    select n.* from unnest(kinds) kind (name), lateral (
      select r.type, r.ref, r.key, r.at, r.lexemes @@ exact as fits from (
        select e.* from search.entry e
        where e.tenant_id = tenant and e.type = kind.name
          and platform.sees_customer(e.customer_id)
          and (asked_customer is null or e.customer_id = asked_customer)
        order by e.at desc, e.ref limit recent
      ) r where r.lexemes @@ needle limit most
    ) n
    where (select count(*) from worded) = enough
  ), ranked as (
    select m.type, m.ref, row_number() over (
      partition by m.type
      order by m.key = asked_key desc, m.fits desc, starts_with(m.key, asked_key) desc,
               m.at desc, m.ref desc
    ) as rank
    from (table numbered union table worded union table newest) m
  )
  select e.type, e.ref, e.title, e.details
  from ranked r
  join search.entry e on e.tenant_id = tenant and e.type = r.type and e.ref = r.ref
  where r.rank <= most
  order by array_position(kinds, r.type), r.rank;

  -- Three letters and the two wildcards: below that the index on parts of words is of no use.
  if found or coalesce(length(parts[1]), 0) < 5 then return; end if;
  return query
  with part as (
    select e.type, e.ref, e.title, e.details, e.at from search.entry e
    where e.words like parts[1] and e.words like all (parts)
      and e.tenant_id + 0 = tenant and array_position(kinds, e.type) is not null
      and platform.sees_customer(e.customer_id)
      and (asked_customer is null or e.customer_id = asked_customer)
    limit enough
  ), ranked as (
    select p.*, row_number() over (partition by p.type order by p.at desc, p.ref desc) as rank
    from part p
  )
  select r.type, r.ref, r.title, r.details from ranked r where r.rank <= most
  order by array_position(kinds, r.type), r.rank;
end $$;

revoke all on function search.index_record, search.find from public;
grant execute on function search.index_record, search.find to waybill_app;
