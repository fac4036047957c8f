-- Invoices, payments and the ledger that both post to.

create schema finance;
grant usage on schema finance to waybill_app;
create schema finance_public;
grant usage on schema finance_public to waybill_app;

-- Issued invoices are documents: buyer and seller are kept as they were on the day.
create table finance.invoice (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  -- A draft gets its number when it is issued, so that numbers have no gaps.
  number text,
  batch_id uuid,
  customer_id bigint not null,
  type text not null check (type in ('Booking', 'Recharge', 'Job', 'Adhoc', 'Fee')),
  -- Overdue is never stored: it follows from due_date and today.
  status text not null check (status in ('Draft', 'Issued', 'PartiallyPaid', 'Paid', 'Void')),
  invoice_date date not null,
  due_date date not null check (due_date >= invoice_date),
  terms_days integer not null,
  reference text,
  note text,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null check (amount_minor >= 0),
  outstanding_minor bigint not null,
  buyer jsonb not null,
  seller jsonb not null,
  adhoc jsonb,
  -- The ad hoc invoice that comes again, and the how manieth time.
  repeats_id bigint,
  repeat_no integer,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, repeats_id) references finance.invoice (tenant_id, id),
  check (number is not null or status in ('Draft', 'Void')),
  check (tax_exclusive_minor + tax_minor = amount_minor),
  check (outstanding_minor between 0 and amount_minor),
  check (case status
    when 'Paid' then outstanding_minor = 0
    when 'Void' then outstanding_minor = 0
    when 'PartiallyPaid' then outstanding_minor > 0 and outstanding_minor < amount_minor
    else outstanding_minor = amount_minor end)
);
create unique index invoice_number on finance.invoice (tenant_id, number);
create unique index invoice_repeat on finance.invoice (tenant_id, repeats_id, repeat_no)
  where repeats_id is not null;
create unique index invoice_of_customer on finance.invoice (tenant_id, customer_id, id);
create index invoice_by_age on finance.invoice (tenant_id, created_at desc, id desc);
create index invoice_open on finance.invoice (tenant_id, due_date) where outstanding_minor > 0;
create index invoice_by_batch on finance.invoice (tenant_id, batch_id) where batch_id is not null;
select platform.guard('finance.invoice', 'customer_id', 'select, insert, update');
select platform.track('finance.invoice', 'Invoice', array['buyer', 'seller', 'adhoc']);

create table finance.invoice_line (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  type text not null check (type in ('Freight', 'AdditionalService', 'Insurance', 'Fuel', 'Fee',
    'Recharge', 'Discount', 'Adhoc', 'Rounding')),
  reference_no text not null,
  description text,
  service text,
  supplied_on date,
  quantity integer,
  booking_id bigint,
  is_taxed boolean not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null check (amount_minor = tax_exclusive_minor + tax_minor),
  primary key (tenant_id, invoice_id, id),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id)
);
select platform.guard('finance.invoice_line', 'customer_id', 'select, insert');

-- A booking stands on one invoice at a time; voiding the invoice sets it free.
create table finance.invoiced_booking (
  tenant_id bigint not null,
  booking_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  primary key (tenant_id, booking_id),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id)
);
create index invoiced_booking_by_invoice on finance.invoiced_booking (tenant_id, invoice_id);
select platform.guard('finance.invoiced_booking', 'customer_id', 'select, insert, delete');

create table finance.invoice_event (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  action text not null,
  status text not null,
  amount_minor bigint not null,
  user_id bigint,
  user_name text not null,
  note text,
  at timestamptz not null,
  primary key (tenant_id, invoice_id, id),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id)
);
select platform.guard('finance.invoice_event', 'customer_id', 'select, insert');

create table finance.invoice_note (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity,
  customer_id bigint not null,
  note text not null,
  user_id bigint,
  user_name text not null,
  at timestamptz not null,
  primary key (tenant_id, invoice_id, id),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id)
);
select platform.guard('finance.invoice_note', 'customer_id', 'select, insert');

