-- Freight that goes in legs: the booking holds the customer's price, each leg is a booking of its own with
-- a carrier and its cost (decisions B-24). Legs are the tenant's affair: no customer sees them.

alter table booking.booking
  add column leg_number smallint check (leg_number > 0),
  add constraint legs_are_numbered check ((parent_id is null) = (leg_number is null)),
  add constraint legs_cost_customers_nothing check (
    parent_id is null or (not is_multi_leg and total_minor = 0 and exposure_minor = 0)
  );
create unique index booking_by_leg on booking.booking (tenant_id, parent_id, leg_number)
  where parent_id is not null and deleted_at is null;
drop index booking.booking_of_parent;
create policy legs_of_staff on booking.booking as restrictive
  using (parent_id is null or platform.sees_customer(null))
  with check (parent_id is null or platform.sees_customer(null));

-- Lists count journeys, and read indexes alone to do so.
drop index booking.booking_newest;
create index booking_newest on booking.booking (tenant_id, created_at desc, id desc)
  include (customer_id, parent_id) where deleted_at is null;
drop index booking.booking_of_customer;
create index booking_of_customer
  on booking.booking (tenant_id, customer_id, created_at desc, id desc)
  include (parent_id) where deleted_at is null;
drop index booking.booking_in_status;
create index booking_in_status
  on booking.booking (tenant_id, status, created_at desc, id desc)
  include (customer_id, parent_id) where deleted_at is null;

-- What is collected is what a carrier carries: legs, not the journey that they make up.
drop index booking.booking_to_manifest;
create index booking_to_manifest on booking.booking (tenant_id, cut_off_at, id)
  include (customer_id, parent_id)
  where manifest_id is null and manifest_number is null and deleted_at is null
    and status in ('Booked', 'PickupRequested', 'ReadyForPickup') and not is_multi_leg;

create or replace function booking.tally_bookings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor
    )
    select tenant_id, customer_id, status, count(*), sum(item_lines), sum(pieces), sum(grams),
           sum(cubic_millimetres), sum(freight_minor), sum(insurance_minor),
           sum(total_minor)
    from after_rows where deleted_at is null and parent_id is null group by 1, 2, 3;
  else
    insert into booking.tally (
      tenant_id, customer_id, status, bookings, item_lines, pieces, grams, cubic_millimetres,
      freight_minor, insurance_minor, total_minor
    )
    select tenant_id, customer_id, status, sum(way), sum(way * item_lines), sum(way * pieces),
           sum(way * grams), sum(way * cubic_millimetres), sum(way * freight_minor),
           sum(way * insurance_minor), sum(way * total_minor)
    from (
      select 1 as way, a.* from after_rows a where a.deleted_at is null and a.parent_id is null
      union all
      select -1, b.* from before_rows b where b.deleted_at is null and b.parent_id is null
    ) changed
    group by 1, 2, 3
    having (sum(way), sum(way * item_lines), sum(way * pieces), sum(way * grams),
            sum(way * cubic_millimetres), sum(way * freight_minor), sum(way * insurance_minor),
            sum(way * total_minor))
           <> (0, 0, 0, 0, 0, 0, 0, 0);
  end if;
  if random() < 0.02 then
    perform booking.fold_tally();
  end if;
  return null;
end $$;

-- Staff find a leg by its number; reports count journeys.
create or replace view booking_public.search_card with (security_invoker = true) as
select tenant_id, id, id::text as ref,
       case when parent_id is null then customer_id end as customer_id,
       coalesce(consignment_id, 'Booking ' || id) as title,
       concat_ws(' ', consignment_id, manifest_number, pickup_number, order_number, invoice_number,
         from_address ->> 'companyName', from_address ->> 'suburb',
         to_address ->> 'companyName', to_address ->> 'contactName', to_address ->> 'suburb',
         to_address ->> 'postCode',
         (select string_agg(r ->> 'value', ' ') from jsonb_array_elements(reference) r)) as words,
       jsonb_build_array(
         jsonb_build_object('label', 'Status', 'value', status),
         jsonb_build_object('label', 'From', 'value', from_address ->> 'suburb'),
         jsonb_build_object('label', 'To', 'value', to_address ->> 'suburb'),
         jsonb_build_object('label', 'Service', 'value', coalesce(service_name, ''))
       ) as details,
       coalesce(booked_at, created_at) as at
from booking.booking
where deleted_at is null;
create or replace view booking_public.booked with (security_invoker = true) as
select tenant_id, id, customer_id, status, consignment_id, carrier_account_id, carrier_account_name,
       pieces, grams, total_minor, carrier_total_minor, booked_at, eta, picked_up_at, delivered_at,
       total_minor - total_tax_minor as revenue_minor,
       coalesce(
         round((pricing ->> 'carrierTotalCostTaxExclusive')::numeric * 100)::bigint,
         carrier_total_minor
       ) as carrier_cost_minor
from booking.booking
where deleted_at is null and booked_at is not null and parent_id is null
  and status not in ('Draft', 'Quoted', 'Cancelled', 'Failed');

-- The booking that a consignment is carried for: of a leg its journey, else itself.
create view booking_public.carried_for with (security_invoker = true) as
select tenant_id, id, coalesce(parent_id, id) as booking_id from booking.booking
where deleted_at is null;

-- What customers pay later for a booking, before tax.
create view booking_public.recharged with (security_invoker = true) as
select tenant_id, booking_id, sum(tax_exclusive_minor)::bigint as tax_exclusive_minor
from booking.recharge
group by tenant_id, booking_id;
grant select on booking_public.carried_for, booking_public.recharged to waybill_app;
