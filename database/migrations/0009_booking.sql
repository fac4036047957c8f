-- Bookings from draft to delivered, with manifests and documents.

create schema booking;
grant usage on schema booking to waybill_app;
create schema booking_public;
grant usage on schema booking_public to waybill_app;
