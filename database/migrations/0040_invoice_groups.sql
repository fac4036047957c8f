-- How a customer wants its freight shared among invoices, beside when: all on one, or one for each cost center,
-- order number or booking.
alter table customers.customer
  add column invoice_grouping text not null default 'Customer'
  check (invoice_grouping in ('Customer', 'CostCenter', 'OrderNumber', 'Booking'));

-- A run compares what it makes with the invoice of the same group before it.
create index invoice_of_group on finance.invoice (tenant_id, customer_id, reference, id desc)
  where type = 'Booking';
