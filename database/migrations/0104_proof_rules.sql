-- What a tenant demands as proof of a delivery: of all, and of single customers' freight. Bookings
-- add to it by their delivery options.

create table jobs.proof_rule (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  -- Null for the rule of all.
  customer_id bigint,
  needs_photo boolean not null,
  needs_signature boolean not null,
  needs_pin boolean not null,
  -- Years.
  minimum_age smallint check (minimum_age between 1 and 99),
  allows_leaving boolean not null,
  primary key (tenant_id, id),
  constraint proof_rule_once unique nulls not distinct (tenant_id, customer_id)
);
select platform.guard('jobs.proof_rule');
select platform.track('jobs.proof_rule', 'ProofRule', array[]::text[]);

-- Whom a driver without signal calls before driving.
alter table fleet.pre_start_setting
  add column dispatch_phone text check (dispatch_phone <> '');
