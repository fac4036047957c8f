-- Remittance advices: which invoices a customer says its payment is for. What is paid of one is
-- never stored: it is read from the payments that name it.

create table finance.remittance (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint not null,
  number text not null,
  payment_date date not null,
  note text,
  user_name text not null,
  created_at timestamptz not null,
  created_by bigint,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_note text,
  primary key (tenant_id, id),
  check (num_nulls(cancelled_at, cancelled_by_name, cancel_note) in (0, 3))
);
create unique index remittance_number on finance.remittance (tenant_id, number);
create unique index remittance_of_customer on finance.remittance (tenant_id, customer_id, id);
create unique index remittance_number_of_customer
  on finance.remittance (tenant_id, customer_id, number);
create index remittance_by_age on finance.remittance (tenant_id, created_at desc, id desc);
select platform.guard('finance.remittance', 'customer_id', 'select, insert, update');
select platform.track('finance.remittance', 'RemittanceAdvice');

create table finance.remittance_line (
  tenant_id bigint not null,
  remittance_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  note text,
  primary key (tenant_id, remittance_id, invoice_id),
  foreign key (tenant_id, customer_id, remittance_id)
    references finance.remittance (tenant_id, customer_id, id),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id)
);
select platform.guard('finance.remittance_line', 'customer_id', 'select, insert');

-- A payment names a remittance advice of its own customer.
alter table finance.payment add foreign key (tenant_id, customer_id, remittance_number)
  references finance.remittance (tenant_id, customer_id, number);
create index payment_by_remittance on finance.payment (tenant_id, customer_id, remittance_number)
  where remittance_number is not null;

-- Each line with what came in for it.
create view finance.remittance_line_card with (security_invoker = true) as
select l.tenant_id, l.remittance_id, l.invoice_id, i.number as invoice_number, l.amount_minor,
       l.note, least(l.amount_minor, coalesce(paid.minor, 0)) as paid_minor
from finance.remittance_line l
join finance.remittance r on r.tenant_id = l.tenant_id and r.id = l.remittance_id
join finance.invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
left join lateral (
  select sum(a.amount_minor)::bigint as minor
  from finance.payment p
  join finance.allocation_in_force a
    on a.tenant_id = p.tenant_id and a.payment_id = p.id and a.invoice_id = l.invoice_id
  where p.tenant_id = l.tenant_id and p.customer_id = r.customer_id
    and p.remittance_number = r.number
) paid on true;
grant select on finance.remittance_line_card to waybill_app;

create view finance.remittance_card with (security_invoker = true) as
select r.*, l.total_minor, l.paid_minor, l.lines,
       case
         when r.cancelled_at is not null then 'Cancelled'
         when l.paid_minor = l.total_minor then 'Paid'
         when l.paid_minor > 0 then 'PartiallyPaid'
         else 'Pending'
       end as status
from finance.remittance r
cross join lateral (
  select sum(c.amount_minor)::bigint as total_minor, sum(c.paid_minor)::bigint as paid_minor,
         json_agg(c order by c.invoice_id) as lines
  from finance.remittance_line_card c
  where c.tenant_id = r.tenant_id and c.remittance_id = r.id
) l;
grant select on finance.remittance_card to waybill_app;
