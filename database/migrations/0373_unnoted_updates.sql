-- An update of columns that the history ignores, such as a job's last scan, is recognised before the
-- changes are listed, which took most of its time.
create or replace function platform.note_change() returns trigger
  language plpgsql as $$
declare
  ignored text[] := array['tenant_id', 'updated_at', 'updated_by'] || tg_argv[1:];
  record jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  record_id text := coalesce(record ->> 'id', record ->> 'tenant_id');
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  changes jsonb := '[]';
  contents jsonb;
begin
  if tg_op = 'UPDATE' then
    if before - ignored = record - ignored then return null; end if;
    changes := platform.differences(
      platform.with_custom_fields(before), platform.with_custom_fields(record), ignored);
    if changes = '[]' then return null; end if;
  else
    contents := jsonb_strip_nulls(case
      when coalesce(record -> 'custom', '{}') = '{}' then record - 'custom'
      else platform.with_custom_fields(record) end - ignored);
    -- Long values are cut to what is shown of them.
    if pg_column_size(contents) > 8192 then
      changes := case tg_op
        when 'INSERT' then platform.differences('{}', contents, '{}')
        else platform.differences(contents, '{}', '{}') end;
      contents := null;
    end if;
  end if;
  insert into platform.entity_change (
    tenant_id, entity_type, entity_id, customer_id, change_type, changes, contents,
    user_id, impersonator_id, request_id
  ) values (
    (record ->> 'tenant_id')::bigint, tg_argv[0], record_id,
    (record ->> 'customer_id')::bigint,
    case tg_op when 'INSERT' then 'Created' when 'UPDATE' then 'Updated' else 'Deleted' end,
    changes, contents, platform.user_id(), platform.impersonator_id(),
    platform.request_of(tg_argv[0] || ' ' || record_id)
  );
  return null;
end $$;
