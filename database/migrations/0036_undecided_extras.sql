-- What billing asks before it invoices freight whose carrier charged more than was quoted.

create schema reconciliation_public;
grant usage on schema reconciliation_public to waybill_app;

-- Later charges that their customers would pay, and nobody has decided on.
create view reconciliation_public.undecided_extra with (security_invoker = true) as
select k.tenant_id, k.booking_id, l.reconciliation_id
from reconciliation.line l
join reconciliation.consignment k on k.tenant_id = l.tenant_id and k.id = l.consignment_no
where k.booking_id is not null and l.is_rechargeable and l.customer_recharge_minor > 0
  and l.status not in ('Approved', 'Matched')
  and (l.resolution is null or l.resolution = 'Disputed');
grant select on reconciliation_public.undecided_extra to waybill_app;
