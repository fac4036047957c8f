-- Decisions on a carrier's invoice can be taken back until it is exported, and disputed lines are written to the carrier.

alter table reconciliation.reconciliation
  -- What of the invoice is approved, so agreed to be paid to the carrier, before tax.
  add column agreed_minor bigint not null default 0,
  -- Decisions up to here stand: somebody has them in a file.
  add column exported_at timestamptz;

-- A recharge that no invoice holds yet goes with the decision behind it.
grant delete on booking.recharge to waybill_app;

-- What a carrier was written about the lines of its invoice that are disputed.
create table reconciliation.dispute_letter (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  reconciliation_id bigint not null,
  carrier_code text not null,
  sent_to text not null,
  subject text not null,
  content text not null,
  sent_at timestamptz not null,
  sent_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, reconciliation_id)
    references reconciliation.reconciliation on delete cascade
);
create index dispute_letter_of_carrier on reconciliation.dispute_letter (tenant_id, carrier_code, id desc);
create index dispute_letter_of_reconciliation on reconciliation.dispute_letter (tenant_id, reconciliation_id, id);
select platform.guard('reconciliation.dispute_letter', null, 'select, insert, delete');
create policy staff_only on reconciliation.dispute_letter as restrictive
  using (platform.sees_customer(null)) with check (platform.sees_customer(null));
