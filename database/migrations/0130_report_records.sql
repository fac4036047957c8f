-- Reports lead from a figure to the records behind it, and measure what was delivered in full and
-- on time: the views that reports read name each record and what happened to it.

create or replace view booking_public.booked with (security_invoker = true) as
 select tenant_id, id, customer_id, status, consignment_id, carrier_account_id,
        carrier_account_name, pieces, grams, total_minor, carrier_total_minor, booked_at, eta,
        picked_up_at, delivered_at,
        (total_minor - total_tax_minor) as revenue_minor,
        coalesce(
          round((pricing ->> 'carrierTotalCostTaxExclusive')::numeric * 100)::bigint,
          carrier_total_minor
        ) as carrier_cost_minor,
        service_name
 from booking.booking
 where deleted_at is null and booked_at is not null and parent_id is null
   and status not in ('Draft', 'Quoted', 'Cancelled', 'Failed');

-- Bookings whose freight was reported damaged or lost at some time.
create view booking_public.incident with (security_invoker = true) as
 select tenant_id, booking_id from booking.tracking where status in ('Damaged', 'Lost');
grant select on booking_public.incident to waybill_app;

-- Articles that were not handed over although others of their job were, one by one.
create view jobs_public.undelivered_article with (security_invoker = true) as
 select j.tenant_id, j.booking_id, a.number
 from jobs.job j
 join jobs.article a on a.tenant_id = j.tenant_id and a.job_id = j.id
 where j.deleted_at is null and j.booking_id is not null
   and exists (
     select from jobs.scan_event s
     where s.tenant_id = j.tenant_id and s.job_id = j.id and s.code = 'DELIVERED'
       and s.article_number is not null
   )
   and not exists (
     select from jobs.scan_event s
     where s.tenant_id = j.tenant_id and s.job_id = j.id and s.code = 'DELIVERED'
       and (s.article_number is null or s.article_number = a.number)
   );
grant select on jobs_public.undelivered_article to waybill_app;

create or replace view finance_public.issued_line with (security_invoker = true) as
 select l.tenant_id, l.customer_id, l.type, l.service, l.description, l.tax_exclusive_minor,
        i.invoice_date, i.id as invoice_id
 from finance.invoice i
 join finance.invoice_line l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
 where i.number is not null and i.status not in ('Draft', 'Void');

drop function finance_public.open_on(date);
-- What was open of each invoice at the end of a day.
create function finance_public.open_on(as_of date)
 returns table(
   tenant_id bigint, customer_id bigint, due_date date, outstanding_minor bigint, invoice_id bigint
 )
 language sql
 stable
as $function$
  select i.tenant_id, i.customer_id, i.due_date,
         (i.amount_minor - coalesce(sum(a.amount_minor), 0))::bigint, i.id
  from finance.invoice i
  left join finance.allocation a on a.tenant_id = i.tenant_id and a.invoice_id = i.id
    and a.allocated_on <= as_of and (a.released_on is null or a.released_on > as_of)
  where i.invoice_date <= as_of and i.number is not null and i.status <> 'Draft'
    and not exists (
      select from finance.entry v
      where v.tenant_id = i.tenant_id and v.invoice_id = i.id and v.kind = 'VoidedInvoice'
        and v.date <= as_of
    )
  group by i.tenant_id, i.id
  having i.amount_minor > coalesce(sum(a.amount_minor), 0)
$function$;
