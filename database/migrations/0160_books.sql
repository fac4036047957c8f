-- Books: the accounting program of a tenant, and which of our records it has. Its tokens are sealed
-- with the installation's secret. What was sent is a row per record, so that none is sent twice.

create schema books;
grant usage on schema books to waybill_app;

-- One program per tenant. A connection without settings sends nothing.
create table books.connection (
  tenant_id bigint primary key references tenancy.tenant,
  program text not null check (program in ('Xero', 'MYOB')),
  client_id text not null,
  client_secret text,
  access_token text not null,
  refresh_token text not null,
  access_expires_at timestamptz not null,
  organisation_id text not null default '',
  organisation_name text not null default '',
  -- What the user may choose from; empty once one is chosen.
  organisations jsonb not null default '[]',
  settings jsonb,
  problem text,
  problem_sentence jsonb,
  connected_at timestamptz not null,
  connected_by_name text not null,
  payments_read_to timestamptz,
  compare_requested_at timestamptz,
  compared_at timestamptz,
  -- Calls of the minute that began then: the program limits them.
  minute_began_at timestamptz,
  calls_in_minute integer not null default 0,
  check (settings is null or organisation_id <> '')
);
select platform.guard('books.connection');

-- A user who is at the program's sign-in page. The state is stored as a hash, and used once.
create table books.authorisation (
  tenant_id bigint not null references tenancy.tenant,
  state_hash text not null,
  user_id bigint not null,
  program text not null check (program in ('Xero', 'MYOB')),
  client_id text not null,
  client_secret text,
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash)
);
select platform.guard('books.authorisation');

-- A record of ours: a customer, invoice, credit note, or an allocation of a payment.
create table books.transfer (
  tenant_id bigint not null references tenancy.tenant,
  id bigint not null generated always as identity,
  kind text not null check (kind in ('Contact', 'Invoice', 'CreditNote', 'Payment')),
  our_id bigint not null,
  organisation_id text not null,
  number text not null,
  -- False once the record is void or taken back: the program is to have it no longer.
  is_wanted boolean not null default true,
  status text not null check (status in ('Waiting', 'Sent', 'Failed')),
  their_id text,
  -- The credit note that a credit is taken from: taking it back needs both.
  their_credit_note_id text,
  idempotency_key uuid not null default gen_random_uuid(),
  attempts integer not null default 0,
  problem text,
  problem_sentence jsonb,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, id),
  constraint transfer_of_record unique (tenant_id, kind, our_id)
);
create unique index transfer_of_theirs on books.transfer (tenant_id, kind, their_id)
  where their_id is not null;
create index transfer_by_number on books.transfer (tenant_id, kind, number);
create index transfer_by_status on books.transfer (tenant_id, status, id desc);
select platform.guard('books.transfer');

create table books.attempt (
  tenant_id bigint not null,
  id bigint not null generated always as identity,
  transfer_id bigint not null,
  outcome text not null
    check (outcome in ('Created', 'Found', 'Linked', 'Removed', 'Refused', 'Unavailable')),
  message text,
  message_sentence jsonb,
  at timestamptz not null,
  primary key (tenant_id, transfer_id, id),
  foreign key (tenant_id, transfer_id) references books.transfer on delete cascade
);
select platform.guard('books.attempt', rights => 'select, insert, delete');

-- Payments entered in the program: each is recorded here once.
create table books.received_payment (
  tenant_id bigint not null references tenancy.tenant,
  their_id text not null,
  payment_id bigint,
  problem text,
  problem_sentence jsonb,
  at timestamptz not null,
  primary key (tenant_id, their_id)
);
select platform.guard('books.received_payment');

-- The program's sales documents as of the last comparison.
create table books.their_document (
  tenant_id bigint not null references tenancy.tenant,
  kind text not null check (kind in ('Invoice', 'CreditNote')),
  their_id text not null,
  number text not null,
  contact_id text not null,
  contact_name text not null,
  document_date date not null,
  total_minor bigint not null,
  open_minor bigint not null,
  is_void boolean not null,
  read_at timestamptz not null,
  primary key (tenant_id, kind, their_id)
);
create index their_document_by_number on books.their_document (tenant_id, kind, number);
select platform.guard('books.their_document');

-- A difference that somebody accepts, as long as the amounts stay these.
create table books.accepted_difference (
  tenant_id bigint not null references tenancy.tenant,
  kind text not null check (kind in ('Invoice', 'CreditNote')),
  number text not null,
  difference text not null,
  our_minor bigint,
  their_minor bigint,
  reason text not null check (length(reason) between 1 and 500),
  user_name text not null,
  at timestamptz not null,
  primary key (tenant_id, kind, number)
);
select platform.guard('books.accepted_difference');

create view finance_public.books_invoice with (security_invoker = true) as
  select tenant_id, id, number, customer_id, status = 'Void' as is_void, invoice_date, due_date,
    reference, amount_minor, outstanding_minor
  from finance.invoice where number is not null and status <> 'Draft';
grant select on finance_public.books_invoice to waybill_app;

create view finance_public.books_invoice_line with (security_invoker = true) as
  select tenant_id, invoice_id, id, type, reference_no, description, is_taxed, tax_exclusive_minor,
    tax_minor
  from finance.invoice_line;
grant select on finance_public.books_invoice_line to waybill_app;

create view finance_public.books_credit_note with (security_invoker = true) as
  select n.tenant_id, n.id, n.number, n.customer_id, n.invoice_id, n.payment_id, n.decided_at,
    i.number as invoice_number, n.approved_minor as amount_minor,
    p.unallocated_minor as open_minor
  from finance.credit_note n
  join finance.invoice i on i.tenant_id = n.tenant_id and i.id = n.invoice_id
  join finance.payment p on p.tenant_id = n.tenant_id and p.id = n.payment_id
  where n.approved_minor is not null and n.deleted_at is null;
grant select on finance_public.books_credit_note to waybill_app;

create view finance_public.books_credit_line with (security_invoker = true) as
  select c.tenant_id, c.credit_note_id, c.id, l.type, l.reference_no, l.description, l.is_taxed,
    c.approved_minor - c.approved_tax_minor as tax_exclusive_minor,
    c.approved_tax_minor as tax_minor
  from finance.credit_note_line c
  join finance.invoice_line l on l.tenant_id = c.tenant_id and l.invoice_id = c.invoice_id
    and l.id = c.invoice_line_id
  where c.approved_minor <> 0;
grant select on finance_public.books_credit_line to waybill_app;

create view finance_public.books_allocation with (security_invoker = true) as
  select a.tenant_id, a.id, a.payment_id, a.invoice_id, a.customer_id, a.amount_minor,
    a.allocated_on, a.released_on, p.type = 'CreditNote' as is_credit, p.reference,
    p.bank_reference
  from finance.allocation a
  join finance.payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id;
grant select on finance_public.books_allocation to waybill_app;
