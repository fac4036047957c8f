-- Fields that a tenant adds to bookings and customers. They are designed as own types are, under
-- the types `booking-fields` and `customer-fields`. Their values stand in the record itself, so
-- that its history, its visibility and its erasure hold for them.

alter table booking.booking
  add column custom jsonb not null default '{}'
  constraint booking_custom_check check (jsonb_typeof(custom) = 'object');

alter table customers.customer
  add column custom jsonb not null default '{}'
  constraint customer_custom_check check (jsonb_typeof(custom) = 'object');

-- Bookings and customers read the definitions each time they are saved.
select platform.version_reference('records.entity_definition');

-- The values of fields that still exist, and that the session may see: customers and guests see
-- those that are not hidden from them.
create function records_public.custom_seen(of_type text, custom jsonb) returns jsonb
  language sql stable parallel safe
  return case when custom = '{}'::jsonb then custom else (
    select coalesce(jsonb_object_agg(field.key, field.value), '{}'::jsonb)
    from jsonb_each(custom) as field (key, value)
    where exists (
      select from records.entity_definition d
      cross join jsonb_array_elements(d.definition -> 'properties') as p (property)
      where d.tenant_id = platform.tenant_id() and d.type = of_type
        and p.property ->> 'key' = field.key
        and (current_setting('app.customer_id', true) = 'all'
          or not (p.property ->> 'hiddenfrompublic')::boolean)
    )
  ) end;

-- What the search over everything may say of them to whoever sees the record.
create function records_public.custom_words(of_type text, custom jsonb) returns text
  language sql stable parallel safe
  return case when custom = '{}'::jsonb then null else (
    select string_agg(custom ->> (p.property ->> 'key'), ' ')
    from records.entity_definition d
    cross join jsonb_array_elements(d.definition -> 'properties') as p (property)
    where d.tenant_id = platform.tenant_id() and d.type = of_type
      and p.property ->> 'fieldtype' <> 'boolean'
      and not (p.property ->> 'hiddenfrompublic')::boolean
  ) end;

grant execute on function records_public.custom_seen(text, jsonb) to waybill_app;
grant execute on function records_public.custom_words(text, jsonb) to waybill_app;

create or replace view booking_public.search_card with (security_invoker = true) as
  select tenant_id, id, id::text as ref,
    case when parent_id is null then customer_id end as customer_id,
    coalesce(consignment_id, 'Booking ' || id) as title,
    concat_ws(' ', consignment_id, manifest_number, pickup_number, order_number, invoice_number,
      from_address ->> 'companyName', from_address ->> 'suburb', to_address ->> 'companyName',
      to_address ->> 'contactName', to_address ->> 'suburb', to_address ->> 'postCode',
      (select string_agg(r.value ->> 'value', ' ') from jsonb_array_elements(reference) r),
      platform.phone_digits(from_address ->> 'telephone'),
      platform.phone_digits(to_address ->> 'telephone'),
      records_public.custom_words('booking-fields', custom)
    ) as words,
    jsonb_build_array(
      jsonb_build_object('label', 'Status', 'value', status),
      jsonb_build_object('label', 'From', 'value', from_address ->> 'suburb'),
      jsonb_build_object('label', 'To', 'value', to_address ->> 'suburb'),
      jsonb_build_object('label', 'Service', 'value', coalesce(service_name, ''))
    ) as details,
    coalesce(booked_at, created_at) as at
  from booking.booking
  where deleted_at is null;

create or replace view customers_public.search_card with (security_invoker = true) as
  select c.tenant_id, c.id, c.id::text as ref, c.id as customer_id, d.display_name as title,
    concat_ws(' ', c.code, c.company_name, c.customer_name, c.contact_name, c.account_name, c.email,
      c.booking_email, c.telephone, c.mobile, c.abn, c.suburb, c.post_code, c.telephone_digits,
      records_public.custom_words('customer-fields', c.custom)
    ) as words,
    jsonb_build_array(
      jsonb_build_object('label', 'Code', 'value', c.code),
      jsonb_build_object('label', 'Contact', 'value', coalesce(c.contact_name, '')),
      jsonb_build_object('label', 'Suburb', 'value', coalesce(c.suburb, '')),
      jsonb_build_object('label', 'Status', 'value', c.account_status)
    ) as details,
    c.created_at as at
  from customers.customer c
  join customers_public.customer_card d on d.tenant_id = c.tenant_id and d.id = c.id
  where c.deleted_at is null;
