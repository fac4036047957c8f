-- Serial shipping container codes (SSCC, GS1 General Specifications 3.3): a tenant with a company prefix of
-- GS1 gives each piece one, so that freight need not be labelled again between carriers.

create table booking.sscc_series (
  tenant_id bigint not null references tenancy.tenant,
  company_prefix text not null check (company_prefix ~ '^[0-9]{7,10}$'),
  -- Serials go on where they were when a prefix comes back: no code is given twice.
  next_serial bigint not null default 0 check (next_serial >= 0),
  is_current boolean not null,
  primary key (tenant_id, company_prefix)
);
create unique index sscc_series_current on booking.sscc_series (tenant_id) where is_current;
select platform.guard('booking.sscc_series');

-- One for each piece, in their order; none where the tenant had no prefix when it was booked.
alter table booking.booking add column ssccs text[] not null default '{}';
