-- What finance stores, from the migrations before the first release.

-- finance
create schema finance;
grant usage on schema finance to waybill_app;

-- At commit every entry has postings whose debits equal their credits.
CREATE OR REPLACE FUNCTION finance.check_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Posts entries in their order: [{customerId, kind, date, invoiceId, paymentId, referenceNo,
-- description, postings: [{account, debit, credit}]}]. Takes the ledger's lock: call it last.
CREATE OR REPLACE FUNCTION finance.post(entries jsonb, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION finance.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The ledger is written once: % of % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION finance.seal(previous bytea, customer_id bigint, kind text, date date, invoice_id bigint, payment_id bigint, reference_no text, postings jsonb)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN sha256((previous || convert_to((jsonb_build_array(customer_id, kind, date, invoice_id, payment_id, reference_no, postings))::text, 'UTF8'::name)));

create table finance.account_code (
  tenant_id bigint not null,
  format text not null,
  receivable text not null,
  revenue text not null,
  tax text not null,
  bank text not null,
  used_at timestamp with time zone not null,
  constraint account_code_pkey PRIMARY KEY (tenant_id, format),
  constraint account_code_format_check CHECK ((format = ANY (ARRAY['Xero'::text, 'MYOB'::text])))
);

-- What a payment pays: both ends belong to one customer. It counts from the first day on which both
-- are of the past until the day it was released; what is released stays, so that past days stay true.
create table finance.allocation (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  payment_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null,
  allocated_on date not null,
  released_on date,
  constraint allocation_pkey PRIMARY KEY (tenant_id, id),
  constraint allocation_amount_minor_check CHECK ((amount_minor > 0)),
  constraint allocation_check CHECK ((released_on >= allocated_on))
);

create table finance.billing_run (
  tenant_id bigint not null,
  -- The batch of its invoices.
  id uuid default gen_random_uuid() not null,
  status text default 'Running'::text not null,
  invoice_date date not null,
  -- It invoices what was delivered on or before this day, in the tenant's zone; null is all there is.
  delivered_to date,
  -- Whether its invoices are e-mailed: as each customer has it, all, or none.
  invoice_email text default 'CustomerPreference'::text not null,
  request jsonb not null,
  bookings integer not null,
  bookings_read integer default 0 not null,
  bookings_written integer default 0 not null,
  -- How often it was begun: a run that brings its server down is not begun for ever.
  tries integer default 0 not null,
  -- What was asked for and stands on none of its invoices, with the reasons.
  left_out jsonb default '[]'::jsonb not null,
  problem text,
  started_by bigint,
  started_by_name text not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint billing_run_pkey PRIMARY KEY (tenant_id, id),
  constraint billing_run_check CHECK (((status = 'Running'::text) = (finished_at IS NULL))),
  constraint billing_run_check1 CHECK (((status = 'Failed'::text) = (problem IS NOT NULL))),
  constraint billing_run_invoice_email_check CHECK ((invoice_email = ANY (ARRAY['CustomerPreference'::text, 'Always'::text, 'Never'::text]))),
  constraint billing_run_status_check CHECK ((status = ANY (ARRAY['Running'::text, 'Done'::text, 'Failed'::text])))
);

create table finance.card_charge (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  -- By this the processor knows it.
  order_id text not null,
  nonce_hash bytea not null,
  amount_minor bigint not null,
  -- [{invoiceId, amount}] as asked for.
  allocations jsonb not null,
  note text,
  status text not null,
  transaction_id text default ''::text not null,
  merchant text default ''::text not null,
  authorization_code text,
  message text default ''::text not null,
  card jsonb,
  ip_address text,
  payment_id bigint,
  user_name text not null,
  created_at timestamp with time zone not null,
  booking_id bigint,
  returned_minor bigint default 0 not null,
  constraint card_charge_pkey PRIMARY KEY (tenant_id, id),
  constraint card_charge_amount_minor_check CHECK ((amount_minor > 0)),
  constraint card_charge_once UNIQUE (tenant_id, nonce_hash),
  constraint card_charge_paid CHECK (((status <> ALL (ARRAY['Authorized'::text, 'Settled'::text, 'Refunded'::text])) OR (payment_id IS NOT NULL))),
  constraint card_charge_returned CHECK (((returned_minor >= 0) AND (returned_minor <= amount_minor))),
  constraint card_charge_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Authorized'::text, 'Settled'::text, 'Declined'::text, 'Refunded'::text, 'Failed'::text])))
);

create table finance.card_return (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  charge_id bigint not null,
  -- Whose money it is: the payment that is reversed, or the credit that is paid out.
  payment_id bigint not null,
  credit_note_id bigint,
  -- By this the processor knows it.
  order_id uuid not null,
  amount_minor bigint not null,
  note text not null,
  status text not null,
  transaction_id text default ''::text not null,
  message text default ''::text not null,
  user_name text not null,
  created_at timestamp with time zone not null,
  constraint card_return_pkey PRIMARY KEY (tenant_id, id),
  constraint card_return_amount_minor_check CHECK ((amount_minor > 0)),
  constraint card_return_status_check CHECK ((status = ANY (ARRAY['Pending'::text, 'Voided'::text, 'Refunded'::text, 'Refused'::text])))
);

create table finance.contractor (
  tenant_id bigint not null,
  driver_guid uuid not null,
  name text not null,
  -- Eleven digits.
  abn text not null,
  address text not null,
  email text not null,
  -- Where they are paid to, as they write it.
  payment_details text not null,
  is_gst_registered boolean not null,
  -- The day of the written agreement that we create their invoices; null without one.
  agreed_on date,
  terms_days integer not null,
  updated_at timestamp with time zone not null,
  updated_by bigint,
  constraint contractor_pkey PRIMARY KEY (tenant_id, driver_guid),
  constraint contractor_terms_days_check CHECK ((terms_days >= 0))
);

create table finance.credit_note (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  number text not null,
  invoice_id bigint not null,
  amount_minor bigint not null,
  approved_minor bigint,
  approved_tax_minor bigint,
  status text not null,
  -- That it is applied is not stored: it follows from what is left of the payment.
  settlement text,
  payment_id bigint,
  user_id bigint,
  user_name text not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by_name text,
  -- Withdrawn before anybody decided; the number stays taken.
  deleted_at timestamp with time zone,
  constraint credit_note_pkey PRIMARY KEY (tenant_id, id),
  constraint credit_note_amount_minor_check CHECK ((amount_minor > 0)),
  constraint credit_note_approved_minor_check CHECK ((approved_minor > 0)),
  constraint credit_note_check CHECK (((deleted_at IS NULL) OR (status = 'Requested'::text))),
  constraint credit_note_check1 CHECK ((num_nulls(decided_at, decided_by_name) = ANY (ARRAY[0, 2]))),
  constraint credit_note_check2 CHECK (((status = 'Requested'::text) = (decided_at IS NULL))),
  constraint credit_note_check3 CHECK ((num_nulls(approved_minor, approved_tax_minor, settlement, payment_id) = ANY (ARRAY[0, 4]))),
  constraint credit_note_check4 CHECK (
CASE status
    WHEN 'Approved'::text THEN (approved_minor = amount_minor)
    WHEN 'PartiallyApproved'::text THEN (approved_minor < amount_minor)
    ELSE (approved_minor IS NULL)
END),
  constraint credit_note_settlement_check CHECK ((settlement = ANY (ARRAY['Open'::text, 'Refunded'::text, 'KeptAsCredit'::text]))),
  constraint credit_note_status_check CHECK ((status = ANY (ARRAY['Requested'::text, 'Approved'::text, 'PartiallyApproved'::text, 'Rejected'::text])))
);

create table finance.credit_note_line (
  tenant_id bigint not null,
  credit_note_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  invoice_id bigint not null,
  invoice_line_id bigint not null,
  -- Of the sign of the invoice's line, tax included.
  amount_minor bigint not null,
  approved_minor bigint,
  approved_tax_minor bigint,
  note text,
  constraint credit_note_line_pkey PRIMARY KEY (tenant_id, credit_note_id, id),
  constraint credit_note_line_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint credit_note_line_check CHECK ((abs(approved_minor) <= abs(amount_minor))),
  constraint credit_note_line_check1 CHECK ((num_nulls(approved_minor, approved_tax_minor) = ANY (ARRAY[0, 2])))
);

create table finance.credit_note_note (
  tenant_id bigint not null,
  credit_note_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  note text not null,
  user_id bigint,
  user_name text not null,
  at timestamp with time zone not null,
  constraint credit_note_note_pkey PRIMARY KEY (tenant_id, credit_note_id, id)
);

-- What a customer pays of a fee from a day until the day before another.
create table finance.customer_fee (
  tenant_id bigint not null,
  fee_id bigint not null,
  customer_id bigint not null,
  minimum_minor bigint,
  is_accumulated boolean not null,
  is_active boolean not null,
  effective_date date not null,
  expire_date date,
  rates jsonb not null,
  -- One active rate per fee, customer and day; ranges of one number stand in for btree_gist.
  constraint customer_fee_pkey PRIMARY KEY (tenant_id, fee_id, customer_id, effective_date),
  -- One active rate per fee, customer and day; ranges of one number stand in for btree_gist.
  constraint customer_fee_check CHECK ((expire_date > effective_date)),
  -- One active rate per fee, customer and day; ranges of one number stand in for btree_gist.
  constraint customer_fee_minimum_minor_check CHECK ((minimum_minor >= 0)),
  -- One active rate per fee, customer and day; ranges of one number stand in for btree_gist.
  constraint customer_fee_once EXCLUDE USING gist (int8range(tenant_id, tenant_id, '[]'::text) WITH &&, int8range(fee_id, fee_id, '[]'::text) WITH &&, int8range(customer_id, customer_id, '[]'::text) WITH &&, daterange(effective_date, expire_date, '[)'::text) WITH &&) WHERE (is_active)
);

create table finance.entry (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  kind text not null,
  date date not null,
  invoice_id bigint,
  payment_id bigint,
  reference_no text not null,
  description text not null,
  at timestamp with time zone not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint entry_pkey PRIMARY KEY (tenant_id, id),
  constraint entry_check CHECK ((num_nonnulls(invoice_id, payment_id) = 1)),
  constraint entry_kind_check CHECK ((kind = ANY (ARRAY['Invoice'::text, 'VoidedInvoice'::text, 'Payment'::text, 'ReversedPayment'::text, 'CreditNote'::text, 'Fee'::text, 'Refund'::text])))
);

create table finance.fee (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  name text not null,
  invoice_type text not null,
  apply_on text not null,
  fee_type text not null,
  calc_method text not null,
  minimum_minor bigint,
  is_accumulated boolean not null,
  is_active boolean not null,
  is_tax_applicable boolean not null,
  customer_types text[] not null,
  -- [{order, basic, break, rate}], see contract/src/finance/fees/tiers.ts.
  rates jsonb not null,
  created_at timestamp with time zone not null,
  constraint fee_pkey PRIMARY KEY (tenant_id, id),
  constraint fee_apply_on_check CHECK ((apply_on = ANY (ARRAY['Invoice'::text, 'Booking'::text, 'Freight'::text, 'Total'::text]))),
  constraint fee_calc_method_check CHECK ((calc_method = ANY (ARRAY['Flat'::text, 'Percentage'::text, 'PerKg'::text, 'PerItem'::text, 'PerCubic'::text]))),
  constraint fee_fee_type_check CHECK ((fee_type = ANY (ARRAY['Fuel'::text, 'Admin'::text, 'CardSurcharge'::text, 'LatePayment'::text, 'Residential'::text, 'TailLift'::text, 'Storage'::text, 'Custom'::text]))),
  constraint fee_invoice_type_check CHECK ((invoice_type = ANY (ARRAY['Booking'::text, 'Recharge'::text, 'Job'::text, 'Adhoc'::text, 'Fee'::text]))),
  constraint fee_minimum_minor_check CHECK ((minimum_minor >= 0))
);

-- Issued invoices are documents: buyer and seller are kept as they were on the day.
create table finance.invoice (
  tenant_id bigint not null,
  id bigint generated by default as identity not null,
  -- A draft gets its number when it is issued, so that numbers have no gaps.
  number text,
  batch_id uuid,
  customer_id bigint not null,
  type text not null,
  -- Overdue is never stored: it follows from due_date and today.
  status text not null,
  invoice_date date not null,
  due_date date not null,
  terms_days integer not null,
  reference text,
  note text,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  outstanding_minor bigint not null,
  buyer jsonb not null,
  seller jsonb not null,
  adhoc jsonb,
  -- The ad hoc invoice that comes again, and the how manieth time.
  repeats_id bigint,
  repeat_no integer,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint invoice_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint invoice_check CHECK ((due_date >= invoice_date)),
  constraint invoice_check1 CHECK (((number IS NOT NULL) OR (status = ANY (ARRAY['Draft'::text, 'Void'::text])))),
  constraint invoice_check2 CHECK (((tax_exclusive_minor + tax_minor) = amount_minor)),
  constraint invoice_check3 CHECK (((outstanding_minor >= 0) AND (outstanding_minor <= amount_minor))),
  constraint invoice_check4 CHECK (
CASE status
    WHEN 'Paid'::text THEN (outstanding_minor = 0)
    WHEN 'Void'::text THEN (outstanding_minor = 0)
    WHEN 'PartiallyPaid'::text THEN ((outstanding_minor > 0) AND (outstanding_minor < amount_minor))
    ELSE (outstanding_minor = amount_minor)
END),
  constraint invoice_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Issued'::text, 'PartiallyPaid'::text, 'Paid'::text, 'Void'::text]))),
  constraint invoice_type_check CHECK ((type = ANY (ARRAY['Booking'::text, 'Recharge'::text, 'Job'::text, 'Adhoc'::text, 'Fee'::text])))
);

create table finance.invoice_event (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  action text not null,
  status text not null,
  amount_minor bigint not null,
  user_id bigint,
  user_name text not null,
  note text,
  at timestamp with time zone not null,
  constraint invoice_event_pkey PRIMARY KEY (tenant_id, invoice_id, id)
);

create table finance.invoice_line (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  type text not null,
  reference_no text not null,
  description text,
  service text,
  supplied_on date,
  quantity integer,
  booking_id bigint,
  is_taxed boolean not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  constraint invoice_line_pkey PRIMARY KEY (tenant_id, invoice_id, id),
  constraint invoice_line_check CHECK ((amount_minor = (tax_exclusive_minor + tax_minor))),
  constraint invoice_line_type_check CHECK ((type = ANY (ARRAY['Freight'::text, 'AdditionalService'::text, 'Insurance'::text, 'Fuel'::text, 'Fee'::text, 'Recharge'::text, 'Discount'::text, 'Adhoc'::text, 'Rounding'::text])))
);

create table finance.invoice_note (
  tenant_id bigint not null,
  invoice_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  note text not null,
  user_id bigint,
  user_name text not null,
  at timestamp with time zone not null,
  constraint invoice_note_pkey PRIMARY KEY (tenant_id, invoice_id, id)
);

-- A booking stands on one invoice at a time; voiding the invoice sets it free.
create table finance.invoiced_booking (
  tenant_id bigint not null,
  booking_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  constraint invoiced_booking_pkey PRIMARY KEY (tenant_id, booking_id)
);

create table finance.invoiced_charge (
  tenant_id bigint not null,
  charge_id uuid not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  constraint invoiced_charge_pkey PRIMARY KEY (tenant_id, charge_id)
);

-- The last entry of each tenant; its lock makes the chain a chain.
create table finance.ledger_head (
  tenant_id bigint not null,
  hash bytea not null,
  constraint ledger_head_pkey PRIMARY KEY (tenant_id)
);

create table finance.payment (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  reference text not null,
  type text not null,
  payment_date date not null,
  paid_minor bigint not null,
  unallocated_minor bigint not null,
  note text,
  remittance_number text,
  bank_reference text,
  created_at timestamp with time zone not null,
  created_by bigint,
  -- Taken back whole: the bank returned it, or it was entered by mistake.
  reversed_on date,
  reversed_by_name text,
  reversal_note text,
  note_sentence jsonb,
  reversal_note_sentence jsonb,
  constraint payment_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_check CHECK (((unallocated_minor >= 0) AND (unallocated_minor <= paid_minor))),
  constraint payment_check1 CHECK ((reversed_on >= payment_date)),
  constraint payment_check2 CHECK ((num_nulls(reversed_on, reversed_by_name, reversal_note) = ANY (ARRAY[0, 3]))),
  constraint payment_check3 CHECK (((reversed_on IS NULL) OR (unallocated_minor = 0))),
  constraint payment_paid_minor_check CHECK ((paid_minor > 0)),
  constraint payment_type_check CHECK ((type = ANY (ARRAY['BankTransfer'::text, 'CreditCard'::text, 'Cash'::text, 'Cheque'::text, 'DirectDebit'::text, 'CreditNote'::text])))
);

create table finance.posting (
  tenant_id bigint not null,
  entry_id bigint not null,
  line_no integer not null,
  customer_id bigint not null,
  account text not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  constraint posting_pkey PRIMARY KEY (tenant_id, entry_id, line_no),
  constraint posting_account_check CHECK ((account = ANY (ARRAY['Receivable'::text, 'Revenue'::text, 'Tax'::text, 'Bank'::text]))),
  constraint posting_check CHECK (((debit_minor = 0) <> (credit_minor = 0))),
  constraint posting_credit_minor_check CHECK ((credit_minor >= 0)),
  constraint posting_debit_minor_check CHECK ((debit_minor >= 0))
);

-- Issued documents: supplier and recipient are kept as they were on the day.
create table finance.rcti (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  number text not null,
  driver_guid uuid not null,
  supplier jsonb not null,
  recipient jsonb not null,
  payment_details text not null,
  is_gst_registered boolean not null,
  agreed_on date not null,
  invoice_date date not null,
  due_date date not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  created_at timestamp with time zone not null,
  created_by_name text not null,
  sent_at timestamp with time zone,
  sent_to text,
  paid_on date,
  payment_reference text,
  paid_by_name text,
  voided_at timestamp with time zone,
  voided_by_name text,
  void_note text,
  status text generated always as (
CASE
    WHEN (voided_at IS NOT NULL) THEN 'Void'::text
    WHEN (paid_on IS NOT NULL) THEN 'Paid'::text
    ELSE 'Issued'::text
END) stored not null,
  constraint rcti_pkey PRIMARY KEY (tenant_id, id),
  constraint rcti_amount_minor_check CHECK ((amount_minor > 0)),
  constraint rcti_check CHECK ((due_date >= invoice_date)),
  constraint rcti_check1 CHECK (((tax_exclusive_minor + tax_minor) = amount_minor)),
  constraint rcti_check2 CHECK ((is_gst_registered OR (tax_minor = 0))),
  constraint rcti_check3 CHECK ((num_nulls(sent_at, sent_to) = ANY (ARRAY[0, 2]))),
  constraint rcti_check4 CHECK ((num_nulls(paid_on, payment_reference, paid_by_name) = ANY (ARRAY[0, 3]))),
  constraint rcti_check5 CHECK ((num_nulls(voided_at, voided_by_name, void_note) = ANY (ARRAY[0, 3]))),
  constraint rcti_check6 CHECK (((paid_on IS NULL) OR (voided_at IS NULL)))
);

-- A charge stands on one RCTI at a time; voiding it sets the charge free.
create table finance.rcti_charge (
  tenant_id bigint not null,
  charge_id uuid not null,
  rcti_id bigint not null,
  constraint rcti_charge_pkey PRIMARY KEY (tenant_id, charge_id)
);

create table finance.rcti_line (
  tenant_id bigint not null,
  rcti_id bigint not null,
  id bigint generated always as identity not null,
  charge_id uuid not null,
  job_id uuid not null,
  job_number text not null,
  service text not null,
  description text not null,
  supplied_on date not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  constraint rcti_line_pkey PRIMARY KEY (tenant_id, rcti_id, id),
  constraint rcti_line_check CHECK ((amount_minor = (tax_exclusive_minor + tax_minor)))
);

-- What of a payment or credit went back to the customer.
create table finance.refund (
  tenant_id bigint not null,
  payment_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null,
  date date not null,
  user_name text not null,
  at timestamp with time zone not null,
  constraint refund_pkey PRIMARY KEY (tenant_id, payment_id),
  constraint refund_amount_minor_check CHECK ((amount_minor > 0))
);

create table finance.remittance (
  tenant_id bigint not null,
  id bigint generated always as identity not null,
  customer_id bigint not null,
  number text not null,
  payment_date date not null,
  note text,
  user_name text not null,
  created_at timestamp with time zone not null,
  created_by bigint,
  cancelled_at timestamp with time zone,
  cancelled_by_name text,
  cancel_note text,
  constraint remittance_pkey PRIMARY KEY (tenant_id, id),
  constraint remittance_check CHECK ((num_nulls(cancelled_at, cancelled_by_name, cancel_note) = ANY (ARRAY[0, 3])))
);

create table finance.remittance_line (
  tenant_id bigint not null,
  remittance_id bigint not null,
  invoice_id bigint not null,
  customer_id bigint not null,
  amount_minor bigint not null,
  note text,
  constraint remittance_line_pkey PRIMARY KEY (tenant_id, remittance_id, invoice_id),
  constraint remittance_line_amount_minor_check CHECK ((amount_minor > 0))
);

-- Statements for all customers in the background, by e-mail or as one archive of PDFs.
create table finance.statement_run (
  tenant_id bigint not null,
  id uuid default gen_random_uuid() not null,
  status text default 'Running'::text not null,
  delivery text not null,
  from_date date not null,
  to_date date not null,
  -- Whose statements it makes, in their order.
  customer_ids bigint[] not null,
  -- So many of them are done: a run that is begun again sends no e-mail twice.
  customers_done integer default 0 not null,
  statements integer default 0 not null,
  tries integer default 0 not null,
  -- Customers without a statement, with the reasons.
  left_out jsonb default '[]'::jsonb not null,
  -- The archive, for as long as its token is good.
  file_name text,
  file_token text,
  file_expires_at timestamp with time zone,
  problem text,
  started_by bigint,
  started_by_name text not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint statement_run_pkey PRIMARY KEY (tenant_id, id),
  constraint statement_run_check CHECK ((to_date >= from_date)),
  constraint statement_run_check1 CHECK (((status = 'Running'::text) = (finished_at IS NULL))),
  constraint statement_run_check2 CHECK (((status = 'Failed'::text) = (problem IS NOT NULL))),
  constraint statement_run_delivery_check CHECK ((delivery = ANY (ARRAY['Email'::text, 'Pdf'::text]))),
  constraint statement_run_status_check CHECK ((status = ANY (ARRAY['Running'::text, 'Done'::text, 'Failed'::text])))
);

alter table finance.account_code add constraint account_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.billing_run add constraint billing_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.card_charge add constraint card_charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.card_return add constraint card_return_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.credit_note add constraint credit_note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.credit_note_line add constraint credit_note_line_tenant_id_invoice_id_invoice_line_id_fkey FOREIGN KEY (tenant_id, invoice_id, invoice_line_id) REFERENCES finance.invoice_line(tenant_id, invoice_id, id);

alter table finance.customer_fee add constraint customer_fee_tenant_id_fee_id_fkey FOREIGN KEY (tenant_id, fee_id) REFERENCES finance.fee(tenant_id, id);

alter table finance.entry add constraint entry_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.fee add constraint fee_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.invoice add constraint invoice_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.invoice add constraint invoice_tenant_id_repeats_id_fkey FOREIGN KEY (tenant_id, repeats_id) REFERENCES finance.invoice(tenant_id, id);

alter table finance.ledger_head add constraint ledger_head_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.payment add constraint payment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.posting add constraint posting_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES finance.entry(tenant_id, id);

alter table finance.rcti_charge add constraint rcti_charge_tenant_id_rcti_id_fkey FOREIGN KEY (tenant_id, rcti_id) REFERENCES finance.rcti(tenant_id, id);

alter table finance.rcti_line add constraint rcti_line_tenant_id_rcti_id_fkey FOREIGN KEY (tenant_id, rcti_id) REFERENCES finance.rcti(tenant_id, id);

alter table finance.remittance add constraint remittance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.statement_run add constraint statement_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenancy.tenant(tenant_id);

alter table finance.account_code enable row level security;

alter table finance.account_code force row level security;

create policy own_tenant on finance.account_code as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

create policy staff_only on finance.account_code as restrictive for all to public
  using (platform.sees_customer(NULL::bigint))
  with check (platform.sees_customer(NULL::bigint));

grant insert, select, update on finance.account_code to waybill_app;

CREATE INDEX allocation_by_customer ON finance.allocation USING btree (tenant_id, customer_id);

CREATE INDEX allocation_by_invoice ON finance.allocation USING btree (tenant_id, invoice_id);

CREATE INDEX allocation_by_payment ON finance.allocation USING btree (tenant_id, payment_id);

alter table finance.allocation enable row level security;

alter table finance.allocation force row level security;

create policy own_customer on finance.allocation as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.allocation as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.allocation to waybill_app;

-- One at a time: who asks for invoices twice is shown those that are being made.
CREATE UNIQUE INDEX billing_run_under_way ON finance.billing_run USING btree (tenant_id) WHERE (status = 'Running'::text);

alter table finance.billing_run enable row level security;

alter table finance.billing_run force row level security;

create policy own_tenant on finance.billing_run as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.billing_run to waybill_app;

CREATE INDEX card_charge_booking ON finance.card_charge USING btree (tenant_id, booking_id) WHERE (booking_id IS NOT NULL);

CREATE INDEX card_charge_by_age ON finance.card_charge USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX card_charge_unsettled ON finance.card_charge USING btree (tenant_id, created_at) WHERE (status = 'Authorized'::text);

CREATE UNIQUE INDEX card_charge_id ON finance.card_charge USING btree (tenant_id, customer_id, id);

CREATE UNIQUE INDEX card_charge_order ON finance.card_charge USING btree (tenant_id, order_id);

CREATE UNIQUE INDEX card_charge_payment ON finance.card_charge USING btree (tenant_id, payment_id) WHERE (payment_id IS NOT NULL);

alter table finance.card_charge enable row level security;

alter table finance.card_charge force row level security;

create policy own_customer on finance.card_charge as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.card_charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.card_charge to waybill_app;

CREATE INDEX card_return_charge ON finance.card_return USING btree (tenant_id, charge_id, id);

CREATE INDEX card_return_payment ON finance.card_return USING btree (tenant_id, payment_id, id);

-- One at a time: until it is known what became of one, there is no other.
CREATE UNIQUE INDEX card_return_pending ON finance.card_return USING btree (tenant_id, payment_id) WHERE (status = 'Pending'::text);

alter table finance.card_return enable row level security;

alter table finance.card_return force row level security;

create policy own_customer on finance.card_return as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.card_return as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.card_return to waybill_app;

alter table finance.contractor enable row level security;

alter table finance.contractor force row level security;

create policy own_tenant on finance.contractor as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.contractor to waybill_app;

CREATE INDEX credit_note_by_age ON finance.credit_note USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX credit_note_of_invoice ON finance.credit_note USING btree (tenant_id, invoice_id);

CREATE UNIQUE INDEX credit_note_number ON finance.credit_note USING btree (tenant_id, number);

CREATE UNIQUE INDEX credit_note_of_customer ON finance.credit_note USING btree (tenant_id, customer_id, id);

CREATE UNIQUE INDEX credit_note_of_payment ON finance.credit_note USING btree (tenant_id, payment_id) WHERE (payment_id IS NOT NULL);

alter table finance.credit_note enable row level security;

alter table finance.credit_note force row level security;

create policy own_customer on finance.credit_note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.credit_note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.credit_note FOR EACH ROW EXECUTE FUNCTION platform.note_change('CreditNote');

grant insert, select, update on finance.credit_note to waybill_app;

CREATE INDEX credit_note_line_of_invoice ON finance.credit_note_line USING btree (tenant_id, invoice_id);

CREATE UNIQUE INDEX credit_note_line_once ON finance.credit_note_line USING btree (tenant_id, credit_note_id, invoice_line_id);

alter table finance.credit_note_line enable row level security;

alter table finance.credit_note_line force row level security;

create policy own_customer on finance.credit_note_line as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.credit_note_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.credit_note_line to waybill_app;

alter table finance.credit_note_note enable row level security;

alter table finance.credit_note_note force row level security;

create policy own_customer on finance.credit_note_note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.credit_note_note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on finance.credit_note_note to waybill_app;

alter table finance.customer_fee enable row level security;

alter table finance.customer_fee force row level security;

create policy own_customer on finance.customer_fee as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.customer_fee as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.customer_fee FOR EACH ROW EXECUTE FUNCTION platform.note_change('CustomerFee');

grant insert, select, update on finance.customer_fee to waybill_app;

CREATE INDEX entry_by_customer ON finance.entry USING btree (tenant_id, customer_id, date, id);

-- An invoice and a payment are posted once, and taken back or refunded at most once.
CREATE UNIQUE INDEX entry_of_invoice ON finance.entry USING btree (tenant_id, invoice_id, kind) WHERE (invoice_id IS NOT NULL);

CREATE UNIQUE INDEX entry_of_payment ON finance.entry USING btree (tenant_id, payment_id, kind) WHERE (payment_id IS NOT NULL);

alter table finance.entry enable row level security;

alter table finance.entry force row level security;

create policy own_customer on finance.entry as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.entry as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE CONSTRAINT TRIGGER entry_balances AFTER INSERT ON finance.entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION finance.check_balance('id');

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON finance.entry FOR EACH STATEMENT EXECUTE FUNCTION finance.refuse_change();

CREATE TRIGGER written_once BEFORE DELETE OR UPDATE ON finance.entry FOR EACH ROW EXECUTE FUNCTION finance.refuse_change();

grant insert, select on finance.entry to waybill_app;

CREATE UNIQUE INDEX fee_name ON finance.fee USING btree (tenant_id, lower(name));

alter table finance.fee enable row level security;

alter table finance.fee force row level security;

create policy own_tenant on finance.fee as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.fee FOR EACH ROW EXECUTE FUNCTION platform.note_change('Fee');

grant insert, select, update on finance.fee to waybill_app;

CREATE INDEX invoice_by_age ON finance.invoice USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX invoice_by_batch ON finance.invoice USING btree (tenant_id, batch_id) WHERE (batch_id IS NOT NULL);

CREATE INDEX invoice_by_date ON finance.invoice USING btree (tenant_id, invoice_date);

-- A run compares what it makes with the invoice of the same group before it.
CREATE INDEX invoice_of_group ON finance.invoice USING btree (tenant_id, customer_id, reference, id DESC) WHERE (type = 'Booking'::text);

CREATE INDEX invoice_open ON finance.invoice USING btree (tenant_id, due_date) WHERE (outstanding_minor > 0);

CREATE INDEX invoice_owed ON finance.invoice USING btree (tenant_id, customer_id) INCLUDE (outstanding_minor) WHERE ((outstanding_minor > 0) AND (status = ANY (ARRAY['Issued'::text, 'PartiallyPaid'::text])));

CREATE UNIQUE INDEX invoice_number ON finance.invoice USING btree (tenant_id, number);

CREATE UNIQUE INDEX invoice_of_customer ON finance.invoice USING btree (tenant_id, customer_id, id);

CREATE UNIQUE INDEX invoice_repeat ON finance.invoice USING btree (tenant_id, repeats_id, repeat_no) WHERE (repeats_id IS NOT NULL);

alter table finance.invoice enable row level security;

alter table finance.invoice force row level security;

create policy own_customer on finance.invoice as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.invoice as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.invoice FOR EACH ROW EXECUTE FUNCTION platform.note_change('Invoice', 'buyer', 'seller', 'adhoc');

grant insert, select, update on finance.invoice to waybill_app;

grant usage on sequence finance.invoice_id_seq to waybill_app;

alter table finance.invoice_event enable row level security;

alter table finance.invoice_event force row level security;

create policy own_customer on finance.invoice_event as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.invoice_event as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on finance.invoice_event to waybill_app;

alter table finance.invoice_line enable row level security;

alter table finance.invoice_line force row level security;

create policy own_customer on finance.invoice_line as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.invoice_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on finance.invoice_line to waybill_app;

alter table finance.invoice_note enable row level security;

alter table finance.invoice_note force row level security;

create policy own_customer on finance.invoice_note as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.invoice_note as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on finance.invoice_note to waybill_app;

CREATE INDEX invoiced_booking_by_invoice ON finance.invoiced_booking USING btree (tenant_id, invoice_id);

alter table finance.invoiced_booking enable row level security;

alter table finance.invoiced_booking force row level security;

create policy own_customer on finance.invoiced_booking as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.invoiced_booking as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select on finance.invoiced_booking to waybill_app;

CREATE INDEX invoiced_charge_by_invoice ON finance.invoiced_charge USING btree (tenant_id, invoice_id);

alter table finance.invoiced_charge enable row level security;

alter table finance.invoiced_charge force row level security;

create policy own_customer on finance.invoiced_charge as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.invoiced_charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select on finance.invoiced_charge to waybill_app;

alter table finance.ledger_head enable row level security;

alter table finance.ledger_head force row level security;

create policy own_tenant on finance.ledger_head as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.ledger_head to waybill_app;

CREATE INDEX payment_by_age ON finance.payment USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX payment_by_remittance ON finance.payment USING btree (tenant_id, customer_id, remittance_number) WHERE (remittance_number IS NOT NULL);

CREATE UNIQUE INDEX payment_of_customer ON finance.payment USING btree (tenant_id, customer_id, id);

CREATE UNIQUE INDEX payment_reference ON finance.payment USING btree (tenant_id, reference);

alter table finance.payment enable row level security;

alter table finance.payment force row level security;

create policy own_customer on finance.payment as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.payment as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.payment FOR EACH ROW EXECUTE FUNCTION platform.note_change('Payment');

grant insert, select, update on finance.payment to waybill_app;

alter table finance.posting enable row level security;

alter table finance.posting force row level security;

create policy own_customer on finance.posting as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.posting as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE CONSTRAINT TRIGGER entry_balances AFTER INSERT ON finance.posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION finance.check_balance('entry_id');

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON finance.posting FOR EACH STATEMENT EXECUTE FUNCTION finance.refuse_change();

CREATE TRIGGER written_once BEFORE DELETE OR UPDATE ON finance.posting FOR EACH ROW EXECUTE FUNCTION finance.refuse_change();

grant insert, select on finance.posting to waybill_app;

CREATE INDEX rcti_by_age ON finance.rcti USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX rcti_of_driver ON finance.rcti USING btree (tenant_id, driver_guid, id DESC);

CREATE UNIQUE INDEX rcti_number ON finance.rcti USING btree (tenant_id, number);

alter table finance.rcti enable row level security;

alter table finance.rcti force row level security;

create policy own_tenant on finance.rcti as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.rcti to waybill_app;

CREATE INDEX rcti_charge_by_rcti ON finance.rcti_charge USING btree (tenant_id, rcti_id);

alter table finance.rcti_charge enable row level security;

alter table finance.rcti_charge force row level security;

create policy own_tenant on finance.rcti_charge as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant delete, insert, select on finance.rcti_charge to waybill_app;

alter table finance.rcti_line enable row level security;

alter table finance.rcti_line force row level security;

create policy own_tenant on finance.rcti_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on finance.rcti_line to waybill_app;

alter table finance.refund enable row level security;

alter table finance.refund force row level security;

create policy own_customer on finance.refund as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.refund as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on finance.refund to waybill_app;

CREATE INDEX remittance_by_age ON finance.remittance USING btree (tenant_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX remittance_number ON finance.remittance USING btree (tenant_id, number);

CREATE UNIQUE INDEX remittance_number_of_customer ON finance.remittance USING btree (tenant_id, customer_id, number);

CREATE UNIQUE INDEX remittance_of_customer ON finance.remittance USING btree (tenant_id, customer_id, id);

alter table finance.remittance enable row level security;

alter table finance.remittance force row level security;

create policy own_customer on finance.remittance as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.remittance as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

CREATE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON finance.remittance FOR EACH ROW EXECUTE FUNCTION platform.note_change('RemittanceAdvice');

grant insert, select, update on finance.remittance to waybill_app;

alter table finance.remittance_line enable row level security;

alter table finance.remittance_line force row level security;

create policy own_customer on finance.remittance_line as restrictive for all to public
  using (platform.sees_customer(customer_id))
  with check (platform.sees_customer(customer_id));

create policy own_tenant on finance.remittance_line as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select on finance.remittance_line to waybill_app;

-- One at a time, so that nobody is sent a statement twice by two who ask at once.
CREATE UNIQUE INDEX statement_run_under_way ON finance.statement_run USING btree (tenant_id) WHERE (status = 'Running'::text);

alter table finance.statement_run enable row level security;

alter table finance.statement_run force row level security;

create policy own_tenant on finance.statement_run as permissive for all to public
  using ((tenant_id = platform.tenant_id()))
  with check ((tenant_id = platform.tenant_id()));

grant insert, select, update on finance.statement_run to waybill_app;

-- What a payment pays of an invoice now, however often it was given more.
create view finance.allocation_in_force with (security_invoker=true) as
 SELECT tenant_id,
    payment_id,
    invoice_id,
    customer_id,
    (sum(amount_minor))::bigint AS amount_minor
   FROM finance.allocation
  WHERE (released_on IS NULL)
  GROUP BY tenant_id, payment_id, invoice_id, customer_id;
grant select on finance.allocation_in_force to waybill_app;

-- More broken promises: see finance.broken_invariant.
create view finance.broken_credit with (security_invoker=true) as
 SELECT c.tenant_id,
    'a credit note is not the sum of its lines'::text AS invariant,
    c.id
   FROM (finance.credit_note c
     LEFT JOIN finance.credit_note_line l ON (((l.tenant_id = c.tenant_id) AND (l.credit_note_id = c.id))))
  GROUP BY c.tenant_id, c.id
 HAVING (((c.amount_minor)::numeric <> COALESCE(sum(l.amount_minor), (0)::numeric)) OR ((COALESCE(c.approved_minor, (0)::bigint))::numeric <> COALESCE(sum(l.approved_minor), (0)::numeric)) OR ((COALESCE(c.approved_tax_minor, (0)::bigint))::numeric <> COALESCE(sum(l.approved_tax_minor), (0)::numeric)))
UNION ALL
 SELECT l.tenant_id,
    'more is credited than was charged'::text AS invariant,
    l.invoice_id AS id
   FROM (finance.invoice_line i
     JOIN finance.credit_note_line l ON (((l.tenant_id = i.tenant_id) AND (l.invoice_id = i.invoice_id) AND (l.invoice_line_id = i.id))))
  GROUP BY l.tenant_id, l.invoice_id, i.id, i.amount_minor, i.tax_minor
 HAVING ((abs(sum(l.approved_minor)) > (abs(i.amount_minor))::numeric) OR (abs(sum(l.approved_tax_minor)) > (abs(i.tax_minor))::numeric))
UNION ALL
 SELECT c.tenant_id,
    'a credit note is not what came into the books'::text AS invariant,
    c.id
   FROM (finance.credit_note c
     JOIN finance.payment p ON (((p.tenant_id = c.tenant_id) AND (p.id = c.payment_id))))
  WHERE ((p.paid_minor <> c.approved_minor) OR (p.type <> 'CreditNote'::text))
UNION ALL
 SELECT p.tenant_id,
    'a credit has no credit note'::text AS invariant,
    p.id
   FROM finance.payment p
  WHERE ((p.type = 'CreditNote'::text) AND (NOT (EXISTS ( SELECT
           FROM finance.credit_note c
          WHERE ((c.tenant_id = p.tenant_id) AND (c.payment_id = p.id))))));
grant select on finance.broken_credit to waybill_app;

-- What must never be: one row for each promise that is broken, with what breaks it.
create view finance.broken_invariant with (security_invoker=true) as
 SELECT e.tenant_id,
    'debits are not credits'::text AS invariant,
    e.id
   FROM (finance.entry e
     LEFT JOIN finance.posting p ON (((p.tenant_id = e.tenant_id) AND (p.entry_id = e.id))))
  GROUP BY e.tenant_id, e.id
 HAVING (COALESCE(sum((p.debit_minor - p.credit_minor)), (1)::numeric) <> (0)::numeric)
UNION ALL
 SELECT i.tenant_id,
    'an invoice is not the sum of its lines'::text AS invariant,
    i.id
   FROM (finance.invoice i
     LEFT JOIN finance.invoice_line l ON (((l.tenant_id = i.tenant_id) AND (l.invoice_id = i.id))))
  GROUP BY i.tenant_id, i.id
 HAVING ((COALESCE(sum(l.tax_exclusive_minor), (0)::numeric) <> (i.tax_exclusive_minor)::numeric) OR (COALESCE(sum(l.tax_minor), (0)::numeric) <> (i.tax_minor)::numeric))
UNION ALL
 SELECT i.tenant_id,
    'outstanding is not amount less payments'::text AS invariant,
    i.id
   FROM (finance.invoice i
     LEFT JOIN finance.allocation_in_force a ON (((a.tenant_id = i.tenant_id) AND (a.invoice_id = i.id))))
  WHERE (i.status <> 'Void'::text)
  GROUP BY i.tenant_id, i.id
 HAVING ((i.outstanding_minor)::numeric <> ((i.amount_minor)::numeric - COALESCE(sum(a.amount_minor), (0)::numeric)))
UNION ALL
 SELECT i.tenant_id,
    'a void invoice is paid'::text AS invariant,
    i.id
   FROM finance.invoice i
  WHERE ((i.status = 'Void'::text) AND (EXISTS ( SELECT
           FROM finance.allocation_in_force a
          WHERE ((a.tenant_id = i.tenant_id) AND (a.invoice_id = i.id)))))
UNION ALL
 SELECT p.tenant_id,
    'unallocated is not paid less allocated'::text AS invariant,
    p.id
   FROM ((finance.payment p
     LEFT JOIN finance.allocation_in_force a ON (((a.tenant_id = p.tenant_id) AND (a.payment_id = p.id))))
     LEFT JOIN finance.refund r ON (((r.tenant_id = p.tenant_id) AND (r.payment_id = p.id))))
  WHERE (p.reversed_on IS NULL)
  GROUP BY p.tenant_id, p.id, r.amount_minor
 HAVING ((p.unallocated_minor)::numeric <> (((p.paid_minor)::numeric - COALESCE(sum(a.amount_minor), (0)::numeric)) - (COALESCE(r.amount_minor, (0)::bigint))::numeric))
UNION ALL
 SELECT p.tenant_id,
    'a reversed payment pays something'::text AS invariant,
    p.id
   FROM finance.payment p
  WHERE ((p.reversed_on IS NOT NULL) AND (EXISTS ( SELECT
           FROM finance.allocation_in_force a
          WHERE ((a.tenant_id = p.tenant_id) AND (a.payment_id = p.id)))))
UNION ALL
 SELECT c.tenant_id,
    'the ledger is not what customers owe'::text AS invariant,
    c.customer_id AS id
   FROM ( SELECT parts.tenant_id,
            parts.customer_id,
            sum(parts.owed) AS owed
           FROM ( SELECT posting.tenant_id,
                    posting.customer_id,
                    (posting.debit_minor - posting.credit_minor) AS owed
                   FROM finance.posting
                  WHERE (posting.account = 'Receivable'::text)
                UNION ALL
                 SELECT invoice.tenant_id,
                    invoice.customer_id,
                    (- invoice.outstanding_minor)
                   FROM finance.invoice
                  WHERE (invoice.status <> 'Draft'::text)
                UNION ALL
                 SELECT payment.tenant_id,
                    payment.customer_id,
                    payment.unallocated_minor
                   FROM finance.payment) parts
          GROUP BY parts.tenant_id, parts.customer_id) c
  WHERE (c.owed <> (0)::numeric)
UNION ALL
 SELECT chain.tenant_id,
    'the chain of the ledger is broken'::text AS invariant,
    chain.id
   FROM ( SELECT e.tenant_id,
            e.id,
            e.customer_id,
            e.kind,
            e.date,
            e.invoice_id,
            e.payment_id,
            e.reference_no,
            e.description,
            e.at,
            e.previous_hash,
            e.hash,
            lag(e.hash, 1, '\x'::bytea) OVER (PARTITION BY e.tenant_id ORDER BY e.id) AS before,
            finance.seal(e.previous_hash, e.customer_id, e.kind, e.date, e.invoice_id, e.payment_id, e.reference_no, ( SELECT jsonb_agg(jsonb_build_object('account', p.account, 'debit', p.debit_minor, 'credit', p.credit_minor) ORDER BY p.line_no) AS jsonb_agg
                   FROM finance.posting p
                  WHERE ((p.tenant_id = e.tenant_id) AND (p.entry_id = e.id)))) AS sealed
           FROM finance.entry e) chain
  WHERE ((chain.previous_hash <> chain.before) OR (chain.hash <> chain.sealed))
UNION ALL
 SELECT i.tenant_id,
    'a booking stands on a void invoice'::text AS invariant,
    i.id
   FROM finance.invoice i
  WHERE ((i.status = 'Void'::text) AND (EXISTS ( SELECT
           FROM finance.invoiced_booking b
          WHERE ((b.tenant_id = i.tenant_id) AND (b.invoice_id = i.id)))));
grant select on finance.broken_invariant to waybill_app;

-- What of each line of an invoice was credited so far.
create view finance.credited_line with (security_invoker=true) as
 SELECT tenant_id,
    invoice_id,
    invoice_line_id,
    (sum(approved_minor))::bigint AS minor,
    (sum(approved_tax_minor))::bigint AS tax_minor
   FROM finance.credit_note_line
  WHERE (approved_minor IS NOT NULL)
  GROUP BY tenant_id, invoice_id, invoice_line_id;
grant select on finance.credited_line to waybill_app;

-- Each line with what came in for it.
create view finance.remittance_line_card with (security_invoker=true) as
 SELECT l.tenant_id,
    l.remittance_id,
    l.invoice_id,
    i.number AS invoice_number,
    l.amount_minor,
    l.note,
    LEAST(l.amount_minor, COALESCE(paid.minor, (0)::bigint)) AS paid_minor
   FROM (((finance.remittance_line l
     JOIN finance.remittance r ON (((r.tenant_id = l.tenant_id) AND (r.id = l.remittance_id))))
     JOIN finance.invoice i ON (((i.tenant_id = l.tenant_id) AND (i.id = l.invoice_id))))
     LEFT JOIN LATERAL ( SELECT (sum(a.amount_minor))::bigint AS minor
           FROM (finance.payment p
             JOIN finance.allocation_in_force a ON (((a.tenant_id = p.tenant_id) AND (a.payment_id = p.id) AND (a.invoice_id = l.invoice_id))))
          WHERE ((p.tenant_id = l.tenant_id) AND (p.customer_id = r.customer_id) AND (p.remittance_number = r.number))) paid ON (true));
grant select on finance.remittance_line_card to waybill_app;

-- finance_public
create schema finance_public;
grant usage on schema finance_public to waybill_app;

-- What was owed on a day, invoice by invoice: as statements age it, so that both say the same.
CREATE OR REPLACE FUNCTION finance_public.open_on(as_of date)
 RETURNS TABLE(tenant_id bigint, customer_id bigint, due_date date, outstanding_minor bigint)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

-- Payments and credits that on a day waited for an invoice.
CREATE OR REPLACE FUNCTION finance_public.unallocated_on(as_of date)
 RETURNS TABLE(tenant_id bigint, customer_id bigint, unallocated_minor bigint)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

create view finance_public.approved_credit with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    decided_at,
    (approved_minor - approved_tax_minor) AS tax_exclusive_minor,
    approved_tax_minor AS tax_minor
   FROM finance.credit_note
  WHERE ((approved_minor IS NOT NULL) AND (deleted_at IS NULL));
grant select on finance_public.approved_credit to waybill_app;

create view finance_public.credit_note_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    number AS name,
    customer_id
   FROM finance.credit_note
  WHERE (deleted_at IS NULL);
grant select on finance_public.credit_note_name to waybill_app;

create view finance_public.fee_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    name
   FROM finance.fee;
grant select on finance_public.fee_name to waybill_app;

create view finance_public.invoice_card with (security_invoker=true) as
 SELECT tenant_id,
    id,
    number,
    customer_id,
    type,
    status,
    invoice_date,
    due_date,
    amount_minor,
    outstanding_minor,
    created_at
   FROM finance.invoice;
grant select on finance_public.invoice_card to waybill_app;

create view finance_public.issued_invoice with (security_invoker=true) as
 SELECT tenant_id,
    id,
    customer_id,
    invoice_date,
    tax_exclusive_minor,
    tax_minor
   FROM finance.invoice
  WHERE ((number IS NOT NULL) AND (status <> ALL (ARRAY['Draft'::text, 'Void'::text])));
grant select on finance_public.issued_invoice to waybill_app;

create view finance_public.issued_line with (security_invoker=true) as
 SELECT l.tenant_id,
    l.customer_id,
    l.type,
    l.service,
    l.description,
    l.tax_exclusive_minor,
    i.invoice_date
   FROM (finance.invoice i
     JOIN finance.invoice_line l ON (((l.tenant_id = i.tenant_id) AND (l.invoice_id = i.id))))
  WHERE ((i.number IS NOT NULL) AND (i.status <> ALL (ARRAY['Draft'::text, 'Void'::text])));
grant select on finance_public.issued_line to waybill_app;

create view finance_public.owed_invoice with (security_invoker=true) as
 SELECT tenant_id,
    customer_id,
    outstanding_minor
   FROM finance.invoice
  WHERE ((outstanding_minor > 0) AND (status = ANY (ARRAY['Issued'::text, 'PartiallyPaid'::text])));
grant select on finance_public.owed_invoice to waybill_app;

create view finance_public.payment_name with (security_invoker=true) as
 SELECT tenant_id,
    id,
    reference AS name,
    customer_id
   FROM finance.payment;
grant select on finance_public.payment_name to waybill_app;

create view finance_public.search_card with (security_invoker=true) as
 SELECT i.tenant_id,
    i.id,
    'Invoices'::text AS type,
    (i.id)::text AS ref,
    i.customer_id,
    COALESCE(i.number, 'Draft'::text) AS title,
    concat_ws(' '::text, i.number, i.reference, (i.buyer ->> 'name'::text)) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Customer', 'value', (i.buyer ->> 'name'::text)), jsonb_build_object('label', 'Amount', 'value', to_char(((i.amount_minor)::numeric / 100.0), 'FM999999999990.00'::text)), jsonb_build_object('label', 'Due', 'value', (i.due_date)::text)) AS details,
    i.created_at AS at
   FROM finance.invoice i
UNION ALL
 SELECT p.tenant_id,
    p.id,
    'Payment'::text AS type,
    (p.id)::text AS ref,
    p.customer_id,
    p.reference AS title,
    concat_ws(' '::text, p.reference, p.bank_reference, p.remittance_number) AS words,
    jsonb_build_array(jsonb_build_object('label', 'Amount', 'value', to_char(((p.paid_minor)::numeric / 100.0), 'FM999999999990.00'::text)), jsonb_build_object('label', 'Paid', 'value', (p.payment_date)::text), jsonb_build_object('label', 'Type', 'value', p.type)) AS details,
    p.created_at AS at
   FROM finance.payment p;
grant select on finance_public.search_card to waybill_app;

alter table finance.allocation add constraint allocation_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.allocation add constraint allocation_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id);

alter table finance.card_charge add constraint card_charge_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id);