create table finance.payment (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint not null,
  reference text not null,
  type text not null check (type in ('BankTransfer', 'CreditCard', 'Cash', 'Cheque', 'DirectDebit',
    'CreditNote')),
  payment_date date not null,
  paid_minor bigint not null check (paid_minor > 0),
  unallocated_minor bigint not null check (unallocated_minor between 0 and paid_minor),
  note text,
  remittance_number text,
  bank_reference text,
  created_at timestamptz not null,
  created_by bigint,
  -- Taken back whole: the bank returned it, or it was entered by mistake.
  reversed_on date check (reversed_on >= payment_date),
  reversed_by_name text,
  reversal_note text,
  primary key (tenant_id, id),
  check (num_nulls(reversed_on, reversed_by_name, reversal_note) in (0, 3)),
  check (reversed_on is null or unallocated_minor = 0)
);
create unique index payment_reference on finance.payment (tenant_id, reference);
create unique index payment_of_customer on finance.payment (tenant_id, customer_id, id);
create index payment_by_age on finance.payment (tenant_id, created_at desc, id desc);
select platform.guard('finance.payment', 'customer_id', 'select, insert, update');
select platform.track('finance.payment', 'Payment');

-- What a payment pays: both ends belong to one customer. It counts from the first day on which both
-- are of the past until the day it was released; what is released stays, so that past days stay true.
create table finance.allocation (
  tenant_id bigint not null,
  id bigint generated always as identity,
  payment_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  allocated_on date not null,
  released_on date check (released_on >= allocated_on),
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id, payment_id)
    references finance.payment (tenant_id, customer_id, id),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id)
);
create index allocation_by_payment on finance.allocation (tenant_id, payment_id);
create index allocation_by_invoice on finance.allocation (tenant_id, invoice_id);
create index allocation_by_customer on finance.allocation (tenant_id, customer_id);
select platform.guard('finance.allocation', 'customer_id', 'select, insert, update');

-- What a payment pays of an invoice now, however often it was given more.
create view finance.allocation_in_force with (security_invoker = true) as
select tenant_id, payment_id, invoice_id, customer_id, sum(amount_minor)::bigint as amount_minor
from finance.allocation where released_on is null
group by tenant_id, payment_id, invoice_id, customer_id;
grant select on finance.allocation_in_force to waybill_app;

-- What of a payment or credit went back to the customer.
create table finance.refund (
  tenant_id bigint not null,
  payment_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  date date not null,
  user_name text not null,
  at timestamptz not null,
  primary key (tenant_id, payment_id),
  foreign key (tenant_id, customer_id, payment_id)
    references finance.payment (tenant_id, customer_id, id)
);
select platform.guard('finance.refund', 'customer_id', 'select, insert');

-- The ledger: double entry, written once, each entry sealed with the hash of the one before.

create table finance.entry (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint not null,
  kind text not null check (kind in ('Invoice', 'VoidedInvoice', 'Payment', 'ReversedPayment',
    'CreditNote', 'Fee', 'Refund')),
  date date not null,
  invoice_id bigint,
  payment_id bigint,
  reference_no text not null,
  description text not null,
  at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (tenant_id, id),
  check (num_nonnulls(invoice_id, payment_id) = 1),
  foreign key (tenant_id, customer_id, invoice_id)
    references finance.invoice (tenant_id, customer_id, id),
  foreign key (tenant_id, customer_id, payment_id)
    references finance.payment (tenant_id, customer_id, id)
);
-- An invoice and a payment are posted once, and taken back or refunded at most once.
create unique index entry_of_invoice on finance.entry (tenant_id, invoice_id, kind)
  where invoice_id is not null;
create unique index entry_of_payment on finance.entry (tenant_id, payment_id, kind)
  where payment_id is not null;
create index entry_by_customer on finance.entry (tenant_id, customer_id, date, id);
select platform.guard('finance.entry', 'customer_id', 'select, insert');

create table finance.posting (
  tenant_id bigint not null,
  entry_id bigint not null,
  line_no integer not null,
  customer_id bigint not null,
  account text not null check (account in ('Receivable', 'Revenue', 'Tax', 'Bank')),
  debit_minor bigint not null check (debit_minor >= 0),
  credit_minor bigint not null check (credit_minor >= 0),
  primary key (tenant_id, entry_id, line_no),
  foreign key (tenant_id, entry_id) references finance.entry (tenant_id, id),
  check ((debit_minor = 0) <> (credit_minor = 0))
);
select platform.guard('finance.posting', 'customer_id', 'select, insert');

-- The last entry of each tenant; its lock makes the chain a chain.
create table finance.ledger_head (
  tenant_id bigint primary key references tenancy.tenant,
  hash bytea not null
);
select platform.guard('finance.ledger_head', null, 'select, insert, update');

