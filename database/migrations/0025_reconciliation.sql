-- Carriers' invoices: what was read, which booking it is for, and what became of every charge.

create schema reconciliation;
grant usage on schema reconciliation to waybill_app;

-- How far a charge may be from its quote and still match; accounts without a row have the usual one.
create table reconciliation.tolerance (
  tenant_id bigint not null references tenancy.tenant,
  carrier_account_id bigint not null,
  above_minor bigint not null check (above_minor >= 0),
  above_percent numeric(6, 3) not null check (above_percent between 0 and 100),
  below_minor bigint not null check (below_minor >= 0),
  below_percent numeric(6, 3) not null check (below_percent between 0 and 100),
  fuel_above_minor bigint not null check (fuel_above_minor >= 0),
  fuel_above_percent numeric(6, 3) not null check (fuel_above_percent between 0 and 100),
  fuel_below_minor bigint not null check (fuel_below_minor >= 0),
  fuel_below_percent numeric(6, 3) not null check (fuel_below_percent between 0 and 100),
  primary key (tenant_id, carrier_account_id),
  foreign key (tenant_id, carrier_account_id) references carriers.account on delete cascade
);

-- The columns of a carrier's last file: {"amountExTax": "Net", …}.
create table reconciliation.layout (
  tenant_id bigint not null references tenancy.tenant,
  carrier_code text not null,
  columns jsonb not null,
  primary key (tenant_id, carrier_code)
);

-- A file that was uploaded and looked at; the bytes are a stored file of the same id.
create table reconciliation.upload (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  original_name text not null,
  kind text not null check (kind in ('csv', 'xlsx')),
  hash bytea not null,
  heads text[] not null,
  row_count integer not null,
  -- In the order of the heads; null where a cell of the column is no amount.
  sums_minor bigint[] not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

create table reconciliation.reconciliation (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  status text not null check (status in (
    'Uploaded', 'Processing', 'ReadyForApproval', 'PartiallyApproved', 'Approved', 'Failed'
  )),
  carrier_code text not null,
  carrier_name text not null,
  invoice_number text,
  file_id uuid,
  file_name text not null,
  file_kind text not null,
  file_hash bytea not null,
  columns jsonb not null,
  invalid_file_id uuid,
  problem text,
  -- How far the import is: rows read, and the last consignment that was compared.
  row_count integer not null,
  rows_read integer not null default 0,
  rows_compared integer not null default 0,
  compared_to text not null default '',
  -- Sums over all lines, written when the last one is there.
  lines integer not null default 0,
  matched integer not null default 0,
  waiting integer not null default 0,
  quoted_minor bigint not null default 0,
  invoiced_minor bigint not null default 0,
  recharged_minor bigint not null default 0,
  created_at timestamptz not null,
  created_by bigint,
  created_by_name text,
  primary key (tenant_id, id)
);
-- The same file, or the same invoice number, of a carrier comes in once.
create unique index reconciliation_of_file
  on reconciliation.reconciliation (tenant_id, carrier_code, file_hash) where status <> 'Failed';
create unique index reconciliation_of_invoice
  on reconciliation.reconciliation (tenant_id, carrier_code, upper(invoice_number))
  where invoice_number is not null and status <> 'Failed';

-- The rows of the invoice as they were read.
create table reconciliation.charge (
  tenant_id bigint not null,
  reconciliation_id bigint not null,
  row_no integer not null,
  -- A row with columns of charges holds several, from 0.
  part integer not null default 0,
  -- Byte by byte, so that the import knows which number comes next wherever it runs.
  consignment_id text collate "C" not null,
  service_code text not null,
  service_name text not null,
  grams bigint,
  cubic_millimetres bigint,
  amount_minor bigint not null,
  problem text,
  primary key (tenant_id, reconciliation_id, row_no, part),
  foreign key (tenant_id, reconciliation_id)
    references reconciliation.reconciliation on delete cascade
);
create index charge_of_consignment
  on reconciliation.charge (tenant_id, reconciliation_id, consignment_id, row_no, part)
  where problem is null;

create table reconciliation.consignment (
  tenant_id bigint not null,
  id bigint generated always as identity,
  reconciliation_id bigint not null,
  consignment_id text collate "C" not null,
  -- Null where no booking of ours has the number.
  booking_id bigint,
  customer_id bigint,
  booking_status text,
  declared_grams bigint not null,
  declared_cubic_millimetres bigint not null,
  charged_grams bigint not null,
  charged_cubic_millimetres bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, reconciliation_id, consignment_id),
  foreign key (tenant_id, reconciliation_id)
    references reconciliation.reconciliation on delete cascade,
  foreign key (tenant_id, booking_id) references booking.booking
);

