-- Phone numbers are found in any spacing: as digits, where +61 2 9555 1234 is 0295551234.

/*
 * The digits of a phone number as they are dialled within Australia and New Zealand. The kernel's
 * `phoneDigits` does the same with what people look for.
 */
create function platform.phone_digits(phone text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select regexp_replace(
    regexp_replace(phone, '\D', '', 'g'), '^(?:00)?6[14]0?(?=\d{8,10}$)', '0'
  )
$$;

alter table customers.customer alter column telephone_digits set expression as (
  coalesce(platform.phone_digits(telephone), '') || ' '
  || coalesce(platform.phone_digits(mobile), '')
);
create index customer_by_phone on customers.customer using gin (telephone_digits gin_trgm_ops);

alter table booking.booking alter column words set expression as (
  coalesce(consignment_id, '') || ' ' || coalesce(manifest_number, '') || ' '
  || coalesce(pickup_number, '') || ' ' || coalesce(order_number, '') || ' '
  || coalesce(invoice_number, '') || ' '
  || coalesce(from_address ->> 'companyName', '') || ' '
  || coalesce(from_address ->> 'suburb', '') || ' '
  || coalesce(to_address ->> 'companyName', '') || ' '
  || coalesce(to_address ->> 'contactName', '') || ' '
  || coalesce(to_address ->> 'suburb', '') || ' '
  || coalesce(to_address ->> 'postCode', '') || ' ' || reference::text || ' '
  || coalesce(platform.phone_digits(from_address ->> 'telephone'), '') || ' '
  || coalesce(platform.phone_digits(to_address ->> 'telephone'), '')
);

create or replace view booking_public.search_card with (security_invoker = true) as
  select tenant_id, id, id::text as ref,
    case when parent_id is null then customer_id end as customer_id,
    coalesce(consignment_id, 'Booking ' || id) as title,
    concat_ws(' ', consignment_id, manifest_number, pickup_number, order_number, invoice_number,
      from_address ->> 'companyName', from_address ->> 'suburb', to_address ->> 'companyName',
      to_address ->> 'contactName', to_address ->> 'suburb', to_address ->> 'postCode',
      (select string_agg(r.value ->> 'value', ' ') from jsonb_array_elements(reference) r),
      platform.phone_digits(from_address ->> 'telephone'),
      platform.phone_digits(to_address ->> 'telephone')
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
      c.booking_email, c.telephone, c.mobile, c.abn, c.suburb, c.post_code, c.telephone_digits
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
