-- Requests that are written in one transaction name the records that each of them changes, so that
-- the history shows every change with its own request.
create function platform.request_of(record text) returns text
  language sql stable parallel safe
  return coalesce(
    nullif(current_setting('app.requests_of_records', true), '')::jsonb ->> record,
    nullif(current_setting('app.request_id', true), '')
  );

create or replace function platform.note_change() returns trigger
  language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}'
    else platform.with_custom_fields(to_jsonb(old)) end;
  after jsonb := case when tg_op = 'DELETE' then '{}'
    else platform.with_custom_fields(to_jsonb(new)) end;
  record jsonb := case when tg_op = 'DELETE' then before else after end;
  record_id text := coalesce(record ->> 'id', record ->> 'tenant_id');
  changes jsonb := platform.differences(
    before, after, array['tenant_id', 'updated_at', 'updated_by'] || tg_argv[1:]);
begin
  if changes <> '[]' then
    insert into platform.entity_change (
      tenant_id, entity_type, entity_id, customer_id, change_type, changes,
      user_id, impersonator_id, request_id
    ) values (
      (record ->> 'tenant_id')::bigint, tg_argv[0], record_id,
      (record ->> 'customer_id')::bigint,
      case tg_op when 'INSERT' then 'Created' when 'UPDATE' then 'Updated' else 'Deleted' end,
      changes, platform.user_id(), platform.impersonator_id(),
      platform.request_of(tg_argv[0] || ' ' || record_id)
    );
  end if;
  return null;
end $$;
