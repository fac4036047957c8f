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

-- By how much the carrier's agreed charges differ from what was quoted for them, before tax, booking by
-- booking. One with a line that waits for a decision or for the carrier has no agreed cost yet; lines
-- that are refused, such as duplicates, cost nothing and were quoted nothing.
create view reconciliation_public.agreed_cost with (security_invoker = true) as
select k.tenant_id, k.booking_id,
       coalesce(sum(l.carrier_invoiced_minor - l.carrier_quoted_minor)
         filter (where l.status = 'Approved'), 0)::bigint as difference_minor
from reconciliation.line l
join reconciliation.consignment k on k.tenant_id = l.tenant_id and k.id = l.consignment_no
where k.booking_id is not null
group by k.tenant_id, k.booking_id
having bool_or(l.status = 'Approved')
  and not bool_or(l.status <> 'Approved' and coalesce(l.resolution, 'Disputed') = 'Disputed');
grant select on reconciliation_public.undecided_extra, reconciliation_public.agreed_cost
  to waybill_app;
