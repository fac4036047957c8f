-- Fuel levies and surcharges as dated tables: what was in force on the despatch day is charged, and
-- a new figure is a new row.

create table rates.fuel_levy (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null default gen_random_uuid(),
  -- Levies of different names are added.
  name text not null check (length(name) between 1 and 64),
  percent numeric(7, 4) not null check (percent between 0 and 100),
  effective_date date not null,
  expire_date date check (expire_date > effective_date),
  source text not null default '',
  primary key (tenant_id, id)
);
create unique index fuel_levy_from on rates.fuel_levy (tenant_id, upper(name), effective_date);
select platform.guard('rates.fuel_levy');
select platform.track('rates.fuel_levy', 'FuelLevy');

-- Every card prices by the levies, so every card has changed.
create function rates.count_levy_change() returns trigger language plpgsql as $$
begin
  update rates.card set version = version + 1 where tenant_id = platform.tenant_id();
  return null;
end $$;
create trigger count_change after insert or update or delete on rates.fuel_levy
  for each statement execute function rates.count_levy_change();

-- How the card takes the levies: [{kind, percent, serviceCode, effectiveDate, expireDate}]
alter table rates.card add column fuel jsonb not null default '[]';

create table rates.surcharge (
  tenant_id bigint not null,
  id uuid not null default gen_random_uuid(),
  rate_card_id uuid not null,
  code text not null check (length(code) between 1 and 64),
  name text not null check (length(name) between 1 and 128),
  calc_method text not null
    check (calc_method in ('Flat', 'Percentage', 'PerKg', 'PerItem', 'PerCubic')),
  -- Null is price on application.
  value numeric(15, 6) check (value >= 0),
  apply_on text not null check (apply_on in ('consignment', 'item', 'largestItem', 'pallet')),
  -- {kind, …}, as the contract spells it
  condition jsonb not null,
  bears_fuel boolean not null default false,
  effective_date date not null,
  expire_date date check (expire_date > effective_date),
  source text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, rate_card_id) references rates.card on delete cascade
);
create unique index surcharge_from
  on rates.surcharge (tenant_id, rate_card_id, upper(code), effective_date);
select platform.guard('rates.surcharge');
select platform.track('rates.surcharge', 'Surcharge');
select rates.watch('rates.surcharge');
