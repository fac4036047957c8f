-- What each customer owes, beside its credit in the list of customers: read for the customers of a page,
-- and for all of them where the list is sorted by it. Only what is owed stands in the index.

create index invoice_owed on finance.invoice (tenant_id, customer_id) include (outstanding_minor)
  where outstanding_minor > 0 and status in ('Issued', 'PartiallyPaid');

create view finance_public.owed_invoice with (security_invoker = true) as
select tenant_id, customer_id, outstanding_minor
from finance.invoice
where outstanding_minor > 0 and status in ('Issued', 'PartiallyPaid');
grant select on finance_public.owed_invoice to waybill_app;