create function finance.seal(
  previous bytea, customer_id bigint, kind text, date date, invoice_id bigint, payment_id bigint,
  reference_no text, postings jsonb
) returns bytea language sql immutable parallel safe
return sha256(previous || convert_to(jsonb_build_array(
  customer_id, kind, date, invoice_id, payment_id, reference_no, postings)::text, 'UTF8'));

create function finance.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is written once: % of % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger written_once before update or delete on finance.entry
  for each row execute function finance.refuse_change();
create trigger written_once before update or delete on finance.posting
  for each row execute function finance.refuse_change();
create trigger never_emptied before truncate on finance.entry
  for each statement execute function finance.refuse_change();
create trigger never_emptied before truncate on finance.posting
  for each statement execute function finance.refuse_change();

-- At commit every entry has postings whose debits equal their credits.
create function finance.check_balance() returns trigger language plpgsql as $$
declare
  checked bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  difference bigint := (
    select sum(p.debit_minor - p.credit_minor) from finance.posting p
    where p.tenant_id = new.tenant_id and p.entry_id = checked
  );
begin
  if difference is distinct from 0 then
    raise exception 'Entry % is out of balance by %', checked, coalesce(difference::text, 'all')
      using errcode = 'check_violation', constraint = 'entry_balances';
  end if;
  return null;
end $$;
create constraint trigger entry_balances after insert on finance.entry
  deferrable initially deferred for each row execute function finance.check_balance('id');
create constraint trigger entry_balances after insert on finance.posting
  deferrable initially deferred for each row execute function finance.check_balance('entry_id');

-- Posts entries in their order: [{customerId, kind, date, invoiceId, paymentId, referenceNo,
-- description, postings: [{account, debit, credit}]}]. Takes the ledger's lock: call it last.
create function finance.post(entries jsonb, at timestamptz) returns void language plpgsql as $$
declare
  head bytea;
  entry record;
  entry_id bigint;
begin
  insert into finance.ledger_head (tenant_id, hash) values (platform.tenant_id(), ''::bytea)
  on conflict (tenant_id) do nothing;
  select h.hash into head from finance.ledger_head h
  where h.tenant_id = platform.tenant_id() for update;
  for entry in
    select r.* from jsonb_array_elements(entries) with ordinality as e (entry, position),
      jsonb_to_record(e.entry) as r (
        "customerId" bigint, kind text, date date, "invoiceId" bigint, "paymentId" bigint,
        "referenceNo" text, description text, postings jsonb
      )
    order by e.position
  loop
    insert into finance.entry (
      tenant_id, customer_id, kind, date, invoice_id, payment_id, reference_no, description, at,
      previous_hash, hash
    ) values (
      platform.tenant_id(), entry."customerId", entry.kind, entry.date, entry."invoiceId",
      entry."paymentId", entry."referenceNo", entry.description, at, head,
      finance.seal(head, entry."customerId", entry.kind, entry.date, entry."invoiceId",
        entry."paymentId", entry."referenceNo", entry.postings)
    ) returning id, hash into entry_id, head;
    insert into finance.posting (
      tenant_id, entry_id, line_no, customer_id, account, debit_minor, credit_minor
    )
    select platform.tenant_id(), entry_id, p.line_no, entry."customerId", p.posting ->> 'account',
           (p.posting ->> 'debit')::bigint, (p.posting ->> 'credit')::bigint
    from jsonb_array_elements(entry.postings) with ordinality as p (posting, line_no);
  end loop;
  update finance.ledger_head h set hash = head where h.tenant_id = platform.tenant_id();
end $$;

-- What must never be: one row for each promise that is broken, with what breaks it.
create view finance.broken_invariant with (security_invoker = true) as
select e.tenant_id, 'debits are not credits' as invariant, e.id
from finance.entry e
left join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
group by e.tenant_id, e.id
having coalesce(sum(p.debit_minor - p.credit_minor), 1) <> 0
union all
select i.tenant_id, 'an invoice is not the sum of its lines', i.id
from finance.invoice i
left join finance.invoice_line l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
group by i.tenant_id, i.id
having coalesce(sum(l.tax_exclusive_minor), 0) <> i.tax_exclusive_minor
  or coalesce(sum(l.tax_minor), 0) <> i.tax_minor
