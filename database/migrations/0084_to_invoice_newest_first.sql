-- What waits for an invoice is listed newest first, all of it or one customer's, counted and summed: by
-- indexes of that alone, so that nothing that was invoiced is looked at. They hold what row-level security
-- asks for, so that counting reads them and no booking. Legs wait for none: their journey does.

drop index booking.booking_to_invoice;
create index booking_to_invoice on booking.booking (tenant_id, created_at desc, id desc)
  include (customer_id, parent_id, total_minor, delivered_at)
  where status = 'Delivered' and invoice_id is null and deleted_at is null and parent_id is null;
create index booking_to_invoice_of_customer
  on booking.booking (tenant_id, customer_id, created_at desc, id desc) include (parent_id)
  where status = 'Delivered' and invoice_id is null and deleted_at is null and parent_id is null;

create view booking_public.to_invoice with (security_invoker = true) as
select tenant_id, customer_id, total_minor, delivered_at
from booking.booking
where status = 'Delivered' and invoice_id is null and deleted_at is null and parent_id is null;
grant select on booking_public.to_invoice to waybill_app;
