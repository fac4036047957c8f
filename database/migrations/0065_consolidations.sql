-- Consignments that were made one, so that they can be taken apart again while nothing was handed over.

create table booking.consolidation (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  customer_id bigint not null,
  -- The one that took the freight, its items before and after, and those that were cancelled for it.
  target_id bigint not null,
  items_before jsonb not null,
  items_after jsonb not null,
  cancelled_ids bigint[] not null check (cardinality(cancelled_ids) > 0),
  at timestamptz not null,
  taken_apart_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, target_id) references booking.booking
);
create index consolidation_of_target on booking.consolidation (tenant_id, target_id, id desc)
  where taken_apart_at is null;
select platform.guard('booking.consolidation', 'customer_id');
