-- Most scans of freight leave its entry as it is: an entry is written only if it differs. What
-- handlers write is serialised per entry, so none changes between the comparison and the write.
create or replace function search.index_records(entries jsonb) returns void
  language sql security definer set search_path to 'pg_catalog', 'pg_temp' as $$
  with wanted as materialized (
    select w.type, w.ref, w.customer, w.title, w.key, w.words,
           ' ' || array_to_string(w.words, ' ') as words_text, w.details, w.at
    from jsonb_to_recordset(entries) as w (
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
  select platform.tenant_id(), w.type, w.ref, w.customer, w.title, w.key, w.words_text,
         array_to_tsvector(array(
           select distinct search.shelf(w.type) || word
           from unnest(w.words || ('@' || w.customer)) word where word is not null
         )),
         w.details, w.at
  from wanted w
  where w.title is not null
    and not exists (
      select from search.entry e
      where e.tenant_id = platform.tenant_id() and e.type = w.type and e.ref = w.ref
        and (e.customer_id, e.title, e.key, e.words, e.details, e.at)
          is not distinct from (w.customer, w.title, w.key, w.words_text, w.details, w.at)
    )
  on conflict (tenant_id, type, ref) do update set
    customer_id = excluded.customer_id, title = excluded.title, key = excluded.key,
    words = excluded.words, lexemes = excluded.lexemes, details = excluded.details,
    at = excluded.at;
$$;
