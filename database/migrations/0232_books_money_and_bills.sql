-- Books: refunds, money that is not allocated (prepayments), and RCTIs as bills of suppliers.

alter table books.transfer
  drop constraint transfer_kind_check,
  add constraint transfer_kind_check check (kind in (
    'Contact', 'Invoice', 'CreditNote', 'Payment', 'Refund', 'Prepayment', 'Supplier', 'Bill',
    'BillPayment'
  )),
  -- Of a payment's allocation: the prepayment that it is drawn from; null is the bank account.
  add column prepayment_id bigint,
  -- The prepayment as the program knows it: taking the allocation back needs both.
  add column their_prepayment_id text;

alter table books.their_document
  drop constraint their_document_kind_check,
  add constraint their_document_kind_check
    check (kind in ('Invoice', 'CreditNote', 'Bill', 'Prepayment'));

alter table books.accepted_difference
  drop constraint accepted_difference_kind_check,
  add constraint accepted_difference_kind_check
    check (kind in ('Invoice', 'CreditNote', 'Bill', 'Prepayment'));

-- Money of a payment that was not allocated when it was sent. What is allocated of it later is drawn
-- from it; what is released from an invoice becomes another one.
create table books.prepayment (
  tenant_id bigint not null references tenancy.tenant,
  id bigint not null generated always as identity,
  payment_id bigint not null,
  customer_id bigint not null,
  number text not null,
  amount_minor bigint not null check (amount_minor > 0),
  received_on date not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number)
);
create index prepayment_by_payment on books.prepayment (tenant_id, payment_id);
select platform.guard('books.prepayment', rights => 'select, insert, delete');

create view finance_public.books_payment with (security_invoker = true) as
  select tenant_id, id, customer_id, reference, payment_date, unallocated_minor, reversed_on
  from finance.payment where type <> 'CreditNote';
grant select on finance_public.books_payment to waybill_app;

create view finance_public.books_refund with (security_invoker = true) as
  select r.tenant_id, r.payment_id as id, r.customer_id, n.id as credit_note_id, n.number,
    r.amount_minor, r.date
  from finance.refund r
  join finance.credit_note n on n.tenant_id = r.tenant_id and n.payment_id = r.payment_id;
grant select on finance_public.books_refund to waybill_app;

create view finance_public.books_rcti with (security_invoker = true) as
  select tenant_id, id, number, supplier, status = 'Void' as is_void, invoice_date, due_date,
    amount_minor, case status when 'Issued' then amount_minor else 0 end as open_minor, paid_on,
    payment_reference
  from finance.rcti;
grant select on finance_public.books_rcti to waybill_app;

create view finance_public.books_rcti_line with (security_invoker = true) as
  select tenant_id, rcti_id, id, job_number, service, description, tax_exclusive_minor, tax_minor
  from finance.rcti_line;
grant select on finance_public.books_rcti_line to waybill_app;
