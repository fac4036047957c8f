-- Custom fields of bookings and customers are filtered by columns of their kind, as the fields of
-- own types are (decisions 0026 and 0059): reading JSON is not leakproof, so row-level security
-- keeps an index on it from being used. The indexes hold only rows that have a value.

alter table booking.booking
  add column custom_text_1 text,
  add column custom_text_2 text,
  add column custom_text_3 text,
  add column custom_text_4 text,
  add column custom_text_5 text,
  add column custom_number_1 double precision,
  add column custom_number_2 double precision,
  add column custom_number_3 double precision,
  add column custom_day_1 date,
  add column custom_day_2 date;

alter table customers.customer
  add column custom_text_1 text,
  add column custom_text_2 text,
  add column custom_text_3 text,
  add column custom_text_4 text,
  add column custom_text_5 text,
  add column custom_number_1 double precision,
  add column custom_number_2 double precision,
  add column custom_number_3 double precision,
  add column custom_day_1 date,
  add column custom_day_2 date;

-- The values of a record by column, as far as the type's fields have one. What a race with a change
-- of the type left in another form, or is too long for an index, is left out.
create function records_public.custom_slots(of_tenant bigint, of_type text, custom jsonb)
  returns jsonb
  language sql stable parallel safe
  return (
    select coalesce(jsonb_object_agg('custom_' || slot.name, custom -> slot.key), '{}'::jsonb)
    from records.entity_definition d
    cross join jsonb_each_text(d.definition -> 'slots') as slot (key, name)
    where d.tenant_id = of_tenant and d.type = of_type and custom ? slot.key
      and case split_part(slot.name, '_', 1)
        when 'number' then jsonb_typeof(custom -> slot.key) = 'number'
        when 'day' then pg_input_is_valid(custom ->> slot.key, 'date')
        else octet_length(custom ->> slot.key) <= 1024
      end
  );

grant execute on function records_public.custom_slots(bigint, text, jsonb) to waybill_app;

create function records_public.index_custom() returns trigger language plpgsql as $function$
begin
  return jsonb_populate_record(new, jsonb_build_object(
    'custom_text_1', null, 'custom_text_2', null, 'custom_text_3', null, 'custom_text_4', null,
    'custom_text_5', null, 'custom_number_1', null, 'custom_number_2', null,
    'custom_number_3', null, 'custom_day_1', null, 'custom_day_2', null
  ) || records_public.custom_slots(new.tenant_id, tg_argv[0], new.custom));
end $function$;

-- The history names the fields themselves.
drop trigger note_change on booking.booking;
select platform.track('booking.booking', 'Booking', array[
  'words', 'resource_token', 'pricing', 'recharge', 'carrier_total_minor', 'exposure_minor',
  'price_in_one', 'is_multi_leg', 'leg_number', 'is_under_way', 'status_at', 'last_tracking_at',
  'custom_text_1', 'custom_text_2', 'custom_text_3', 'custom_text_4', 'custom_text_5',
  'custom_number_1', 'custom_number_2', 'custom_number_3', 'custom_day_1', 'custom_day_2'
]);
drop trigger note_change on customers.customer;
select platform.track('customers.customer', 'Customer', array[
  'custom_text_1', 'custom_text_2', 'custom_text_3', 'custom_text_4', 'custom_text_5',
  'custom_number_1', 'custom_number_2', 'custom_number_3', 'custom_day_1', 'custom_day_2'
]);

update booking.booking b
set (custom_text_1, custom_text_2, custom_text_3, custom_text_4, custom_text_5, custom_number_1,
  custom_number_2, custom_number_3, custom_day_1, custom_day_2) = (
    select s.custom_text_1, s.custom_text_2, s.custom_text_3, s.custom_text_4, s.custom_text_5,
      s.custom_number_1, s.custom_number_2, s.custom_number_3, s.custom_day_1, s.custom_day_2
    from jsonb_populate_record(null::booking.booking,
      records_public.custom_slots(b.tenant_id, 'booking-fields', b.custom)) s)
where b.custom <> '{}';

update customers.customer c
set (custom_text_1, custom_text_2, custom_text_3, custom_text_4, custom_text_5, custom_number_1,
  custom_number_2, custom_number_3, custom_day_1, custom_day_2) = (
    select s.custom_text_1, s.custom_text_2, s.custom_text_3, s.custom_text_4, s.custom_text_5,
      s.custom_number_1, s.custom_number_2, s.custom_number_3, s.custom_day_1, s.custom_day_2
    from jsonb_populate_record(null::customers.customer,
      records_public.custom_slots(c.tenant_id, 'customer-fields', c.custom)) s)
