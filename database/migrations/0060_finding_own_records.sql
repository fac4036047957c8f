-- Records of own types are filtered, sorted and searched by indexes, however many there are, and found
-- by the search over everything. What a record says stays one JSON column; the fields that lists are
-- filtered and sorted by are written a second time, in columns of their type (decision 0026).

alter table records.entity_record
  add column text_1 text, add column text_2 text, add column text_3 text, add column text_4 text,
  add column text_5 text,
  add column number_1 double precision, add column number_2 double precision,
  add column number_3 double precision,
  add column day_1 date, add column day_2 date,
  add column moment_1 timestamptz, add column moment_2 timestamptz,
  add column reference_1 uuid, add column reference_2 uuid;

-- All that a record says, to be looked through; never shown, as it holds hidden fields too.
create function records.words_of(data jsonb) returns text
language sql immutable parallel safe
return (select coalesce(string_agg(value, e'\n'), '') from jsonb_each_text(data));

alter table records.entity_record
  add column words text not null generated always as (records.words_of(data)) stored;

do $$
declare
  slot text;
begin
  foreach slot in array array[
    'text_1', 'text_2', 'text_3', 'text_4', 'text_5', 'number_1', 'number_2', 'number_3', 'day_1',
    'day_2', 'moment_1', 'moment_2', 'reference_1', 'reference_2'
  ] loop
    execute format(
      'create index entity_record_by_%1$s on records.entity_record (tenant_id, type, %1$s, id)', slot);
  end loop;
end $$;
-- With the customer inside, so that counting a list reads the index alone.
drop index records.entity_record_by_age;
create index entity_record_by_age
  on records.entity_record (tenant_id, type, created_at desc, id desc) include (customer_id);
create index entity_record_by_words on records.entity_record using gin (words gin_trgm_ops);

-- Which column a field is in is nothing that people changed.
create or replace function records.note_own_type_change() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) -> tg_argv[1] end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) -> tg_argv[1] end;
  record jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changes jsonb := platform.differences(
    before, after, case tg_argv[1] when 'definition' then array['slots'] else array[]::text[] end);
begin
  if changes <> '[]' then
    insert into platform.entity_change (
      tenant_id, entity_type, entity_id, customer_id, change_type, changes,
      user_id, impersonator_id, request_id
    ) values (
      (record ->> 'tenant_id')::bigint,
      -- Records of one type are read by those who see the type.
      tg_argv[0] || case when tg_argv[0] = 'EntityRecord' then '/' || (record ->> 'type') else '' end,
      record ->> 'id', (record ->> 'customer_id')::bigint,
      case tg_op when 'INSERT' then 'Created' when 'UPDATE' then 'Updated' else 'Deleted' end,
      changes, platform.user_id(), platform.impersonator_id(),
      nullif(current_setting('app.request_id', true), '')
    );
  end if;
  return null;
end $$;

-- A value as people read it.
create function records.value_text(field jsonb, value jsonb) returns text
language sql immutable return case
  when field ->> 'fieldtype' = 'money' then round((value #>> '{}')::numeric / 100, 2)::text
  when jsonb_typeof(value) = 'array'
    then (select string_agg(each, ', ') from jsonb_array_elements_text(value) each)
  else value #>> '{}'
end;

create schema records_public;
grant usage on schema records_public to waybill_app;

-- What the search over everything tells of a record: its first fields that are in the list and that
-- name nothing else. For staff alone: hidden fields are among them.
create view records_public.search_card with (security_invoker = true) as
select e.tenant_id, e.id, 'Records/' || e.type as type, e.type || '/' || e.id as ref, e.customer_id,
       coalesce(shown_fields.title, d.definition ->> 'name') as title,
       coalesce(shown_fields.words, '') as words,
       jsonb_build_array(jsonb_build_object('label', 'Type', 'value', d.definition ->> 'name'))
         || shown_fields.details as details,
       e.created_at as at, coalesce(e.updated_at, e.created_at) as written_at
from records.entity_record e
join records.entity_definition d on d.tenant_id = e.tenant_id and d.type = e.type
cross join lateral (
  select max(field.text) filter (where field.is_shown and field.place = 1) as title,
         string_agg(field.text, ' ') filter (where field.type <> 'boolean') as words,
         coalesce(jsonb_agg(
           jsonb_build_object('label', field.label, 'value', field.text) order by field.place
         ) filter (where field.is_shown and field.place between 2 and 4), '[]') as details
  from (
    select p.field ->> 'fieldtype' as type, p.field ->> 'displayname' as label,
           (p.field ->> 'showontable')::boolean as is_shown,
           records.value_text(p.field, e.data -> (p.field ->> 'key')) as text,
           row_number() over (partition by p.field -> 'showontable' order by p.nr) as place
    from jsonb_array_elements(d.definition -> 'properties') with ordinality p (field, nr)
    where e.data ? (p.field ->> 'key')
      and p.field ->> 'fieldtype' not in ('file', 'user', 'customer', 'entity')
  ) field
) shown_fields;
grant select on records_public.search_card to waybill_app;
create index entity_record_written on records.entity_record
  (tenant_id, (coalesce(updated_at, created_at)));

-- Each own type has a shelf of its own.
create or replace function search.shelf(kind text) returns text
language sql stable return 't' || platform.tenant_id() || '.'
  || case when kind like 'Records/%' then 'r' || substr(kind, 9) else left(kind, 2) end || '.';
