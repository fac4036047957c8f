-- Custom fields are recorded one by one: a change of one field no longer names the values of the
-- others, which its reader may not see, and none is cut off within JSON.

create function platform.with_custom_fields(record jsonb) returns jsonb
  language sql immutable
  return case when jsonb_typeof(record -> 'custom') = 'object' then (record - 'custom') || (
    select coalesce(jsonb_object_agg('customFields.' || field.key, field.value), '{}'::jsonb)
    from jsonb_each(record -> 'custom') as field (key, value)
  ) else record end;

create or replace function platform.note_change() returns trigger language plpgsql as $function$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}'
    else platform.with_custom_fields(to_jsonb(old)) end;
  after jsonb := case when tg_op = 'DELETE' then '{}'
    else platform.with_custom_fields(to_jsonb(new)) end;
  record jsonb := case when tg_op = 'DELETE' then before else after end;
  changes jsonb := platform.differences(
    before, after, array['tenant_id', 'updated_at', 'updated_by'] || tg_argv[1:]);
begin
  if changes <> '[]' then
    insert into platform.entity_change (
      tenant_id, entity_type, entity_id, customer_id, change_type, changes,
      user_id, impersonator_id, request_id
    ) values (
      (record ->> 'tenant_id')::bigint, tg_argv[0],
      coalesce(record ->> 'id', record ->> 'tenant_id'),
      (record ->> 'customer_id')::bigint,
      case tg_op when 'INSERT' then 'Created' when 'UPDATE' then 'Updated' else 'Deleted' end,
      changes, platform.user_id(), platform.impersonator_id(),
      nullif(current_setting('app.request_id', true), '')
    );
  end if;
  return null;
end $function$;

-- Values that a record had before are the person's too: of these properties nothing stays. The
-- custom fields are one property.
create or replace function platform.blank_history(kind text, record text, properties text[])
  returns bigint
  language sql security definer set search_path to 'pg_catalog', 'pg_temp'
as $function$
  with blanked as (
    update platform.entity_change set changes = (
      select coalesce(jsonb_agg(case
        when change ->> 'property' = any (properties)
          or 'custom' = any (properties) and starts_with(change ->> 'property', 'customFields.')
        then change || '{"before": null, "after": null}' else change
      end), '[]')
      from jsonb_array_elements(changes) change
    )
    where tenant_id = platform.tenant_id() and entity_type = kind and entity_id = record
    returning 1
  )
  select count(*) from blanked;
$function$;
