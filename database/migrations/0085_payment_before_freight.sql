-- Nothing that moves freight happens before a guest's card payment is certain, so a booking says how
-- far that payment has come. Null where the booking is paid on account.
alter table booking.booking
  add column payment_state text check (payment_state in ('Pending', 'Paid', 'Declined'));
