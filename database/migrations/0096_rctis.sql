-- Recipient created tax invoices: what contractors are owed for jobs, invoiced by us in their name
-- (A New Tax System (GST) Act 1999 s 29-70(3), GSTR 2000/10). Needs their ABN and a written agreement.

create view fleet_public.paid_driver with (security_invoker = true) as
select d.tenant_id, d.id, d.type, d.company_name, u.name, u.email, u.is_active
from fleet.driver d
join identity_public.driver_user u on u.tenant_id = d.tenant_id and u.id = d.user_id;
grant select on fleet_public.paid_driver to waybill_app;

create view jobs_public.driver_charges_waiting with (security_invoker = true) as
select tenant_id, driver_guid, count(*)::int as charges, sum(subtotal_minor)::bigint as amount_minor
from jobs.charge
where side = 'Driver' and is_closed and document_id is null
group by tenant_id, driver_guid;
grant select on jobs_public.driver_charges_waiting to waybill_app;

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
  terms_days integer not null check (terms_days >= 0),
  updated_at timestamptz not null,
  updated_by bigint,
  primary key (tenant_id, driver_guid)
);
select platform.guard('finance.contractor', null, 'select, insert, update');

-- Issued documents: supplier and recipient are kept as they were on the day.
create table finance.rcti (
  tenant_id bigint not null,
  id bigint generated always as identity,
  number text not null,
  driver_guid uuid not null,
  supplier jsonb not null,
  recipient jsonb not null,
  payment_details text not null,
  is_gst_registered boolean not null,
  agreed_on date not null,
  invoice_date date not null,
  due_date date not null check (due_date >= invoice_date),
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null,
  created_by_name text not null,
  sent_at timestamptz,
  sent_to text,
  paid_on date,
  payment_reference text,
  paid_by_name text,
  voided_at timestamptz,
  voided_by_name text,
  void_note text,
  status text not null generated always as (
    case when voided_at is not null then 'Void' when paid_on is not null then 'Paid' else 'Issued' end
  ) stored,
  primary key (tenant_id, id),
  check (tax_exclusive_minor + tax_minor = amount_minor),
  -- Whoever is not registered charges no GST.
  check (is_gst_registered or tax_minor = 0),
  check (num_nulls(sent_at, sent_to) in (0, 2)),
  check (num_nulls(paid_on, payment_reference, paid_by_name) in (0, 3)),
  check (num_nulls(voided_at, voided_by_name, void_note) in (0, 3)),
  check (paid_on is null or voided_at is null)
);
create unique index rcti_number on finance.rcti (tenant_id, number);
create index rcti_by_age on finance.rcti (tenant_id, created_at desc, id desc);
create index rcti_of_driver on finance.rcti (tenant_id, driver_guid, id desc);
select platform.guard('finance.rcti', null, 'select, insert, update');

create table finance.rcti_line (
  tenant_id bigint not null,
  rcti_id bigint not null,
  id bigint generated always as identity,
  charge_id uuid not null,
  job_id uuid not null,
  job_number text not null,
  service text not null,
  description text not null,
  supplied_on date not null,
  tax_exclusive_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null check (amount_minor = tax_exclusive_minor + tax_minor),
  primary key (tenant_id, rcti_id, id),
  foreign key (tenant_id, rcti_id) references finance.rcti
);
select platform.guard('finance.rcti_line', null, 'select, insert');

-- A charge stands on one RCTI at a time; voiding it sets the charge free.
create table finance.rcti_charge (
  tenant_id bigint not null,
  charge_id uuid not null,
  rcti_id bigint not null,
  primary key (tenant_id, charge_id),
  foreign key (tenant_id, rcti_id) references finance.rcti
);
create index rcti_charge_by_rcti on finance.rcti_charge (tenant_id, rcti_id);
select platform.guard('finance.rcti_charge', null, 'select, insert, delete');
