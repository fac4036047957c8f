-- Freight of a carrier that people work by hand waits for its number: a list of it finds its rows by
-- themselves, however many bookings there are.

alter table booking.booking add column awaits_number boolean not null default false;

create index booking_awaiting_number on booking.booking (tenant_id, created_at desc, id desc)
  where awaits_number and deleted_at is null;

create function booking.note_awaited_number() returns trigger language plpgsql as $$
begin
  update booking.booking
  set awaits_number = new.is_current and new.state = 'AwaitingNumber'
  where tenant_id = new.tenant_id and id = new.booking_id
    and awaits_number <> (new.is_current and new.state = 'AwaitingNumber');
  return null;
end $$;

create trigger note_awaited_number after insert or update of state, is_current on booking.consigning
  for each row execute function booking.note_awaited_number();
