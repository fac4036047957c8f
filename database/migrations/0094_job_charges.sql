-- What customers pay and drivers are paid for jobs. Both sides are one kind of row: hours, lines, and
-- whether it is closed; the customer's is on an invoice then, a driver's on an RCTI.

create unique index job_of_its_customer on jobs.job (tenant_id, id, customer_id);

create table jobs.charge (
  tenant_id bigint not null,
  id uuid not null,
  job_id uuid not null,
  side text not null check (side in ('Customer', 'Driver')),
  -- Of the customer's side alone: customers see their own, and never what a driver is paid.
  customer_id bigint,
  -- The driver's user; of the driver's side it is who is paid.
  driver_id bigint,
  driver_guid uuid,
  vehicle_id uuid,
  service_code text not null,
  -- Hundredths per hour, before tax.
  rate_minor bigint not null check (rate_minor >= 0),
  -- As sent: HH:mm or ISO 8601.
  start_time text,
  end_time text,
  between_min integer check (between_min >= 0),
  break_min integer not null check (break_min >= 0),
  round_by_min integer not null check (round_by_min > 0),
  minimum_min integer not null check (minimum_min >= 0),
  -- After the break, the rounding and the minimum (decisions J-08).
  charged_min integer not null check (charged_min >= 0),
  hours_minor bigint not null check (hours_minor >= 0),
  -- [{serviceCode, isAdditional, amount, isTaxed}], amounts in hundredths before tax.
  lines jsonb not null default '[]',
  -- Hours and lines before tax, in hundredths.
  subtotal_minor bigint not null,
  is_closed boolean not null default false,
  closed_at timestamptz,
  -- The invoice or RCTI of finance that it stands on.
  document_id bigint,
  document_number text,
  status text not null generated always as (
    case when document_id is not null then 'Invoiced' when is_closed then 'Closed' else 'Open' end
  ) stored,
  created_at timestamptz not null,
  created_by bigint,
  updated_at timestamptz,
  updated_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, job_id) references jobs.job,
  foreign key (tenant_id, job_id, customer_id)
    references jobs.job (tenant_id, id, customer_id) on update cascade,
  foreign key (tenant_id, driver_id) references identity."user",
  check ((side = 'Customer') = (customer_id is not null)),
  check (side = 'Customer' or driver_id is not null),
  check ((driver_id is null) = (driver_guid is null)),
  check (is_closed = (closed_at is not null)),
  check (num_nulls(document_id, document_number) in (0, 2)),
  -- Only what is closed is invoiced, and what is invoiced stays closed.
  check (is_closed or document_id is null),
  check (subtotal_minor > 0 or not is_closed)
);
-- One charge for the customer of a job, and one for each of its drivers.
create unique index charge_of_customer on jobs.charge (tenant_id, job_id) where side = 'Customer';
create unique index charge_of_driver on jobs.charge (tenant_id, job_id, driver_id)
  where side = 'Driver';
create index charge_to_invoice on jobs.charge (tenant_id, side, id)
  where is_closed and document_id is null;
create index charge_of_document on jobs.charge (tenant_id, side, document_id)
  where document_id is not null;
select platform.guard('jobs.charge', 'customer_id');
select platform.track('jobs.charge', 'JobCharge');

-- The quotes that were chosen for a job: what it costs (buy) and what it is sold for (sell), as
-- they were on that day (decisions J-10).
create table jobs.chosen_quote (
  tenant_id bigint not null,
  job_id uuid not null,
  is_buy boolean not null,
  quote_id uuid not null,
  carrier_name text not null,
  service_name text not null,
  -- Before tax, in hundredths: the carrier's price or the customer's.
  amount_minor bigint not null,
  chosen_at timestamptz not null,
  chosen_by_name text not null,
  primary key (tenant_id, job_id, is_buy),
  foreign key (tenant_id, job_id) references jobs.job
);
select platform.guard('jobs.chosen_quote');

-- What contractors are paid by; a charge of theirs begins with these.
create table jobs.driver_rate (
  tenant_id bigint not null,
  driver_id bigint not null,
  basis text not null check (basis in ('Hour', 'Kilometre', 'Stop', 'Percentage')),
  -- Hundredths of money per unit, or of a per cent.
  rate integer not null check (rate >= 0),
  minimum_min integer not null check (minimum_min >= 0),
  round_by_min integer not null check (round_by_min > 0),
  primary key (tenant_id, driver_id, basis),
  foreign key (tenant_id, driver_id) references identity."user"
);
select platform.guard('jobs.driver_rate');

-- The hours of a job as the job itself shows them. A driver sees what the own work is paid, never
-- what the customer pays.
create view jobs.job_price with (security_invoker = true) as
select tenant_id, job_id, jsonb_build_object(
         'rate', rate_minor, 'start', start_time, 'end', end_time, 'between', between_min,
         'break', break_min, 'roundBy', round_by_min, 'charged', charged_min,
         'subtotal', subtotal_minor
       ) as price
from jobs.charge
where side = 'Customer';
grant select on jobs.job_price to waybill_app;
