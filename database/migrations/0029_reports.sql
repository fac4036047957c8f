-- Reports: what they read of other contexts, runs in the background, and what is sent regularly.

-- What was booked, whatever became of it.
create view booking_public.booked with (security_invoker = true) as
select tenant_id, id, customer_id, status, consignment_id, carrier_account_id, carrier_account_name,
       pieces, grams, total_minor, carrier_total_minor, booked_at, eta, picked_up_at, delivered_at
from booking.booking
where deleted_at is null and booked_at is not null
  and status not in ('Draft', 'Quoted', 'Cancelled', 'Failed');
grant select on booking_public.booked to waybill_app;
create index booking_by_booked on booking.booking (tenant_id, booked_at)
  where deleted_at is null and booked_at is not null;
create index booking_by_delivered on booking.booking (tenant_id, delivered_at)
  where deleted_at is null and delivered_at is not null;

create view finance_public.issued_invoice with (security_invoker = true) as
select tenant_id, id, customer_id, invoice_date, tax_exclusive_minor, tax_minor
from finance.invoice
where number is not null and status not in ('Draft', 'Void');
create index invoice_by_date on finance.invoice (tenant_id, invoice_date);

create view finance_public.approved_credit with (security_invoker = true) as
select tenant_id, id, customer_id, decided_at,
       approved_minor - approved_tax_minor as tax_exclusive_minor, approved_tax_minor as tax_minor
from finance.credit_note
where approved_minor is not null and deleted_at is null;

create view finance_public.issued_line with (security_invoker = true) as
select l.tenant_id, l.customer_id, l.type, l.service, l.description, l.tax_exclusive_minor,
       i.invoice_date
from finance.invoice i
join finance.invoice_line l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
where i.number is not null and i.status not in ('Draft', 'Void');
grant select on finance_public.issued_invoice, finance_public.approved_credit,
  finance_public.issued_line to waybill_app;

-- What was owed on a day, invoice by invoice: as statements age it, so that both say the same.
create function finance_public.open_on(as_of date)
returns table (tenant_id bigint, customer_id bigint, due_date date, outstanding_minor bigint)
language sql stable as $$
  select i.tenant_id, i.customer_id, i.due_date,
         (i.amount_minor - coalesce(sum(a.amount_minor), 0))::bigint
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
$$;

-- Payments and credits that on a day waited for an invoice.
create function finance_public.unallocated_on(as_of date)
returns table (tenant_id bigint, customer_id bigint, unallocated_minor bigint)
language sql stable as $$
  select parts.tenant_id, parts.customer_id, sum(parts.minor)::bigint
  from (
    select p.tenant_id, p.customer_id, p.paid_minor as minor from finance.payment p
    where p.payment_date <= as_of and (p.reversed_on is null or p.reversed_on > as_of)
    union all
    select a.tenant_id, a.customer_id, -a.amount_minor from finance.allocation a
    where a.allocated_on <= as_of and (a.released_on is null or a.released_on > as_of)
    union all
    select r.tenant_id, r.customer_id, -r.amount_minor from finance.refund r where r.date <= as_of
  ) parts
  group by parts.tenant_id, parts.customer_id
  having sum(parts.minor) <> 0
$$;

create view jobs_public.allocated_job with (security_invoker = true) as
select tenant_id, id, customer_id, number, status, driver_guid, allocated_at, deadline_at,
       delivered_at
from jobs.job
where deleted_at is null and driver_guid is not null;
create index job_by_allocated on jobs.job (tenant_id, allocated_at)
  where deleted_at is null and driver_guid is not null;

create view jobs_public.scan with (security_invoker = true) as
select s.tenant_id, s.id, s.customer_id, s.code, s.article_number, s.location_code,
       s.warehouse_code, s.scanned_at, s.creator_id, j.number as job_number, j.connote_number,
       j.driver_guid
from jobs.scan_event s
join jobs.job j on j.tenant_id = s.tenant_id and j.id = s.job_id;
grant select on jobs_public.allocated_job, jobs_public.scan to waybill_app;

create view identity_public.user_name with (security_invoker = true) as
select tenant_id, id, guid, trim(name || ' ' || surname) as name from identity."user";
grant select on identity_public.user_name to waybill_app;

create schema reports;
grant usage on schema reports to waybill_app;

-- A report that somebody is sent by e-mail.
create table reports.schedule (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  user_id bigint not null,
  report_id uuid not null,
  -- As they were asked; ranges of days by their name.
  parameters jsonb not null,
  every text not null check (every in ('Day', 'Week', 'Month')),
  weekday integer check (weekday between 1 and 7),
  is_active boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check ((every = 'Week') = (weekday is not null))
);

-- One run in the background and its file.
create table reports.run (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  report_id uuid not null,
  parameters jsonb not null,
  -- The day that ranges count from.
  day date not null,
  status text not null default 'Queued' check (status in ('Queued', 'Running', 'Done', 'Failed')),
  row_count integer not null default 0,
  total_count integer,
  problem text,
  -- A stored file of the purpose 'report'.
  file_id uuid,
  schedule_id bigint,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, schedule_id) references reports.schedule
    on delete set null (schedule_id),
  check ((status = 'Done') = (file_id is not null))
);
create index run_of_user on reports.run (tenant_id, user_id, created_at desc);
-- However often a day's work is done, a schedule runs once for it.
create unique index run_of_schedule on reports.run (tenant_id, schedule_id, day)
  where schedule_id is not null;

-- What somebody runs or is sent is nobody else's: the background alone has no user and sees all.
do $$
declare
  guarded regclass;
begin
  foreach guarded in array array['reports.schedule', 'reports.run']::regclass[] loop
    perform platform.guard(guarded);
    execute format(
      'create policy own on %s as restrictive
       using (platform.user_id() is null or user_id = platform.user_id())
       with check (platform.user_id() is null or user_id = platform.user_id())', guarded);
  end loop;
end $$;