create table reconciliation.line (
  tenant_id bigint not null,
  id bigint generated always as identity,
  reconciliation_id bigint not null,
  consignment_no bigint not null,
  position integer not null,
  carrier_code text not null,
  -- The consignment's number and the service as later invoices would name them: told twice is twice.
  consignment_id text collate "C" not null,
  service_key text not null,
  invoice_service_code text not null,
  service_code text,
  service_name text not null,
  is_additional boolean not null,
  -- Whether carrier_quoted_minor is the whole quoted cost or that of this service.
  compared_with text not null check (compared_with in ('total', 'charge')),
  is_taxed boolean not null,
  is_rechargeable boolean not null,
  carrier_quoted_minor bigint not null,
  carrier_invoiced_minor bigint not null,
  carrier_recharge_minor bigint not null,
  carrier_recharge_tax_minor bigint not null,
  quoted_minor bigint not null,
  requoted_minor bigint not null,
  customer_recharge_minor bigint not null check (customer_recharge_minor >= 0),
  customer_recharge_tax_minor bigint not null check (customer_recharge_tax_minor >= 0),
  status text not null check (status in (
    'Matched', 'OverCharged', 'UnderCharged', 'NotQuoted', 'NotBooked', 'Approved'
  )),
  reason text check (reason in (
    'Weight', 'Fuel', 'Zone', 'Accessorial', 'Duplicate', 'Cancelled', 'Unmatched'
  )),
  explanation text not null,
  resolution text check (resolution in (
    'Absorbed', 'PassedOn', 'Disputed', 'Duplicate', 'Cancelled'
  )),
  approved_minor bigint check (approved_minor >= 0),
  note text,
  decided_by bigint,
  decided_by_name text,
  decided_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, consignment_no, position),
  foreign key (tenant_id, consignment_no) references reconciliation.consignment on delete cascade,
  check ((status = 'Approved') = (approved_minor is not null)),
  check (resolution is distinct from 'PassedOn' or is_rechargeable)
);
create index line_of_reconciliation on reconciliation.line (tenant_id, reconciliation_id, id);
create index line_waiting on reconciliation.line (tenant_id, reconciliation_id, reason)
  where status <> 'Approved' and (resolution is null or resolution = 'Disputed');
create index line_by_service on reconciliation.line (tenant_id, carrier_code, consignment_id, service_key);
-- Decisions are history; what the import wrote stands in the invoice.
create trigger note_change after update on reconciliation.line
  for each row execute function platform.note_change('ReconciliationLine');

-- Carriers' invoices are the tenant's alone: whoever sees one customer sees none of them.
do $$
declare
  guarded regclass;
begin
  foreach guarded in array array[
    'reconciliation.tolerance', 'reconciliation.layout', 'reconciliation.upload',
    'reconciliation.reconciliation', 'reconciliation.charge', 'reconciliation.consignment',
    'reconciliation.line'
  ]::regclass[] loop
    perform platform.guard(guarded);
    execute format(
      'create policy staff_only on %s as restrictive
       using (platform.sees_customer(null)) with check (platform.sees_customer(null))', guarded);
  end loop;
end $$;
