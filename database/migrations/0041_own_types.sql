-- Types of records that a tenant designs itself, and the records of them. What a record says lies in one
-- JSON column, checked by its type: designing never changes a table.

create table records.entity_definition (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  -- Its name on the wire and in addresses.
  type text not null,
  -- Name, fields in their order, rules; see EntityType of the server.
  definition jsonb not null,
  is_public boolean generated always as ((definition ->> 'ispublic')::boolean) stored,
  created_at timestamptz not null,
  updated_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, type)
);
select platform.guard('records.entity_definition');
-- Customers and guests know what is public.
create policy shared on records.entity_definition as restrictive
  using (current_setting('app.customer_id', true) = 'all' or is_public)
  with check (current_setting('app.customer_id', true) = 'all');

create table records.entity_record (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  type text not null,
  -- Its name in addresses.
  url text not null,
  -- Values by the keys of their fields; a field without a value is absent.
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  -- Whom the type's customer field names.
  customer_id bigint,
  created_by bigint,
  created_at timestamptz not null,
  updated_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, type) references records.entity_definition (tenant_id, type),
  foreign key (tenant_id, customer_id) references customers.customer
);
create unique index entity_record_by_url on records.entity_record (tenant_id, type, url);
create index entity_record_by_age on records.entity_record (tenant_id, type, created_at desc, id desc);
create index entity_record_of_customer on records.entity_record (tenant_id, customer_id)
  where customer_id is not null;
select platform.guard('records.entity_record');
-- Customers and guests read records of public types that name no customer, and customers their own.
create policy shared on records.entity_record as restrictive
  using (
    case
      when current_setting('app.customer_id', true) = 'all' then true
      when customer_id is not null and not coalesce(platform.sees_customer(customer_id), false)
      then false
      else exists (
        select from records.entity_definition d
        where d.tenant_id = entity_record.tenant_id and d.type = entity_record.type and d.is_public
      )
    end
  )
  with check (current_setting('app.customer_id', true) = 'all');

-- The history of both, field by field: what their JSON says is what people changed.
create function records.note_own_type_change() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) -> tg_argv[1] end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) -> tg_argv[1] end;
  record jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changes jsonb := platform.differences(before, after, '{}');
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

create trigger note_change after insert or update or delete on records.entity_definition
  for each row execute function records.note_own_type_change('EntityDefinition', 'definition');
create trigger note_change after insert or update or delete on records.entity_record
  for each row execute function records.note_own_type_change('EntityRecord', 'data');
