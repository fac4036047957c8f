-- Fees that a billing run adds to invoices, and what single customers pay instead of the usual.

create table finance.fee (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  name text not null,
  invoice_type text not null
    check (invoice_type in ('Booking', 'Recharge', 'Job', 'Adhoc', 'Fee')),
  apply_on text not null check (apply_on in ('Invoice', 'Booking', 'Freight', 'Total')),
  fee_type text not null check (fee_type in ('Fuel', 'Admin', 'CardSurcharge', 'LatePayment',
    'Residential', 'TailLift', 'Custom')),
  calc_method text not null
    check (calc_method in ('Flat', 'Percentage', 'PerKg', 'PerItem', 'PerCubic')),
  minimum_minor bigint check (minimum_minor >= 0),
  is_accumulated boolean not null,
  is_active boolean not null,
  is_tax_applicable boolean not null,
  customer_types text[] not null,
  -- [{order, basic, break, rate}], see contract/src/finance/fees/tiers.ts.
  rates jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index fee_name on finance.fee (tenant_id, lower(name));
select platform.guard('finance.fee', null, 'select, insert, update');
select platform.track('finance.fee', 'Fee');

-- What a customer pays of a fee from a day until the day before another.
create table finance.customer_fee (
  tenant_id bigint not null,
  fee_id bigint not null,
  customer_id bigint not null,
  minimum_minor bigint check (minimum_minor >= 0),
  is_accumulated boolean not null,
  is_active boolean not null,
  effective_date date not null,
  expire_date date check (expire_date > effective_date),
  rates jsonb not null,
  primary key (tenant_id, fee_id, customer_id, effective_date),
  foreign key (tenant_id, fee_id) references finance.fee (tenant_id, id),
  -- One active rate per fee, customer and day; ranges of one number stand in for btree_gist.
  constraint customer_fee_once exclude using gist (
    int8range(tenant_id, tenant_id, '[]') with &&,
    int8range(fee_id, fee_id, '[]') with &&,
    int8range(customer_id, customer_id, '[]') with &&,
    daterange(effective_date, expire_date, '[)') with &&
  ) where (is_active)
);
select platform.guard('finance.customer_fee', 'customer_id', 'select, insert, update');
select platform.track('finance.customer_fee', 'CustomerFee');