where c.custom <> '{}';

create trigger index_custom_inserted before insert on booking.booking for each row
  when (new.custom <> '{}') execute function records_public.index_custom('booking-fields');
create trigger index_custom_updated before update of custom on booking.booking for each row
  when (new.custom is distinct from old.custom)
  execute function records_public.index_custom('booking-fields');
create trigger index_custom_inserted before insert on customers.customer for each row
  when (new.custom <> '{}') execute function records_public.index_custom('customer-fields');
create trigger index_custom_updated before update of custom on customers.customer for each row
  when (new.custom is distinct from old.custom)
  execute function records_public.index_custom('customer-fields');

create index booking_by_custom_text_1 on booking.booking
  (tenant_id, custom_text_1, created_at desc, id desc)
  where custom_text_1 is not null and deleted_at is null;
create index booking_by_custom_text_2 on booking.booking
  (tenant_id, custom_text_2, created_at desc, id desc)
  where custom_text_2 is not null and deleted_at is null;
create index booking_by_custom_text_3 on booking.booking
  (tenant_id, custom_text_3, created_at desc, id desc)
  where custom_text_3 is not null and deleted_at is null;
create index booking_by_custom_text_4 on booking.booking
  (tenant_id, custom_text_4, created_at desc, id desc)
  where custom_text_4 is not null and deleted_at is null;
create index booking_by_custom_text_5 on booking.booking
  (tenant_id, custom_text_5, created_at desc, id desc)
  where custom_text_5 is not null and deleted_at is null;
create index booking_by_custom_number_1 on booking.booking
  (tenant_id, custom_number_1, created_at desc, id desc)
  where custom_number_1 is not null and deleted_at is null;
create index booking_by_custom_number_2 on booking.booking
  (tenant_id, custom_number_2, created_at desc, id desc)
  where custom_number_2 is not null and deleted_at is null;
create index booking_by_custom_number_3 on booking.booking
  (tenant_id, custom_number_3, created_at desc, id desc)
  where custom_number_3 is not null and deleted_at is null;
create index booking_by_custom_day_1 on booking.booking
  (tenant_id, custom_day_1, created_at desc, id desc)
  where custom_day_1 is not null and deleted_at is null;
create index booking_by_custom_day_2 on booking.booking
  (tenant_id, custom_day_2, created_at desc, id desc)
  where custom_day_2 is not null and deleted_at is null;
create index customer_by_custom_text_1 on customers.customer
  (tenant_id, custom_text_1, created_at desc, id desc)
  where custom_text_1 is not null and deleted_at is null;
create index customer_by_custom_text_2 on customers.customer
  (tenant_id, custom_text_2, created_at desc, id desc)
  where custom_text_2 is not null and deleted_at is null;
create index customer_by_custom_text_3 on customers.customer
  (tenant_id, custom_text_3, created_at desc, id desc)
  where custom_text_3 is not null and deleted_at is null;
create index customer_by_custom_text_4 on customers.customer
  (tenant_id, custom_text_4, created_at desc, id desc)
  where custom_text_4 is not null and deleted_at is null;
create index customer_by_custom_text_5 on customers.customer
  (tenant_id, custom_text_5, created_at desc, id desc)
  where custom_text_5 is not null and deleted_at is null;
create index customer_by_custom_number_1 on customers.customer
  (tenant_id, custom_number_1, created_at desc, id desc)
  where custom_number_1 is not null and deleted_at is null;
create index customer_by_custom_number_2 on customers.customer
  (tenant_id, custom_number_2, created_at desc, id desc)
  where custom_number_2 is not null and deleted_at is null;
create index customer_by_custom_number_3 on customers.customer
  (tenant_id, custom_number_3, created_at desc, id desc)
  where custom_number_3 is not null and deleted_at is null;
create index customer_by_custom_day_1 on customers.customer
  (tenant_id, custom_day_1, created_at desc, id desc)
  where custom_day_1 is not null and deleted_at is null;
create index customer_by_custom_day_2 on customers.customer
  (tenant_id, custom_day_2, created_at desc, id desc)
  where custom_day_2 is not null and deleted_at is null;
