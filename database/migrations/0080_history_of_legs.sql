-- What a customer may read of the history of its bookings is neither that freight goes in legs nor what its
-- carriers cost; moments that only say when another property changed are left out for everybody.

drop trigger note_change on booking.booking;
select platform.track('booking.booking', 'Booking', array[
  'words', 'resource_token', 'pricing', 'recharge', 'carrier_total_minor', 'exposure_minor',
  'price_in_one', 'is_multi_leg', 'leg_number', 'is_under_way', 'status_at', 'last_tracking_at'
]);

create policy legs_of_staff on platform.entity_change as restrictive for select
  using (case
    when platform.sees_customer(null) or entity_type <> 'Booking' then true
    else exists (
      select from booking.booking b
      where b.tenant_id = entity_change.tenant_id and b.id = entity_id::bigint
    )
  end);
