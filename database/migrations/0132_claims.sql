-- Claims for freight that was lost, damaged or late: an amount, a decision, and from there a credit.

create table booking.claim (
  tenant_id bigint not null references tenancy.tenant (tenant_id),
  id bigint generated always as identity,
  booking_id bigint not null,
  customer_id bigint not null,
  kind text not null check (kind in ('Loss', 'Damage', 'Delay')),
  status text not null default 'Open'
    check (status in ('Open', 'AcceptedInPart', 'Accepted', 'Declined')),
  -- Claimed, in hundredths, tax included.
  amount_minor bigint not null check (amount_minor > 0),
  accepted_minor bigint,
  note text not null,
  -- What the decision says to the customer.
  answer text,
  lodged_by text not null,
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references booking.booking (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers.customer (tenant_id, id),
  constraint accepted_amounts check (case status
    when 'Accepted' then accepted_minor = amount_minor
    when 'AcceptedInPart' then accepted_minor > 0 and accepted_minor < amount_minor
    else accepted_minor is null
  end),
  constraint decided_once check ((status = 'Open') = (decided_at is null))
);
create index claim_newest on booking.claim (tenant_id, created_at desc, id desc);
create index claim_of_customer on booking.claim (tenant_id, customer_id, created_at desc, id desc);
create index claim_of_booking on booking.claim (tenant_id, booking_id);
-- One thing is claimed once at a time.
create unique index open_claim on booking.claim (tenant_id, booking_id, kind) where status = 'Open';
grant select, insert, update, delete on booking.claim to waybill_app;
select platform.guard('booking.claim', 'customer_id');
select platform.track('booking.claim', 'Claim');

-- What is claimed as lost or damaged did not arrive in full, unless the claim was declined.
create or replace view booking_public.incident with (security_invoker = true) as
 select tenant_id, booking_id from booking.tracking where status in ('Damaged', 'Lost')
 union all
 select tenant_id, booking_id from booking.claim
 where kind in ('Loss', 'Damage') and status <> 'Declined';
