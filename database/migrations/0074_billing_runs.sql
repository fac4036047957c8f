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
  asked jsonb not null,
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
