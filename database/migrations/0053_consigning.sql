-- Telling a carrier of a booking, until it has taken the freight or it is known that it does not. The
-- key stands here before anybody is called, so that whoever comes after a process that died asks the
-- carrier what became of it.

create table booking.consigning (
  tenant_id bigint not null references tenancy.tenant,
  id bigint generated always as identity,
  booking_id bigint not null,
  customer_id bigint not null,
  carrier_account_id bigint not null,
  -- What the carrier knows the shipment by; never used for another one.
  key text not null check (length(key) between 1 and 64),
  -- Of what it is told, names and telephones apart: freight that differs is another shipment.
  fingerprint text not null,
  state text not null check (
    state in ('Waiting', 'AwaitingNumber', 'Taken', 'Refused', 'GivenUp', 'Withdrawing',
      'Withdrawn', 'NotWithdrawn')
  ),
  -- The one that counts now; others were replaced.
  is_current boolean not null default true,
  attempts integer not null default 0,
  -- Somebody is calling; after this moment somebody else may.
  claimed_until timestamptz,
  next_at timestamptz,
  problem text,
  reference text,
  connote text,
  tracking_url text,
  label_file uuid,
  last_event_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references booking.booking,
  foreign key (tenant_id, carrier_account_id) references carriers.account
);
create unique index consigning_by_key on booking.consigning (tenant_id, key);
create unique index consigning_of_booking on booking.consigning (tenant_id, booking_id)
  where is_current;
select platform.guard('booking.consigning', 'customer_id');

alter table booking.operation_log
  add column attempt integer,
  add column took_ms integer;

-- Carriers behind one server name their services longer: australiapost_express_post_signature.
alter table carriers.service
  drop constraint service_code_check,
  add constraint service_code_check check (length(code) between 1 and 64);
