-- Billing runs in the background. Their invoices come all at once with numbers that follow each other,
-- so whoever waits for them is told how far a run is by notes from outside its transaction.

create table finance.billing_run (
  tenant_id bigint not null references tenancy.tenant,
  -- The batch of its invoices.
  id uuid not null default gen_random_uuid(),
  status text not null default 'Running' check (status in ('Running', 'Done', 'Failed')),
  invoice_date date not null,
  -- It invoices what was delivered on or before this day, in the tenant's zone; null is all there is.
  delivered_to date,
  -- Whether its invoices are e-mailed: as each customer has it, all, or none.
  invoice_email text not null default 'CustomerPreference'
    check (invoice_email in ('CustomerPreference', 'Always', 'Never')),
  -- Numbers of bookings and recharges, and the reasons that were accepted; kept until it is over.
request jsonb not null,
  bookings integer not null,
  bookings_read integer not null default 0,
  bookings_written integer not null default 0,
  -- How often it was begun: a run that brings its server down is not begun for ever.
  tries integer not null default 0,
  -- What was asked for and stands on none of its invoices, with the reasons.
  left_out jsonb not null default '[]',
  problem text,
  started_by bigint,
  started_by_name text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  check ((status = 'Running') = (finished_at is null)),
  check ((status = 'Failed') = (problem is not null))
);
-- One at a time: who asks for invoices twice is shown those that are being made.
create unique index billing_run_under_way on finance.billing_run (tenant_id)
  where status = 'Running';
select platform.guard('finance.billing_run', null, 'select, insert, update');

-- Statements for all customers in the background, by e-mail or as one archive of PDFs.
create table finance.statement_run (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  status text not null default 'Running' check (status in ('Running', 'Done', 'Failed')),
  delivery text not null check (delivery in ('Email', 'Pdf')),
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  -- Whose statements it makes, in their order.
  customer_ids bigint[] not null,
  -- So many of them are done: a run that is begun again sends no e-mail twice.
  customers_done integer not null default 0,
  statements integer not null default 0,
  tries integer not null default 0,
  -- Customers without a statement, with the reasons.
  left_out jsonb not null default '[]',
  -- The archive, for as long as its token is good.
  file_name text,
  file_token text,
  file_expires_at timestamptz,
  problem text,
  started_by bigint,
  started_by_name text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  check ((status = 'Running') = (finished_at is null)),
  check ((status = 'Failed') = (problem is not null))
);
-- One at a time, so that nobody is sent a statement twice by two who ask at once.
create unique index statement_run_under_way on finance.statement_run (tenant_id)
  where status = 'Running';
select platform.guard('finance.statement_run', null, 'select, insert, update');