alter table finance.card_return add constraint card_return_tenant_id_customer_id_charge_id_fkey FOREIGN KEY (tenant_id, customer_id, charge_id) REFERENCES finance.card_charge(tenant_id, customer_id, id);

alter table finance.card_return add constraint card_return_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id);

alter table finance.credit_note add constraint credit_note_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.credit_note add constraint credit_note_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id);

alter table finance.credit_note_line add constraint credit_note_line_tenant_id_customer_id_credit_note_id_fkey FOREIGN KEY (tenant_id, customer_id, credit_note_id) REFERENCES finance.credit_note(tenant_id, customer_id, id);

alter table finance.credit_note_note add constraint credit_note_note_tenant_id_customer_id_credit_note_id_fkey FOREIGN KEY (tenant_id, customer_id, credit_note_id) REFERENCES finance.credit_note(tenant_id, customer_id, id);

alter table finance.entry add constraint entry_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.entry add constraint entry_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id);

alter table finance.invoice_event add constraint invoice_event_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.invoice_line add constraint invoice_line_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.invoice_note add constraint invoice_note_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.invoiced_booking add constraint invoiced_booking_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.invoiced_charge add constraint invoiced_charge_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.payment add constraint payment_tenant_id_customer_id_remittance_number_fkey FOREIGN KEY (tenant_id, customer_id, remittance_number) REFERENCES finance.remittance(tenant_id, customer_id, number);

