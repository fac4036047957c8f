-- Credit notes: what is taken off an invoice after it was issued. What is approved of one comes into
-- the books as a payment of the type CreditNote, and is allocated, kept or refunded like any other.

create table finance.credit_note (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint not null,
  number text not null,
  invoice_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  approved_minor bigint check (approved_minor > 0),
  approved_tax_minor bigint,
  status text not null
    check (status in ('Requested', 'Approved', 'PartiallyApproved', 'Rejected')),
  -- That it is applied is not stored: it follows from what is left of the payment.
  settlement text check (settlement in ('Open', 'Refunded', 'KeptAsCredit')),
  payment_id bigint,
  user_id bigint,
  user_name text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by_name text,
  -- Withdrawn before anybody decided; the number stays taken.
  deleted_at timestamptz check (deleted_at is null or status = 'Requested'),
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id),
  foreign key (tenant_id, customer_id, payment_id)
    references finance.payment (tenant_id, customer_id, id),
  check (num_nulls(decided_at, decided_by_name) in (0, 2)),
  check ((status = 'Requested') = (decided_at is null)),
  check (num_nulls(approved_minor, approved_tax_minor, settlement, payment_id) in (0, 4)),
  check (case status
    when 'Approved' then approved_minor = amount_minor
    when 'PartiallyApproved' then approved_minor < amount_minor
    else approved_minor is null end)
);
create unique index credit_note_number on finance.credit_note (tenant_id, number);
create unique index credit_note_of_customer on finance.credit_note (tenant_id, customer_id, id);
create unique index credit_note_of_payment on finance.credit_note (tenant_id, payment_id)
  where payment_id is not null;
create index credit_note_of_invoice on finance.credit_note (tenant_id, invoice_id);
create index credit_note_by_age on finance.credit_note (tenant_id, created_at desc, id desc);
select platform.guard('finance.credit_note', 'customer_id', 'select, insert, update');
select platform.track('finance.credit_note', 'CreditNote');

create table finance.credit_note_line (
  tenant_id bigint not null,
  credit_note_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  invoice_id bigint not null,
  invoice_line_id bigint not null,
  -- Of the sign of the invoice's line, tax included.
  amount_minor bigint not null check (amount_minor <> 0),
  approved_minor bigint check (abs(approved_minor) <= abs(amount_minor)),
  approved_tax_minor bigint,
  note text,
  primary key (tenant_id, credit_note_id, id),
  foreign key (tenant_id, customer_id, credit_note_id)
    references finance.credit_note (tenant_id, customer_id, id),
  foreign key (tenant_id, invoice_id, invoice_line_id)
    references finance.invoice_line (tenant_id, invoice_id, id),
  check (num_nulls(approved_minor, approved_tax_minor) in (0, 2))
);
create unique index credit_note_line_once
  on finance.credit_note_line (tenant_id, credit_note_id, invoice_line_id);
create index credit_note_line_of_invoice on finance.credit_note_line (tenant_id, invoice_id);
select platform.guard('finance.credit_note_line', 'customer_id', 'select, insert, update');

create table finance.credit_note_note (
  tenant_id bigint not null,
  credit_note_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  note text not null,
  user_id bigint,
  user_name text not null,
  at timestamptz not null,
  primary key (tenant_id, credit_note_id, id),
  foreign key (tenant_id, customer_id, credit_note_id)
    references finance.credit_note (tenant_id, customer_id, id)
);
select platform.guard('finance.credit_note_note', 'customer_id', 'select, insert');

-- What of each line of an invoice was credited so far.
create view finance.credited_line with (security_invoker = true) as
select tenant_id, invoice_id, invoice_line_id, sum(approved_minor)::bigint as minor,
       sum(approved_tax_minor)::bigint as tax_minor
from finance.credit_note_line
where approved_minor is not null
group by tenant_id, invoice_id, invoice_line_id;
grant select on finance.credited_line to waybill_app;

create view finance.credit_note_card with (security_invoker = true) as
select c.tenant_id, c.id, c.customer_id, c.number, c.invoice_id, i.number as invoice_number,
       c.amount_minor, c.approved_minor, c.approved_tax_minor, c.status, c.payment_id,
       coalesce(p.unallocated_minor, 0) as open_minor,
       case
         when c.settlement = 'Refunded' or p.unallocated_minor > 0 then c.settlement
         when c.settlement is not null then 'Applied'
       end as settlement,
       c.user_id, c.user_name, c.created_at, c.decided_at, c.decided_by_name, l.lines, n.notes
from finance.credit_note c
join finance.invoice i on i.tenant_id = c.tenant_id and i.id = c.invoice_id
left join finance.payment p on p.tenant_id = c.tenant_id and p.id = c.payment_id
cross join lateral (
  select json_agg(json_build_object(
    'id', x.id, 'invoice_line_id', x.invoice_line_id, 'amount_minor', x.amount_minor,
    'approved_minor', x.approved_minor, 'approved_tax_minor', x.approved_tax_minor,
    'note', x.note, 'type', o.type, 'reference_no', o.reference_no,
    'description', o.description, 'charged_minor', o.amount_minor,
    'creditable_minor', o.amount_minor - coalesce(d.minor, 0)
  ) order by x.id) as lines
  from finance.credit_note_line x
  join finance.invoice_line o on o.tenant_id = x.tenant_id and o.invoice_id = x.invoice_id
    and o.id = x.invoice_line_id
  left join finance.credited_line d on d.tenant_id = x.tenant_id
    and d.invoice_id = x.invoice_id and d.invoice_line_id = x.invoice_line_id
  where x.tenant_id = c.tenant_id and x.credit_note_id = c.id
) l
cross join lateral (
  select coalesce(json_agg(x order by x.id), '[]') as notes
  from finance.credit_note_note x where x.tenant_id = c.tenant_id and x.credit_note_id = c.id
) n
where c.deleted_at is null;
grant select on finance.credit_note_card to waybill_app;

-- More broken promises: see finance.broken_invariant.
create view finance.broken_credit with (security_invoker = true) as
select c.tenant_id, 'a credit note is not the sum of its lines' as invariant, c.id
from finance.credit_note c
left join finance.credit_note_line l
  on l.tenant_id = c.tenant_id and l.credit_note_id = c.id
group by c.tenant_id, c.id
having c.amount_minor <> coalesce(sum(l.amount_minor), 0)
  or coalesce(c.approved_minor, 0) <> coalesce(sum(l.approved_minor), 0)
  or coalesce(c.approved_tax_minor, 0) <> coalesce(sum(l.approved_tax_minor), 0)
union all
select l.tenant_id, 'more is credited than was charged', l.invoice_id
from finance.invoice_line i
join finance.credit_note_line l
  on l.tenant_id = i.tenant_id and l.invoice_id = i.invoice_id and l.invoice_line_id = i.id
group by l.tenant_id, l.invoice_id, i.id, i.amount_minor, i.tax_minor
having abs(sum(l.approved_minor)) > abs(i.amount_minor)
  or abs(sum(l.approved_tax_minor)) > abs(i.tax_minor)
union all
select c.tenant_id, 'a credit note is not what came into the books', c.id
from finance.credit_note c
join finance.payment p on p.tenant_id = c.tenant_id and p.id = c.payment_id
where p.paid_minor <> c.approved_minor or p.type <> 'CreditNote'
union all
select p.tenant_id, 'a credit has no credit note', p.id
from finance.payment p
where p.type = 'CreditNote' and not exists (
  select from finance.credit_note c where c.tenant_id = p.tenant_id and c.payment_id = p.id);
grant select on finance.broken_credit to waybill_app;
