-- Entries of several records are written by one statement. `index_record` stays for servers of the
-- version before.
create function search.index_records(entries jsonb) returns void
  language sql security definer set search_path to 'pg_catalog', 'pg_temp' as $$
  with wanted as materialized (
    select * from jsonb_to_recordset(entries) as w (
      type text, ref text, customer bigint, title text, key text, words text[], details jsonb,
      at timestamptz
    )
  ), gone as (
    delete from search.entry e using wanted w
    where w.title is null
      and e.tenant_id = platform.tenant_id() and e.type = w.type and e.ref = w.ref
  )
  insert into search.entry as e (
    tenant_id, type, ref, customer_id, title, key, words, lexemes, details, at
  )
  select platform.tenant_id(), w.type, w.ref, w.customer, w.title, w.key,
         ' ' || array_to_string(w.words, ' '),
         array_to_tsvector(array(
           select distinct search.shelf(w.type) || word
           from unnest(w.words || ('@' || w.customer)) word where word is not null
         )),
         w.details, w.at
  from wanted w
  where w.title is not null
  on conflict (tenant_id, type, ref) do update set
    customer_id = excluded.customer_id, title = excluded.title, key = excluded.key,
    words = excluded.words, lexemes = excluded.lexemes, details = excluded.details,
    at = excluded.at;
$$;
revoke execute on function search.index_records(jsonb) from public;
grant execute on function search.index_records(jsonb) to waybill_app;
