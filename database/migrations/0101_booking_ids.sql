-- A booking's number is drawn before the booking is written, so that what stands beside it is written
-- in the same exchange.
grant usage on sequence booking.booking_id_seq to waybill_app;
