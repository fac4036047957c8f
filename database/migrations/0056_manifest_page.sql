-- What a page of open manifests needs: until when freight must be handed over, and what waits.

alter table booking.booking add column cut_off_at timestamptz;

create index booking_to_manifest on booking.booking (tenant_id, cut_off_at, id)
  include (customer_id)
  where manifest_id is null and manifest_number is null and deleted_at is null
    and status in ('Booked', 'PickupRequested', 'ReadyForPickup');