union all
select i.tenant_id, 'outstanding is not amount less payments', i.id
from finance.invoice i
left join finance.allocation_in_force a on a.tenant_id = i.tenant_id and a.invoice_id = i.id
where i.status <> 'Void'
group by i.tenant_id, i.id
having i.outstanding_minor <> i.amount_minor - coalesce(sum(a.amount_minor), 0)
union all
select i.tenant_id, 'a void invoice is paid', i.id
from finance.invoice i
where i.status = 'Void' and exists (
  select from finance.allocation_in_force a
  where a.tenant_id = i.tenant_id and a.invoice_id = i.id)
union all
select p.tenant_id, 'unallocated is not paid less allocated', p.id
from finance.payment p
left join finance.allocation_in_force a on a.tenant_id = p.tenant_id and a.payment_id = p.id
left join finance.refund r on r.tenant_id = p.tenant_id and r.payment_id = p.id
where p.reversed_on is null
group by p.tenant_id, p.id, r.amount_minor
having p.unallocated_minor <>
  p.paid_minor - coalesce(sum(a.amount_minor), 0) - coalesce(r.amount_minor, 0)
union all
select p.tenant_id, 'a reversed payment pays something', p.id
from finance.payment p
where p.reversed_on is not null and exists (
  select from finance.allocation_in_force a
  where a.tenant_id = p.tenant_id and a.payment_id = p.id)
union all
select c.tenant_id, 'the ledger is not what customers owe', c.customer_id
from (
  select tenant_id, customer_id, sum(owed) as owed from (
    select tenant_id, customer_id, debit_minor - credit_minor as owed
    from finance.posting where account = 'Receivable'
    union all
    select tenant_id, customer_id, -outstanding_minor from finance.invoice where status <> 'Draft'
    union all
    select tenant_id, customer_id, unallocated_minor from finance.payment
  ) parts group by tenant_id, customer_id
) c
where c.owed <> 0
union all
select chain.tenant_id, 'the chain of the ledger is broken', chain.id
from (
  select e.*, lag(e.hash, 1, ''::bytea) over (partition by e.tenant_id order by e.id) as before,
    finance.seal(e.previous_hash, e.customer_id, e.kind, e.date, e.invoice_id, e.payment_id,
      e.reference_no, (
        select jsonb_agg(jsonb_build_object(
          'account', p.account, 'debit', p.debit_minor, 'credit', p.credit_minor
        ) order by p.line_no)
        from finance.posting p where p.tenant_id = e.tenant_id and p.entry_id = e.id)) as sealed
  from finance.entry e
) chain
where chain.previous_hash <> chain.before or chain.hash <> chain.sealed
union all
select i.tenant_id, 'a booking stands on a void invoice', i.id
from finance.invoice i
where i.status = 'Void' and exists (
  select from finance.invoiced_booking b where b.tenant_id = i.tenant_id and b.invoice_id = i.id);
grant select on finance.broken_invariant to waybill_app;

create view finance_public.invoice_card with (security_invoker = true) as
select tenant_id, id, number, customer_id, type, status, invoice_date, due_date, amount_minor,
       outstanding_minor, created_at
from finance.invoice;
grant select on finance_public.invoice_card to waybill_app;

create view finance_public.search_card with (security_invoker = true) as
select i.tenant_id, i.id, 'Invoices' as type, i.id::text as ref, i.customer_id,
       coalesce(i.number, 'Draft') as title,
       concat_ws(' ', i.number, i.reference, i.buyer ->> 'name') as words,
       jsonb_build_array(
         jsonb_build_object('label', 'Customer', 'value', i.buyer ->> 'name'),
         jsonb_build_object('label', 'Amount', 'value', to_char(i.amount_minor / 100.0, 'FM999999999990.00')),
         jsonb_build_object('label', 'Due', 'value', i.due_date::text)
       ) as details,
       i.created_at as at
from finance.invoice i
union all
select p.tenant_id, p.id, 'Payment', p.id::text, p.customer_id, p.reference,
       concat_ws(' ', p.reference, p.bank_reference, p.remittance_number),
       jsonb_build_array(
         jsonb_build_object('label', 'Amount', 'value', to_char(p.paid_minor / 100.0, 'FM999999999990.00')),
         jsonb_build_object('label', 'Paid', 'value', p.payment_date::text),
         jsonb_build_object('label', 'Type', 'value', p.type)
       ),
       p.created_at
from finance.payment p;
grant select on finance_public.search_card to waybill_app;
