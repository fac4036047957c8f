-- A journey is made one again while none of its legs has left: it goes with the carrier that it was sold
-- with, at the price that this carrier had. While it goes in legs, its own price has their costs instead.

alter table booking.booking
  add column price_in_one jsonb,
  add constraint price_in_one_is_of_journeys check (is_multi_leg or price_in_one is null);

-- What was done with legs, and that there are any, is the tenant's affair as they are themselves.
create policy legs_of_staff on booking.operation_log as restrictive for select
  using (platform.sees_customer(null) or (
    operation not in ('Split', 'JoinLegs') and exists (
      select from booking.booking b where b.tenant_id = operation_log.tenant_id and b.id = booking_id
    )
  ));
