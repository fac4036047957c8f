-- Versions of a rate card: whole copies with zones, services, rates and surcharges of their own. A
-- version is a draft until it is published from a day on; the version of the despatch day prices.

alter table rates.card
  add column version_of uuid,
  -- The first despatch day that it prices; of a draft, none.
  add column effective_date date,
  add foreign key (tenant_id, version_of) references rates.card on delete cascade,
  -- Whose card it is, and whether it is everybody's, is said of the card itself alone.
  add check (version_of is null or (not is_default and entity_id is null)),
  add check (version_of is not null or effective_date is null),
  add check (version_of is null or is_active = (effective_date is not null));
create unique index card_version_from on rates.card (tenant_id, version_of, effective_date)
  where version_of is not null;

-- Replays: bookings priced again by a version of a card beside the card in force.
create table booking.replay (
  tenant_id bigint not null references tenancy.tenant,
  id uuid not null,
  rate_card_id uuid not null,
  -- All are priced as if they were despatched on it.
  day date not null,
  -- How many bookings, the latest first.
  wanted integer not null check (wanted between 1 and 5000),
  total integer,
  done integer not null default 0,
  -- Null until all are done.
  outcome jsonb,
  problem text,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, rate_card_id) references rates.card on delete cascade
);
create index replay_of_card on booking.replay (tenant_id, rate_card_id, created_at desc);
select platform.guard('booking.replay');