alter table finance.refund add constraint refund_tenant_id_customer_id_payment_id_fkey FOREIGN KEY (tenant_id, customer_id, payment_id) REFERENCES finance.payment(tenant_id, customer_id, id);

alter table finance.remittance_line add constraint remittance_line_tenant_id_customer_id_invoice_id_fkey FOREIGN KEY (tenant_id, customer_id, invoice_id) REFERENCES finance.invoice(tenant_id, customer_id, id);

alter table finance.remittance_line add constraint remittance_line_tenant_id_customer_id_remittance_id_fkey FOREIGN KEY (tenant_id, customer_id, remittance_id) REFERENCES finance.remittance(tenant_id, customer_id, id);

create view finance.credit_note_card with (security_invoker=true) as
 SELECT c.tenant_id,
    c.id,
    c.customer_id,
    c.number,
    c.invoice_id,
    i.number AS invoice_number,
    c.amount_minor,
    c.approved_minor,
    c.approved_tax_minor,
    c.status,
    c.payment_id,
    COALESCE(p.unallocated_minor, (0)::bigint) AS open_minor,
        CASE
            WHEN ((c.settlement = 'Refunded'::text) OR (p.unallocated_minor > 0)) THEN c.settlement
            WHEN (c.settlement IS NOT NULL) THEN 'Applied'::text
            ELSE NULL::text
        END AS settlement,
    c.user_id,
    c.user_name,
    c.created_at,
    c.decided_at,
    c.decided_by_name,
    l.lines,
    n.notes
   FROM ((((finance.credit_note c
     JOIN finance.invoice i ON (((i.tenant_id = c.tenant_id) AND (i.id = c.invoice_id))))
     LEFT JOIN finance.payment p ON (((p.tenant_id = c.tenant_id) AND (p.id = c.payment_id))))
     CROSS JOIN LATERAL ( SELECT json_agg(json_build_object('id', x.id, 'invoice_line_id', x.invoice_line_id, 'amount_minor', x.amount_minor, 'approved_minor', x.approved_minor, 'approved_tax_minor', x.approved_tax_minor, 'note', x.note, 'type', o.type, 'reference_no', o.reference_no, 'description', o.description, 'charged_minor', o.amount_minor, 'creditable_minor', (o.amount_minor - COALESCE(d.minor, (0)::bigint))) ORDER BY x.id) AS lines
           FROM ((finance.credit_note_line x
             JOIN finance.invoice_line o ON (((o.tenant_id = x.tenant_id) AND (o.invoice_id = x.invoice_id) AND (o.id = x.invoice_line_id))))
             LEFT JOIN finance.credited_line d ON (((d.tenant_id = x.tenant_id) AND (d.invoice_id = x.invoice_id) AND (d.invoice_line_id = x.invoice_line_id))))
          WHERE ((x.tenant_id = c.tenant_id) AND (x.credit_note_id = c.id))) l)
     CROSS JOIN LATERAL ( SELECT COALESCE(json_agg(x.* ORDER BY x.id), '[]'::json) AS notes
           FROM finance.credit_note_note x
          WHERE ((x.tenant_id = c.tenant_id) AND (x.credit_note_id = c.id))) n)
  WHERE (c.deleted_at IS NULL);
grant select on finance.credit_note_card to waybill_app;

create view finance.remittance_card with (security_invoker=true) as
 SELECT r.tenant_id,
    r.id,
    r.customer_id,
    r.number,
    r.payment_date,
    r.note,
    r.user_name,
    r.created_at,
    r.created_by,
    r.cancelled_at,
    r.cancelled_by_name,
    r.cancel_note,
    l.total_minor,
    l.paid_minor,
    l.lines,
        CASE
            WHEN (r.cancelled_at IS NOT NULL) THEN 'Cancelled'::text
            WHEN (l.paid_minor = l.total_minor) THEN 'Paid'::text
            WHEN (l.paid_minor > 0) THEN 'PartiallyPaid'::text
            ELSE 'Pending'::text
        END AS status
   FROM (finance.remittance r
     CROSS JOIN LATERAL ( SELECT (sum(c.amount_minor))::bigint AS total_minor,
            (sum(c.paid_minor))::bigint AS paid_minor,
            json_agg(c.* ORDER BY c.invoice_id) AS lines
           FROM finance.remittance_line_card c
          WHERE ((c.tenant_id = r.tenant_id) AND (c.remittance_id = r.id))) l);
grant select on finance.remittance_card to waybill_app;
